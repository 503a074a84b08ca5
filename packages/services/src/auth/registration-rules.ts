import type { Clock } from '@baize/clock';
import { type FieldProblem, textProblem } from '@baize/contract';
import { cleanName, cleanNumber, visibleLine } from '@baize/contract/typed-identifiers';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { readSecret, secretLength, type TypedSecret } from '@baize/contract/typed-secrets';
import { turkishProvinces } from '@baize/contract/turkish-provinces';
import { stdnum } from 'stdnum';

import { dayIn } from '../site-time.ts';
import { isCommonPassword } from './common-passwords.ts';
import { countryOfNumber, findCountry, turkeyId } from './country-table.ts';

/** Either the normalized value of a field or the problem with it. */
export type FieldResult<Value> = { readonly value: Value } | { readonly problem: FieldProblem };

const wrong = (message: string, values?: FieldProblem['values']): { problem: FieldProblem } => ({
  problem: values === undefined ? { message } : { message, values },
});

/** Letters outside of the first plane are two units of a string. */
const charactersOf = (text: string) => [...text].length;

const EARLIEST_BIRTH_YEAR = 1900;
const ADULT_YEARS = 18;

/** Lower-cased independently of the language, so that "İ" never becomes the "i" of another player's name. */
export const plainUsername = (text: string): string => cleanName(text).toLowerCase();

export const plainEmail = (text: string): string => cleanName(text).toLowerCase();

export function readUsername(text: string): FieldResult<string> {
  const username = plainUsername(text);
  if (username === '') return wrong('field_required');
  if (username.length < 2 || username.length > 50) return wrong('field_length', { min: 2, max: 50 });
  if (!/^[a-z0-9-]+$/.test(username)) return wrong('username_letters');
  return { value: username };
}

export function readEmail(text: string): FieldResult<string> {
  const email = plainEmail(text);
  if (email === '') return wrong('field_required');
  if (email.length > 50) return wrong('field_max_length', { max: 50 });
  const isWellFormed =
    /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/.test(email);
  return isWellFormed && !email.includes('..') ? { value: email } : wrong('email_invalid');
}

export interface PhoneNumber {
  readonly countryId: number;
  /** National digits. */
  readonly phone: string;
}

export function readPhone(countryId: number, text: string): FieldResult<PhoneNumber> {
  const typed = cleanNumber(text);
  if (typed === '') return wrong('field_required');
  const country = findCountry(countryId);
  // The library skips letters before a number; only characters that phone numbers are written with are accepted here.
  if (!country || !/^[\d()+./]{4,30}$/.test(typed)) return wrong('phone_invalid');
  const number = parsePhoneNumberFromString(typed, country.code);
  const owner = number?.isValid() ? countryOfNumber(country, number.country) : undefined;
  if (!number || !owner) return wrong('phone_invalid');
  return { value: { countryId: owner.id, phone: number.nationalNumber } };
}

export function readCountry(countryId: number): FieldResult<number> {
  return findCountry(countryId) ? { value: countryId } : wrong('country_unknown');
}

export function readPassword(typed: string, username: string): FieldResult<TypedSecret> {
  const password = readSecret(typed);
  if (password === '') return wrong('field_required');
  const length = secretLength(password);
  if (length < 8 || length > 30) return wrong('password_length', { min: 8, max: 30 });
  if (!/\p{Lu}/u.test(password) || !/\p{Ll}/u.test(password) || !/\d/.test(password))
    return wrong('password_letters');
  if (username.length > 1 && password.toLowerCase().includes(username))
    return wrong('password_contains_username');
  if (isCommonPassword(password)) return wrong('password_common');
  return { value: password };
}

/** Of a first name, and of a surname. */
export const MAX_NAME_LENGTH = 50;

/** Letters of any script with the punctuation of names; neither digits nor markup. */
export function readPersonName(text: string): FieldResult<string> {
  const name = visibleLine(text).normalize('NFC').replaceAll(/\s+/g, ' ');
  if (textProblem(name) === 'blank') return wrong('field_required');
  if (charactersOf(name) > MAX_NAME_LENGTH) return wrong('field_max_length', { max: MAX_NAME_LENGTH });
  return /^\p{L}[\p{L}\p{M} .'’-]*$/u.test(name) ? { value: name } : wrong('name_letters');
}

/** A Turkish identity number: eleven digits whose last two are a checksum of the others. */
export function readPersonalId(text: string): FieldResult<string> {
  const personalId = cleanNumber(text);
  if (personalId === '') return wrong('field_required');
  if (!/^\d{11}$/.test(personalId)) return wrong('personal_id_digits');
  const { isValid } = stdnum.TR?.['tckimlik']?.validate(personalId) ?? { isValid: false };
  return isValid ? { value: personalId } : wrong('personal_id_invalid');
}

export interface BirthParts {
  readonly birth_day: number;
  readonly birth_month: number;
  readonly birth_year: number;
}

/** @returns `YYYY-MM-DD`, if the person is 18 today in the time zone */
export function readBirthDate(
  parts: BirthParts,
  { clock, timeZone }: { clock: Clock; timeZone: string },
): FieldResult<string> {
  const { birth_day: day, birth_month: month, birth_year: year } = parts;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = year >= EARLIEST_BIRTH_YEAR && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!isReal) return wrong('birth_date_invalid');
  const born = date.toISOString().slice(0, 10);
  const today = dayIn(timeZone, clock.now());
  // ISO dates compare as strings; someone born on 29 February comes of age on 1 March.
  const comesOfAge = new Date(Date.UTC(year + ADULT_YEARS, month - 1, day)).toISOString().slice(0, 10);
  return comesOfAge <= today ? { value: born } : wrong('birth_date_under_age', { years: ADULT_YEARS });
}

/** Letters that are folded alike: players also type "ISTANBUL", "istanbul" and "Istanbul" for İstanbul. */
const foldCity = (name: string) =>
  name.toLocaleLowerCase('tr').normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i');

const provinces = new Map(turkishProvinces.map((name) => [foldCity(name), name]));

/** @returns a province of Turkey as it is written; elsewhere any name of letters */
export function readCity(text: string, countryId: number | undefined): FieldResult<string> {
  const city = text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  if (textProblem(city) === 'blank') return wrong('field_required');
  if (charactersOf(city) < 2 || charactersOf(city) > 60) return wrong('field_length', { min: 2, max: 60 });
  if (countryId === turkeyId) {
    const province = provinces.get(foldCity(city));
    return province === undefined ? wrong('city_of_turkey') : { value: province };
  }
  return /^\p{L}[\p{L}\p{M}\d .,'’()/-]*$/u.test(city) ? { value: city } : wrong('name_letters');
}

export function readAddress(text: string): FieldResult<string> {
  const address = text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  const problem = textProblem(address);
  if (problem === 'blank') return wrong('field_required');
  if (charactersOf(address) < 2 || charactersOf(address) > 100)
    return wrong('field_length', { min: 2, max: 100 });
  const isMarked = problem !== undefined || /[<>\p{Extended_Pictographic}]/u.test(address);
  return isMarked ? wrong('field_signs') : { value: address };
}
