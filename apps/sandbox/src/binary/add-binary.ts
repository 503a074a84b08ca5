import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import type { SandboxParts } from '../sandbox-parts.ts';
import type { GamePage } from '../shell/game-page.ts';
import { acceptWatchers } from '../visits/accept-watchers.ts';
import type { Visits } from '../visits/visit.ts';
import type { WagerBook } from '../wagers/wager-book.ts';
import { repeatEvenly } from '../wire/repeat-evenly.ts';
import { addBinaryCalls } from './add-binary-calls.ts';
import { addVerifyPage } from './add-verify-page.ts';
import { BINARY_PLAY, renderBinaryPage } from './binary-page.ts';
import { UPDATE_MS } from './house-rules.ts';
import { MarketPages } from './market-pages.ts';
import { OptionMarket } from './option-market.ts';
import { PriceLog } from './price-log.ts';

export interface BinaryParts extends Pick<SandboxParts, 'config' | 'clock' | 'ids'> {
  readonly visits: Visits;
  readonly book: WagerBook;
}

/** Where pages listen to the price. */
export const BINARY_SOCKET_PATH = '/studio/binary/socket';

/** The binary option: one price for all brands, its socket and calls, and the page that verifies it. */
export async function addBinary(
  app: FastifyInstance,
  { config, clock, ids, visits, book }: BinaryParts,
): Promise<GamePage> {
  const prices = await PriceLog.open(join(config.dataFolder, 'binary-prices.jsonl'), ids);
  const pages = new MarketPages();
  const market = new OptionMarket({ clock, prices, book, pages, log: app.log });
  acceptWatchers(app, BINARY_SOCKET_PATH, {
    visits,
    open: (peer, visit) => market.open(peer, visit),
    leave: (peer) => pages.leave(peer),
  });
  addBinaryCalls(app, { visits, market, prices });
  addVerifyPage(app);
  const stop = repeatEvenly(UPDATE_MS, () => void market.tick());
  app.addHook('onClose', async () => {
    stop();
    await prices.close();
  });
  return { plays: (play) => play === BINARY_PLAY, render: renderBinaryPage };
}
