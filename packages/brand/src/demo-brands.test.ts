import { join } from 'node:path';

import { siteOptions } from '@baize/contract';
import { describe, expect, it } from 'vitest';

import { brandStyle } from './brand-style.ts';
import { describeSite } from './describe-site.ts';
import { loadBrands } from './load-brands.ts';
import { publicBrand } from './public-brand.ts';
import { type TraitName, traitTable, type Traits } from './traits.ts';

const brands = loadBrands(join(import.meta.dirname, '../../../brands'));

/** The traits of each site id by the specification and the design. */
const expected: Readonly<Record<number, Partial<Traits>>> = {
  328392149: {
    'auth.entry': 'external',
    'account.hiddenItems': ['phoneVerification', 'sessions', 'twoFactor'],
  },
  328392164: { 'sports.providerOrder': ['betconstruct', 'redline', 'betradar'] },
  328392154: { 'catalogue.popularGames': false, 'catalogue.lastWinners': false },
  328392148: { 'catalogue.virtualBackgroundVideo': false, 'account.balanceBoxes': false },
  328392163: { 'catalogue.virtualBackgroundVideo': false },
  328392155: { 'account.emailEditable': false, 'home.mobileVideoTiles': true },
  328392158: {},
  328392153: { 'money.processingTime': false, 'account.bonusRequestEntry': true },
  328392159: {
    'extras.levelPages': true,
    'rewards.bonusRequestOnPromotions': true,
    'play.highFlyer': 'home',
  },
};

/** The brands of the demo; an operator may have added others. */
const demoBrands = brands.filter(({ siteId, slug }) => slug === 'baize' || expected[siteId] !== undefined);

describe('the ten brands of the demo', () => {
  it('are a default one and one for each specified site id', () => {
    expect(demoBrands).toHaveLength(10);
    expect(brands.filter(({ hosts }) => hosts.includes('localhost')).map(({ slug }) => slug)).toEqual([
      'baize',
    ]);
  });

  it.each(Object.entries(expected))('site %s has its traits', (siteId, traits) => {
    expect(brands.find((brand) => brand.siteId === Number(siteId))?.traits).toMatchObject(traits);
  });

  it('include one with films and one with categories on the home page', () => {
    const withSection = (section: Traits['home.sections'][number]) =>
      brands.filter(({ traits }) => traits['home.sections'].includes(section)).map(({ siteId }) => siteId);
    expect(withSection('videos')).toEqual([328392155]);
    expect(withSection('categories')).toEqual([328392158]);
  });

  it('together vary every trait', () => {
    // Object.keys returns the keys as strings.
    const names = Object.keys(traitTable) as TraitName[];
    const unvaried = names.filter((name) => {
      const fallback = JSON.stringify(traitTable[name].fallback);
      return brands.every(({ traits }) => JSON.stringify(traits[name]) === fallback);
    });
    expect(unvaried).toEqual([]);
  });

  it('differ in name, palette, display font and order of the home page', () => {
    const distinct = (values: readonly unknown[]) =>
      new Set(values.map((value) => JSON.stringify(value))).size;
    expect(distinct(demoBrands.map(({ options }) => options.name))).toBe(10);
    expect(distinct(demoBrands.map(({ theme }) => theme.displayFont.family))).toBe(10);
    expect(distinct(demoBrands.map(({ theme }) => theme.accent))).toBe(10);
    expect(distinct(demoBrands.map(({ theme }) => theme.background))).toBe(10);
    expect(distinct(demoBrands.map(({ traits }) => traits['home.sections']))).toBe(10);
    expect(distinct(demoBrands.map(({ traits }) => traits['home.hero']))).toBe(4);
    expect(demoBrands.filter(({ theme }) => theme.scheme === 'light')).toHaveLength(4);
  });

  it.each(brands.map((brand) => [brand.slug, brand] as const))(
    '%s has valid options and public data',
    (_, brand) => {
      for (const language of ['tr', 'en'] as const) {
        const options = describeSite(brand, language, 'TR');
        expect(siteOptions.parse(options)).toEqual(options);
        expect(options.title).toBe(brand.options.title[language]);
      }
      const open = publicBrand(brand, 'tr', 'TR');
      expect(JSON.parse(JSON.stringify(open))).toEqual(open);
    },
  );

  it.each(brands.map((brand) => [brand.slug, brand] as const))('%s has one stable style', (_, brand) => {
    const style = brandStyle(brand);
    expect(style).toBe(brandStyle(structuredClone(brand)));
    expect(style).not.toMatch(/[\n<]|undefined|https?:/);
    expect(style.length).toBeLessThan(4096);
  });
});
