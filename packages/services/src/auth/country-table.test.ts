import { getCountries } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';

import { countryTable, findCountry, turkeyId } from './country-table.ts';

test('contains every country that has phone numbers, once', () => {
  expect(countryTable.map(({ code }) => code).toSorted()).toEqual(getCountries().toSorted());
});

test('country ids never change, since players’ rows contain them', () => {
  expect(findCountry(turkeyId)?.code).toBe('TR');
  expect(findCountry(1)?.code).toBe('AC');
  expect(findCountry(countryTable.length)?.code).toBe('ZW');
  expect(findCountry(0)).toBeUndefined();
});
