import { formatMoney, formatMoneyShort } from '@baize/currency';
import { expect, it } from 'vitest';

import { bonusParts, spinParts } from './bonus-parts.ts';

const bonus = {
  award_id: 1,
  name: 'Hafta sonu',
  is_free_bet: false,
  balance: '640.00',
  usable: '640.00',
  wager: '10000.00',
  wagered: '5820.00',
  left: '4180.00',
  percent: 100,
  max_stake: '50.00',
  min_odds: null,
  expires_at: '2026-06-08T12:00:00Z',
  is_frozen: false,
};
const words = {
  t: (key: string, values?: object) => (values ? `${key} ${Object.values(values).join(' ')}` : key),
  money: {
    exact: (minor: bigint) => formatMoney(minor, 1, 'tr'),
    floored: (minor: bigint) => formatMoneyShort(minor, 1, 'tr'),
    short: (minor: bigint) => formatMoneyShort(minor, 1, 'tr'),
  },
  currency: 1,
  language: 'en',
  moment: (instant: string) => instant.slice(0, 10),
} as const;

const textsOf = (parts: ReturnType<typeof bonusParts>) => parts.map(({ text }) => text);

it('says what is left, what counts, the largest stake and the end', () => {
  expect(textsOf(bonusParts(bonus, false, words))).toEqual([
    'rewards_line_left ₺4.180',
    'rewards_line_counts 100',
    'rewards_line_max_stake ₺50',
    'rewards_until 2026-06-08',
  ]);
});

it('names no largest stake once the bonus money is lost', () => {
  expect(textsOf(bonusParts({ ...bonus, balance: '0.00' }, false, words))).not.toContain(
    'rewards_line_max_stake ₺50',
  );
});

it('says first that the bonus is frozen, or that the game does not count', () => {
  expect(textsOf(bonusParts({ ...bonus, is_frozen: true }, false, words))).toEqual(['rewards_line_frozen']);
  expect(textsOf(bonusParts({ ...bonus, percent: 0 }, false, words))).toEqual(['rewards_line_not_counted']);
});

it('keeps on a phone what a stake depends on, and drops that a game counts in full', () => {
  const kept = (percent: number, isSport = false) =>
    textsOf(bonusParts({ ...bonus, percent }, isSport, words).filter(({ isExtra }) => !isExtra));
  expect(kept(100)).toEqual(['rewards_line_left ₺4.180', 'rewards_line_max_stake ₺50']);
  expect(kept(50)).toContain('rewards_line_counts 50');
  expect(kept(50, true)).toContain('rewards_line_sport_counts 50');
});

it('says of a book also the smallest odds, and that bets count later', () => {
  const onSport = { ...bonus, min_odds: 1_800 };
  expect(textsOf(bonusParts(onSport, true, words))).toEqual([
    'rewards_line_left ₺4.180',
    'rewards_line_sport_counts 100',
    'rewards_from_odds 1.80',
    'rewards_line_max_stake ₺50',
    'rewards_until 2026-06-08',
  ]);
  expect(textsOf(bonusParts({ ...onSport, percent: 0 }, true, words))).toEqual(['rewards_line_not_on_sport']);
  const freeBet = { ...onSport, is_free_bet: true, wager: '0.00', left: '0.00' };
  expect(textsOf(bonusParts(freeBet, true, words))).toEqual([
    'rewards_from_odds 1.80',
    'rewards_until 2026-06-08',
  ]);
});

it('counts free spins and what they won', () => {
  const spins = {
    free_spin_id: 1,
    name: '25 dönüş',
    count: 25,
    left: 7,
    stake: '2.00',
    won: '36.80',
    max_win: null,
    times: 0,
    expires_at: '2026-06-08T12:00:00Z',
  };
  expect(textsOf(spinParts(spins, words))).toEqual([
    'rewards_line_spins 7 25',
    'rewards_line_won ₺36,80',
    'rewards_until 2026-06-08',
  ]);
});
