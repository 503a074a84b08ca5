import { performance } from 'node:perf_hooks';

import { type Database, findPayments, findSessions, type PostgresLedgerStore } from '@baize/db';

import { type HistoryPlayer, rareMethod, SITE, type Span } from './fill-histories.ts';

const PER_PAGE = 20;

export interface PageTimes {
  readonly name: string;
  /** Milliseconds. */
  readonly median: number;
  readonly p99: number;
}

type Place = 'first' | 'middle' | 'last';
const places: readonly Place[] = ['first', 'middle', 'last'];

function pageAt(place: Place, total: number): number {
  const last = Math.max(1, Math.ceil(total / PER_PAGE));
  if (place === 'first') return 1;
  return place === 'last' ? last : Math.ceil(last / 2);
}

async function measure(
  name: string,
  runs: number,
  work: () => Promise<{ rows: unknown[] }>,
): Promise<PageTimes> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    const { rows } = await work();
    times.push(performance.now() - start);
    if (rows.length === 0) throw new Error(`${name} of the benchmark is empty`);
  }
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(part * (times.length - 1))] ?? Number.NaN;
  return { name, median: at(0.5), p99: at(0.99) };
}

interface Sources {
  readonly store: PostgresLedgerStore;
  readonly pool: Database['pool'];
}

type Read = (page: number) => Promise<{ rows: unknown[]; total: number }>;

/** The reads of all kinds of histories, as calls make them but for the rows that are found by the ids of a page. */
function readsOf({ store, pool }: Sources, playerId: number, { from, to }: Span): [string, Read][] {
  const base = { siteId: SITE, playerId, from, to, perPage: PER_PAGE };
  // As a player enters them, spans begin and end within an hour.
  const within = { from: new Date(from.getTime() + 90_000), to: new Date(to.getTime() - 90_000) };
  const games =
    (type: number): Read =>
    (page) =>
      store.gameHistory({ ...base, type, page });
  const payments =
    (filter: { kind?: number; methodId?: number }): Read =>
    async (page) => {
      const found = await findPayments(pool, { ...base, ...within, ...filter, page });
      const { rows } = await pool.query({
        name: 'payments',
        text: rowsOf('payment_transaction'),
        values: [SITE, playerId, found.ids],
      });
      return { rows, total: found.total };
    };
  return [
    ['games', games(0)],
    ['games: bets', games(1)],
    ['games: refunds', games(3)],
    ['account log', (page) => store.accountLog({ ...base, account: 'main', page })],
    ['payments', payments({})],
    ['payments: withdrawals', payments({ kind: 2 })],
    ['payments: a rare method', payments({ methodId: rareMethod })],
    [
      'sessions',
      async (page) => {
        const found = await findSessions(pool, { ...base, ...within, page });
        const { rows } = await pool.query({
          name: 'sessions',
          text: rowsOf('session'),
          values: [SITE, playerId, found.ids],
        });
        return { rows, total: found.total };
      },
    ],
  ];
}

function rowsOf(table: string): string {
  return `select * from ${table} where site_id = $1 and player_id = $2 and id = any($3)`;
}

/** Times of each kind of page of a player, with total and sums, as a call reads them. */
export async function measurePages(
  sources: Sources,
  { playerId }: HistoryPlayer,
  span: Span,
  runs: number,
): Promise<PageTimes[]> {
  const measured: PageTimes[] = [];
  for (const [name, read] of readsOf(sources, playerId, span)) {
    const { total } = await read(1);
    for (const place of places) {
      const page = pageAt(place, total);
      measured.push(await measure(`${name}, ${place} page`, runs, () => read(page)));
    }
  }
  return measured;
}
