import { describe, expect, it } from 'vitest';

import { playMany } from '../../proof/play-many.ts';
import { createFastDraw } from '../../random/fast-draw.ts';
import { slotModels } from '../models/slot-models.ts';
import { type SlotVariant, WEIGHT_SCALE } from '../play-slot.ts';
import type { SlotModel } from '../slot-model.ts';
import { figuresOf, measuresOf, richWeightFor } from './figures.ts';
import { deviationOf, mixMeasures } from './measures.ts';
import { provableSlot } from './provable-slot.ts';

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
