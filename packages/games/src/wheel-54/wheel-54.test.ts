import { describe, expect, it } from 'vitest';

import { fraction, toNumber } from '../exact/fraction.ts';
import { readInstantBet } from '../instant/instant-bet.ts';
import { provableInstant } from '../instant/instant-game.ts';
import { playMany } from '../proof/play-many.ts';
import { createSeededDraw } from '../random/draw.ts';
import { wheel54 } from './wheel-54.ts';
import { wheelPays, wheelRisks } from './wheel-table.ts';

describe.each(wheelRisks)('the wheel with a %s risk', (risk) => {
  it('has 54 segments and returns 35/36', () => {
    expect(wheelPays[risk]).toHaveLength(54);
    expect(wheel54.mathOf({ risk }).returns).toEqual(fraction(35n, 36n));
  });
  it('pays what its segment says', () => {
    const segments = wheelPays[risk].map((_, segment) => wheel54.pays({ risk }, { segment }));
    expect(segments).toEqual(wheelPays[risk]);
  });
});

it.each([
  ['low', 40 / 54, 300, 1 / 54],
  ['medium', 25 / 54, 550, 1 / 54],
  ['high', 4 / 54, 3_000, 1 / 54],
] as const)('with a %s risk %d of the spins pay, at most %d', (risk, hits, top, chance) => {
  const { hitRate, topPay, topChance } = wheel54.mathOf({ risk });
  expect([toNumber(hitRate), topPay, toNumber(topChance)]).toEqual([
    expect.closeTo(hits, 12),
    top,
    expect.closeTo(chance, 12),
  ]);
});

it('segments with a pay are never all on one side', () => {
  for (const risk of wheelRisks) {
    const paid = wheelPays[risk].flatMap((pays, at) => (pays > 0 ? [at] : []));
    const gaps = paid.map((at, index) => ((paid[index + 1] ?? (paid[0] ?? 0) + 54) - at + 54) % 54);
    expect(Math.max(...gaps)).toBeLessThan(27);
  }
});

it.each(provableInstant(wheel54))('the return is that of play: $name', (bet) => {
  expect(playMany(bet, createSeededDraw(bet.name), 4_000).verdict).toBe('proven');
});

it('a bet has one of the risks', () => {
  const limits = { minMinor: 100n, maxMinor: 1_000n };
  expect(readInstantBet(wheel54, { risk: 'high', stakeMinor: '500' }, limits).choice).toEqual({
    risk: 'high',
  });
  expect(() => readInstantBet(wheel54, { risk: 'none', stakeMinor: '500' }, limits)).toThrow('one of');
});
