import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { contrast, writeHex } from './color.ts';
import { contrastProblems } from './contrast-problems.ts';
import { deriveTokens, tokenNames } from './derive-tokens.ts';
import type { Theme } from './schema.ts';

const felt: Theme = {
  scheme: 'dark',
  accent: '#35C98B',
  accentInk: '#06120D',
  money: '#E0B15A',
  background: '#0B1110',
  hero: '#0F3D2E',
  radius: 12,
  displayFont: {
    family: 'Bricolage Grotesque',
    file: 'display.woff2',
    turkishFile: 'display-tr.woff2',
    weights: '600 800',
    headingWeight: 700,
    tracking: -0.015,
  },
};

describe('deriveTokens', () => {
  it('keeps the inputs and sets every token', () => {
    const tokens = deriveTokens(felt);
    expect(tokens).toMatchObject({ bg: '#0B1110', accent: '#35C98B', money: '#E0B15A', felt: '#0F3D2E' });
    expect(Object.keys(tokens).toSorted()).toEqual([...tokenNames].toSorted());
    expect(contrastProblems(tokens)).toEqual([]);
  });

  it('gives square brands square corners', () => {
    expect(deriveTokens({ ...felt, radius: 0 })).toMatchObject({
      'r-tile': '0px',
      'r-ctl': '0px',
      'r-sheet': '0px',
      'r-chip': '0px',
    });
  });

  it('makes neutrals, texts and signals readable on any page and felt colour', () => {
    const hue = fc.double({ min: 0, max: 359, noNaN: true });
    const chroma = fc.double({ min: 0, max: 0.08, noNaN: true });
    const shade = (min: number, max: number) =>
      fc.record({ lightness: fc.double({ min, max, noNaN: true }), chroma, hue }).map(writeHex);
    const theme = fc.oneof(
      fc.record({ scheme: fc.constant('dark' as const), background: shade(0.1, 0.22) }),
      fc.record({ scheme: fc.constant('light' as const), background: shade(0.94, 0.99) }),
    );
    fc.assert(
      fc.property(theme, shade(0.2, 0.45), ({ scheme, background }, hero) => {
        const tokens = deriveTokens({ ...felt, scheme, background, hero });
        expect(contrastProblems(tokens)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('marks the chosen one of several on a light page whose felt is as light as the page', () => {
    const light = { ...felt, scheme: 'light', background: '#F6F1E7', accentInk: '#FFFFFF' } as const;
    const swallowed = deriveTokens({ ...light, accent: '#1F3D36', hero: '#FFFDF8' });
    expect(swallowed).toMatchObject({ felt: '#FFFDF8', chosen: '#1F3D36', 'chosen-ink': '#FFFFFF' });
    expect(deriveTokens({ ...light, hero: '#17327F' }).chosen).toBe('#17327F');
  });

  it('outlines the chosen one on any light page with a contrast of 3', () => {
    for (const hero of ['#FFFDF8', '#FFDF4A', '#17327F', '#DDE4EA']) {
      const tokens = deriveTokens({
        ...felt,
        scheme: 'light',
        accent: '#1F3D36',
        background: '#F4F8FB',
        hero,
      });
      for (const ground of [tokens.bg, tokens.s1, tokens.s2, tokens.field])
        expect(contrast(tokens['chosen-line'], ground)).toBeGreaterThan(3);
    }
  });

  it('leaves an unreadable accent for `contrastProblems` to report', () => {
    const problems = contrastProblems(deriveTokens({ ...felt, accentInk: '#FFFFFF' }));
    expect(problems).toContainEqual(expect.objectContaining({ front: 'accent-ink', ground: 'accent' }));
  });
});
