import { factorOf, type PickResult } from '@baize/games/sports/slip';

import type { BetPickView, BetView } from '../../api/bet-views.ts';
import { productOf } from '../slip/slip-bets.ts';
import { type BetOutcome, outcomeOf } from './bet-outcome.ts';
import type { BetContext } from './bet-context.ts';

const OUTCOME_ICONS: Readonly<Record<BetOutcome, string>> = {
  waiting: 'clock',
  booking: 'clock',
  open: 'clock',
  refused: 'cross',
  refunding: 'back',
  cashedOut: 'cash',
  won: 'tick',
  partly: 'half',
  lost: 'cross',
  void: 'back',
};

export interface StateText {
  readonly text: string;
  readonly icon: string;
  /** For its colour. */
  readonly tone: 'open' | 'won' | 'half' | 'lost' | 'void' | 'cash';
}

const TONES: Readonly<Record<BetOutcome, StateText['tone']>> = {
  waiting: 'open',
  booking: 'open',
  open: 'open',
  refused: 'lost',
  refunding: 'void',
  cashedOut: 'cash',
  won: 'won',
  partly: 'half',
  lost: 'lost',
  void: 'void',
};

/** The state of a bet. A single bet with half a result is called by that. */
export function stateOf(bet: BetView, { texts }: Pick<BetContext, 'texts'>): StateText {
  const outcome = outcomeOf(bet);
  const result = bet.picks.length === 1 ? bet.picks[0]?.result : null;
  if (outcome !== 'cashedOut' && (result === 'halfWon' || result === 'halfLost'))
    return { text: texts.results[result], icon: 'half', tone: 'half' };
  return { text: texts.states[outcome], icon: OUTCOME_ICONS[outcome], tone: TONES[outcome] };
}

export function pickStateOf({ result, phase }: BetPickView, { texts }: Pick<BetContext, 'texts'>): StateText {
  if (result === null)
    return phase === 'live'
      ? { text: texts.results.live, icon: 'live', tone: 'open' }
      : { text: texts.results.open, icon: 'clock', tone: 'open' };
  if (typeof result === 'object') return { text: texts.results.deadHeat, icon: 'half', tone: 'half' };
  const text = texts.results[result];
  if (result === 'won') return { text, icon: 'tick', tone: 'won' };
  if (result === 'lost') return { text, icon: 'cross', tone: 'lost' };
  if (result === 'push' || result === 'void') return { text, icon: 'back', tone: 'void' };
  return { text, icon: 'half', tone: 'half' };
}

/** Why the price of a pick is not the one that was played; null if it is, or if the pick lost. */
export function explainResult(result: PickResult | null, { texts, words }: BetContext): string | null {
  if (result === null || result === 'won' || result === 'lost') return null;
  if (typeof result !== 'object') return texts.explain[result];
  return words.fill(texts.explain.deadHeat, { ...result });
}

/** The price that a pick counts with, in thousandths; null while it is open. */
export function countedPrice({ result, price }: BetPickView): number | null {
  if (result === null) return null;
  const { numerator, denominator } = factorOf(result, price);
  return Number((numerator * 1_000n) / denominator);
}

export interface BetPrices {
  /** In hundredths. */
  readonly played: number;
  /** Differs from what was played if a pick did not count with its price; null while it is open, and if it is the same. */
  readonly counted: number | null;
  /** `1,85 × 1,475`; empty without {@link counted}. */
  readonly product: string;
}

/** The prices of a bet of one line; null for systems. */
export function pricesOf({ picks, lines }: BetView, { words }: BetContext): BetPrices | null {
  if (lines !== 1) return null;
  const played = productOf(picks.map(({ price }) => price));
  const counted = picks.map(countedPrice);
  const isChanged = picks.some(({ result }) => result !== null && result !== 'won' && result !== 'lost');
  if (!isChanged || counted.some((price) => price === null || price === 0))
    return { played, counted: null, product: '' };
  const prices = counted.map((price) => price ?? 0);
  return { played, counted: productOf(prices), product: prices.map(words.price).join(' × ') };
}
