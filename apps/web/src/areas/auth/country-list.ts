import type { WireReply } from '@baize/contract';
import { useSuspenseQuery } from '@tanstack/react-query';

import { useApp } from '../../app/app.ts';
import { callQuery } from '../../call/index.ts';

export type Country = WireReply<'GET /countries'>['countries'][number];

const TURKEY = 222;

/** All countries, sorted for the language; the page's loader has fetched them. */
export function useCountries(): readonly Country[] {
  return useSuspenseQuery(callQuery(useApp(), 'GET /countries')).data.countries;
}

/** The default country of a form. */
export function defaultCountry(countries: readonly Country[]): Country | undefined {
  return countries.find(({ id }) => id === TURKEY) ?? countries[0];
}

export function countryOf(countries: readonly Country[], id: string): Country | undefined {
  return countries.find((country) => String(country.id) === id);
}
