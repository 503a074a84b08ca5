import { toNumber } from '../exact/fraction.ts';
import type { Line } from './bet-lines.ts';
import { factorOf, type PickResult } from './pick-results.ts';
import type { Price } from './prices.ts';
import { possibleReturn } from './settle-bet.ts';

export interface HeldPick {
  /** At which the bet was taken. */
  readonly price: Price;
  /**
   * How it ended, or its present worth: the chance that it wins, without a margin, of what is not returned, and the share
   * of the stake that is, both from 0 to 1.
   */
  readonly state: PickResult | { readonly chance: number; readonly returned?: number };
}

/** The share of a bet's fair value that its offer is below it. */
export const CASH_OUT_MARGIN = 0.05;

/**
 * What a bet is worth now, less the margin, in minor units and rounded down: never more than it can win. 0 if nothing of it
 * can win any more.
 */
export function cashOutOffer(
  picks: readonly HeldPick[],
  lines: readonly Line[],
  lineStakeMinor: bigint,
  margin = CASH_OUT_MARGIN,
): bigint {
  const worths = picks.map(worthOf);
  const fair = lines.reduce(
    (total, line) => total + line.reduce((product, at) => product * (worths[at] ?? 0), 1),
    0,
  );
  const offer = BigInt(Math.floor(Number(lineStakeMinor) * fair * (1 - margin) + ROUNDING));
  const most = possibleReturn(
    picks.map(({ price }) => price),
    lines,
    lineStakeMinor,
  );
  return offer < most ? offer : most;
}

/** Of floating point, far below a minor unit. */
const ROUNDING = 1e-7;

function worthOf({ price, state }: HeldPick): number {
  if (typeof state === 'object' && 'chance' in state) {
    const { chance, returned = 0 } = state;
    return returned + (1 - returned) * (price / 1_000) * chance;
  }
  return toNumber(factorOf(state, price));
}

export interface SplitStake {
  /** Stakes of each line: the part that is settled at the offer, and the part that runs on. */
  readonly outMinor: bigint;
  readonly leftMinor: bigint;
}

/**
 * Divides a bet for a cash-out in part.
 *
 * @param shareBasisPoints of the stake that is cashed out, 1 to 9,999
 * @param leastLeftMinor smallest stake of the whole bet that can run on
 * @returns null if too little would be left, or nothing cashed out
 */
export function splitStake(
  lineStakeMinor: bigint,
  lines: number,
  shareBasisPoints: number,
  leastLeftMinor: bigint,
): SplitStake | null {
  const outMinor = (lineStakeMinor * BigInt(shareBasisPoints)) / 10_000n;
  const leftMinor = lineStakeMinor - outMinor;
  return outMinor === 0n || leftMinor * BigInt(lines) < leastLeftMinor ? null : { outMinor, leftMinor };
}
