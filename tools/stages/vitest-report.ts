import { readFileSync } from 'node:fs';

/** The part of vitest's JSON report that is counted. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/** Reads the report; undefined if vitest ended without writing one. */
export function readVitestReport(reportPath: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(reportPath, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Counts tests. A file that fails to load and an error outside of tests count as one failed test each. */
export function countTests(
  report: VitestReport | undefined,
  exitCode: number,
): { readonly passed: number; readonly failed: number } {
  if (report === undefined) return { passed: 0, failed: exitCode === 0 ? 0 : 1 };
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const failed = report.numFailedTests + unloaded;
  return { passed: report.numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

/** The lines that tests printed. vitest prints `stdout | file > test` before them and an empty line after them. */
export function printedLines(output: string): readonly string[] {
  const blocks = [...output.matchAll(/^stdout \| .*\n((?:.+(?:\n|$))+)/gm)];
  return blocks.flatMap((block) => (block[1] ?? '').trimEnd().split('\n'));
}
