import { expect, it } from 'vitest';

import type { PickResult } from '@baize/games/sports';

import type { BetPickView, BetView } from '../../api/bet-views.ts';
import { BETS_TEXTS } from '../../texts/bets-texts.ts';
import { MARKET_TEXTS } from '../../texts/market-texts.ts';
import { SLIP_TEXTS } from '../../texts/slip-texts.ts';
import { createSlipWords } from '../slip/slip-words.ts';
import type { BetContext } from './bet-context.ts';
import { countedPrice, explainResult, pricesOf, stateOf } from './bet-texts.ts';
import { namesOfPick } from './pick-names.ts';

const context = {
  words: createSlipWords('en', 'TRY', SLIP_TEXTS.en),
  texts: BETS_TEXTS.en,
  markets: MARKET_TEXTS.en,
} as BetContext;

const pick = (price: number, result: PickResult | null, changes: Partial<BetPickView> = {}): BetPickView => ({
  eventId: 1,
  marketId: 'full.result',
  pick: '1',
  price,
  eventName: 'Toros – Karadeniz',
  sides: { home: 'Toros', away: 'Karadeniz', sport: 'football' },
  startsAt: '2026-11-26T17:00:00.000Z',
  wasLive: false,
  phase: 'ended',
  score: '2–0',
  result,
  ...changes,
});

const bet = (picks: readonly BetPickView[], changes: Partial<BetView> = {}) =>
  ({ state: 'settled', lines: 1, picks, cashOuts: [], stake: 20_000, paid: 93_869, ...changes }) as BetView;

it('states the price that each result counts with', () => {
  const results: [PickResult, number][] = [
    ['won', 1_950],
    ['lost', 0],
    ['void', 1_000],
    ['push', 1_000],
    ['halfWon', 1_475],
    ['halfLost', 500],
    [{ winners: 2, places: 1 }, 975],
  ];
  for (const [result, counted] of results) expect(countedPrice(pick(1_950, result))).toBe(counted);
  expect(countedPrice(pick(1_950, null))).toBeNull();
});

it('writes the product that was paid', () => {
  const picks = [pick(1_850, 'won'), pick(1_950, 'halfWon'), pick(3_100, 'void'), pick(1_720, 'won')];
  expect(pricesOf(bet(picks), context)).toEqual({
    played: 1_924,
    counted: 469,
    product: '1.85 × 1.475 × 1.00 × 1.72',
  });
  const plain = { played: 370, counted: null, product: '' };
  expect(pricesOf(bet([pick(1_850, 'won'), pick(2_000, 'lost')]), context)).toEqual(plain);
  expect(pricesOf(bet([pick(1_850, 'void'), pick(2_000, null)]), context)).toEqual(plain);
  expect(pricesOf(bet(picks, { lines: 3 }), context)).toBeNull();
});

it('explains what is not simply won or lost', () => {
  expect(explainResult('won', context)).toBeNull();
  expect(explainResult({ winners: 3, places: 1 }, context)).toContain('3 winners shared 1');
  for (const result of ['push', 'void', 'halfWon', 'halfLost'] as const)
    expect(explainResult(result, context)?.length).toBeGreaterThan(10);
});

it('calls a single bet by half a result', () => {
  expect(stateOf(bet([pick(1_900, 'halfWon')]), context)).toMatchObject({ text: 'Half won', tone: 'half' });
  expect(stateOf(bet([pick(1_900, 'won')]), context)).toMatchObject({ text: 'Won', tone: 'won' });
  const cashed = bet([pick(1_900, 'halfLost')], { state: 'cashedOut' });
  expect(stateOf(cashed, context).text).toBe('Cashed out');
});

it('names picks also of a match that the book has forgotten', () => {
  expect(namesOfPick(pick(1_900, 'won'), MARKET_TEXTS.en).pick).toBe('Toros');
  const forgotten = pick(1_900, 'won', { sides: null, pick: '2' });
  expect(namesOfPick(forgotten, MARKET_TEXTS.en)).toEqual({ market: 'Match result', pick: 'Karadeniz' });
});
