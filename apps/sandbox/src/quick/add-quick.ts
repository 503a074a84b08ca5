import { join } from 'node:path';

import { QUICK_PARTY } from '@baize/providers';
import type { FastifyInstance } from 'fastify';

import type { SandboxParts } from '../sandbox-parts.ts';
import { openJournal } from '../journal/journal.ts';
import type { FaultBoard } from '../studio/wallet/fault-board.ts';
import { LONGEST_SHOW_MS } from '../wagers/shown-rounds.ts';
import { failPage } from '../wire/fail-page.ts';
import { GamePace, SHORTEST_GAME_MS } from '../wire/game-pace.ts';
import { addQuickApi } from './add-quick-api.ts';
import { addQuickLaunch } from './add-quick-launch.ts';
import { addQuickPage } from './add-quick-page.ts';
import { keepOpenRounds, type QuickRound } from './quick-round.ts';
import { QuickRunner } from './quick-runner.ts';
import { RoundMemory } from './round-memory.ts';
import { createQuickWallet } from './quick-wallet.ts';
import type { TableWallets } from './table-wallet.ts';

/**
 * A second game provider with another dialect, and two games: a coin and a card. Other providers run the same games with
 * their own wallets.
 */
export async function addQuick(
  app: FastifyInstance,
  parts: SandboxParts & { faults: FaultBoard; wallets: TableWallets },
): Promise<QuickRunner> {
  const { config, clock, ids, draw, faults } = parts;
  const own = createQuickWallet({ siteUrl: config.siteUrl, timeoutMs: config.callTimeoutMs });
  const wallets: TableWallets = { ...parts.wallets, [QUICK_PARTY]: own };
  const { journal, entries } = await openJournal<QuickRound>(
    join(config.dataFolder, 'quick-rounds.jsonl'),
    keepOpenRounds,
  );
  const memory = new RoundMemory();
  const runner = new QuickRunner({
    journal,
    memory,
    wallets,
    keys: config.keys,
    clock,
    ids,
    draw,
    retry: config.retry,
    longestShowMs: LONGEST_SHOW_MS,
    log: app.log,
  });
  addQuickPage(app, config.keys, failPage(faults, 'page'));
  addQuickLaunch(app, config, failPage(faults, 'launch'));
  const pace = new GamePace(clock, SHORTEST_GAME_MS.other);
  addQuickApi(app, { runner, memory, wallets, keys: config.keys, pace, ids, draw });
  // After listening, because the site may still be starting.
  app.addHook('onListen', async () => runner.resume(entries));
  app.addHook('onClose', () => runner.close());
  return runner;
}
