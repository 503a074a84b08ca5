import { expect, it } from 'vitest';

import { BINARY_TEXTS } from '../binary-texts.ts';
import { EndedBets } from './ended-bets.ts';

const money = (minor: number): string => `₺${(minor / 100).toFixed(2)}`;
const won = { bet: 500, win: 925, result: { outcome: 'won' } } as const;
const lost = { bet: 500, win: 0, result: { outcome: 'lost' } } as const;
const equal = { bet: 500, win: 500, result: { outcome: 'equal' } } as const;

it('a bet that ends alone is said alone', () => {
  const ended = new EndedBets(BINARY_TEXTS.en, money);
  const said = [won, lost, equal].map((bet, place) => ended.add(bet, 10_000 + place * 4_000).words);
  expect(said).toEqual([
    'You won ₺9.25.',
    'Your bet lost.',
    'The price stayed the same; your stake of ₺5.00 was returned.',
  ]);
});

it('bets that end within four seconds of each other are said together, with the sums of all', () => {
  const ended = new EndedBets(BINARY_TEXTS.en, money);
  expect(ended.add(won, 10_000)).toMatchObject({ betMinor: 500, winMinor: 925, hasGrown: true });
  expect(ended.add(lost, 13_999)).toEqual({
    words: '2 bets ended, 1 of them right: −₺0.75.',
    betMinor: 1_000,
    winMinor: 925,
    hasGrown: false,
  });
  expect(ended.add(won, 17_998)).toEqual({
    words: '3 bets ended, 2 of them right: +₺3.50.',
    betMinor: 1_500,
    winMinor: 1_850,
    hasGrown: true,
  });
  expect(ended.add(lost, 21_998).words).toBe('Your bet lost.');
});

it('the words are in the language of the page, and no sign stands before nothing', () => {
  const ended = new EndedBets(BINARY_TEXTS.tr, money);
  ended.add(equal, 0);
  expect(ended.add(equal, 1).words).toBe('2 bahis sonuçlandı, 0 tanesi doğru: ₺0.00.');
});
