import { describe, expect, it } from 'vitest';

import { CARD_CHANCES, dealerChances, type DealerFinal } from './dealer-finals.ts';
import { infiniteDeckEdge } from './edge.ts';

describe('the dealer’s final hand', () => {
  it.each([
    [17, 0.145126],
    [18, 0.139497],
    [19, 0.133464],
    [20, 0.180252],
    [21, 0.072731],
    ['bust', 0.281593],
    ['blackjack', 0.047337],
  ] as const)('is %s with a chance of %s', (final, expected) => {
    const chance = CARD_CHANCES.reduce(
      (sum, [card, share]) => sum + share * (dealerChances(card, false).get(final) ?? 0),
      0,
    );
    expect(chance).toBeCloseTo(expected, 6);
  });

  it.each<[number, DealerFinal, number]>([
    [6, 'bust', 0.42315],
    [10, 20, 0.342194],
    [10, 'bust', 0.212109],
    [10, 'blackjack', 0.076923],
    [1, 'blackjack', 0.307692],
    [1, 'bust', 0.115286],
  ])('after a %s is %s with a chance of %s', (card, final, expected) => {
    expect(dealerChances(card, false).get(final)).toBeCloseTo(expected, 6);
  });

  it('is one of them with certainty', () => {
    for (const [card] of CARD_CHANCES) {
      for (const hitsSoft17 of [false, true]) {
        const chances = [...dealerChances(card, hitsSoft17).values()];
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
      }
    }
  });
});

describe('the edge with an endless shoe', () => {
  it.each([
    ['the rules of our tables', {}, 0.5704],
    ['a dealer who hits soft 17', { hitsSoft17: true }, 0.7892],
    ['no double after a split', { doublesAfterSplit: false }, 0.6902],
    ['6 to 5 for a blackjack', { blackjackPays: 1.2 }, 1.9233],
    ['late surrender', { lateSurrender: true }, 0.4849],
    ['a dealer who doesn’t look', { peeks: false }, 0.6818],
  ])('with %s', (_, changes, percent) => {
    expect(100 * infiniteDeckEdge(changes)).toBeCloseTo(percent, 4);
  });
});
