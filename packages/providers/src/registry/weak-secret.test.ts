import { randomBytes } from 'node:crypto';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { weaknessOf } from './weak-secret.ts';

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];
/** Characters of a secret of 32 bytes. */
const LENGTH = 43;

/** A secret with this number of different characters. */
function secretOf(different: number) {
  return fc.shuffledSubarray(alphabet, { minLength: different, maxLength: different }).chain((characters) =>
    fc
      .array(fc.constantFrom(...characters), {
        minLength: LENGTH - different,
        maxLength: LENGTH - different,
      })
      .map((others) => [...characters, ...others].join('')),
  );
}

describe('a secret', () => {
  it('of a few repeated characters is weak', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 11 }).chain(secretOf), (secret) => {
        expect(weaknessOf(secret)).toBe('repeats the same few characters');
      }),
    );
  });

  it('of twelve different characters is not, unless it contains a word from an example', () => {
    fc.assert(
      fc.property(secretOf(12), (secret) => {
        expect(weaknessOf(secret) ?? 'contains nothing').toContain('contains');
      }),
    );
  });

  it.each([
    ['', 'is not base64url'],
    ['a b', 'is not base64url'],
    [randomBytes(32).toString('hex'), 'does not have 32 bytes'],
    [randomBytes(31).toString('base64url'), 'does not have 32 bytes'],
    ['ChangeMe-ABCDEFGHIJKLMNOPQRSTUVWXYZ01234567', 'contains "changeme", as an example does'],
  ])('%j %s', (secret, weakness) => expect(weaknessOf(secret)).toBe(weakness));
});
