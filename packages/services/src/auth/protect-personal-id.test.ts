import { createDecipheriv } from 'node:crypto';

import { expect, test } from 'vitest';

import { protectPersonalId } from './protect-personal-id.ts';

const keys = { hashKey: Buffer.alloc(32, 1), cipherKey: Buffer.alloc(32, 2) };

test('the same number has one hash and never the same cipher', () => {
  const [first, second] = [protectPersonalId('10000000146', keys), protectPersonalId('10000000146', keys)];
  expect(first.hash).toBe(second.hash);
  expect(first.cipher).not.toBe(second.cipher);
  expect(protectPersonalId('10000000147', keys).hash).not.toBe(first.hash);
});

test('the cipher gives the number back to who has the key', () => {
  const [iv, tag, text] = protectPersonalId('10000000146', keys)
    .cipher.split('.')
    .map((part) => Buffer.from(part, 'base64url'));
  if (!iv || !tag || !text) throw new Error('a cipher has three parts');
  const decipher = createDecipheriv('aes-256-gcm', keys.cipherKey, iv).setAuthTag(tag);
  expect(Buffer.concat([decipher.update(text), decipher.final()]).toString()).toBe('10000000146');
});
