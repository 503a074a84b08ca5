import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { listGames } from '@baize/services';

import { buildSiteWhenChanged } from '../../tools/launch/site-build.ts';
import { measureApi } from './api-rate.ts';
import { makeLargeCatalogue } from './large-catalogue.ts';
import { measureCalls, type Times } from './measure.ts';
import { listings, searches } from './questions.ts';

/** Options: --rounds of the questions, --seconds of the API's load; 0 leaves it out. */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, seconds: { type: 'string', default: '5' } },
});

const SIZES = [1_000, 10_000, 100_000] as const;
/** How much longer a hundred times the games may take. */
const GROWTH_BUDGET = 3;
const API_BUDGET = 0.7;

interface Row {
  readonly size: number;
  readonly search: Times;
  readonly listing: Times;
}

async function measureSize(size: number, rounds: number): Promise<Row> {
  const begun = performance.now();
  const { names, games } = makeLargeCatalogue(size);
  const readyMs = performance.now() - begun;
  const answer = (query: ReturnType<typeof listings>[number]) => listGames({ games, language: 'tr' }, query);
  const row = {
    size,
    search: await measureCalls(searches(names), rounds, answer),
    listing: await measureCalls(listings(), rounds * 5, answer),
  };
  const text = ({ p50Ms, p99Ms }: Times) => `${p50Ms.toFixed(3)} / ${p99Ms.toFixed(3)}`.padStart(18);
  print(
    `${String(size).padStart(8)}${text(row.search)}${text(row.listing)}${readyMs.toFixed(0).padStart(12)}`,
  );
  return row;
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
  for (const kind of ['search', 'listing'] as const) {
    for (const [name, of] of [
      ['p50', (times: Times) => times.p50Ms],
      ['p99', (times: Times) => times.p99Ms],
    ] as const) {
      const ratio = of(large[kind]) / of(small[kind]);
      judge(`${kind}, ${name}`, ratio, ratio < GROWTH_BUDGET, `< ${GROWTH_BUDGET}`);
    }
  }
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

print('Milliseconds of a call, p50 / p99; nothing is kept between searches');
print('   games            search           listing  ready (ms)');
const rows: Row[] = [];
for (const size of SIZES) rows.push(await measureSize(size, Number(values.rounds)));
const [small, large] = [rows.at(0), rows.at(-1)];
if (small && large) judgeGrowth(small, large);
if (Number(values.seconds) > 0) await judgeApi(Number(values.seconds));
