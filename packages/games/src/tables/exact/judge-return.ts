/** A simulated return beside the stated one, in units of the stake. */
export interface ReturnProof {
  /** Game and bet, such as `roulette split-1-2`. */
  readonly name: string;
  readonly rounds: number;
  readonly stated: number;
  readonly mean: number;
  /** Of the mean, from the standard deviation of one round. */
  readonly standardError: number;
  /** How many standard errors the mean is from the stated return. */
  readonly errors: number;
  readonly verdict: 'proven' | 'refuted';
}

const MOST_ERRORS = 3;

/** @param deviation standard deviation of one round, more than 0 */
export function judgeReturn({
  deviation,
  ...run
}: Pick<ReturnProof, 'name' | 'rounds' | 'stated' | 'mean'> & { deviation: number }): ReturnProof {
  const standardError = deviation / Math.sqrt(run.rounds);
  const errors = Math.abs(run.mean - run.stated) / standardError;
  return { ...run, standardError, errors, verdict: errors <= MOST_ERRORS ? 'proven' : 'refuted' };
}
