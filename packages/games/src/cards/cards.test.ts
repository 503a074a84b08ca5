import { describe, expect, it } from 'vitest';

import { createSeededDraw } from '../random/draw.ts';
import { RANKS, rankOf, suitOf } from './card.ts';
import { drawCards, newShoe } from './shoe.ts';

describe('a shoe', () => {
  it('has every card once a deck', () => {
    const names = newShoe(8).map((card) => `${RANKS[rankOf(card)]} ${suitOf(card)}`);
    expect(names).toHaveLength(416);
    expect(new Set(names).size).toBe(52);
    expect(names.filter((name) => name === '10 hearts')).toHaveLength(8);
    expect(names.slice(12, 14)).toEqual(['K spades', 'A hearts']);
  });
});

describe('drawn cards', () => {
  it('are all cards of the shoe if all are drawn', () => {
    const drawn = drawCards({ decks: 2, count: 104 }, createSeededDraw('all'));
    expect(drawn.toSorted((a, b) => a - b)).toEqual(newShoe(2).toSorted((a, b) => a - b));
    expect(() => drawCards({ decks: 1, count: 53 }, createSeededDraw('all'))).toThrow(RangeError);
  });

  it('are not put back', () => {
    // Two cards of one deck are never equal; of eight decks they are in 7 of 415 cases.
    const draw = createSeededDraw('pairs');
    const pairs = (decks: number) =>
      Array.from({ length: 20_000 }, () => new Set(drawCards({ decks, count: 2 }, draw)).size).filter(
        (size) => size === 1,
      ).length;
    expect(pairs(1)).toBe(0);
    expect(Math.abs(pairs(8) - (20_000 * 7) / 415)).toBeLessThan(75);
  });
});
