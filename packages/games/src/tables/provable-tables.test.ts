import { expect, it } from 'vitest';

import { createFastDraw } from '../random/fast-draw.ts';
import { provableTables } from './provable-tables.ts';

it('has every live table once, each with returns between 50 and 100 %', () => {
  const names = provableTables.map(({ name }) => name);
  expect(names.toSorted()).toEqual([
    'baccarat',
    'blackjack',
    'boom-ladder',
    'dragon-tiger',
    'money-wheel',
    'roulette',
    'sic-bo',
    'sweet-wheel',
  ]);
  for (const { name, playMany } of provableTables) {
    const proofs = playMany({ rounds: 1_000, draw: createFastDraw(12) });
    expect(proofs.length).toBeGreaterThan(0);
    for (const proof of proofs) {
      expect(proof.name.split(' ')[0]).toBe(name);
      expect(proof).toMatchObject({ rounds: 1_000, verdict: expect.stringMatching(/^(proven|refuted)$/) });
      expect(proof.stated).toBeGreaterThan(0.5);
      expect(proof.stated).toBeLessThan(1);
      expect(proof.standardError).toBeGreaterThan(0);
    }
  }
});
