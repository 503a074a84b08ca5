import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { blend, contrast, readableOn, readHex, shift, writeHex } from './color.ts';

const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

describe('colours', () => {
  it('are converted to OKLCH and back without loss', () => {
    fc.assert(
      fc.property(hexColor, (hex) => {
        expect(writeHex(readHex(hex))).toBe(hex);
      }),
    );
  });

  it('have the contrast that WCAG defines', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#FFFFFF', '#FFFFFF')).toBe(1);
    expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
  });

  it('are blended by share', () => {
    expect(blend('#000000', '#FFFFFF', 0.5)).toBe('#808080');
    expect(blend('#123456', '#FFFFFF', 0)).toBe('#123456');
  });

  it('keep their hue when they are lightened beyond the gamut', () => {
    const lighter = readHex(shift('#1B3FA0', 0.3));
    expect(Math.abs(lighter.hue - readHex('#1B3FA0').hue)).toBeLessThan(3);
  });

  it('are adjusted until they are readable on any background', () => {
    fc.assert(
      fc.property(hexColor, hexColor, (front, ground) => {
        expect(contrast(readableOn(front, [ground], 4.5), ground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('are not changed if they are readable already', () => {
    expect(readableOn('#35C98B', ['#0B1110'], 4.5)).toBe('#35C98B');
  });
});
