import type { Reporter, TestCase } from 'vitest/node';

const PREFIX = 'passed at the second try: ';

/** A vitest reporter: prints a line for each test that failed and then passed, which no other reporter shows. */
export default class FlakyReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky !== true) return;
    process.stdout.write(`\n${PREFIX}${test.module.relativeModuleId} > ${test.fullName}\n`);
    const reason = test.result().errors?.[0]?.message.split('\n')[0];
    if (reason) process.stdout.write(`${PREFIX}  ${reason}\n`);
  }
}

/** The lines that the reporter printed among others. */
export function flakyTests(output: string): readonly string[] {
  return output.split('\n').filter((line) => line.startsWith(PREFIX));
}
