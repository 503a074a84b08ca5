import { describe, expect, it } from 'vitest';

import { createSeededDraw, type Draw } from '../random/draw.ts';
import { playMany } from './play-many.ts';

describe('a proof of a return', () => {
  const coin = (pays: number, standardDeviation: number | null) => ({
    name: 'coin',
    stated: 0.97,
    statedError: 0,
    standardDeviation,
    start: (draw: Draw) => () => (draw(2) === 0 ? pays : 0),
  });
  it('finds a right return proven, with the spread stated or played', () => {
    const proofs = [0.97, null].map((deviation) =>
      playMany(coin(194, deviation), createSeededDraw('coin'), 20_000),
    );
    for (const proof of proofs) {
      expect(proof).toMatchObject({ name: 'coin', rounds: 20_000, stated: 0.97, verdict: 'proven' });
      expect(proof.standardError).toBeCloseTo(0.97 / Math.sqrt(20_000), 5);
      expect(proof.errors).toBeCloseTo(Math.abs(proof.mean - 0.97) / proof.standardError, 9);
    }
  });
  it('counts top wins that were not met, if the spread is stated', () => {
    const rare = { ...coin(194, 5), start: () => () => 0 };
    const proof = playMany(rare, createSeededDraw('rare'), 100);
    expect(proof).toMatchObject({
      mean: 0,
      standardError: 0.5,
      errors: expect.closeTo(1.94, 12),
      verdict: 'proven',
    });
    expect(playMany({ ...rare, standardDeviation: null }, createSeededDraw('rare'), 100).verdict).toBe(
      'refuted',
    );
  });
  it('allows for the error of a stated return that was simulated', () => {
    const verdicts = [0, 0.02].map((statedError) => {
      const game = { ...coin(200, null), statedError };
      return playMany(game, createSeededDraw('coin'), 100_000).verdict;
    });
    expect(verdicts).toEqual(['refuted', 'proven']);
  });
  it('finds a wrong one refuted', () => {
    expect(playMany(coin(204, null), createSeededDraw('coin'), 20_000).verdict).toBe('refuted');
  });
  it('finds rounds that always pay the same proven only by exactly that', () => {
    const sure = (pays: number) => ({ ...coin(0, null), start: () => () => pays });
    const draw = createSeededDraw('sure');
    expect(playMany(sure(97), draw, 1_000).verdict).toBe('proven');
    expect(playMany(sure(98), draw, 1_000).verdict).toBe('refuted');
  });
});
