/** Median and 99th percentile, in milliseconds. */
export interface Times {
  readonly p50Ms: number;
  readonly p99Ms: number;
}

const WARM_UP_ROUNDS = 2;

/**
 * Times each question separately and takes the fastest of its rounds, because slower ones measure what else the machine
 * did meanwhile.
 *
 * @param begin creates the function that answers the questions of one round
 */
export async function measureCalls<Question>(
  questions: readonly Question[],
  rounds: number,
  begin: () => Promise<(question: Question) => Promise<unknown>>,
): Promise<Times> {
  const best = questions.map(() => Number.POSITIVE_INFINITY);
  for (let round = -WARM_UP_ROUNDS; round < rounds; round += 1) {
    const answer = await begin();
    for (const [place, question] of questions.entries()) {
      const begun = process.hrtime.bigint();
      await answer(question);
      const tookMs = Number(process.hrtime.bigint() - begun) / 1e6;
      if (round >= 0) best[place] = Math.min(best[place] ?? tookMs, tookMs);
    }
  }
  const sorted = best.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50Ms: at(0.5), p99Ms: at(0.99) };
}
