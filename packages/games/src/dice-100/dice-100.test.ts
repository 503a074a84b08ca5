import { describe, expect, it } from 'vitest';

import { toNumber } from '../exact/fraction.ts';
import { readInstantBet } from '../instant/instant-bet.ts';
import { provableInstant } from '../instant/instant-game.ts';
import { playMany } from '../proof/play-many.ts';
import { createSeededDraw } from '../random/draw.ts';
import { createDice } from './dice-100.ts';
import { diceChoiceWith, dicePays, diceWinners } from './dice-pays.ts';

const terms = { edgeBasisPoints: 100 };
const dice = createDice(terms);
const limits = { minMinor: 100n, maxMinor: 100_000n };

describe('a roll', () => {
  it('wins strictly under or over the threshold, exactly as often as its winners say', () => {
    for (const choice of [
      { side: 'under', threshold: 5_050 },
      { side: 'over', threshold: 5_050 },
      { side: 'over', threshold: 9_989 },
    ] as const) {
      const won = Array.from({ length: 10_000 }, (_, roll) => dice.pays(choice, { roll })).filter(Boolean);
      expect(won).toHaveLength(diceWinners(choice));
    }
    expect(dice.pays({ side: 'under', threshold: 5_050 }, { roll: 5_050 })).toBe(0);
    expect(dice.pays({ side: 'over', threshold: 5_050 }, { roll: 5_050 })).toBe(0);
  });
  it('is 0.00 to 99.99', () => {
    const choice = diceChoiceWith('under', 5_000);
    const asked: number[] = [];
    const result = dice.draw(choice, (below) => {
      asked.push(below);
      return below - 1;
    });
    expect([result, asked]).toEqual([{ roll: 9_999 }, [10_000]]);
  });
  it.each([
    [5_000, 198],
    [4_950, 200],
    [100, 9_900],
    [10, 99_000],
    [9_700, 102],
    [3_333, 297],
  ])('with %d winners pays %d hundredths', (winners, pays) => {
    expect(dicePays(winners, terms)).toBe(pays);
  });
});

describe('the return', () => {
  it('is 98 to 99 % for every threshold, on both sides alike, and every win is more than the stake', () => {
    const returns = dice.stated.map((choice) => toNumber(dice.mathOf(choice).returns));
    expect(returns).toHaveLength(9_691);
    expect(Math.max(...returns)).toBe(0.99);
    expect(Math.min(...returns)).toBeCloseTo(0.980424, 6);
    expect(Math.min(...dice.stated.map(dice.topPay))).toBe(102);
    const over = diceChoiceWith('over', 1_234);
    expect(dice.mathOf(over)).toEqual(dice.mathOf(diceChoiceWith('under', 1_234)));
  });
  it.each(provableInstant(dice))('is that of play: $name', (bet) => {
    expect(playMany(bet, createSeededDraw(bet.name), 4_000).verdict).toBe('proven');
  });
});

describe('a bet', () => {
  const read = (side: unknown, threshold: unknown, stakeMinor = '500') =>
    readInstantBet(dice, { side, threshold, stakeMinor }, limits).choice;
  it('wins with 0.1 to 97 % of the numbers', () => {
    expect([10, 9_700].map((threshold) => read('under', threshold))).toHaveLength(2);
    expect([299, 9_989].map((threshold) => read('over', threshold))).toHaveLength(2);
    for (const [side, threshold] of [
      ['under', 9],
      ['under', 9_701],
      ['over', 298],
      ['over', 9_990],
    ] as const)
      expect(() => read(side, threshold)).toThrow(expect.objectContaining({ problem: 'unknown' }));
  });
  it('is refused otherwise', () => {
    expect(() => read('beside', 5_000)).toThrow(expect.objectContaining({ problem: 'unknown' }));
    expect(() => read('under', 50.5)).toThrow(expect.objectContaining({ problem: 'malformed' }));
    expect(() => read('under', 5_000, '100001')).toThrow(expect.objectContaining({ problem: 'stake' }));
  });
});
