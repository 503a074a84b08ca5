import { describe, expect, it } from 'vitest';

import { finiteDeckEdge } from './finite-deck/edge.ts';
import { infiniteDeckEdge } from './infinite-deck/edge.ts';
import { BLACKJACK_RETURN } from './play-blackjack.ts';

describe('basic strategy', () => {
  it('loses next to nothing against the best play with an endless shoe', () => {
    const manyDecks = 100_000;
    const lost = finiteDeckEdge(manyDecks, 2) - infiniteDeckEdge();
    expect(lost).toBeGreaterThan(-0.000_001);
    expect(lost).toBeLessThan(0.000_02);
  });

  it('returns with eight decks what is stated', () => {
    const edge = finiteDeckEdge(8);
    // Published for these rules: about 0.43 %.
    expect(100 * edge).toBeCloseTo(0.4323, 4);
    expect(1 - edge).toBeCloseTo(BLACKJACK_RETURN, 5);
  });
});
