import { type Hundredths, payRoundedDown } from '../bets/pay.ts';
import type { OptionBet } from './option-bets.ts';
import type { Direction, OptionTerms } from './option-terms.ts';

export type OptionOutcome = 'won' | 'lost' | 'equal';

/** The levels of the two ticks of a bet's span. */
export interface OptionLevels {
  readonly entryLevel: number;
  readonly expiryLevel: number;
}

/** Equal prices are neither up nor down. */
export function outcomeOf(direction: Direction, { entryLevel, expiryLevel }: OptionLevels): OptionOutcome {
  if (entryLevel === expiryLevel) return 'equal';
  return expiryLevel > entryLevel === (direction === 'up') ? 'won' : 'lost';
}

/** What a bet pays in hundredths of its stake. Equal prices return the stake. */
export function optionPays(outcome: OptionOutcome, { pays }: OptionTerms): Hundredths {
  switch (outcome) {
    case 'won':
      return pays;
    case 'equal':
      return 100;
    case 'lost':
      return 0;
  }
}

export interface OptionSettlement {
  readonly outcome: OptionOutcome;
  /** The stake included. */
  readonly payMinor: bigint;
}

export function settleOption(
  { direction, stakeMinor }: Pick<OptionBet, 'direction' | 'stakeMinor'>,
  levels: OptionLevels,
  terms: OptionTerms,
): OptionSettlement {
  const outcome = outcomeOf(direction, levels);
  return { outcome, payMinor: payRoundedDown(stakeMinor, optionPays(outcome, terms)) };
}
