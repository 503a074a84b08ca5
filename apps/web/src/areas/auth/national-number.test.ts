import { expect, it } from 'vitest';

import { nationalNumber } from './national-number.ts';

it.each([
  ['5321112233', '+90'],
  ['0532 111 22 33', '+90'],
  ['(532) 111-22-33', '+90'],
  ['+90 532 111 22 33', '+90'],
  ['0090 0532 111 22 33', '+90'],
])('reads %s with %s', (typed, dialCode) => {
  expect(nationalNumber(typed, dialCode)).toBe('5321112233');
});

it('is empty if there is no number', () => {
  expect(nationalNumber('telefon', '+90')).toBe('');
});
