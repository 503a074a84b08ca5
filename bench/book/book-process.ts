import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createIdMaker, systemClock } from '@baize/clock';
import {
  BETCONSTRUCT_PARTY,
  buildBetconstructUrl,
  createKeyRing,
  type SportsbookRequest,
} from '@baize/providers';
import Fastify from 'fastify';

import { addBook } from '../../apps/sandbox/src/book/add-book.ts';
import { createBook } from '../../apps/sandbox/src/book/create-book.ts';
import { addSourceRoutes } from '../../apps/sandbox/src/shell/add-source-routes.ts';
import { MovingRows } from './moving-rows.ts';

/*
 * The book's pages in a process of their own, so that its CPU time is not that of the browser. Prints the address of the
 * football list as one line of JSON and ends on SIGTERM.
 */
const [port = '0'] = process.argv.slice(2);
const origin = `http://127.0.0.1:${port}`;
const keys = createKeyRing(['bench'.padEnd(40, '-')]);
const clock = systemClock;
const ids = createIdMaker(clock);
const dataFolder = await mkdtemp(path.join(tmpdir(), 'baize-bench-book-'));
const { book, close } = await createBook({ config: { dataFolder }, clock, ids });
const rows = new MovingRows(book);
const app = Fastify({ forceCloseConnections: true });
const config = {
  origin,
  siteUrl: 'http://127.0.0.1:9',
  dataFolder,
  keys,
  demoSiteId: 7,
  tables: [],
  art: new Map(),
  tiles: new Map(),
  retry: { firstDelayMs: 1, longestDelayMs: 1, giveUpAfterMs: 1 },
  callTimeoutMs: 1_000,
};
addSourceRoutes(app);
await addBook(app, { config, clock, ids, book: rows });

let end = (): void => {};
/** Prices a second in the rows of some matches, and in the whole book. */
app.post<{ Body: { events: readonly number[]; rows: number; all: number } }>(
  '/bench/move',
  async ({ body }) => {
    end();
    const events = body.events.flatMap((id) => book.find(id) ?? []);
    end = rows.move(events, body.rows);
    book.movePrices(body.all);
    return {};
  },
);
/** CPU time since the start, in microseconds. */
app.get('/bench/cpu', async () => {
  const { user, system } = process.cpuUsage();
  return { microseconds: user + system };
});

await app.listen({ port: Number(port), host: '127.0.0.1' });
process.on('SIGTERM', () => {
  end();
  void Promise.all([app.close(), close()]).then(() => process.exit(0));
});
const request: SportsbookRequest = {
  siteId: 7,
  view: 'prematch',
  game: 'sport',
  player: null,
  lang: 'tr',
  currency: 'TRY',
  device: 'phone',
  theme: {},
  returnUrl: 'http://127.0.0.1:9/Sport',
};
const home = buildBetconstructUrl(origin, request, keys.current(BETCONSTRUCT_PARTY, request.siteId));
process.stdout.write(`${JSON.stringify({ url: origin, home })}\n`);
