import { expect, it } from 'vitest';

import { ageSince } from './age.ts';
import { destinationName, withoutDestination } from './destination-name.ts';

const DAY_MS = 24 * 60 * 60_000;
const now = Date.parse('2026-11-20T12:00:00Z');

it.each([
  [0, { years: 0, months: 0, days: 0 }],
  [0.99, { years: 0, months: 0, days: 0 }],
  [1, { years: 0, months: 0, days: 1 }],
  [29, { years: 0, months: 0, days: 29 }],
  [30, { years: 0, months: 1, days: 0 }],
  [364, { years: 0, months: 12, days: 0 }],
  [365, { years: 1, months: 0, days: 0 }],
  // Clocks of devices are wrong at times.
  [-3, { years: 0, months: 0, days: 0 }],
])('%d days in the largest whole unit', (days, age) => {
  expect(ageSince(new Date(now - days * DAY_MS).toISOString(), now)).toEqual(age);
});

it('names a destination by its name and its account, or by its method', () => {
  const method = 'Banka';
  expect(destinationName({ method, account: 'TR33 … 1326', name: 'Maaş' })).toBe('TR33 … 1326 · Maaş');
  expect(destinationName({ method, account: 'TR33 … 1326', name: null })).toBe('TR33 … 1326');
  expect(destinationName({ method, account: null, name: null })).toBe('Banka');
});

it('asks for the amount and files only if a saved account says the rest', () => {
  const types = ['iban', 'amount', 'select', 'file', 'note', 'phone'];
  const method = { id: 1, options: { fields: types.map((type) => ({ type, name: type })) } };
  const { options } = withoutDestination(method as unknown as Parameters<typeof withoutDestination>[0]);
  expect(options.fields.map(({ name }) => name)).toEqual(['amount', 'file', 'note']);
});
