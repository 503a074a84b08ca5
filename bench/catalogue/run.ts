import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';

import { listGames } from '@baize/services';

import { buildSiteWhenChanged } from '../../tools/launch/site-build.ts';
import { measureApi } from './api-rate.ts';
import { makeLargeCatalogue } from './large-catalogue.ts';
import { measureCalls, type Times } from './measure.ts';
import { listings, searches } from './questions.ts';

/** Options: --rounds of the questions, --seconds of the API's load; 0 skips it. */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '4' }, seconds: { type: 'string', default: '5' } },
});

const SIZES = [1_000, 10_000, 100_000] as const;
/** Allowed slowdown for a hundred times the games. */
const GROWTH_BUDGET = 3;
const API_BUDGET = 0.7;
/** Longest time that a bet may wait while the catalogue is indexed. */
const PAUSE_BUDGET_MS = 50;
const REINDEXINGS = 3;

interface Row {
  readonly size: number;
  readonly times: Readonly<Record<Kind, Times>>;
}

/** A new search, a recently cached one, and a listing. */
const kinds = ['search', 'search again', 'listing'] as const;
type Kind = (typeof kinds)[number];

async function measureSize(size: number, rounds: number): Promise<Row> {
  const begun = performance.now();
  const { names, arrange } = makeLargeCatalogue(size);
  const first = arrange();
  const readyMs = performance.now() - begun;
  const asks = searches(names);
  const lists = listings();
  const answerWith = (games: typeof first) => (query: (typeof lists)[number]) =>
    listGames({ games, language: 'tr' }, query);
  const fresh = async () => {
    const answer = answerWith(arrange());
    // Sorted lists and lobbies are computed on first use, which is not part of a search.
    for (const query of lists) await answer(query);
    return answer;
  };
  const cached = async () => answerWith(first);
  const times = {
    search: await measureCalls(asks, rounds, fresh),
    'search again': await measureCalls(asks, rounds, cached),
    listing: await measureCalls(lists, rounds * 5, cached),
  };
  const cells = kinds.map((kind) => `${times[kind].p50Ms.toFixed(3)} / ${times[kind].p99Ms.toFixed(3)}`);
  print([String(size), ...cells, readyMs.toFixed(0)].map((cell) => cell.padStart(16)).join(''));
  return { size, times };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function judge(what: string, figure: number, holds: boolean, budget: string): void {
  const verdict = holds ? 'holds' : 'MISSED';
  print(`  ${what.padEnd(52)} ${figure.toFixed(2).padStart(8)}  ${budget.padStart(8)}  ${verdict}`);
}

function judgeGrowth(small: Row, large: Row): void {
  print(`\n${large.size / small.size} times the games, times the time`);
  for (const kind of kinds) {
    for (const [name, of] of [
      ['p50', (times: Times) => times.p50Ms],
      ['p99', (times: Times) => times.p99Ms],
    ] as const) {
      const ratio = of(large.times[kind]) / of(small.times[kind]);
      judge(`${kind}, ${name}`, ratio, ratio < GROWTH_BUDGET, `< ${GROWTH_BUDGET}`);
    }
  }
}

/** The longest pause of the event loop while a catalogue of the largest size is indexed again. */
async function judgePauses(): Promise<void> {
  const { reindex } = makeLargeCatalogue(SIZES[2]);
  await reindex();
  const pauses = monitorEventLoopDelay({ resolution: 1 });
  pauses.enable();
  const begun = performance.now();
  for (let time = 0; time < REINDEXINGS; time += 1) await reindex();
  pauses.disable();
  const tookMs = performance.now() - begun;
  print(`\nReindexing ${SIZES[2]} games took ${(tookMs / REINDEXINGS).toFixed(0)} ms each time`);
  const longestMs = pauses.max / 1e6;
  judge(
    'longest pause of the event loop, ms',
    longestMs,
    longestMs < PAUSE_BUDGET_MS,
    `< ${PAUSE_BUDGET_MS}`,
  );
}

async function judgeApi(seconds: number): Promise<void> {
  const root = path.resolve(import.meta.dirname, '../..');
  await buildSiteWhenChanged(root, () => undefined);
  const folder = await mkdtemp(path.join(tmpdir(), 'baize-bench-catalogue-'));
  try {
    const { callsPerSecond, barePerSecond, bytes } = await measureApi(root, folder, seconds);
    print(
      `\nRequests per second of ${bytes} bytes: the call ${callsPerSecond.toFixed(0)}, bare ${barePerSecond.toFixed(0)}`,
    );
    const ratio = callsPerSecond / barePerSecond;
    judge('call of 50 games ÷ Fastify with the same bytes', ratio, ratio >= API_BUDGET, `≥ ${API_BUDGET}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

print('Milliseconds of a call, p50 / p99; caches are those of the server');
print(['games', ...kinds, 'ready (ms)'].map((cell) => cell.padStart(16)).join(''));
const rows: Row[] = [];
for (const size of SIZES) rows.push(await measureSize(size, Number(values.rounds)));
const [small, large] = [rows.at(0), rows.at(-1)];
if (small && large) judgeGrowth(small, large);
await judgePauses();
if (Number(values.seconds) > 0) await judgeApi(Number(values.seconds));
