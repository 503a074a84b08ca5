import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { linesOf, MOST_LINES, systems } from './bet-lines.ts';
import { cashOutOffer, splitStake } from './cash-out.ts';
import { type PickResult, resultByLine } from './pick-results.ts';
import { acceptsPrices } from './price-change.ts';
import { possibleReturn, settleBet } from './settle-bet.ts';

const anyResult = fc.constantFrom<PickResult>('won', 'lost', 'push', 'void', 'halfWon', 'halfLost', {
  winners: 3,
  places: 2,
});
const anyPick = fc.record({
  price: fc.integer({ min: 101, max: 5_000 }).map((p) => 10 * p),
  result: anyResult,
});

/** What a stake of 1 returns, with the numbers of a pocket calculator. */
function simpleFactor(result: PickResult, odds: number): number {
  if (typeof result === 'object') return (odds * result.places) / result.winners;
  return { won: odds, lost: 0, push: 1, void: 1, halfWon: (odds + 1) / 2, halfLost: 0.5 }[result];
}

describe('a settled bet', () => {
  it('returns what each of its lines does by a pocket calculator', () => {
    fc.assert(
      fc.property(fc.array(anyPick, { minLength: 1, maxLength: 6 }), fc.nat(100_000), (picks, stake) => {
        const sizes = picks.map((_, at) => at + 1);
        const lines = linesOf(picks.length, sizes);
        const simple = lines.reduce((total, line) => {
          const factor = line.reduce((product, at) => {
            const { result, price } = picks[at] ?? { result: 'lost', price: 0 };
            return product * simpleFactor(result, price / 1_000);
          }, 1);
          return total + Math.floor(stake * factor + 1e-6);
        }, 0);
        const exact = Number(settleBet(picks, lines, BigInt(stake)));
        // Floating point loses units of large products, never more than a millionth.
        expect(Math.abs(exact - simple)).toBeLessThanOrEqual(1 + simple / 1e6);
      }),
    );
  });

  it('of which every line is lost returns nothing, and of which all is void its stake', () => {
    const lines = linesOf(3, [2, 3]);
    const all = (result: PickResult) => [2_000, 1_800, 1_500].map((price) => ({ price, result }));
    expect(settleBet(all('lost'), lines, 1_000n)).toBe(0n);
    expect(settleBet(all('void'), lines, 1_000n)).toBe(4_000n);
  });

  it('two of three at 2.00, 1.80 and 1.50 pays 93 for 10 a line, and 30 without the second', () => {
    const lines = linesOf(3, [2]);
    const picks = [2_000, 1_800, 1_500].map((price) => ({ price, result: 'won' as PickResult }));
    expect(settleBet(picks, lines, 1_000n)).toBe(9_300n);
    expect(possibleReturn([2_000, 1_800, 1_500], lines, 1_000n)).toBe(9_300n);
    expect(
      settleBet(
        picks.map((pick, at) => (at === 1 ? { ...pick, result: 'lost' } : pick)),
        lines,
        1_000n,
      ),
    ).toBe(3_000n);
  });

  it('rounds down once, at the end of a line', () => {
    const picks = [1_010, 1_010].map((price) => ({ price, result: 'won' as PickResult }));
    expect(settleBet(picks, linesOf(2, [2]), 199n)).toBe(202n);
  });
});

describe('the lines of a bet', () => {
  it.each([
    ['trixie', 4],
    ['patent', 7],
    ['yankee', 11],
    ['lucky15', 15],
    ['canadian', 26],
    ['lucky31', 31],
    ['heinz', 57],
    ['lucky63', 63],
    ['superHeinz', 120],
    ['goliath', 247],
  ] as const)('a %s has %i', (name, count) => {
    const { picks, sizes } = systems[name];
    expect(linesOf(picks, sizes)).toHaveLength(count);
  });

  it('are all different, and have the bankers', () => {
    const lines = linesOf(6, [2, 3], [1, 4]);
    expect(new Set(lines.map(String)).size).toBe(6 + 4);
    expect(lines.every((line) => line.includes(1) && line.includes(4))).toBe(true);
  });

  it.each([
    [0, [1], []],
    [21, [21], []],
    [3, [4], []],
    [3, [0], []],
    [3, [], []],
    [3, [1], [3]],
    [3, [1], [1, 1]],
    [20, [10], []],
  ])('%i picks in sizes %j with bankers %j are refused', (picks, sizes, bankers) => {
    expect(() => linesOf(picks, sizes, bankers)).toThrow(RangeError);
    expect(MOST_LINES).toBe(1_000);
  });
});

describe('a line in quarters', () => {
  it.each([
    [2, 'won'],
    [1, 'halfWon'],
    [0, 'push'],
    [-1, 'halfLost'],
    [-2, 'lost'],
  ] as const)('%i over it is %s', (quarters, result) => {
    expect(resultByLine(quarters)).toBe(result);
  });
});

describe('a cash-out', () => {
  const lines = linesOf(2, [2]);
  const won = { price: 3_000, state: 'won' as const };

  it('is the fair value less the margin', () => {
    const open = { price: 2_000, state: { chance: 0.594_937 } };
    expect(cashOutOffer([won, open], lines, 10_000n, 0)).toBe(35_696n);
    expect(cashOutOffer([won, open], lines, 10_000n)).toBe(33_911n);
  });

  it('is nothing if a leg is lost, and never above what the bet can win', () => {
    expect(cashOutOffer([won, { price: 2_000, state: 'lost' }], lines, 10_000n)).toBe(0n);
    expect(cashOutOffer([won, { price: 2_000, state: { chance: 1 } }], lines, 10_000n, -1)).toBe(60_000n);
  });

  it('in part leaves a stake that can run on', () => {
    expect(splitStake(1_000n, 4, 2_500, 100n)).toEqual({ outMinor: 250n, leftMinor: 750n });
    expect(splitStake(100n, 1, 9_000, 100n)).toBeNull();
    expect(splitStake(1n, 4, 2_500, 1n)).toBeNull();
  });
});

describe('a change of prices', () => {
  it.each([
    ['none', [2_000, 1_500], [2_000, 1_500], true],
    ['none', [2_000], [2_010], false],
    ['better', [2_000], [2_010], true],
    ['better', [2_000], [1_990], false],
    ['better', [2_000, 1_500], [1_990, 1_510], true],
    ['better', [2_000, 1_500], [1_980, 1_510], false],
    ['all', [2_000], [1_010], true],
  ] as const)('by the rule %s from %j to %j: %s', (rule, seen, now, isAccepted) => {
    expect(acceptsPrices(rule, seen, now)).toBe(isAccepted);
  });
});
