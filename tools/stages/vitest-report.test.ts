import { describe, expect, it } from 'vitest';
import { countTests, printedLines } from './vitest-report.ts';

const report = { numPassedTests: 5, numFailedTests: 1, testResults: [] };

describe('countTests', () => {
  it('uses the counts of the report', () => {
    expect(countTests(report, 1)).toEqual({ passed: 5, failed: 1 });
  });

  it('counts a file that fails to load as a failed test', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
    ];
    expect(countTests({ ...report, testResults }, 1)).toEqual({ passed: 5, failed: 2 });
  });

  it('counts an error outside of tests as a failure', () => {
    expect(countTests({ ...report, numFailedTests: 0 }, 1)).toEqual({ passed: 5, failed: 1 });
    expect(countTests(undefined, 1)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('printedLines', () => {
  it('finds the output of tests in the progress output', () => {
    const output =
      '····\nstdout | laws/a.test.ts > a > b\ncalls served: 3 of 9\nand more\n\n··\nDuration 1 s';
    expect(printedLines(output)).toEqual(['calls served: 3 of 9', 'and more']);
  });
});
