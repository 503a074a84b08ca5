import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

import type { PersonalIdKeys } from '../personal-id-keys.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

export interface ProtectedPersonalId {
  /** Equal for equal numbers: finds a person's second account without revealing the number. */
  readonly hash: string;
  /** `iv.tag.text` of AES-256-GCM, each in base64url. */
  readonly cipher: string;
}

/** Encrypts and hashes a personal id: it is never stored in plain text. */
export function protectPersonalId(personalId: string, keys: PersonalIdKeys): ProtectedPersonalId {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keys.cipherKey, iv);
  const text = Buffer.concat([cipher.update(personalId, 'utf8'), cipher.final()]);
  return {
    hash: hashPersonalId(personalId, keys),
    cipher: [iv, cipher.getAuthTag(), text].map((part) => part.toString('base64url')).join('.'),
  };
}

/**
 * Decrypts a personal id that `protectPersonalId` encrypted.
 *
 * @throws Error if it was encrypted with another key or has been tampered with
 */
export function revealPersonalId(
  cipherText: string,
  { cipherKey }: Pick<PersonalIdKeys, 'cipherKey'>,
): string {
  const [iv = '', tag = '', text = ''] = cipherText.split('.');
  const decipher = createDecipheriv('aes-256-gcm', cipherKey, Buffer.from(iv, 'base64url'), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(Buffer.from(tag, 'base64url'));
  return decipher.update(text, 'base64url', 'utf8') + decipher.final('utf8');
}

export function hashPersonalId(personalId: string, keys: Pick<PersonalIdKeys, 'hashKey'>): string {
  return createHmac('sha256', keys.hashKey).update(personalId).digest('hex');
}
