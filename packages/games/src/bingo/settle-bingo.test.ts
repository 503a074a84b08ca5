import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { InvalidBet } from '../bets/invalid-bet.ts';
import { toNumber } from '../exact/fraction.ts';
import { playMany } from '../proof/play-many.ts';
import { createSeededDraw } from '../random/draw.ts';
import { completionsOf, drawBingo } from './bingo-calls.ts';
import { type BingoCard, bingoPatterns } from './bingo-card.ts';
import { bingoMath, provableBingo } from './bingo-math.ts';
import { aloneIn, type BingoRoom, dealBingoCards, readBingoOrder } from './bingo-room.ts';
import { bingoPrizesOf, settleBingo, splitPrize } from './settle-bingo.ts';

const room: BingoRoom = {
  format: 'bingo90',
  ticketMinor: 100n,
  shares: { line: 1_500, twoLines: 2_500, fullHouse: 5_500 },
  bonus: null,
};
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
const oneTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe('an order', () => {
  it('has a number of tickets and their price', () => {
    expect(readBingoOrder({ tickets: 6, stakeMinor: '600' }, room, 36)).toEqual({
      tickets: 6,
      stakeMinor: 600n,
    });
  });
  it.each([
    ['count', { tickets: 0, stakeMinor: '100' }],
    ['count', { tickets: 37, stakeMinor: '3700' }],
    ['malformed', { tickets: 1.5, stakeMinor: '150' }],
    ['malformed', { tickets: '6', stakeMinor: '600' }],
    ['malformed', { tickets: 6 }],
    ['stake', { tickets: 6, stakeMinor: '599' }],
    ['stake', { tickets: 6, stakeMinor: '601' }],
  ])('is refused as %s otherwise', (problem, json) => {
    expect(() => readBingoOrder(json, room, 36)).toThrow(expect.objectContaining({ problem }));
    expect(() => readBingoOrder(json, room, 36)).toThrow(InvalidBet);
  });
});

describe('a prize', () => {
  it('is all takings together for a player who is alone, and there is no bonus', () => {
    const alone = aloneIn({ ...room, bonus: { withinCalls: 60, payMinor: 200n } });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 24 }), fc.integer(), (tickets, seed) => {
        const draw = createSeededDraw(String(seed));
        const { paidMinor } = settleBingo(
          alone,
          dealBingoCards('bingo90', tickets, draw),
          drawBingo('bingo90', draw),
        );
        expect(sum(paidMinor)).toBe(BigInt(tickets) * room.ticketMinor);
      }),
      { numRuns: 30 },
    );
    expect(alone.shares.line).toBeLessThan(alone.shares.twoLines);
  });

  it('is split without losing a minor unit, and the first sold get the odd ones', () => {
    expect(splitPrize(100n, 3)).toEqual([34n, 33n, 33n]);
    expect(splitPrize(101n, 3)).toEqual([34n, 34n, 33n]);
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 12n), fc.integer({ min: 1, max: 500 }), (prize, winners) => {
        const parts = splitPrize(prize, winners);
        expect(sum(parts)).toBe(prize);
        expect(parts[0]).toBeLessThanOrEqual((parts.at(-1) ?? 0n) + 1n);
      }),
    );
  });
  it('is a share of the takings, the full house with the rest of the rounding', () => {
    const third = { ...room, ticketMinor: 1n, shares: { line: 3_333, twoLines: 3_333, fullHouse: 3_333 } };
    expect(bingoPrizesOf(third, 7)).toEqual({ line: 2n, twoLines: 2n, fullHouse: 2n });
    expect(bingoPrizesOf(third, 5)).toEqual({ line: 1n, twoLines: 1n, fullHouse: 2n });
    expect(bingoPrizesOf(room, 12)).toEqual({ line: 180n, twoLines: 300n, fullHouse: 660n });
  });
});

describe('a round', () => {
  const [first = [], second = []] = dealBingoCards('bingo90', 6, createSeededDraw('two tickets'));
  const numbersOf = (card: BingoCard) => card.flat().filter((number) => number > 0);
  /** Calls the rows of one ticket, then those of the other. */
  const calls = [...new Set([...numbersOf(first), ...numbersOf(second), ...oneTo(90)])];

  it('is won by the first ticket to complete each pattern', () => {
    const { wins, paidMinor, lastCall } = settleBingo(room, [second, first], { calls });
    expect(wins).toEqual([
      { pattern: 'line', call: 5, prizeMinor: 30n, winners: [1] },
      { pattern: 'twoLines', call: 10, prizeMinor: 50n, winners: [1] },
      { pattern: 'fullHouse', call: 15, prizeMinor: 110n, winners: [1] },
    ]);
    expect(paidMinor).toEqual([0n, 190n]);
    expect(lastCall).toBe(15);
  });
  it('is shared by tickets that complete a pattern with the same call', () => {
    const { wins, paidMinor } = settleBingo(room, [first, second, first], { calls });
    expect(wins.map(({ winners }) => winners)).toEqual([
      [0, 2],
      [0, 2],
      [0, 2],
    ]);
    // 45, 75 and 165 minor units in two parts each.
    expect(paidMinor).toEqual([23n + 38n + 83n, 0n, 22n + 37n + 82n]);
  });
  it('pays its bonus to every full house within its calls, and calls that many balls', () => {
    const withBonus = { ...room, bonus: { withinCalls: 30, payMinor: 5_000n } };
    const { paidMinor, lastCall } = settleBingo(withBonus, [first, second], { calls });
    expect(paidMinor).toEqual([5_190n, 5_000n]);
    expect(lastCall).toBe(30);
    const tooLate = { ...room, bonus: { withinCalls: 14, payMinor: 5_000n } };
    expect(settleBingo(tooLate, [first, second], { calls }).paidMinor).toEqual([190n, 0n]);
  });
  it('completes a line of 75 balls across the free centre', () => {
    const [card = []] = dealBingoCards('bingo75', 1, createSeededDraw('centre'));
    const diagonal = [0, 1, 3, 4].map((step) => card[step]?.[step] ?? 0);
    const middleRow = (card[2] ?? []).filter((number) => number > 0);
    const result = { calls: [...new Set([...diagonal, ...middleRow, ...oneTo(75)])] };
    expect(completionsOf('bingo75', result)(card)).toMatchObject({ line: 4, twoLines: 8 });
  });
  it.each(['bingo75', 'bingo90'] as const)('of %s pays exactly its prizes, whatever is drawn', (format) => {
    const setting = { ...room, format, ticketMinor: 33n };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.string(), (tickets, seed) => {
        const draw = createSeededDraw(seed);
        const cards = dealBingoCards(format, tickets, draw);
        const result = drawBingo(format, draw);
        expect(result.calls.toSorted((a, b) => a - b)).toEqual(oneTo(format === 'bingo75' ? 75 : 90));
        expect(JSON.parse(JSON.stringify(result))).toEqual(result);
        const { wins, paidMinor } = settleBingo(setting, cards, result);
        expect(wins.map(({ pattern }) => pattern)).toEqual(bingoPatterns);
        expect(sum(paidMinor)).toBe(sum(Object.values(bingoPrizesOf(setting, tickets))));
      }),
      { numRuns: 50 },
    );
  });
});

describe('the mathematics of a room', () => {
  it('returns the shares of the prizes', () => {
    expect(toNumber(bingoMath(room, 60).returns)).toBe(0.95);
  });
  it('adds the chance of the bonus', () => {
    const withBonus: BingoRoom = { ...room, bonus: { withinCalls: 60, payMinor: 200n } };
    expect(toNumber(bingoMath(withBonus, 60).returns)).toBeCloseTo(0.95 + 2 * 0.00116155, 7);
  });
  it('limits the standard deviation of a ticket', () => {
    expect(bingoMath(room, 1).standardDeviation).toBe(0);
    const draw = createSeededDraw('spread');
    const tickets = 12;
    const paid = Array.from({ length: 400 }, () =>
      settleBingo(room, dealBingoCards('bingo90', tickets, draw), drawBingo('bingo90', draw)).paidMinor.map(
        Number,
      ),
    ).flat();
    const mean = paid.reduce((total, amount) => total + amount, 0) / paid.length;
    const spread =
      Math.sqrt(paid.reduce((total, amount) => total + (amount - mean) ** 2, 0) / paid.length) / 100;
    expect(mean).toBe(95);
    const { standardDeviation } = bingoMath(room, tickets);
    expect(standardDeviation).toBeCloseTo(0.95 * Math.sqrt(11), 12);
    expect(spread).toBeLessThan(standardDeviation);
    expect(spread).toBeGreaterThan(standardDeviation / 2);
  });
  it.each(['bingo75', 'bingo90'] as const)('is that of play with %s', (format) => {
    const setting: BingoRoom = { ...room, format, bonus: { withinCalls: 65, payMinor: 400n } };
    const proof = playMany(provableBingo(setting, 6), createSeededDraw(format), 2_000);
    expect(proof.verdict).toBe('proven');
    expect(proof.standardError).toBeGreaterThan(0);
    const plain = playMany(provableBingo({ ...room, format }, 6), createSeededDraw(format), 100);
    expect(plain).toMatchObject({ verdict: 'proven', errors: 0 });
  });
});
