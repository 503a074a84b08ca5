import { expect, test } from 'vitest';

import { openDocument } from './money/identity/seal-document.ts';
import { openSecret } from './seal-secret.ts';
import { joinBox, openBox, sealBox, splitBox } from './sealed-box.ts';

const key = Buffer.alloc(32, 1);
const text = Buffer.from('a secret');

test('a box opens with its key and its context only', () => {
  const box = sealBox(text, key, 'one');
  expect(openBox(splitBox(joinBox(box)), key, 'one')).toEqual(text);
  for (const [wrongKey, context] of [
    [key, 'other'],
    [key, ''],
    [Buffer.alloc(32, 2), 'one'],
  ] as const)
    expect(() => openBox(box, wrongKey, context)).toThrow('authenticate data');
});

test('a shortened tag is refused', () => {
  const box = sealBox(text, key);
  expect(() => openBox({ ...box, tag: box.tag.subarray(0, 12) }, key)).toThrow('authentication tag length');
});

test('what earlier versions have stored still opens', () => {
  const secret = 'dMyoFq0nnxgZrG5B.x7BAKCO0_vDhdb6dVpLAhw.VBKybr8';
  expect(openSecret(secret, 'personal ids', { cipherKey: key })).toBe('12345');
  const stored = {
    keyId: 'k1',
    wrappedKey: Buffer.from(
      'cCX8pwKdNOjm1mFkxckJg9dKh1x3Tqf06pibfn-KtpfyqEXV4DhM5sNxCqm99gOfL6WJ9L57TEixMmGr',
      'base64url',
    ),
    sealed: Buffer.from('V9SikKsfCjTX-hBaZNOtZiVm-uWztekCey8hj9jr7SVERdhNJFWu_t7uFFFQ3UvI_g', 'base64url'),
  };
  const owner = { siteId: 7, playerId: 12, id: 99, kind: 'passport' } as const;
  const master = { id: 'k1', key: Buffer.alloc(32, 3) };
  const opened = openDocument(stored, owner, { current: master });
  expect(opened.toString()).toBe('a photo of a passport');
});
