import { useState } from 'react';

import { countryOf, defaultCountry, useCountries } from './country-list.ts';
import { nationalNumber } from './national-number.ts';

/**
 * A phone number that is being typed, of the default country at first.
 *
 * @param initial as it is on file
 */
export function usePhoneInput(initial = '') {
  const countries = useCountries();
  const [countryId, setCountryId] = useState(String(defaultCountry(countries)?.id ?? ''));
  const [typed, setTyped] = useState(initial);
  const dialCode = countryOf(countries, countryId)?.code ?? '';
  return {
    countries,
    countryId,
    setCountryId,
    typed,
    setTyped,
    dialCode,
    /** Without the dial code; empty if nothing was typed. */
    no: nationalNumber(typed, dialCode),
  };
}

export type PhoneInputState = ReturnType<typeof usePhoneInput>;
