/** One call of a mix: half are bets, and each of the others wins for or undoes an earlier one. */
export interface MixedCall {
  readonly kind: 'bet' | 'win' | 'refund';
  /** The number of the bet. */
  readonly bet: number;
}

const CALLS_PER_GROUP = 4;
const BETS_PER_GROUP = 2;
/** Groups between a bet and its win or refund, for each caller, so that the bet is booked by then. */
const LAG_PER_CALLER = 4;

/** The calls of a mix in their order, for a number of callers at the same time. */
export function createMix(callers: number): () => MixedCall {
  const lag = LAG_PER_CALLER * callers;
  let number = -1;
  return () => {
    number += 1;
    const group = Math.floor(number / CALLS_PER_GROUP);
    const place = number % CALLS_PER_GROUP;
    if (place < BETS_PER_GROUP) return { kind: 'bet', bet: BETS_PER_GROUP * group + place };
    const earlier = BETS_PER_GROUP * (group - lag) + place - BETS_PER_GROUP;
    // The first ones have no earlier bet; negative numbers are bets of their own.
    if (earlier < 0) return { kind: 'bet', bet: earlier };
    return { kind: place === BETS_PER_GROUP ? 'win' : 'refund', bet: earlier };
  };
}

/** Players take turns in large steps, so that neighbouring rows are used at different times. */
export function takeTurns(number: number, firstPlayer: number, players: number): number {
  return firstPlayer + ((Math.abs(number) * 7919) % players);
}
