import type { ReportedTest } from './run-report.ts';
import type { FileCost } from './test-costs.ts';

/** A step of `npm test` or `npm run check`. */
export interface Stage {
  readonly name: string;
  run(): Promise<StageResult>;
}

export interface StageResult {
  readonly passed: number;
  readonly failed: number;
  /** Shown if something failed. */
  readonly output: string;
  /** A short note for the result, such as which PostgreSQL was used. */
  readonly note?: string;
  /** What failed and can be run once more. */
  readonly secondLook?: SecondLook;
  /** What was measured, for the table of costs. */
  readonly tests?: readonly ReportedTest[];
  readonly costs?: readonly FileCost[];
}

export interface SecondLook {
  /** The names of what failed. */
  readonly names: readonly string[];
  /** Runs them once more, alone, and returns the names of those that passed. */
  run(): Promise<{ readonly passed: readonly string[]; readonly output: string }>;
}

export interface StageTotals {
  readonly passed: number;
  readonly failed: number;
  /** The names of what passed only at the second look. */
  readonly passedLater: readonly string[];
  readonly results: readonly StageResult[];
}

/** More than this is no coincidence. */
const SECOND_LOOKS = 10;

/** Runs all stages in order, even if one fails, with one line of progress for each, and what failed once more at the end. */
export async function runStages(stages: readonly Stage[]): Promise<StageTotals> {
  const results: StageResult[] = [];
  for (const stage of stages) {
    const startedMs = performance.now();
    const result = await stage.run();
    results.push(result);
    printResult(stage.name, result, performance.now() - startedMs);
  }
  const failed = sum(results.map((result) => result.failed));
  const passed = sum(results.map((result) => result.passed));
  const passedLater = await lookAgain(results);
  return { passed: passed + passedLater.length, failed: failed - passedLater.length, passedLater, results };
}

function printResult(name: string, result: StageResult, ms: number): void {
  const { passed, failed, output } = result;
  // With filters most stages have no tests.
  if (passed + failed === 0) return;
  if (failed > 0) process.stdout.write(`\n${output}\n\n`);
  if (failed > 0 && /\bENOSPC\b|No space left on device/.test(output)) {
    process.stdout.write('The disk is full: free some space and run the tests again.\n');
  }
  const mark = failed > 0 ? '✗' : '✓';
  const counts = failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`;
  const note = result.note ? ` (${result.note})` : '';
  process.stdout.write(`${mark} ${name}: ${counts} in ${(ms / 1000).toFixed(1)} s${note}\n`);
}

/** Runs what failed once more, and returns the names of what passed. */
async function lookAgain(results: readonly StageResult[]): Promise<readonly string[]> {
  const looks = results.flatMap(({ secondLook }) => (secondLook === undefined ? [] : [secondLook]));
  const names = looks.flatMap((look) => look.names);
  if (names.length === 0) return [];
  if (names.length > SECOND_LOOKS) {
    process.stdout.write(`${names.length} tests failed, too many for a second look\n`);
    return [];
  }
  const passedLater: string[] = [];
  for (const look of looks) {
    process.stdout.write(`A second look at ${look.names.length} that failed …\n`);
    const { passed, output } = await look.run();
    if (passed.length < look.names.length) process.stdout.write(`\n${output}\n\n`);
    passedLater.push(...passed);
  }
  return passedLater;
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
