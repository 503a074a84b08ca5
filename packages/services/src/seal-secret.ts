import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

import type { PersonalIdKeys } from './personal-id-keys.ts';

const IV_BYTES = 12;
const KEY_BYTES = 32;

/** Derives a key per purpose, so that what is sealed for one does not open for another. */
function keyFor(purpose: string, { cipherKey }: Pick<PersonalIdKeys, 'cipherKey'>): Buffer {
  return Buffer.from(hkdfSync('sha256', cipherKey, '', purpose, KEY_BYTES));
}

/** @returns `iv.tag.text` of AES-256-GCM, each in base64url */
export function sealSecret(text: string, purpose: string, keys: Pick<PersonalIdKeys, 'cipherKey'>): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFor(purpose, keys), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.');
}

/** @throws Error if the text was sealed with another key or has been changed */
export function openSecret(sealed: string, purpose: string, keys: Pick<PersonalIdKeys, 'cipherKey'>): string {
  const [iv, tag, text] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!iv || !tag || !text) throw new Error('a sealed secret has three parts');
  const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose, keys), iv).setAuthTag(tag);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}

/** A hash for texts as short as a code, which cannot be brute-forced without the key. */
export function keyedHash(text: string, purpose: string, keys: Pick<PersonalIdKeys, 'cipherKey'>): string {
  return createHmac('sha256', keyFor(purpose, keys)).update(text).digest('hex');
}
