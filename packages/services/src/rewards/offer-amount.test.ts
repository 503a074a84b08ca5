import { bonusTerms } from '@baize/contract';
import { expect, test } from 'vitest';

import { coded, welcome } from '../testing/bonuses.ts';
import { offerAmount, offerWager } from './offer-amount.ts';

const of = (times: number, base: 'bonus' | 'depositAndBonus') =>
  bonusTerms.parse({ ...welcome, wagering: { times, base } });

test.each([
  // 300.00 of a deposit of 300.00: by the bonus alone, and by both.
  [10, 'bonus', 30_000n, 30_000n, 300_000n],
  [10, 'depositAndBonus', 30_000n, 30_000n, 600_000n],
  // A deposit above the cap counts as a whole.
  [10, 'depositAndBonus', 50_000n, 90_000n, 1_400_000n],
  // Without a deposit there is only the bonus.
  [10, 'depositAndBonus', 50_000n, undefined, 500_000n],
  // Parts of a minor unit are rounded up.
  [2.55, 'depositAndBonus', 101n, 102n, 518n],
  [0, 'depositAndBonus', 30_000n, 30_000n, 0n],
] as const)(
  'staked %s times by %s, %s with a deposit of %s asks for %s',
  (times, base, amount, deposit, wager) => {
    expect(offerWager(of(times, base), amount, deposit)).toBe(wager);
  },
);

test('a free bet is staked once, whatever its terms say of the deposit', () => {
  const terms = bonusTerms.parse({
    ...coded,
    kind: 'freeBet',
    wagering: { times: 0, base: 'depositAndBonus' },
    contribution: { types: { sport: 100 }, games: {} },
  });
  expect(offerWager(terms, 2_500n, 90_000n)).toBe(2_500n);
});

test('a share of a deposit is at most the cap, and nothing below the least deposit', () => {
  const terms = of(10, 'depositAndBonus');
  const amounts = [9_999n, 10_000n, 50_000n, 90_000n].map((baseMinor) => offerAmount(terms, { baseMinor }));
  expect(amounts).toEqual([0n, 10_000n, 50_000n, 50_000n]);
});
