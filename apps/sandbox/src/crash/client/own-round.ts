import type { OwnBet } from '../crash-messages.ts';

const UNDECIDED: readonly OwnBet['state'][] = ['betting', 'open'];
const RETURNED: readonly OwnBet['state'][] = ['refused', 'refunding', 'refunded'];

/** The player's bets of one round together: whether it pays more than was staked is a matter of both. */
export class OwnRound {
  readonly #bets = new Map<string, OwnBet>();
  #round = 0;
  #isRunning = false;

  /** Takes a bet as it is now. One that is decided belongs to the round that is known, or is too late to matter. */
  take(bet: OwnBet): void {
    const isUndecided = UNDECIDED.includes(bet.state);
    if (bet.round !== this.#round) {
      if (!isUndecided) return;
      this.#bets.clear();
      this.#round = bet.round;
    }
    if (RETURNED.includes(bet.state)) this.#bets.delete(bet.id);
    else this.#bets.set(bet.id, bet);
    this.#isRunning ||= isUndecided;
  }

  /** Takes all bets of the round on the table, after a connection: those of an earlier one are over. */
  takeAll(bets: readonly OwnBet[]): void {
    this.#bets.clear();
    for (const bet of bets) this.take(bet);
  }

  get betMinor(): number {
    return this.#sum(({ bet }) => bet);
  }

  /** What the bets have won so far, stakes included. */
  get winMinor(): number {
    return this.#sum(({ win }) => win);
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** Ends the round if none of its bets is undecided. @returns whether this has ended it */
  end(): boolean {
    const isOver = ![...this.#bets.values()].some(({ state }) => UNDECIDED.includes(state));
    if (!this.#isRunning || !isOver) return false;
    this.#isRunning = false;
    return true;
  }

  #sum(amountOf: (bet: OwnBet) => number): number {
    return [...this.#bets.values()].reduce((sum, bet) => sum + amountOf(bet), 0);
  }
}
