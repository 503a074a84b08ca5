import fc from 'fast-check';
import { takesAll } from '@baize/testkit/test-scope';
import { describe, expect, it } from 'vitest';

import { fraction, toNumber } from '../exact/fraction.ts';
import { readInstantBet } from '../instant/instant-bet.ts';
import { provableInstant } from '../instant/instant-game.ts';
import { playMany } from '../proof/play-many.ts';
import { createSeededDraw } from '../random/draw.ts';
import { createFastDraw } from '../random/fast-draw.ts';
import { scratch, scratchPrizeOf } from './scratch.ts';
import { SCRATCH_CARDS, scratchPrizes } from './scratch-table.ts';

/** A draw whose first value is the number of the card. */
function cardNumber(card: number, seed: string) {
  const rest = createSeededDraw(seed);
  let isFirst = true;
  return (below: number) => {
    const value = isFirst ? card : rest(below);
    isFirst = false;
    return value;
  };
}

describe('the table of prizes', () => {
  it('returns exactly 96 %, with a prize on 32.9742 % of the cards', () => {
    const { returns, hitRate, winRate, topPay, topChance } = scratch.mathOf(null);
    expect(returns).toEqual(fraction(96n, 100n));
    expect([toNumber(hitRate), toNumber(winRate)]).toEqual([0.329742, 0.169742]);
    expect([topPay, topChance]).toEqual([1_000_000, fraction(1n, 500_000n)]);
  });
  it.each(provableInstant(scratch))('is that of play', (bet) => {
    expect(playMany(bet, createFastDraw(9), 4_000).verdict).toBe('proven');
  });
});

describe('a card', () => {
  it('has the prize of its number, each prize on as many cards as stated', () => {
    let first = 0;
    for (const [index, { pays, cards }] of scratchPrizes.entries()) {
      for (const card of [first, first + cards - 1]) {
        const result = scratch.draw(null, cardNumber(card, `card ${card}`));
        expect([scratchPrizeOf(result.fields), scratch.pays(null, result)]).toEqual([index, pays]);
      }
      first += cards;
    }
    for (const card of [first, SCRATCH_CARDS - 1])
      expect(scratch.pays(null, scratch.draw(null, cardNumber(card, 'none')))).toBe(0);
  });
  it('has nine fields of which three are equal at most once, as JSON', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: SCRATCH_CARDS - 1 }), fc.string(), (card, seed) => {
        const result = scratch.draw(null, cardNumber(card, seed));
        expect(result.fields).toHaveLength(9);
        const counts = scratchPrizes.map(
          (_, prize) => result.fields.filter((field) => field === prize).length,
        );
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(9);
        const prize = scratchPrizeOf(result.fields);
        expect(counts.filter((count) => count >= 3)).toEqual(prize === null ? [] : [3]);
        expect(JSON.parse(JSON.stringify(result))).toEqual(result);
      }),
    );
  });
  it('without a prize shows every symbol equally often, also the highest', () => {
    const draw = createFastDraw(54);
    const counts = scratchPrizes.map(() => 0);
    const rounds = takesAll() ? 4_000 : 1_000;
    for (let round = 0; round < rounds; round++) {
      const { fields } = scratch.draw(null, cardNumber(SCRATCH_CARDS - 1, String(draw(2 ** 30))));
      for (const field of fields) counts[field] = (counts[field] ?? 0) + 1;
    }
    for (const count of counts)
      expect(Math.abs(count - (rounds * 9) / 8)).toBeLessThan(5 * Math.sqrt(rounds));
  });
  it('is paid up to 99,999,999.00', () => {
    const read = (stakeMinor: string) =>
      readInstantBet(scratch, { stakeMinor }, { minMinor: 100n, maxMinor: 10_000_000n });
    expect(read('999999').stakeMinor).toBe(999_999n);
    expect(() => read('1000000')).toThrow(expect.objectContaining({ problem: 'stake' }));
  });
});
