import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { addBinary } from '../binary/add-binary.ts';
import { addCrash } from '../crash/add-crash.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { JackpotPools } from '../feeds/jackpots/jackpot-pools.ts';
import { addDraws } from '../draws/add-draws.ts';
import { drawPages } from '../draws/draw-pages.ts';
import { addCardCalls } from '../house-cards/add-card-calls.ts';
import { cardPage } from '../house-cards/card-page.ts';
import { isCardWager } from '../house-cards/card-rounds.ts';
import { addInstant } from '../instant/add-instant.ts';
import { instantPages } from '../instant/instant-pages.ts';
import { isStepWager } from '../instant/step-rounds.ts';
import { openJournal } from '../journal/journal.ts';
import { addPlayCalls } from '../shell/play-calls.ts';
import { addSourceRoutes } from '../shell/add-source-routes.ts';
import type { TableFloor } from '../tables/table-floor.ts';
import { openTables } from '../tables/open-tables.ts';
import { tablePage } from '../tables/table-page.ts';
import { Visits } from '../visits/visit.ts';
import { keepUnfinished, type Wager } from '../wagers/wager.ts';
import { WagerBook } from '../wagers/wager-book.ts';
import { GamePace, SHORTEST_GAME_MS } from '../wire/game-pace.ts';
import { GameLooks } from './art/game-looks.ts';
import { addEmblemRoute } from './art/tile-look.ts';
import { addStudioConsole } from './console/add-studio-console.ts';
import { addFrameRoutes } from './frame/add-frame-routes.ts';
import { failPage } from '../wire/fail-page.ts';
import { addSlotCalls } from './slots/add-slot-calls.ts';
import { SlotRounds } from './slots/slot-rounds.ts';
import { LONGEST_SHOW_MS, ShownRounds } from '../wagers/shown-rounds.ts';
import type { FaultBoard } from './wallet/fault-board.ts';
import { createWalletClient } from './wallet/wallet-client.ts';

/**
 * The game studio: the frames of its games, their calls, the wallet client, and a console.
 *
 * @returns the live tables, which the lobby's feed shows
 */
export async function addStudio(
  app: FastifyInstance,
  parts: SandboxParts & { pools: JackpotPools; faults: FaultBoard },
): Promise<{ floor: TableFloor }> {
  const { config, clock, roundClock, ids, draw, pools, faults } = parts;
  const { keys } = config;
  const { wallet, visits, book, entries } = await openStudioBook(app, parts);
  const shared = { ...parts, clock: roundClock, visits, book };
  const tables = await openTables(app, shared);
  const crash = await addCrash(app, shared);
  const binary = await addBinary(app, shared);
  const pace = new GamePace(roundClock, SHORTEST_GAME_MS.slot);
  const shown = new ShownRounds(book, LONGEST_SHOW_MS);
  const rounds = new SlotRounds({ book, shown, wallet, pace, pools, draw, log: app.log });

  addFrameRoutes(app, {
    keys,
    looks: new GameLooks(config.art),
    fail: failPage(faults, 'page'),
    pages: [
      tablePage(tables.floor),
      crash,
      binary,
      ...instantPages(config.tiles),
      cardPage,
      ...drawPages(config.tiles),
    ],
  });
  addEmblemRoute(app, config.tiles);
  addSourceRoutes(app);
  addPlayCalls(app, { visits, book, wallet, keys, ids });
  addSlotCalls(app, { visits, rounds, shown });
  addInstant(app, { visits, book, shown, clock, draw });
  addCardCalls(app, { visits, book, shown, clock, draw });
  addDraws(app, { ...shared, log: app.log });
  addStudioConsole(app, { book, faults, config });
  app.addHook('onClose', async () => shown.close());
  // After listening, because the site may still be starting.
  app.addHook('onListen', async () => {
    // A jackpot that was won just before the process ended may not have been taken out of its pool yet.
    for (const { jackpot } of entries) if (jackpot) pools.settle(jackpot);
    const settlements = tables.settlementsOf(entries);
    const decided = new Set(settlements.map(({ wager }) => wager));
    book.resume(entries, (wager) => decided.has(wager) || isStepWager(wager) || isCardWager(wager));
    await book.settleAll(settlements);
  });
  app.addHook('onClose', async () => {
    await book.close();
    await tables.close();
  });
  return { floor: tables.floor };
}

/** The stakes of all games and the pages that place them, with what an earlier process left. */
async function openStudioBook(
  app: FastifyInstance,
  { config, clock, ids, faults }: SandboxParts & { faults: FaultBoard },
) {
  const { keys, retry } = config;
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
  const book = new WagerBook({ journal, wallet, keys, clock, ids, retry, log: app.log, visits });
  return { wallet, visits, book, entries };
}
