import { getCountryCallingCode } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, test } from 'vitest';

import { countryTable, findCountry, turkeyId } from './country-table.ts';
import { internationalNumber } from './international-number.ts';
import { readPhone } from './registration-rules.ts';

const rows = countryTable.map(({ id, code }) => ({ id, code, example: examples[code] ?? '' }));

describe('phone numbers of every country', () => {
  test('have an example each', () => {
    expect(rows.length).toBeGreaterThan(240);
    expect(rows.filter(({ example }) => example === '')).toEqual([]);
  });

  test.each(rows)('$code: $example', ({ id, code, example }) => {
    const dial = getCountryCallingCode(code);
    const read = readPhone(id, example);
    if (!('value' in read)) throw new Error(read.problem.message);
    expect(read.value.phone).toBe(example);
    const kept = findCountry(read.value.countryId)?.code ?? code;
    expect(getCountryCallingCode(kept)).toBe(dial);
    // A number has one owner: read again with the country that it is stored with, it is the same.
    expect(readPhone(read.value.countryId, example)).toEqual(read);
    expect(readPhone(id, `+${dial} ${example}`)).toEqual(read);
    expect(internationalNumber({ countryId: id, phone: example })).toBe(`+${dial}${example}`);
    for (const wrong of [example.slice(0, 3), `${example}00000`, `${example}x`, '', '+', '0'.repeat(10)])
      expect('problem' in readPhone(id, wrong), wrong).toBe(true);
  });

  test('are stored with the chosen country, except those that cannot be distinguished', () => {
    const elsewhere = rows.filter(({ id, example }) => {
      const read = readPhone(id, example);
      return 'value' in read && read.value.countryId !== id;
    });
    expect(elsewhere.map(({ code }) => code)).toEqual(['AX', 'BL', 'CC', 'CX', 'EH', 'IM', 'MF', 'SJ', 'VA']);
  });

  test('of one country are rejected for another', () => {
    const abroad = rows.filter(({ code }) => getCountryCallingCode(code) !== '90');
    expect(abroad.length).toBeGreaterThan(240);
    for (const { code, example } of abroad) {
      const written = `+${getCountryCallingCode(code)}${example}`;
      expect('problem' in readPhone(turkeyId, written), code).toBe(true);
    }
  });
});
