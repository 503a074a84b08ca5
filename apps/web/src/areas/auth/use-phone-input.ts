import { useState } from 'react';

import type { WireUser } from '../../call/index.ts';
import { countryOf, defaultCountry, useCountries } from './country-list.ts';
import { nationalNumber } from './national-number.ts';

export type PhoneOnFile = Pick<WireUser['user_detail'], 'phone' | 'phone_country_id'>;

/** A phone number that is being typed; at first the one on file, or none of the default country. */
export function usePhoneInput(onFile?: PhoneOnFile) {
  const countries = useCountries();
  const initialId = String(onFile?.phone_country_id ?? defaultCountry(countries)?.id ?? '');
  const [countryId, setCountryId] = useState(initialId);
  const [typed, setTyped] = useState(onFile?.phone ?? '');
  const dialCode = countryOf(countries, countryId)?.code ?? '';
  const no = nationalNumber(typed, dialCode);
  return {
    countries,
    countryId,
    setCountryId,
    typed,
    setTyped,
    dialCode,
    /** Without the dial code; empty if nothing was typed. */
    no,
    isOnFile: no === onFile?.phone && countryId === initialId,
  };
}

export type PhoneInputState = ReturnType<typeof usePhoneInput>;
