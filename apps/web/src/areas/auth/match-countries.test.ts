import { expect, it } from 'vitest';

import { matchCountries } from './match-countries.ts';

const countries = [
  { id: 1, name: 'Almanya', slug: 'de', code: '+49' },
  { id: 2, name: 'İrlanda', slug: 'ie', code: '+353' },
  { id: 3, name: 'Kuzey İrlanda', slug: 'xx', code: '+44' },
  { id: 222, name: 'Türkiye', slug: 'tr', code: '+90' },
  { id: 4, name: 'Fildişi Sahili', slug: 'ci', code: '+225' },
];
const found = (typed: string) => matchCountries(countries, typed).map(({ id }) => id);

it.each([
  ['', [1, 2, 3, 222, 4]],
  ['  ', [1, 2, 3, 222, 4]],
  ['turk', [222]],
  ['TÜRKİYE', [222]],
  ['irlanda', [2, 3]],
  ['IRLANDA', [2, 3]],
  ['tr', [222]],
  ['+90', [222]],
  ['4', [1, 3]],
  ['fildisi', [4]],
  ['<b>', []],
])('%j finds %j', (typed, ids) => {
  expect(found(typed)).toEqual(ids);
});
