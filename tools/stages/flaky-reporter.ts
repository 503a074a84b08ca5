import type { Reporter, TestCase } from 'vitest/node';

const PREFIX = 'passed at the second try: ';

/** A vitest reporter that prints a line for each test that passed only on a retry. */
export default class FlakyReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky !== true) return;
    process.stdout.write(`\n${PREFIX}${test.module.relativeModuleId} > ${test.fullName}\n`);
    const reason = test.result().errors?.[0]?.message.split('\n')[0];
    if (reason) process.stdout.write(`${PREFIX}  ${reason}\n`);
  }
}

/** The reporter's lines in an output. */
export function flakyTests(output: string): readonly string[] {
  return output.split('\n').filter((line) => line.startsWith(PREFIX));
}
