import type { RunReport } from './run-report.ts';

/** A test that failed, or a file in which something outside of a test did. */
export interface Failure {
  readonly file: string | undefined;
  /** Undefined for the whole file. */
  readonly name: string | undefined;
  /** As people read it: `file > group > test`. */
  readonly label: string;
}

/** Counts tests. What failed outside of a test counts as one failed test. */
export function countReport(
  report: RunReport | undefined,
  exitCode: number,
): { readonly passed: number; readonly failed: number } {
  if (report === undefined) return { passed: 0, failed: exitCode === 0 ? 0 : 1 };
  const passed = report.tests.filter(({ state }) => state === 'passed').length;
  const failed = failuresOf(report).length;
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

/** What failed, each test and each file once. */
export function failuresOf(report: RunReport | undefined): readonly Failure[] {
  if (report === undefined) return [];
  const failures = [
    ...report.problems.map(({ file }) => ({
      file,
      name: undefined,
      label: `${file ?? 'no known file'} > outside of its tests`,
    })),
    ...report.tests
      .filter(({ state }) => state === 'failed')
      .map(({ file, name }) => ({ file, name, label: `${file} > ${name}` })),
  ];
  return [...new Map(failures.map((failure) => [failure.label, failure])).values()];
}

/**
 * The arguments with which vitest runs only these again; undefined if there are none, or if one belongs to no file. As names are
 * one pattern for all files, a file that failed as a whole lets every file run as a whole.
 */
export function selectionOf(failures: readonly Failure[]): readonly string[] | undefined {
  const files = failures.map(({ file }) => file);
  if (files.length === 0 || files.includes(undefined)) return undefined;
  const chosen = [...new Set(files.filter((file) => file !== undefined))];
  if (failures.some(({ name }) => name === undefined)) return chosen;
  const names = failures.map(({ name = '' }) => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  // vitest joins the names of groups in one of two ways.
  return [...chosen, `--testNamePattern=^(?:${names.join('|').replaceAll(' > ', '(?: > | )')})$`];
}

/** Which of the failures passed in a run of them alone. What did not run has not passed. */
export function passedOf(
  failures: readonly Failure[],
  report: RunReport | undefined,
  exitCode: number,
): readonly Failure[] {
  if (report === undefined) return [];
  const again = new Set(failuresOf(report).map(({ label }) => label));
  const known = new Set(failures.map(({ label }) => label));
  const isUnexplained = exitCode !== 0 && again.size === 0;
  if (isUnexplained || [...again].some((label) => !known.has(label))) return [];
  return failures.filter(
    ({ label, file, name }) =>
      !again.has(label) &&
      report.tests.some(
        (test) => test.file === file && (name ?? test.name) === test.name && test.state === 'passed',
      ),
  );
}
