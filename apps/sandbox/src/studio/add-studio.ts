import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import type { SandboxParts } from '../sandbox-parts.ts';
import type { JackpotPools } from '../feeds/jackpots/jackpot-pools.ts';
import { openJournal } from '../journal/journal.ts';
import { addPlayCalls } from '../shell/play-calls.ts';
import { addSourceRoutes } from '../shell/add-source-routes.ts';
import { Visits } from '../visits/visit.ts';
import { keepUnfinished as keepWagers, type Wager } from '../wagers/wager.ts';
import { WagerBook } from '../wagers/wager-book.ts';
import { GamePace, SHORTEST_GAME_MS } from '../wire/game-pace.ts';
import { addStudioConsole } from './console/add-studio-console.ts';
import { addFrameRoutes } from './frame/add-frame-routes.ts';
import { RoundRunner } from './rounds/round-runner.ts';
import { keepUnfinished, type Round } from './rounds/round.ts';
import { PlaySessions } from './sessions/play-session.ts';
import { addStudioApi } from './studio-api.ts';
import { failPage } from '../wire/fail-page.ts';
import type { FaultBoard } from './wallet/fault-board.ts';
import { createWalletClient } from './wallet/wallet-client.ts';

/** The game studio: game frames, their API, the wallet client, and a console. */
export async function addStudio(
  app: FastifyInstance,
  parts: SandboxParts & { pools: JackpotPools; faults: FaultBoard },
): Promise<void> {
  const { config, clock, ids, draw, pools, faults } = parts;
  const wallet = createWalletClient({
    siteUrl: config.siteUrl,
    clock,
    faults,
    timeoutMs: config.callTimeoutMs,
  });
  const { journal, entries } = await openJournal<Round>(
    join(config.dataFolder, 'studio-rounds.jsonl'),
    keepUnfinished,
  );
  const runner = new RoundRunner({
    journal,
    wallet,
    keys: config.keys,
    clock,
    ids,
    draw,
    pools,
    retry: config.retry,
    log: app.log,
  });
  const visits = new Visits();
  const opened = await openJournal<Wager>(join(config.dataFolder, 'wagers.jsonl'), keepWagers);
  const book = new WagerBook({
    journal: opened.journal,
    wallet,
    keys: config.keys,
    clock,
    ids,
    retry: config.retry,
    log: app.log,
    visits,
  });
  const sessions = new PlaySessions();
  const pace = new GamePace(clock, SHORTEST_GAME_MS.slot);

  addFrameRoutes(app, { keys: config.keys, fail: failPage(faults, 'page'), pages: [] });
  addSourceRoutes(app);
  addPlayCalls(app, { visits, book, wallet, keys: config.keys, ids });
  addStudioApi(app, { sessions, runner, wallet, keys: config.keys, clock, pace, ids, draw });
  addStudioConsole(app, { runner, faults, config });
  // After listening, because the site may still be starting.
  app.addHook('onListen', async () => {
    runner.resume(entries);
    book.resume(opened.entries, () => false);
  });
  app.addHook('onClose', async () => {
    await runner.close();
    await book.close();
  });
}
