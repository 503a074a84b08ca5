import { expect, test } from 'vitest';

import { formatMessage } from './index.ts';

const values = { brand: 'Çini' };

test('a brand’s own text replaces the catalogue’s, with the same placeholders', () => {
  const overrides = { email_recovery_subject: '{brand} kapınız: yeni şifre' };
  expect(formatMessage('tr', 'email_recovery_subject', values, overrides)).toBe('Çini kapınız: yeni şifre');
  expect(formatMessage('tr', 'email_recovery_subject', values)).toBe('Çini şifrenizi yenileyin');
});

test.each(['{brand, plural', '{nobody}', '{brand, plural, one {x}}'])(
  'an invalid text of a brand is ignored: %s',
  (text) => {
    const overrides = { email_recovery_subject: text };
    expect(formatMessage('en', 'email_recovery_subject', values, overrides)).toBe('Reset your Çini password');
  },
);

test('inherited properties are no messages', () => {
  expect(formatMessage('en', 'forbidden', undefined, Object.create({ forbidden: 'x' }))).not.toBe('x');
  expect(() => formatMessage('en', 'constructor')).toThrow('there is no message');
});
