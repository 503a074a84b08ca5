/** A simulated return beside the stated one, per unit of stake. */
export interface ReturnProof {
  /** Game and bet, such as `roulette split-1-2`. */
  readonly name: string;
  readonly rounds: number;
  readonly stated: number;
  readonly mean: number;
  /** Of the mean, from the standard deviation of one round. */
  readonly standardError: number;
  /** The mean is within three standard errors of the stated return. */
  readonly isProven: boolean;
}

const MOST_ERRORS = 3;

/** @param deviation standard deviation of one round */
export function judgeReturn({
  name,
  stated,
  deviation,
  rounds,
  mean,
}: {
  name: string;
  stated: number;
  deviation: number;
  rounds: number;
  mean: number;
}): ReturnProof {
  const standardError = deviation / Math.sqrt(rounds);
  const isProven = Math.abs(mean - stated) <= MOST_ERRORS * standardError;
  return { name, rounds, stated, mean, standardError, isProven };
}
