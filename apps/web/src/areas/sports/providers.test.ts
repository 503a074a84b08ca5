import type { PublicBrand, SportsProvider } from '@baize/brand';
import { describe, expect, it } from 'vitest';

import { enabledProviders, offeredProviders, shownProvider } from './providers.ts';

type Options = Partial<Record<'betradar' | 'betconstruct' | 'redlane', string>> & { sport?: boolean };

function brandWith(options: Options = {}, order: readonly SportsProvider[] = usual) {
  const flags = { sport: true, betradar: '1', betconstruct: '1', redlane: '1', ...options };
  // Only these are read.
  return { options: flags, traits: { 'sports.providerOrder': order } } as unknown as PublicBrand;
}

const usual = ['redline', 'betconstruct', 'betradar'] as const;
const live = { view: 'live', provider: undefined } as const;
const esport = { view: 'esport', provider: undefined } as const;

describe('the providers of a brand', () => {
  it('are those whose flag is the text 1, in the order of the brand', () => {
    expect(enabledProviders(brandWith())).toEqual(usual);
    for (const off of ['0', '', 'true', '01', ' 1', 'yes'])
      expect(enabledProviders(brandWith({ redlane: off }))).toEqual(['betconstruct', 'betradar']);
    const order = ['betconstruct', 'redline', 'betradar'] as const;
    expect(enabledProviders(brandWith({}, order))).toEqual(order);
  });

  it('come last if the order leaves them out', () => {
    expect(enabledProviders(brandWith({}, ['betradar']))).toEqual(['betradar', 'redline', 'betconstruct']);
  });

  it('are none to bet at without sport, where bets may still be open', () => {
    expect(enabledProviders(brandWith({ sport: false, betradar: '0' }))).toEqual(['redline', 'betconstruct']);
    expect(offeredProviders(brandWith({ sport: false }), live)).toEqual([]);
    expect(shownProvider(brandWith({ sport: false }), { view: 'live', provider: 'redline' })).toBeUndefined();
  });

  it('do not include betradar for esport under redline', () => {
    expect(offeredProviders(brandWith(), esport)).toEqual(['redline', 'betconstruct']);
    const chosen = { view: 'esport', provider: 'betconstruct' } as const;
    expect(offeredProviders(brandWith(), chosen)).toEqual(usual);
    expect(offeredProviders(brandWith({ redlane: '0' }), esport)).toEqual(['betconstruct', 'betradar']);
    expect(offeredProviders(brandWith(), live)).toEqual(usual);
  });
});

describe('the book of a page', () => {
  it('is that of the address, or of the first provider', () => {
    expect(shownProvider(brandWith(), live)).toBe('redline');
    expect(shownProvider(brandWith({ redlane: '0' }), live)).toBe('betconstruct');
    expect(shownProvider(brandWith(), { view: 'live', provider: 'betradar' })).toBe('betradar');
    expect(shownProvider(brandWith(), { view: 'esport', provider: 'betradar' })).toBe('betradar');
  });

  it('does not exist if its provider is switched off', () => {
    expect(
      shownProvider(brandWith({ betradar: '0' }), { view: 'live', provider: 'betradar' }),
    ).toBeUndefined();
    const none = brandWith({ redlane: '0', betradar: '0', betconstruct: '0' });
    expect(shownProvider(none, live)).toBeUndefined();
  });
});
