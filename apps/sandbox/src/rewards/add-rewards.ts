import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { openJournal } from '../journal/journal.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { addRewardCalls } from './add-reward-calls.ts';
import { addRewardPages } from './add-reward-pages.ts';
import { type BonusRequest, BonusRequests, keepRequests } from './bonus-requests.ts';
import { addRewardsConsole } from './console/add-rewards-console.ts';
import { PageSessions } from './page-sessions.ts';
import { keepRecords, type RewardRecord } from './reward-record.ts';
import { RewardRecords } from './reward-records.ts';

/** The partner of rewards: its pages, what players got, and the console where requests are decided. */
export async function addRewards(app: FastifyInstance, parts: SandboxParts): Promise<void> {
  const { config, clock, ids, draw } = parts;
  const fileOf = (name: string) => join(config.dataFolder, `${name}.jsonl`);
  const kept = await openJournal<RewardRecord>(fileOf('rewards'), (entries) =>
    keepRecords(entries, clock.now()),
  );
  const asked = await openJournal<BonusRequest>(fileOf('bonus-requests'), keepRequests);
  const records = new RewardRecords({
    journal: kept.journal,
    keys: config.keys,
    clock,
    siteUrl: config.siteUrl,
    timeoutMs: config.callTimeoutMs,
    retry: config.retry,
    log: app.log,
  });
  const requests = new BonusRequests({ journal: asked.journal, records, clock, ids }, asked.entries);
  const floor = { sessions: new PageSessions({ clock, ids }), records, requests, clock };
  addRewardPages(app, parts, floor);
  addRewardCalls(app, { ...floor, draw });
  addRewardsConsole(app, floor);
  records.restore(kept.entries);
  // After listening, because the site may still be starting.
  app.addHook('onListen', async () => {
    records.resume();
    for (const request of requests.list())
      requests.grantApproved(request).catch((error: unknown) => app.log.error({ err: error }, 'no grant'));
  });
  app.addHook('onClose', async () => {
    await records.close();
    await requests.close();
  });
}
