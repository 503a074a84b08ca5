import { cleanNumber } from '@baize/contract/typed-identifiers';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

import { findCountry, turkeyId } from './country-table.ts';

const SHORTEST = 7;
const LONGEST = 18;

/**
 * The national digits that a text may mean as a phone number, however it is written: with or without the country's code,
 * its zeros or the zero of the trunk. Empty if it is none.
 */
export function phonesOfText(typed: string): readonly string[] {
  const text = cleanNumber(typed);
  const digits = text.replaceAll(/\D/g, '');
  if (!/^[\d()+./]+$/.test(text) || digits.length < SHORTEST || digits.length > LONGEST) return [];
  const national = parsePhoneNumberFromString(text, findCountry(turkeyId)?.code)?.nationalNumber;
  return [...new Set([digits.replace(/^0+/, ''), ...(national === undefined ? [] : [national])])];
}
