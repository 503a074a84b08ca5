import { describe, expect, it } from 'vitest';

import { paletteNames } from '../vocabulary.ts';
import { contrast, mix, withContrast } from './contrast.ts';
import { gameColors } from './game-colors.ts';

describe('contrast', () => {
  it('is that of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
    expect(contrast('#35c98b', '#06120d')).toBeCloseTo(9.0, 1);
  });

  it('is reached with as little of the other colour as possible', () => {
    expect(withContrast('#ffffff', '#000000', 21, '#ffffff')).toBe('#ffffff');
    const grey = withContrast('#444444', '#000000', 4.5, '#ffffff');
    expect(contrast(grey, '#000000')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(grey, '#000000')).toBeLessThan(6);
  });
});

describe.each(paletteNames)('the colours of %s', (name) => {
  const colors = gameColors(name);

  it('have text of at least 7 : 1 and labels of 4.5 : 1 on every surface', () => {
    for (const surface of [colors.board, colors.bar, colors.cellTop, colors.cellLow]) {
      expect(contrast(colors.text, surface)).toBeGreaterThanOrEqual(7);
      expect(contrast(colors.accent, surface)).toBeGreaterThanOrEqual(4.5);
      // The page mixes labels of accent and white.
      expect(contrast(mix(colors.accent, '#ffffff', 0.3), surface)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
