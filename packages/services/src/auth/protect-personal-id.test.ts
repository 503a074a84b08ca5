import { expect, test } from 'vitest';

import { protectPersonalId, revealPersonalId } from './protect-personal-id.ts';

const keys = { hashKey: Buffer.alloc(32, 1), cipherKey: Buffer.alloc(32, 2) };

test('the same number has one hash and never the same cipher', () => {
  const [first, second] = [protectPersonalId('10000000146', keys), protectPersonalId('10000000146', keys)];
  expect(first.hash).toBe(second.hash);
  expect(first.cipher).not.toBe(second.cipher);
  expect(protectPersonalId('10000000147', keys).hash).not.toBe(first.hash);
});

test('the cipher is decrypted with the right key only', () => {
  const { cipher } = protectPersonalId('10000000146', keys);
  expect(revealPersonalId(cipher, keys)).toBe('10000000146');
  expect(() => revealPersonalId(cipher, { cipherKey: Buffer.alloc(32, 3) })).toThrow(/authenticate data/);
  const [iv, tag, text] = cipher.split('.');
  expect(() => revealPersonalId([iv, tag?.slice(0, 6), text].join('.'), keys)).toThrow(/authentication tag/);
});
