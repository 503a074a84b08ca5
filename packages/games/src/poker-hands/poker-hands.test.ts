import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type Card, RANKS, SUITS } from '../cards/card.ts';
import { choose } from '../exact/choose.ts';
import { forEachHand } from './for-each-hand.ts';
import { leastValueOf, POKER_HANDS, pokerHandOf, pokerValueOf } from './poker-value.ts';
import { rankBitNamed } from './rank-masks.ts';
import { THREE_CARD_HANDS, threeCardHandOf, threeCardLeast, threeCardValueOf } from './three-card-value.ts';

/** `Ah Kd 10s` as cards. */
function cardsOf(text: string): Card[] {
  return text.split(' ').map((name) => {
    const rank = RANKS.findIndex((known) => known === name.slice(0, -1));
    const suit = SUITS.findIndex((known) => known[0] === name.at(-1));
    return suit * RANKS.length + rank;
  });
}
const value = (text: string) => pokerValueOf(cardsOf(text));
const hand = (text: string) => pokerHandOf(value(text));
const someCards = (count: number) =>
  fc.shuffledSubarray(
    Array.from({ length: 52 }, (_, card) => card),
    { minLength: count, maxLength: count },
  );

describe('hands of five cards', () => {
  it('are counted by class as published', () => {
    const counts = POKER_HANDS.map(() => 0);
    forEachHand(52, 5, (cards) => {
      const index = pokerValueOf(cards) >> 26;
      counts[index] = (counts[index] ?? 0) + 1;
    });
    expect(Object.fromEntries(POKER_HANDS.map((name, index) => [name, counts[index]]))).toEqual({
      'royal-flush': 4,
      'straight-flush': 36,
      'four-of-a-kind': 624,
      'full-house': 3_744,
      flush: 5_108,
      straight: 10_200,
      'three-of-a-kind': 54_912,
      'two-pair': 123_552,
      pair: 1_098_240,
      'high-card': 1_302_540,
    });
    expect(counts.reduce((sum, count) => sum + count)).toBe(Number(choose(52, 5)));
  });

  it.each([
    ['the rank of the pair decides', '3s 3h 2c 4d 5s', '2s 2h Ac Kd Qs'],
    ['then the cards beside it', '3s 3h Ac 4d 5s', '3d 3c Kc Qd Js'],
    ['to the last card', '3s 3h Ac Kd 5s', '3d 3c Ah Kc 4s'],
    ['the higher pair of two decides', 'As Ah 2c 2d 3s', 'Ks Kh Qc Qd As'],
    ['then the lower one', 'As Ah 3c 3d 2s', 'Ad Ac 2c 2s Ks'],
    ['the triple of a full house decides', '3s 3h 3c 2d 2s', '2h 2c 2d As Ah'],
    ['an ace begins the lowest straight', '2s 3h 4c 5d 6s', 'As 2h 3c 4d 5s'],
    ['and ends the highest', '10s Jh Qc Kd As', '9s 10h Jc Qd Ks'],
    ['a flush is decided by its highest card', 'As 2s 3s 4s 6s', 'Kh Qh Jh 10h 8h'],
    ['four of a kind beat a full house', '2s 2h 2c 2d 3s', 'As Ah Ac Kd Ks'],
  ])('%s: %s beats %s', (_, better, worse) => {
    expect(value(better)).toBeGreaterThan(value(worse));
  });
  it('are equal whatever their suits and order, and no straight goes around', () => {
    expect(value('As Kh 9c 4d 2s')).toBe(value('2h 4s 9d Kc Ah'));
    expect(hand('Qs Kh Ac 2d 3s')).toBe('high-card');
    expect(hand('10s Js Qs Ks As')).toBe('royal-flush');
    expect(hand('As 2s 3s 4s 5s')).toBe('straight-flush');
  });
  it('are at least what they are compared with', () => {
    const fours = leastValueOf('pair', rankBitNamed('4'));
    expect(value('4s 4h 2c 3d 5s')).toBeGreaterThanOrEqual(fours);
    expect(value('3s 3h Ac Kd Qs')).toBeLessThan(fours);
  });
});

describe('the best hand of six or seven cards', () => {
  it('is the best of all hands of five among them', () => {
    fc.assert(
      fc.property(fc.constantFrom(6, 7).chain(someCards), (cards) => {
        let best = 0;
        forEachHand(cards.length, 5, (picked) => {
          best = Math.max(best, pokerValueOf(picked.map((index) => cards[index] ?? 0)));
        });
        expect(pokerValueOf(cards)).toBe(best);
      }),
    );
  });
  it.each([
    ['two triples make a full house', 'As Ah Ac Kd Ks Kh 2c', 'full-house'],
    ['a triple and two pairs too', 'As Ah Ac Kd Ks 2h 2c', 'full-house'],
    ['three pairs are two', 'As Ah Kc Kd 2s 2h 3c', 'two-pair'],
    ['a straight beats its pair', 'As 2h 3c 4d 5s 5h Kc', 'straight'],
    ['a flush beats a straight', 'As 2s 3s 4s 5h 9s Kc', 'flush'],
    ['the straight flush is the lower straight', '5s 6s 7s 8s 9s 10h Jc', 'straight-flush'],
  ])('%s', (_, cards, name) => {
    expect(hand(cards)).toBe(name);
  });
});

describe('hands of three cards', () => {
  it('are counted by class as published', () => {
    const counts: Record<string, number> = {};
    forEachHand(52, 3, (cards) => {
      const name = threeCardHandOf(threeCardValueOf(cards));
      counts[name] = (counts[name] ?? 0) + 1;
    });
    expect(counts).toEqual({
      'straight-flush': 48,
      'three-of-a-kind': 52,
      straight: 720,
      flush: 1_096,
      pair: 3_744,
      'high-card': 16_440,
    });
    expect(Object.keys(counts)).toHaveLength(THREE_CARD_HANDS.length);
  });
  it('are compared by their own order', () => {
    const three = (text: string) => threeCardValueOf(cardsOf(text));
    expect(three('2s 3h 4c')).toBeGreaterThan(three('As Ks Js'));
    expect(three('2s 2h 2c')).toBeGreaterThan(three('Qs Kh Ac'));
    expect(three('2s 3h 4c')).toBeGreaterThan(three('As 2h 3c'));
    expect(three('3s 3h 2c')).toBeGreaterThan(three('2s 2h Ac'));
    expect(three('Qs 6h 4c')).toBe(
      threeCardLeast('high-card', 0, rankBitNamed('Q') | rankBitNamed('6') | rankBitNamed('4')),
    );
  });
});
