/** What a bet or raise can be, in minor units. */
export interface BetRange {
  readonly least: number;
  readonly most: number;
  /** The small blind. */
  readonly step: number;
}

export interface PotFacts {
  /** All that is paid in, with the bets of the round. */
  readonly paid: number;
  /** The bet to match, and what a call pays. */
  readonly bet: number;
  readonly call: number;
}

/** The chips of a seat in a round: bet already, and behind. */
export interface SeatChips {
  readonly betMinor: number;
  readonly stackMinor: number;
}

/** Whether a bet to the amount puts all chips of the seat in. The most that is allowed may also be the limit of the pot. */
export const isAllIn = (amount: number, { betMinor, stackMinor }: SeatChips): boolean =>
  amount === betMinor + stackMinor;

/** How many positions the slider has: each a step above the other, the last the most. */
export const stepsOf = ({ least, most, step }: BetRange): number => Math.ceil((most - least) / step);

export function amountAt(range: BetRange, position: number): number {
  return position >= stepsOf(range) ? range.most : range.least + position * range.step;
}

/** The position of the amount, or of the nearest below it. */
export function positionOf(range: BetRange, amount: number): number {
  if (amount >= range.most) return stepsOf(range);
  return Math.max(0, Math.floor((amount - range.least) / range.step));
}

/** A bet of a part of the pot as it is after a call, within what is allowed. */
export function partOfPot(range: BetRange, { paid, bet, call }: PotFacts, part: number): number {
  const wanted = bet + Math.round((paid + call) * part);
  const rounded = wanted - (wanted % range.step);
  return Math.min(range.most, Math.max(range.least, rounded));
}
