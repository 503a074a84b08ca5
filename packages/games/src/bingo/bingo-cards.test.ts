import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createSeededDraw } from '../random/draw.ts';
import type { BingoCard } from './bingo-card.ts';
import { dealBingoCards } from './bingo-room.ts';
import { dealCard75 } from './deal-card-75.ts';
import { dealStrip90 } from './deal-strip-90.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 31 });
const numbersIn = (card: BingoCard) => card.flat().filter((number) => number > 0);
const columnOf = (card: BingoCard, column: number) => card.map((row) => row[column] ?? 0);
const ascending = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);
const oneTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe('a card of 75 balls', () => {
  it('has 24 different numbers in their columns around a free centre', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const card = dealCard75(createSeededDraw(String(seed)));
        expect(card.map((row) => row.length)).toEqual([5, 5, 5, 5, 5]);
        expect(card[2]?.[2]).toBe(0);
        expect(new Set(numbersIn(card)).size).toBe(24);
        card.forEach((row) =>
          row.forEach((number, column) => {
            if (number > 0) expect(Math.ceil(number / 15) - 1).toBe(column);
          }),
        );
      }),
    );
  });
  it('has every number of a column equally often', () => {
    const draw = createSeededDraw('cards');
    const counts = new Map<number, number>();
    for (let card = 0; card < 6_000; card++) {
      for (const number of columnOf(dealCard75(draw), 0)) counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    expect(counts.size).toBe(15);
    for (const count of counts.values())
      expect(Math.abs(count - 2_000)).toBeLessThan(5 * Math.sqrt(2_000 * (2 / 3)));
  });
});

describe('a strip of 90 balls', () => {
  it('has each number once on six valid tickets', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const strip = dealStrip90(createSeededDraw(String(seed)));
        expect(strip).toHaveLength(6);
        expect(ascending(strip.flatMap(numbersIn))).toEqual(oneTo(90));
        strip.forEach(expectTicket);
      }),
    );
  });
  it('has tickets that differ', () => {
    const draw = createSeededDraw('strips');
    const firstTickets = Array.from({ length: 200 }, () => JSON.stringify(dealStrip90(draw)[0]));
    expect(new Set(firstTickets).size).toBe(200);
  });
  it('is sold in part', () => {
    const cards = dealBingoCards('bingo90', 8, createSeededDraw('sale'));
    expect(cards).toHaveLength(8);
    expect(new Set(cards.slice(0, 6).flatMap(numbersIn)).size).toBe(90);
    expect(new Set(cards.slice(6).flatMap(numbersIn)).size).toBe(30);
    expect(dealBingoCards('bingo75', 8, createSeededDraw('sale'))).toHaveLength(8);
  });
});

/** Three rows of five; one to three numbers in each of nine columns, ascending, of its ten. */
function expectTicket(ticket: BingoCard): void {
  expect(ticket.map((row) => row.length)).toEqual([9, 9, 9]);
  expect(ticket.map((row) => row.filter((number) => number > 0).length)).toEqual([5, 5, 5]);
  for (let column = 0; column < 9; column++) {
    const numbers = columnOf(ticket, column).filter((number) => number > 0);
    expect(numbers.length).toBeGreaterThanOrEqual(1);
    expect(numbers).toEqual(ascending(numbers));
    for (const number of numbers) expect(number === 90 ? 8 : Math.floor(number / 10)).toBe(column);
  }
}
