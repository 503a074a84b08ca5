import type { BetView } from '../../api/bet-views.ts';
import type { LegTrouble } from './leg-view.ts';
import { keyOf, type SlipState } from './slip-state.ts';
import type { SlipWords } from './slip-words.ts';

/** What refusals say of a slip: which picks they are about, the prices that they name, and why in words. */
export interface Refusals {
  readonly troubles: ReadonlyMap<string, LegTrouble>;
  /** Present prices of picks, by key. */
  readonly prices: ReadonlyMap<string, number>;
  /** A stake that was too high was above this; null without one. */
  readonly highestMinor: number | null;
  readonly text: string | null;
  readonly needsFunds: boolean;
  /** The terms of a bonus refused a bet: they may be newer than the page. */
  readonly isOfBonus: boolean;
}

const BONUS_REASONS: readonly string[] = ['bonus', 'bonusStake', 'bonusOdds'];

const PICK_REASONS = ['suspended', 'closed', 'started', 'related'] as const;

/** @param bets those that were not taken */
export function readRefusals(bets: readonly BetView[], { texts, fill, short, price }: SlipWords): Refusals {
  const troubles = new Map<string, LegTrouble>();
  const prices = new Map<string, number>();
  let highestMinor: number | null = null;
  const sentences = new Set<string>();
  for (const bet of bets) {
    // Its stake is on its way back, or may never have been taken.
    if (bet.state === 'refunding') sentences.add(texts.problem.undecided);
    const refusal = bet.refusal;
    if (refusal === null) continue;
    const { reason, at, limit, minOdds } = refusal;
    const ofPicks = PICK_REASONS.find((known) => known === reason);
    for (const position of ofPicks ? at : []) {
      const pick = bet.picks[position];
      if (pick && ofPicks) troubles.set(keyOf(pick), ofPicks);
    }
    if (reason === 'price') for (const pick of bet.picks) prices.set(keyOf(pick), pick.price);
    if (reason === 'stakeHigh' && limit !== null) highestMinor = Math.min(limit, highestMinor ?? limit);
    const name = reason === 'suspended' || reason === 'closed' || reason === 'started' ? 'picks' : reason;
    const text = texts.problem[name === 'bonusOdds' && bet.isFreeBet ? 'freeBetOdds' : name];
    const odds = minOdds === null ? '' : price(minOdds);
    sentences.add(fill(text, { limit: limit === null ? '' : short(limit), odds }));
  }
  return {
    troubles,
    prices,
    highestMinor,
    text: sentences.size === 0 ? null : [...sentences].join(' '),
    needsFunds: bets.some(({ refusal }) => refusal?.reason === 'funds'),
    isOfBonus: bets.some(({ refusal }) => refusal !== null && BONUS_REASONS.includes(refusal.reason)),
  };
}

/** The slip with the prices that a refusal named; the player confirms them. */
export function withPrices(state: SlipState, prices: ReadonlyMap<string, number>): SlipState {
  if (prices.size === 0) return state;
  return {
    ...state,
    picks: state.picks.map((pick) => ({ ...pick, now: prices.get(keyOf(pick)) ?? pick.now })),
  };
}
