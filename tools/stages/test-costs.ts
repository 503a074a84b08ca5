import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { ReportedTest } from './run-report.ts';

/** What a test file costs: seconds of one worker, for imports, hooks and tests. */
export interface FileCost {
  /** The stage that runs it, since some files run in two. */
  readonly stage: string;
  readonly file: string;
  readonly seconds: number;
}

/** Of a file that was never measured. */
const UNKNOWN_SECONDS = 5;
const SLOWEST = 20;

/** Reads a table of costs, a line for each file; empty if there is none. */
export function readCosts(tablePath: string): readonly FileCost[] {
  if (!existsSync(tablePath)) return [];
  const lines = readFileSync(tablePath, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [stage = '', file = '', seconds = ''] = line.split('\t');
    return { stage, file, seconds: Number(seconds) };
  });
}

/** Replaces the rows of what was measured and drops those of files that are no more. */
export function writeCosts(tablePath: string, measured: readonly FileCost[]): void {
  const keyOf = ({ stage, file }: FileCost) => `${stage}\t${file}`;
  const rows = new Map([...readCosts(tablePath), ...measured].map((cost) => [keyOf(cost), cost]));
  const lines = [...rows]
    .filter(([, { file }]) => existsSync(file))
    .map(([key, { seconds }]) => `${key}\t${seconds.toFixed(1)}\n`);
  writeFileSync(tablePath, lines.toSorted().join(''));
}

/**
 * Shares files out to parts that cost about the same, the expensive ones first.
 *
 * @param part counts from 1
 */
export function filesOfPart(
  files: readonly Omit<FileCost, 'seconds'>[],
  costs: readonly FileCost[],
  { part, parts }: { readonly part: number; readonly parts: number },
): readonly FileCost[] {
  const known = new Map(costs.map(({ stage, file, seconds }) => [`${stage}\t${file}`, seconds]));
  const priced = files
    .map((row) => ({ ...row, seconds: known.get(`${row.stage}\t${row.file}`) ?? UNKNOWN_SECONDS }))
    .toSorted((a, b) => b.seconds - a.seconds || (a.file < b.file ? -1 : 1));
  const shares = Array.from({ length: parts }, () => ({ seconds: 0, files: [] as FileCost[] }));
  for (const row of priced) {
    const share = shares.reduce((least, other) => (other.seconds < least.seconds ? other : least));
    share.seconds += row.seconds;
    share.files.push(row);
  }
  return shares[part - 1]?.files ?? [];
}

/** The first folders of a path: `e2e/play/crash.test.ts` is of `e2e/play`. */
const areaOf = (file: string): string => file.split('/').slice(0, 2).join('/');

/** Minutes of a worker by area, and the slowest tests, as a text. */
export function describeCosts(costs: readonly FileCost[], tests: readonly ReportedTest[]): string {
  const areas = new Map<string, number>();
  for (const { stage, file, seconds } of costs) {
    const area = `${stage}: ${areaOf(file)}`;
    areas.set(area, (areas.get(area) ?? 0) + seconds);
  }
  const rows = [...areas]
    .toSorted(([, a], [, b]) => b - a)
    .map(([area, seconds]) => `${(seconds / 60).toFixed(1).padStart(7)} min  ${area}`);
  const slowest = tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST)
    .map(({ ms, file, name }) => `${(ms / 1000).toFixed(1).padStart(7)} s    ${file} > ${name}`);
  return ['Minutes of a worker:', ...rows, 'The slowest tests:', ...slowest, ''].join('\n');
}
