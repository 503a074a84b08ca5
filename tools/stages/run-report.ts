import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** A test of a run. Paths are relative to the root. */
export interface ReportedTest {
  readonly file: string;
  /** Names of its groups and its own, as `group > test`. */
  readonly name: string;
  readonly state: 'passed' | 'failed' | 'skipped' | 'pending';
  readonly ms: number;
}

/** What failed outside of a test: a hook, the load of a file, or a rejection that nobody handled. */
export interface ReportedProblem {
  /** The file that it belongs to, if that is known. */
  readonly file: string | undefined;
  readonly message: string;
}

export interface RunReport {
  readonly tests: readonly ReportedTest[];
  readonly problems: readonly ReportedProblem[];
  /** Milliseconds of each file in its worker: imports, hooks and tests. */
  readonly fileMs: Readonly<Record<string, number>>;
}

/** The variable with the path of the report. */
export const REPORT_PATH = 'TEST_REPORT_PATH';

const relative = (file: string): string => path.relative(process.cwd(), file).replaceAll(path.sep, '/');

/** A vitest reporter that writes a report of the run for `npm test`. */
export default class RunReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const reportPath = process.env[REPORT_PATH];
    if (reportPath) writeFileSync(reportPath, JSON.stringify(describeRun(modules, unhandled)));
  }
}

function describeRun(modules: readonly TestModule[], unhandled: readonly SerializedError[]): RunReport {
  const tests: ReportedTest[] = [];
  const problems: ReportedProblem[] = [];
  const fileMs: Record<string, number> = {};
  for (const module of modules) {
    const file = relative(module.moduleId);
    const { setupDuration, collectDuration, duration } = module.diagnostic();
    fileMs[file] = Math.round((fileMs[file] ?? 0) + setupDuration + collectDuration + duration);
    for (const test of module.children.allTests()) {
      const ms = Math.round(test.diagnostic()?.duration ?? 0);
      tests.push({ file, name: test.fullName, state: test.result().state, ms });
    }
    const suites = [module, ...module.children.allSuites()];
    for (const { message } of suites.flatMap((suite) => suite.errors())) problems.push({ file, message });
  }
  for (const { message, ...error } of unhandled) {
    const at: unknown = error['VITEST_TEST_PATH'];
    problems.push({ file: typeof at === 'string' ? relative(at) : undefined, message });
  }
  return { tests, problems, fileMs };
}

/** Reads the report; undefined if vitest ended without writing one. */
export function readRunReport(reportPath: string): RunReport | undefined {
  try {
    return JSON.parse(readFileSync(reportPath, 'utf8'));
  } catch {
    return undefined;
  }
}

/** The lines that tests printed. vitest prints `stdout | file > test` before them and an empty line after them. */
export function printedLines(output: string): readonly string[] {
  const blocks = [...output.matchAll(/^stdout \| .*\n((?:.+(?:\n|$))+)/gm)];
  return blocks.flatMap((block) => (block[1] ?? '').trimEnd().split('\n'));
}
