import { describe, expect, it } from 'vitest';
import { countTests, printedLines } from './vitest-report.ts';

const report = { numPassedTests: 5, numFailedTests: 1, testResults: [] };

describe('countTests', () => {
  it('takes the counts of the report', () => {
    expect(countTests(report, 1)).toEqual({ passed: 5, failed: 1 });
  });

  it('counts a file that does not load as a failed test', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
    ];
    expect(countTests({ ...report, testResults }, 1)).toEqual({ passed: 5, failed: 2 });
  });

  it('never calls a run with an error outside of tests a success', () => {
    expect(countTests({ ...report, numFailedTests: 0 }, 1)).toEqual({ passed: 5, failed: 1 });
    expect(countTests(undefined, 1)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('printedLines', () => {
  it('finds what tests printed among the progress', () => {
    const output =
      '····\nstdout | laws/a.test.ts > a > b\ncalls served: 3 of 9\nand more\n\n··\nDuration 1 s';
    expect(printedLines(output)).toEqual(['calls served: 3 of 9', 'and more']);
  });
});
