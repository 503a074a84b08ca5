import type { PublicBrand, SportsProvider } from '@baize/brand';

import type { SportInput } from '../../addresses/sport-address.ts';

/** What players know the books by; the same in every language. */
export const providerNames = {
  redline: 'Kulvar',
  betconstruct: 'Meydan',
  betradar: 'Santra',
} as const satisfies Record<SportsProvider, string>;

/** `redline` is `redlane` in the brand's options. */
const flags = {
  redline: 'redlane',
  betconstruct: 'betconstruct',
  betradar: 'betradar',
} as const satisfies Record<SportsProvider, keyof PublicBrand['options']>;

type SportBrand = Pick<PublicBrand, 'options' | 'traits'>;

/** The providers that the brand has switched on, with sport or without, in its order. One that the order leaves out comes last. */
export function enabledProviders({ options, traits }: SportBrand): readonly SportsProvider[] {
  const order = traits['sports.providerOrder'];
  // Only this text means that a provider is on.
  const isOn = (provider: SportsProvider) => options[flags[provider]] === '1';
  const all = Object.keys(flags) as SportsProvider[];
  return [...order, ...all.filter((provider) => !order.includes(provider))].filter(isOn);
}

/** The providers among which a page of sport lets players choose; none if the brand has no sport. */
export function offeredProviders(
  brand: SportBrand,
  { view, provider }: Pick<SportInput, 'view' | 'provider'>,
): readonly SportsProvider[] {
  if (!brand.options.sport) return [];
  const enabled = enabledProviders(brand);
  const isUnderRedline = view === 'esport' && (provider ?? enabled[0]) === 'redline';
  return isUnderRedline ? enabled.filter((name) => name !== 'betradar') : enabled;
}

/** The provider whose book a page of sport shows; undefined if the brand does not offer it. */
export function shownProvider(
  brand: SportBrand,
  input: Pick<SportInput, 'view' | 'provider'>,
): SportsProvider | undefined {
  const offered = offeredProviders(brand, input);
  const wanted = input.provider ?? offered[0];
  return offered.find((provider) => provider === wanted);
}
