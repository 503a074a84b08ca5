/** What a simulation found, in stakes. */
export interface ReturnProof {
  readonly name: string;
  readonly rounds: number;
  readonly stated: number;
  readonly mean: number;
  /** Standard deviation of the played rounds. Few runs meet the rare prizes that most of it may come from. */
  readonly deviation: number;
  /** Of the difference between mean and stated return. */
  readonly standardError: number;
  /** How many standard errors the mean is from the stated return; 0 if each round paid exactly that. */
  readonly errors: number;
  readonly verdict: 'proven' | 'refuted';
}

/** A mean further away than this refutes the stated return; by chance one right game in 370 is. */
const MOST_ERRORS = 3;
/** Differences of means that are rounding only. */
const ROUNDING = 1e-12;

export function judgeReturn(run: Omit<ReturnProof, 'errors' | 'verdict'>): ReturnProof {
  const difference = Math.abs(run.mean - run.stated);
  const errors = difference < ROUNDING ? 0 : difference / run.standardError;
  return { ...run, errors, verdict: errors <= MOST_ERRORS ? 'proven' : 'refuted' };
}
