import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { pageWindow } from './page-window.ts';

describe('pageWindow', () => {
  it('shows all pages when there are few', () => {
    expect(pageWindow(2, 3)).toEqual([1, 2, 3]);
  });

  it('starts to slide after the fifth page and stops at the last', () => {
    expect(pageWindow(6, 30)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(pageWindow(7, 30)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(pageWindow(29, 30)).toEqual([21, 22, 23, 24, 25, 26, 27, 28, 29, 30]);
  });

  it('is empty when there is no page', () => {
    expect(pageWindow(1, 0)).toEqual([]);
  });

  it('always contains the current page, in order, within the range', () => {
    const pages = fc
      .integer({ min: 1, max: 5000 })
      .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)));
    fc.assert(
      fc.property(pages, ([current, last]) => {
        const shown = pageWindow(current, last);
        expect(shown).toContain(current);
        expect(shown).toHaveLength(Math.min(10, last));
        expect(shown[0]).toBeGreaterThanOrEqual(1);
        expect(shown.at(-1)).toBeLessThanOrEqual(last);
        expect(shown).toEqual(shown.map((_, index) => (shown[0] ?? 0) + index));
      }),
    );
  });
});
