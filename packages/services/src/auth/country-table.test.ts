import { getCountries } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';

import { countryTable, findCountry, turkeyId } from './country-table.ts';

test('holds every country that has telephone numbers, once', () => {
  expect(countryTable.map(({ code }) => code).toSorted()).toEqual(getCountries().toSorted());
});

test('numbers that players hold never change', () => {
  expect(findCountry(turkeyId)?.code).toBe('TR');
  expect(findCountry(1)?.code).toBe('AC');
  expect(findCountry(countryTable.length)?.code).toBe('ZW');
  expect(findCountry(0)).toBeUndefined();
});
