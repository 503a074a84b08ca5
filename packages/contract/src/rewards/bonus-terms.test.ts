import { expect, test } from 'vitest';

import { bonusTerms, type WrittenBonusTerms } from './bonus-terms.ts';

const fixed = {
  kind: 'fixed',
  name: { tr: 'Bonus', en: 'Bonus' },
  summary: { tr: 'Bonus', en: 'Bonus' },
  amountMinor: 10_000,
  wagering: { times: 10, base: 'bonus' },
  contribution: { types: { casino: 100 } },
  daysToAccept: 7,
  daysToPlay: 7,
  audience: {},
} as const satisfies WrittenBonusTerms;
const share = { kind: 'deposit', percent: 100, capMinor: 50_000 } as const;
const cashback = { ...share, kind: 'cashback', period: 'week' } as const;
const spins = { kind: 'freeSpins', freeSpins: { count: 5, stakeMinor: 100, games: [1] } } as const;

const fieldsOf = (changes: object): unknown[] => {
  const parsed = bonusTerms.safeParse({ ...fixed, ...changes });
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'));
};

test('a turnover is at most what has to be staked, after which the bonus is over', () => {
  const none = { wagering: { times: 0, base: 'bonus' } };
  const freeBet = { ...none, kind: 'freeBet' };
  for (const changes of [
    { turnoverMinor: 100_000 },
    { turnoverMinor: 10_000, ...freeBet },
    { turnoverMinor: 900_000, ...share },
  ])
    expect(fieldsOf(changes), JSON.stringify(changes)).toEqual([]);
  for (const changes of [
    { turnoverMinor: 100_001 },
    { turnoverMinor: 1, ...none },
    { turnoverMinor: 10_001, ...freeBet },
    { turnoverMinor: 1, ...share, ...none },
    { turnoverMinor: 1, ...spins },
  ])
    expect(fieldsOf(changes), JSON.stringify(changes)).toEqual(['turnoverMinor']);
});

test('a bonus is given in one way', () => {
  const code = 'BAHAR100';
  for (const changes of [
    { audience: { code } },
    { audience: { deposits: 'first' } },
    { audience: { byHand: true } },
    { ...share, audience: { deposits: 'every', days: [6, 7], countries: ['DE'] } },
    { ...cashback, audience: { countries: ['DE'] } },
  ])
    expect(fieldsOf(changes), JSON.stringify(changes)).toEqual([]);
  for (const changes of [
    { audience: { code, deposits: 'first' } },
    { audience: { code, byHand: true } },
    { audience: { deposits: 'first', byHand: true } },
    { ...share, audience: { code } },
    { ...cashback, audience: { code } },
    { ...cashback, audience: { byHand: true } },
  ])
    expect(fieldsOf(changes), JSON.stringify(changes)).toEqual(['audience']);
});
