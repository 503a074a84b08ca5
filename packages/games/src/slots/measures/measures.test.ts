import { describe, expect, it } from 'vitest';

import { playMany } from '../../proof/play-many.ts';
import { createFastDraw } from '../../random/fast-draw.ts';
import { slotModels } from '../models/slot-models.ts';
import { type SlotVariant, WEIGHT_SCALE } from '../play-slot.ts';
import type { SlotModel } from '../slot-model.ts';
import { figuresOf, measuresOf, richWeightFor } from './figures.ts';
import { measureExactly } from './measure-exactly.ts';
import { deviationOf, type Measures, mixMeasures } from './measures.ts';
import { provableSlot } from './provable-slot.ts';
import { simulate } from './simulate.ts';

const GAMES = 40_000;
const FEATURES = 4;
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
  it.each(sets)('agree with the committed measures of its %s strips within three standard errors', (set) => {
    const committed = measuresOf(model)[set];
    const played = simulate(model, set === 'rich', GAMES, FEATURES, createFastDraw(7));
    const error = Math.hypot(played.meanError, committed.meanError);
    expect(Math.abs(played.mean - committed.mean) / error).toBeLessThan(3);
    expect(errorsOfShare(played.feature, committed.feature)).not.toBeGreaterThan(3);
    expect(errorsOfShare(played.hit, committed.hit)).toBeLessThan(3);
    expect(errorsOfShare(played.beatsStake, committed.beatsStake)).toBeLessThan(3);
  });
});

describe('a variant', () => {
  const model = slotModels[0] as SlotModel;
  const variant: SlotVariant = { model, richWeight: richWeightFor(model, 9_600) };

  it('has the figures of both strip sets by their weight', () => {
    const { lean, rich } = measuresOf(model);
    const figures = figuresOf({ model, richWeight: WEIGHT_SCALE / 4 });
    expect(figures.return).toBeCloseTo(0.25 * rich.mean + 0.75 * lean.mean, 12);
    expect(figures.hitRate).toBeCloseTo(0.25 * rich.hit + 0.75 * lean.hit, 12);
    // The spread between the sets is part of the variance.
    const spread = 0.25 * 0.75 * (rich.mean - lean.mean) ** 2;
    const variance = 0.25 * deviationOf(rich) ** 2 + 0.75 * deviationOf(lean) ** 2 + spread;
    expect(figures.deviation).toBeCloseTo(Math.sqrt(variance), 10);
  });

  it('takes the odds of the top win only from the sets that reach it', () => {
    const [low, high] = [measuresOf(model).lean, measuresOf(model).rich];
    const mixed = mixMeasures(
      { ...high, top: 50, topChance: 0.01 },
      { ...low, top: 40, topChance: 0.1 },
      0.3,
    );
    expect([mixed.top, mixed.topChance]).toEqual([50, 0.003]);
  });

  it('is proved by its rounds', () => {
    const proof = playMany(provableSlot(variant), createFastDraw(3), 300_000);
    expect(proof).toMatchObject({ rounds: 300_000, verdict: 'proven' });
    expect(proof.stated).toBeCloseTo(0.96, 9);
    expect(proof.standardError).toBeCloseTo(figuresOf(variant).deviation / Math.sqrt(300_000), 12);
    expect(proof.deviation).toBeCloseTo(figuresOf(variant).deviation, 1);
  });

  it('is refuted if its draws do not give what it states', () => {
    const onlyLow = createFastDraw(3);
    const proof = playMany(provableSlot(variant), (below) => Math.floor(onlyLow(below) / 2), 100_000);
    expect(proof.verdict).toBe('refuted');
  });
});
