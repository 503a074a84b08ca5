import { getCountryCallingCode } from 'libphonenumber-js/max';

import { findCountry } from './country-table.ts';
import type { PhoneNumber } from './registration-rules.ts';

/** A national number in international form, with its plus sign. */
export function internationalNumber({ countryId, phone }: PhoneNumber): string {
  const country = findCountry(countryId);
  if (!country) throw new Error(`no country has the id ${countryId}`);
  return `+${getCountryCallingCode(country.code)}${phone}`;
}
