import { describe, expect, it } from 'vitest';
import { countReport, failuresOf, passedOf, selectionOf } from './count-report.ts';
import { printedLines, type ReportedTest, type RunReport } from './run-report.ts';

const test = (name: string, state: ReportedTest['state'], file = 'a.test.ts'): ReportedTest => ({
  file,
  name,
  state,
  ms: 1,
});
const report = (over: Partial<RunReport> = {}): RunReport => ({
  tests: [test('g > a', 'passed'), test('g > b (1)', 'failed'), test('c', 'skipped')],
  problems: [],
  fileMs: {},
  ...over,
});

describe('countReport', () => {
  it('counts what passed and what failed', () => {
    expect(countReport(report(), 1)).toEqual({ passed: 1, failed: 1 });
  });

  it('counts what failed outside of tests, each file once', () => {
    const problems = [
      { file: 'b.test.ts', message: 'a' },
      { file: 'b.test.ts', message: 'b' },
      { file: undefined, message: 'c' },
    ];
    expect(countReport(report({ problems }), 1)).toEqual({ passed: 1, failed: 3 });
  });

  it('counts a run that failed without a reason, or without a report', () => {
    expect(countReport(report({ tests: [test('a', 'passed')] }), 1)).toEqual({ passed: 1, failed: 1 });
    expect(countReport(undefined, 1)).toEqual({ passed: 0, failed: 1 });
    expect(countReport(undefined, 0)).toEqual({ passed: 0, failed: 0 });
  });
});

describe('selectionOf', () => {
  it('selects the tests that failed by file and by exact name', () => {
    const selection = selectionOf(failuresOf(report())) ?? [];
    expect(selection[0]).toBe('a.test.ts');
    const pattern = new RegExp(selection[1]?.replace('--testNamePattern=', '') ?? 'x');
    expect(['g > b (1)', 'g b (1)', 'g > a', 'g > b (1) c'].map((name) => pattern.test(name))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('selects whole files if one failed outside of its tests', () => {
    const problems = [{ file: 'b.test.ts', message: 'a' }];
    expect(selectionOf(failuresOf(report({ problems })))).toEqual(['b.test.ts', 'a.test.ts']);
  });

  it('selects nothing if something failed that belongs to no file', () => {
    expect(
      selectionOf(failuresOf(report({ problems: [{ file: undefined, message: 'a' }] }))),
    ).toBeUndefined();
    expect(selectionOf([])).toBeUndefined();
  });
});

describe('passedOf', () => {
  const problems = [{ file: 'b.test.ts', message: 'a' }];
  const failures = failuresOf(report({ problems }));
  const passedNames = (tests: readonly ReportedTest[], over: Partial<RunReport> = {}, exitCode = 0) =>
    passedOf(failures, report({ tests, ...over }), exitCode).map(({ label }) => label);

  it('names the tests that passed, and a file of which a test passed', () => {
    const tests = [test('g > b (1)', 'passed'), test('d', 'passed', 'b.test.ts')];
    expect(passedNames(tests)).toEqual(['b.test.ts > outside of its tests', 'a.test.ts > g > b (1)']);
  });

  it('does not take for passed what did not run or failed again', () => {
    expect(passedNames([test('g > b (1)', 'skipped')])).toEqual([]);
    const again = [test('g > b (1)', 'failed'), test('d', 'passed', 'b.test.ts')];
    expect(passedNames(again, { problems }, 1)).toEqual([]);
    expect(passedOf(failures, undefined, 1)).toEqual([]);
  });

  it('trusts nothing if something else failed', () => {
    const tests = [test('g > b (1)', 'passed'), test('d', 'passed', 'b.test.ts')];
    expect(passedNames([...tests, test('e', 'failed')], {}, 1)).toEqual([]);
    expect(passedNames(tests, {}, 1)).toEqual([]);
  });
});

describe('printedLines', () => {
  it('finds the output of tests in the progress output', () => {
    const output =
      '····\nstdout | laws/a.test.ts > a > b\ncalls served: 3 of 9\nand more\n\n··\nDuration 1 s';
    expect(printedLines(output)).toEqual(['calls served: 3 of 9', 'and more']);
  });
});
