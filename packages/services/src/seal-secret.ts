import { createHmac, hkdfSync } from 'node:crypto';

import type { PersonalIdKeys } from './personal-id-keys.ts';
import { openBox, sealBox } from './sealed-box.ts';

const KEY_BYTES = 32;

/** Derives a key per purpose, so that what is sealed for one does not open for another. */
function keyFor(purpose: string, { cipherKey }: Pick<PersonalIdKeys, 'cipherKey'>): Buffer {
  return Buffer.from(hkdfSync('sha256', cipherKey, '', purpose, KEY_BYTES));
}

/** @returns `nonce.tag.text` of AES-256-GCM, each in base64url */
export function sealSecret(text: string, purpose: string, keys: Pick<PersonalIdKeys, 'cipherKey'>): string {
  const { nonce, tag, sealed } = sealBox(Buffer.from(text), keyFor(purpose, keys));
  return [nonce, tag, sealed].map((part) => Buffer.from(part).toString('base64url')).join('.');
}

/** @throws Error if the text was sealed with another key or has been changed */
export function openSecret(text: string, purpose: string, keys: Pick<PersonalIdKeys, 'cipherKey'>): string {
  const [nonce, tag, sealed] = text.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!nonce || !tag || !sealed) throw new Error('a sealed secret has three parts');
  return openBox({ nonce, tag, sealed }, keyFor(purpose, keys)).toString('utf8');
}

/** A hash for texts as short as a code, which cannot be brute-forced without the key. */
export function keyedHash(text: string, purpose: string, keys: Pick<PersonalIdKeys, 'cipherKey'>): string {
  return createHmac('sha256', keyFor(purpose, keys)).update(text).digest('hex');
}
