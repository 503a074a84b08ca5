import { performance } from 'node:perf_hooks';

import type { PostgresLedgerStore } from '@baize/db';

import { type HistoryPlayer, SITE, type Span } from './fill-histories.ts';

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

/** Times of each kind of page of a player, with total and sums, as a call reads them. */
export async function measurePages(
  store: PostgresLedgerStore,
  { playerId }: HistoryPlayer,
  span: Span,
  runs: number,
): Promise<PageTimes[]> {
  const base = { siteId: SITE, playerId, ...span, perPage: PER_PAGE };
  const measured: PageTimes[] = [];
  for (const [label, type] of [
    ['games', 0],
    ['games: bets', 1],
    ['games: refunds', 3],
  ] as const) {
    const { total } = await store.gameHistory({ ...base, type, page: 1 });
    for (const place of places) {
      const page = pageAt(place, total);
      measured.push(
        await measure(`${label}, ${place} page`, runs, () => store.gameHistory({ ...base, type, page })),
      );
    }
  }
  const { total } = await store.accountLog({ ...base, account: 'main', page: 1 });
  for (const place of places) {
    const page = pageAt(place, total);
    measured.push(
      await measure(`account log, ${place} page`, runs, () =>
        store.accountLog({ ...base, account: 'main', page }),
      ),
    );
  }
  return measured;
}
