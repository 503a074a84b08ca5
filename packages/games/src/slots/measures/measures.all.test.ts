import { describe, expect, it } from 'vitest';

import { createFastDraw } from '../../random/fast-draw.ts';
import { slotModels } from '../models/slot-models.ts';
import type { SlotModel } from '../slot-model.ts';
import { measuresOf } from './figures.ts';
import { measureExactly } from './measure-exactly.ts';
import type { Measures } from './measures.ts';
import { simulate } from './simulate.ts';

const GAMES = 40_000;
const FEATURES = 4;
/** Four hundred shares and means are compared: one of them is three standard errors away by chance alone. */
const MOST_ERRORS = 4.5;
const sets = ['lean', 'rich'] as const;

function isExact(model: SlotModel) {
  return model.mechanic === 'lines' || model.mechanic === 'ways' || model.mechanic === 'coins';
}

/** How many standard errors a share of games is from its chance. */
function errorsOfShare(share: number, chance: number): number {
  return Math.abs(share - chance) / Math.sqrt((chance * (1 - chance)) / GAMES);
}

describe.each(slotModels.filter(isExact))('the committed measures of $id', (model) => {
  it('are the exact ones', () => {
    const fresh = measureExactly(model);
    const committed = measuresOf(model);
    for (const set of sets) {
      for (const [name, value] of Object.entries(fresh[set])) {
        expect(committed[set][name as keyof Measures], name).toBeCloseTo(value, 11);
      }
    }
  }, 180_000);
});

describe.each([...slotModels])('played games of $id', (model) => {
  it.each(sets)('agree with the committed measures of its %s strips within their standard errors', (set) => {
    const committed = measuresOf(model)[set];
    const played = simulate(model, set === 'rich', GAMES, FEATURES, createFastDraw(7));
    const error = Math.hypot(played.meanError, committed.meanError);
    expect(Math.abs(played.mean - committed.mean) / error).toBeLessThan(MOST_ERRORS);
    expect(errorsOfShare(played.feature, committed.feature)).not.toBeGreaterThan(MOST_ERRORS);
    expect(errorsOfShare(played.hit, committed.hit)).toBeLessThan(MOST_ERRORS);
    expect(errorsOfShare(played.beatsStake, committed.beatsStake)).toBeLessThan(MOST_ERRORS);
  });
});
