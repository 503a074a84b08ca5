import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

import type { PersonalIdKeys } from '../personal-id-keys.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

export interface ProtectedPersonalId {
  /** Equal for equal numbers: finds a second account without revealing the number. */
  readonly hash: string;
  /** `iv.tag.text` of AES-256-GCM, each in base64url. */
  readonly cipher: string;
}

/** How a personal id is kept: never in the clear. */
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
 * The number that `protectPersonalId` hid.
 *
 * @throws Error when it was hidden with another key or has been tampered with
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
