import { randomBytes } from 'node:crypto';

import { expect, test } from 'vitest';

import { createDocumentKeys } from '../../document-keys.ts';
import { hashContent, openDocument, sealDocument } from './seal-document.ts';

const secret = () => randomBytes(32).toString('base64url');
const [first, second, third] = [secret(), secret(), secret()];
const owner = { siteId: 7, playerId: 12, id: 99, kind: 'passport' } as const;
const photo = Buffer.from('a photo of a passport');
const keys = createDocumentKeys([first]);

test('a photo opens with the key that it was sealed with, and is not seen before', () => {
  const stored = sealDocument(photo, owner, keys);
  expect(openDocument(stored, owner, keys)).toEqual(photo);
  expect(stored.sealed.includes('passport')).toBe(false);
  const again = sealDocument(photo, owner, keys);
  expect(again.sealed).not.toEqual(stored.sealed);
  expect(again.wrappedKey).not.toEqual(stored.wrappedKey);
});

test('it opens for no other document, player, brand or kind', () => {
  const stored = sealDocument(photo, owner, keys);
  for (const change of [{ id: 98 }, { playerId: 13 }, { siteId: 8 }, { kind: 'identity_front' as const }])
    expect(() => openDocument(stored, { ...owner, ...change }, keys)).toThrow(/authenticate/);
});

test('the parts of two documents cannot be exchanged', () => {
  const other = { ...owner, id: 100 };
  const [mine, theirs] = [sealDocument(photo, owner, keys), sealDocument(photo, other, keys)];
  expect(() => openDocument({ ...mine, sealed: theirs.sealed }, owner, keys)).toThrow(/authenticate/);
  expect(() => openDocument({ ...mine, wrappedKey: theirs.wrappedKey }, owner, keys)).toThrow(/authenticate/);
  const { sealed, wrappedKey } = theirs;
  expect(() => openDocument({ ...mine, sealed, wrappedKey }, owner, keys)).toThrow(/authenticate/);
});

test('a changed byte is noticed wherever it is', () => {
  const stored = sealDocument(photo, owner, keys);
  for (const part of ['sealed', 'wrappedKey'] as const)
    for (let at = 0; at < stored[part].length; at += 1) {
      const changed = Buffer.from(stored[part]);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => openDocument({ ...stored, [part]: changed }, owner, keys)).toThrow(/authenticate/);
    }
});

test('the old key opens until it is removed', () => {
  const stored = sealDocument(photo, owner, keys);
  const rotated = createDocumentKeys([second, first]);
  expect(openDocument(stored, owner, rotated)).toEqual(photo);
  const fresh = sealDocument(photo, owner, rotated);
  expect(fresh.keyId).not.toBe(stored.keyId);
  expect(openDocument(fresh, owner, createDocumentKeys([second]))).toEqual(photo);
  expect(() => openDocument(stored, owner, createDocumentKeys([second]))).toThrow(/is not one of this/);
  expect(() => openDocument({ ...stored, keyId: rotated.current.id }, owner, rotated)).toThrow(
    /authenticate/,
  );
  expect(() => openDocument(stored, owner, createDocumentKeys([third, second]))).toThrow(
    /is not one of this/,
  );
});

test('a key has 32 bytes', () => {
  expect(() => createDocumentKeys(['abc'])).toThrow(RangeError);
  expect(() => createDocumentKeys([first, ''])).toThrow(RangeError);
});

test('equal files have equal hashes, which need the key', () => {
  const [hashKey, otherKey] = [randomBytes(32), randomBytes(32)];
  expect(hashContent(photo, { hashKey })).toBe(hashContent(Buffer.from(photo), { hashKey }));
  expect(hashContent(photo, { hashKey })).not.toBe(hashContent(photo.subarray(1), { hashKey }));
  expect(hashContent(photo, { hashKey })).not.toBe(hashContent(photo, { hashKey: otherKey }));
});
