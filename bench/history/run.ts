import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { createIdMaker, systemClock } from '@baize/clock';
import { createLedgerStore, openDatabase, prepareDatabase } from '@baize/db';
import { startEmbedded } from '@baize/db/embedded';

import { chooseSpan, fillHistory, fillMethods, type HistoryPlayer } from './fill-histories.ts';
import { measureInserts } from './measure-inserts.ts';
import { measurePages, type PageTimes } from './measure-pages.ts';

/** Options: --sizes 10000,100000,1000000 own rows, --runs of each page, --seconds and --rounds of the inserts. */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    runs: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '5' },
  },
});

/** Of each page at the database. */
const BUDGET_MS = 20;
/** A page of the largest history takes at most this many times as long as the same of the smallest. */
const FLAT = 3;
/** Required share of the rate into tables in one piece. */
const INSERT_RATIO = 0.9;

const sizes = values.sizes.split(',').map(Number);
const dataDir = await mkdtemp(join(tmpdir(), 'baize-bench-'));
const server = await startEmbedded({ dataDir });
await prepareDatabase({ url: server.url });
const database = openDatabase({ url: server.url, maxConnections: 8, statementTimeoutMs: 0 });
const filling = openDatabase({ url: server.url, maxConnections: 1, statementTimeoutMs: 0 });
try {
  const span = await chooseSpan(database);
  const players = sizes.map((rows, index): HistoryPlayer => ({ playerId: 1 + index, rows }));
  await fillMethods(filling);
  for (const player of players) await fillHistory(filling, player, span);
  await filling.pool.query('vacuum analyze');
  const store = createLedgerStore({
    pool: database.pool,
    clock: systemClock,
    ids: createIdMaker(systemClock),
  });
  const measured: PageTimes[][] = [];
  for (const player of players)
    measured.push(await measurePages({ store, pool: database.pool }, player, span, Number(values.runs)));
  printPages(measured);
  const rates = await measureInserts(database, span, {
    seconds: Number(values.seconds),
    rounds: Number(values.rounds),
  });
  const ratio = rates.months / rates.whole;
  console.log(
    `\nrows of a bet per second: ${rates.months.toFixed(0)} into months, ${rates.whole.toFixed(0)} into tables in one piece: ` +
      `${ratio.toFixed(2)}, budget ${INSERT_RATIO}: ${ratio >= INSERT_RATIO ? 'holds' : 'MISSED'}`,
  );
} finally {
  await Promise.all([database.close(), filling.close()]);
  await server.stop();
  await rm(server.home, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
}

function printPages(measured: readonly PageTimes[][]): void {
  console.log('\nMilliseconds of a page with total and sums: median (p99), by own rows in 31 days');
  console.log(
    ['page'.padEnd(36), ...sizes.map((rows) => String(rows).padStart(16)), '  largest/smallest'].join(''),
  );
  let slowest = 0;
  let steepest = 0;
  for (const [index, { name, median }] of (measured[0] ?? []).entries()) {
    const times = measured.flatMap((pages) => pages[index] ?? []);
    const ratio = (times.at(-1)?.median ?? Number.NaN) / median;
    slowest = Math.max(slowest, ...times.map(({ p99 }) => p99));
    steepest = Math.max(steepest, ratio);
    const cells = times.map((time) => `${time.median.toFixed(2)} (${time.p99.toFixed(2)})`.padStart(16));
    console.log([name.padEnd(36), ...cells, ratio.toFixed(2).padStart(18)].join(''));
  }
  console.log(
    `slowest p99 ${slowest.toFixed(2)} ms, budget ${BUDGET_MS}: ${slowest <= BUDGET_MS ? 'holds' : 'MISSED'}`,
  );
  console.log(
    `largest ratio ${steepest.toFixed(2)}, budget ${FLAT}: ${steepest <= FLAT ? 'holds' : 'MISSED'}`,
  );
}
