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
}

export interface StageTotals {
  readonly passed: number;
  readonly failed: number;
}

/** Runs all stages in order, even if one fails, with one line of progress for each. */
export async function runStages(stages: readonly Stage[]): Promise<StageTotals> {
  let passed = 0;
  let failed = 0;
  for (const stage of stages) {
    const startedMs = performance.now();
    const result = await stage.run();
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
    passed += result.passed;
    failed += result.failed;
    // With filters most stages have no tests.
    if (result.passed + result.failed === 0) continue;
    if (result.failed > 0) process.stdout.write(`\n${result.output}\n\n`);
    const mark = result.failed > 0 ? '✗' : '✓';
    const counts =
      result.failed > 0 ? `${result.passed} passed, ${result.failed} failed` : `${result.passed} passed`;
    const note = result.note ? ` (${result.note})` : '';
    process.stdout.write(`${mark} ${stage.name}: ${counts} in ${seconds} s${note}\n`);
  }
  return { passed, failed };
}
