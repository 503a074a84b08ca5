import { describe, expect, it } from 'vitest';

import { banners } from './banners.ts';
import { brandBanners } from './brand-banners.ts';

const MAX_TITLE_LENGTH = 40;
const MAX_TEXT_LENGTH = 110;

describe('banners of single brands', () => {
  it('come first, one per brand', () => {
    const brands = brandBanners.map(({ brand }) => brand);
    expect(banners.slice(0, brands.length)).toEqual(brandBanners);
    expect(new Set(brands).size).toBe(10);
    expect(banners.slice(brands.length).filter(({ brand }) => brand !== undefined)).toEqual([]);
  });

  it('never repeat a text, in both languages', () => {
    for (const language of ['tr', 'en'] as const) {
      for (const part of ['kicker', 'title', 'text', 'action'] as const) {
        const words = brandBanners.map((banner) => banner[part][language]);
        expect(new Set(words).size, `${part} in ${language}`).toBe(brandBanners.length);
      }
    }
  });

  it('fit the space of a slide', () => {
    const long = brandBanners.filter(
      ({ title, text }) =>
        Object.values(title).some((words) => words.length > MAX_TITLE_LENGTH) ||
        Object.values(text).some((words) => words.length > MAX_TEXT_LENGTH),
    );
    expect(long.map(({ brand }) => brand)).toEqual([]);
  });

  it('have unique ids', () => {
    expect(new Set(banners.map(({ id }) => id)).size).toBe(banners.length);
  });
});
