import { richWeightFor, sharedModels, slotModels } from '@baize/games';
import { inputsOf } from '@baize/testkit/test-scope';
import { describe, expect, it } from 'vitest';

import { openingBoard } from './opening-board.ts';

const CODES = Array.from({ length: 40 }, (_, index) => String(100_001 + index));

const models = inputsOf(slotModels, (model) => sharedModels.includes(model));

describe.each(models)('the opening board of $id', (model) => {
  const variant = { model, richWeight: richWeightFor(model, 9_640) };
  const boards = CODES.map((code) => openingBoard(code, variant));

  it('is the same for a game each time, and another one for nearly every game', () => {
    expect(openingBoard('100001', variant)).toEqual(boards[0]);
    expect(new Set(boards.map((grid) => grid.join())).size).toBeGreaterThan(CODES.length * 0.9);
  });

  it('has all reels, and shows neither a feature nor a symbol that the model lacks', () => {
    const known = new Set([...model.strips.lean, ...model.strips.rich].join(''));
    for (const grid of boards) {
      expect(grid).toHaveLength(model.strips.lean.length);
      const symbols = [...grid.join('')];
      expect(symbols.filter((symbol) => !known.has(symbol) || 'SC'.includes(symbol))).toEqual([]);
    }
  });
});
