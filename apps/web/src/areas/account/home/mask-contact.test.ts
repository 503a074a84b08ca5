import { expect, it } from 'vitest';

import { maskEmail, maskPhone } from './mask-contact.ts';

it('shows the ends of a contact', () => {
  expect(maskEmail('deniz.kara@posta.com')).toBe('de•••@posta.com');
  expect(maskEmail('d@posta.com')).toBe('d•••@posta.com');
  expect(maskEmail('')).toBe('');
  expect(maskPhone('5321234567')).toBe('53•••67');
  expect(maskPhone('1234')).toBe('1234');
});
