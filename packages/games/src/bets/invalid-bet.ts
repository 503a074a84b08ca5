/**
 * What is wrong with a bet.
 *
 * - `malformed`: not of the shape that the game reads
 * - `unknown`: a kind or a choice that the game does not have
 * - `duplicate`: the same choice twice
 * - `count`: no bets, or more than the game takes
 * - `stake`: outside the limits
 */
export type BetProblem = 'malformed' | 'unknown' | 'duplicate' | 'count' | 'stake';

/** Thrown by everything that reads bets. */
export class InvalidBet extends Error {
  readonly problem: BetProblem;

  constructor(problem: BetProblem, detail: string) {
    super(`${problem}: ${detail}`);
    this.name = 'InvalidBet';
    this.problem = problem;
  }
}
