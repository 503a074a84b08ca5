import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { addCrash } from '../crash/add-crash.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { JackpotPools } from '../feeds/jackpots/jackpot-pools.ts';
import { addDraws } from '../draws/add-draws.ts';
import { drawPages } from '../draws/draw-pages.ts';
import { addInstant } from '../instant/add-instant.ts';
import { instantPages } from '../instant/instant-pages.ts';
import { isMinesWager } from '../instant/mines-game.ts';
import { openJournal } from '../journal/journal.ts';
import { addPlayCalls } from '../shell/play-calls.ts';
import { addSourceRoutes } from '../shell/add-source-routes.ts';
import { Visits } from '../visits/visit.ts';
import { keepUnfinished, type Wager } from '../wagers/wager.ts';
import { WagerBook } from '../wagers/wager-book.ts';
import { GamePace, SHORTEST_GAME_MS } from '../wire/game-pace.ts';
import { GameLooks } from './art/game-looks.ts';
import { addStudioConsole } from './console/add-studio-console.ts';
import { addFrameRoutes } from './frame/add-frame-routes.ts';
import { failPage } from '../wire/fail-page.ts';
import { addSlotCalls } from './slots/add-slot-calls.ts';
import { SlotRounds } from './slots/slot-rounds.ts';
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
  const { journal, entries } = await openJournal<Wager>(
    join(config.dataFolder, 'wagers.jsonl'),
    keepUnfinished,
  );
  const visits = new Visits();
  const book = new WagerBook({
    journal,
    wallet,
    keys: config.keys,
    clock,
    ids,
    retry: config.retry,
    log: app.log,
    visits,
  });
  const pace = new GamePace(clock, SHORTEST_GAME_MS.slot);
  const rounds = new SlotRounds({ book, pace, pools, draw, log: app.log });

  const looks = new GameLooks(config.art);
  const crash = await addCrash(app, { config, clock, ids, visits, book });
  const pages = [crash, ...instantPages, ...drawPages];
  addFrameRoutes(app, { keys: config.keys, looks, fail: failPage(faults, 'page'), pages });
  addSourceRoutes(app);
  addPlayCalls(app, { visits, book, wallet, keys: config.keys, ids });
  addSlotCalls(app, visits, rounds);
  addInstant(app, { visits, book, clock, draw });
  addDraws(app, { visits, book, clock, ids, draw, log: app.log });
  addStudioConsole(app, { book, faults, config });
  // After listening, because the site may still be starting.
  app.addHook('onListen', async () => {
    // A jackpot that was won just before the process ended may not have been taken out of its pool yet.
    for (const { jackpot } of entries) if (jackpot) pools.settle(jackpot);
    book.resume(entries, isMinesWager);
  });
  app.addHook('onClose', () => book.close());
}
