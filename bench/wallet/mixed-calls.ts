/** One call of a mix: half are bets, and each of the others wins for or undoes an earlier one. */
export interface MixedCall {
  readonly kind: 'bet' | 'win' | 'refund';
  /** The number of the bet. */
  readonly bet: number;
}

const CALLS_PER_GROUP = 4;
const BETS_PER_GROUP = 2;

/**
 * The calls of a mix in their order.
 *
 * @param lag how many groups of calls are between a bet and what follows it, so that it is booked by then
 */
export function createMix(lag: number): () => MixedCall {
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
