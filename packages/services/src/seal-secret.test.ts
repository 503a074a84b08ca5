import { expect, test } from 'vitest';

import { keyedHash, openSecret, sealSecret } from './seal-secret.ts';

const keys = { cipherKey: Buffer.alloc(32, 1) };
const otherKeys = { cipherKey: Buffer.alloc(32, 2) };

test('a sealed text opens with its purpose and key only', () => {
  const sealed = sealSecret('12345', 'personal ids', keys);
  expect(sealed).not.toContain('12345');
  expect(openSecret(sealed, 'personal ids', keys)).toBe('12345');
  expect(() => openSecret(sealed, 'authenticator secrets', keys)).toThrow('authenticate data');
  expect(() => openSecret(sealed, '', keys)).toThrow('authenticate data');
  expect(() => openSecret(sealed, 'personal ids', otherKeys)).toThrow('authenticate data');
});

test('no part of a sealed text can be changed, and sealing a text twice gives different results', () => {
  const sealed = sealSecret('12345', 'a', keys);
  expect(sealSecret('12345', 'a', keys)).not.toBe(sealed);
  const parts = sealed.split('.');
  expect(parts).toHaveLength(3);
  for (const place of parts.keys()) {
    const changed = parts.map((part, index) => {
      if (index !== place) return part;
      const bytes = Buffer.from(part, 'base64url');
      return Buffer.from(bytes.map((byte, at) => (at === 0 ? byte ^ 1 : byte))).toString('base64url');
    });
    expect(() => openSecret(changed.join('.'), 'a', keys)).toThrow(/authenticate data|initialization/i);
  }
  expect(() => openSecret('x', 'a', keys)).toThrow('three parts');
});

test('a keyed hash differs by purpose, key and text', () => {
  const hashes = [
    keyedHash('123456', 'sms codes', keys),
    keyedHash('123456', 'known networks', keys),
    keyedHash('123456', 'sms codes', otherKeys),
    keyedHash('123457', 'sms codes', keys),
  ];
  expect(new Set(hashes).size).toBe(4);
  expect(keyedHash('123456', 'sms codes', keys)).toBe(hashes[0]);
});
