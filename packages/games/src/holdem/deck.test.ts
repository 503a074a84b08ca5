import { describe, expect, it } from 'vitest';

import { createFastDraw } from '../random/fast-draw.ts';
import { dealtPositions, openCards, sealDeck } from './deck-seal.ts';
import { mixedPositions } from './deck-texts.ts';
import { areCardsOf, dealtPositionsOf, isDeckOf } from './verify-deck.ts';

const seal = sealDeck('a salt of this deck only', createFastDraw(5));
const changed = (deck: readonly number[]) => [deck[1] ?? 0, deck[0] ?? 0, ...deck.slice(2)];

describe('a sealed deck', () => {
  it('has each card once, and opens to its commitment', async () => {
    expect(seal.deck.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 52 }, (_, card) => card));
    expect(await isDeckOf(seal.commitment, seal)).toBe(true);
  });
  it('is not another deck, with another salt or a card twice', async () => {
    expect(await isDeckOf(seal.commitment, { ...seal, deck: changed(seal.deck) })).toBe(false);
    expect(await isDeckOf(seal.commitment, { ...seal, salt: 'another' })).toBe(false);
    expect(await isDeckOf(seal.commitment, { ...seal, deck: seal.deck.slice(1) })).toBe(false);
    const twice = sealDeck('twice', createFastDraw(1));
    expect(await isDeckOf(twice.commitment, { ...twice, deck: twice.deck.with(0, twice.deck[1] ?? 0) })).toBe(
      false,
    );
    expect(sealDeck('another', createFastDraw(5)).commitment).not.toBe(seal.commitment);
  });
});

describe('some cards of a deck', () => {
  const seen = new Set(seal.deck.slice(10, 17));
  it('are opened without the others', async () => {
    const opening = openCards(seal, seen);
    expect(opening.cards.map(({ card }) => card)).toEqual(seal.deck.slice(10, 17));
    expect(await areCardsOf(seal.commitment, opening)).toBe(true);
    expect(JSON.stringify(opening)).not.toContain(seal.salt);
  });
  it('cannot be exchanged', async () => {
    const { leaves, cards } = openCards(seal, seen);
    const [first, second] = cards;
    if (first === undefined || second === undefined) throw new Error('no cards');
    const swapped = { leaves, cards: [{ ...first, card: second.card }] };
    expect(await areCardsOf(seal.commitment, swapped)).toBe(false);
    expect(await areCardsOf(seal.commitment, { leaves, cards: [{ ...first, position: 0 }] })).toBe(false);
    expect(await areCardsOf(seal.commitment, { leaves: leaves.toReversed(), cards: [] })).toBe(false);
    expect(await areCardsOf(seal.commitment, { leaves: leaves.slice(1), cards: [] })).toBe(false);
  });
});

describe('the order in which a deck is dealt', () => {
  it('follows from the commitment and all seeds, for pages too', async () => {
    const order = dealtPositions(seal, ['one', 'two']);
    expect(await dealtPositionsOf(seal.commitment, ['one', 'two'])).toEqual(order);
    expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 52 }, (_, position) => position));
    for (const seeds of [['one'], ['two', 'one'], ['one,two'], ['one', 'twos']]) {
      expect(dealtPositions(seal, seeds)).not.toEqual(order);
    }
  });
  it('has each position equally often first', () => {
    const counts = new Map<number, number>();
    for (let seed = 0; seed < 1_040; seed++) {
      const [first = -1] = dealtPositions(seal, [String(seed)]);
      counts.set(first, (counts.get(first) ?? 0) + 1);
    }
    const chiSquared = [...counts.values()].reduce((sum, count) => sum + (count - 20) ** 2 / 20, 0);
    expect(counts.size).toBe(52);
    expect(chiSquared).toBeLessThan(51 + 5 * Math.sqrt(102));
  });
  it('is not drawn from fewer words than it takes', () => {
    expect(() => mixedPositions(52, ['00000000'])).toThrow(RangeError);
  });
});
