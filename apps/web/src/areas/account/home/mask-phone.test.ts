import { expect, it } from 'vitest';

import { maskPhone } from './mask-phone.ts';

it('shows the ends of a number', () => {
  expect(maskPhone('5321234567')).toBe('53•••67');
  expect(maskPhone('1234')).toBe('1234');
});
