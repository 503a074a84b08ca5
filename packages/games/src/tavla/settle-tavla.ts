import type { Side } from './position.ts';
import type { TavlaResult } from './tavla-match.ts';

export interface TavlaStakes {
  /** Of each of the two sides. */
  readonly stakeMinor: bigint;
  /** Of both stakes together: 500 is 5 %. Only the winner of a match pays it. */
  readonly commissionBasisPoints: number;
}

const WHOLE = 10_000n;

/** What the house takes of a match that is won, rounded down; shown before the match. */
export function commissionOf({ stakeMinor, commissionBasisPoints }: TavlaStakes): bigint {
  return (2n * stakeMinor * BigInt(commissionBasisPoints)) / WHOLE;
}

export interface TavlaPay {
  /** To each side, its stake included. */
  readonly payMinor: Readonly<Record<Side, bigint>>;
  readonly commissionMinor: bigint;
}

/** Where the stakes go: all but the commission to the winner, or all of them back if the match was cancelled. */
export function settleTavla(result: TavlaResult, stakes: TavlaStakes): TavlaPay {
  const { stakeMinor } = stakes;
  if (result.ended === 'cancelled') {
    return { payMinor: { white: stakeMinor, black: stakeMinor }, commissionMinor: 0n };
  }
  const commissionMinor = commissionOf(stakes);
  const pot = 2n * stakeMinor - commissionMinor;
  const { winner } = result;
  return {
    payMinor: winner === 'white' ? { white: pot, black: 0n } : { white: 0n, black: pot },
    commissionMinor,
  };
}
