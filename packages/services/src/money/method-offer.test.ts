import { expect, test } from 'vitest';

import { limitLooks, methodName } from './method-offer.ts';

const method = {
  name: 'Hızlı Havale',
  nameEn: 'Fast Transfer',
  bySite: {
    '8': { name: 'Şipşak Havale', nameEn: 'Snap Transfer', image: '/snap.svg' },
    '9': { name: 'Pist Pay' },
    '10': { image: '/transfer.svg' },
  },
};

test.each([
  [7, 'Hızlı Havale', 'Fast Transfer'],
  [8, 'Şipşak Havale', 'Snap Transfer'],
  [9, 'Pist Pay', 'Pist Pay'],
  [10, 'Hızlı Havale', 'Fast Transfer'],
])('at site %i it is called %s, and %s in English', (siteId, turkish, english) => {
  expect(methodName(method, siteId, 'tr')).toBe(turkish);
  expect(methodName(method, siteId, 'en')).toBe(english);
});

test('a name that is the same in both languages is written once', () => {
  expect(methodName({ ...method, nameEn: null }, 7, 'en')).toBe('Hızlı Havale');
});

test('what a brand changes is in the language too', () => {
  expect(limitLooks(method, 8, 'en')).toEqual({ custom_name: 'Snap Transfer', custom_image: '/snap.svg' });
  expect(limitLooks(method, 8, 'tr')).toEqual({ custom_name: 'Şipşak Havale', custom_image: '/snap.svg' });
  expect(limitLooks(method, 10, 'en')).toEqual({ custom_image: '/transfer.svg' });
  expect(limitLooks(method, 7, 'en')).toEqual({});
});
