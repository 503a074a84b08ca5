import { describe, expect, it } from 'vitest';

import { flakeAt, makeFlakes } from './snow-field.ts';

describe('snow', () => {
  it('has more flakes on larger screens, up to a limit', () => {
    expect(makeFlakes(390, 844).length).toBeLessThan(makeFlakes(1440, 900).length);
    expect(makeFlakes(10_000, 10_000)).toHaveLength(90);
  });

  it('falls, stays on the screen and starts again at the top', () => {
    const screen = { widthPx: 390, heightPx: 844 };
    for (const flake of makeFlakes(390, 844)) {
      const places = [0, 1, 30, 3600].map((seconds) => flakeAt(flake, seconds, screen));
      for (const { x, y } of places) {
        expect(x).toBeGreaterThan(-20);
        expect(x).toBeLessThan(410);
        expect(y).toBeGreaterThanOrEqual(-flake.radiusPx);
        expect(y).toBeLessThanOrEqual(844 + flake.radiusPx);
      }
      const [start, next] = places;
      const fallen = (next?.y ?? 0) - (start?.y ?? 0);
      expect(fallen > 0 || fallen < -700).toBe(true);
    }
  });
});
