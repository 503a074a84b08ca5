import { formatMoneyShort } from '@baize/currency';
import { expect, it } from 'vitest';

import type { OfferedBonus } from './reward-queries.ts';
import { beginSentence, oddsText, termLines, timesText } from './term-lines.ts';

const offer: OfferedBonus = {
  award_id: 1,
  terms_id: 2,
  name: 'Hafta sonu',
  summary: 'Yarısı bizden',
  kind: 'deposit',
  amount: '400.00',
  wager: '10000.00',
  times: 25,
  base: 'bonus',
  types: [
    { type: 'casino', percent: 100 },
    { type: 'bingo', percent: 0 },
    { type: 'sport', percent: 50 },
  ],
  games: [{ id: 7, name: 'Pera Rulet', percent: 10 }],
  max_stake: '50.00',
  min_odds: 1800,
  max_release: null,
  turnover: null,
  is_free_bet: false,
  days_to_play: 7,
  offered_at: '2026-06-01T10:00:00Z',
  accept_until: '2026-06-04T10:00:00Z',
};
const money = {
  exact: (minor: bigint) => String(minor),
  floored: (minor: bigint) => String(minor),
  short: (minor: bigint) => formatMoneyShort(minor, 1, 'tr'),
};
const words = {
  t: (key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`,
  money,
  language: 'tr',
  currency: 1,
  hasWallets: true,
} as const;
const lineOf = (terms: OfferedBonus, label: string) =>
  termLines(terms, words).find((line) => line.label === label)?.text;

it('says what has to be staked, or that nothing has', () => {
  expect(lineOf(offer, 'rewards_how_much')).toBe(
    'rewards_wager_bonus {"amount":"₺400","times":"25","wager":"₺10.000"}',
  );
  expect(lineOf({ ...offer, base: 'depositAndBonus' }, 'rewards_how_much')).toContain('rewards_wager_both');
  expect(lineOf({ ...offer, kind: 'freeSpins', amount: '0.00' }, 'rewards_how_much')).toBe(
    'rewards_spins_staking {"times":"25"}',
  );
  expect(lineOf({ ...offer, kind: 'freeBet', times: 0, is_free_bet: true }, 'rewards_how_much')).toBe(
    'rewards_wager_none {}',
  );
});

it('says no more of money that is the player’s own once it is accepted', () => {
  expect(termLines({ ...offer, times: 0 }, words)).toEqual([
    { label: 'rewards_how_much', text: 'rewards_wager_own {}' },
  ]);
});

it('says what is the most that can be won: of money that is not staked only if there is a limit', () => {
  const free = { ...offer, kind: 'freeBet', times: 0, is_free_bet: true } as const;
  const own = { ...offer, times: 0 };
  expect(lineOf(offer, 'rewards_max_release')).toBe('rewards_no_limit {}');
  for (const terms of [free, own]) expect(lineOf(terms, 'rewards_max_release')).toBeUndefined();
  for (const terms of [offer, free, own])
    expect(lineOf({ ...terms, max_release: '250.00' }, 'rewards_max_release')).toBe(
      'rewards_max_release_text {"amount":"₺250"}',
    );
});

it('says how wins are divided and what its end takes, of a free bet only the latter', () => {
  const labels = (terms: OfferedBonus) => termLines(terms, words).map(({ label }) => label);
  expect(labels(offer)).toEqual(expect.arrayContaining(['rewards_mixed_wins', 'rewards_ends']));
  const freeBet = labels({ ...offer, kind: 'freeBet', times: 0, is_free_bet: true });
  expect(freeBet).toContain('rewards_ends');
  expect(freeBet).not.toContain('rewards_mixed_wins');
});

it('says that playing wallets are empty before and stay without new money, if the brand has any', () => {
  expect(lineOf(offer, 'rewards_wallets')).toBe('rewards_wallets_text {}');
  const without = termLines(offer, { ...words, hasWallets: false });
  expect(without.map(({ label }) => label)).not.toContain('rewards_wallets');
  // A free bet takes no own money, so that its place makes no difference.
  expect(
    lineOf({ ...offer, kind: 'freeBet', times: 0, is_free_bet: true }, 'rewards_wallets'),
  ).toBeUndefined();
});

it('leaves out what counts nothing, and names the smallest odds of sports', () => {
  const text = lineOf(offer, 'rewards_what_counts');
  // The first name begins the sentence.
  expect(text).toMatch(/^Rewards_counts .*rewards_type_casino/);
  expect(text).not.toContain('rewards_type_bingo');
  expect(text).toContain('"odds":"1,80"');
  expect(text).toContain('{"name":"Pera Rulet","percent":10}');
});

it('says when bets on sport count, if they do', () => {
  expect(lineOf(offer, 'rewards_sport')).toBe('rewards_sport_text {}');
  const casino = {
    ...offer,
    types: [
      { type: 'casino', percent: 100 },
      { type: 'sport', percent: 0 },
    ],
  };
  expect(lineOf(casino, 'rewards_sport')).toBeUndefined();
  expect(lineOf({ ...offer, kind: 'freeBet', times: 0, is_free_bet: true }, 'rewards_sport')).toBeUndefined();
});

it('says that a withdrawal ends the bonus, or what it waits for', () => {
  expect(lineOf(offer, 'rewards_withdrawal')).toBe('rewards_withdrawal_ends {}');
  expect(lineOf({ ...offer, turnover: '1500.00' }, 'rewards_withdrawal')).toBe(
    'rewards_withdrawal_waits {"amount":"₺1.500"}',
  );
});

it('begins a sentence with the capital of its language', () => {
  expect([beginSentence('iki oyun', 'tr'), beginSentence('in full', 'en')]).toEqual(['İki oyun', 'In full']);
  expect(beginSentence('TV oyunları', 'tr')).toBe('TV oyunları');
});

it('writes numbers in the language of the page', () => {
  expect([timesText(2.5, 'tr'), timesText(2.5, 'en'), oddsText(1500, 'en')]).toEqual(['2,5', '2.5', '1.50']);
});
