import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

import type { DocumentKind } from '@baize/contract';
import type { StoredContent } from '@baize/db';

import type { DocumentKeys } from '../../document-keys.ts';
import type { PersonalIdKeys } from '../../personal-id-keys.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** Whose document it is: what is sealed for one does not open for another. */
export interface DocumentOwner {
  readonly siteId: number;
  readonly playerId: number;
  readonly id: number;
  readonly kind: DocumentKind;
}

/** Encrypts a photo with a key of its own, which the master key wraps. */
export function sealDocument(
  photo: Uint8Array,
  owner: DocumentOwner,
  { current }: Pick<DocumentKeys, 'current'>,
): StoredContent {
  const dataKey = randomBytes(KEY_BYTES);
  return {
    keyId: current.id,
    wrappedKey: seal(dataKey, current.key, `key of ${contextOf(owner)}`),
    sealed: seal(photo, dataKey, contextOf(owner)),
  };
}

/** @throws Error if it was sealed with a key that is not known, for another document, or has been changed */
export function openDocument(
  { keyId, wrappedKey, sealed }: StoredContent,
  owner: DocumentOwner,
  { current, previous }: DocumentKeys,
): Buffer {
  const master = [current, previous].find((one) => one?.id === keyId);
  if (!master) throw new Error(`the key ${keyId} of document ${owner.id} is not one of this deployment`);
  const dataKey = open(wrappedKey, master.key, `key of ${contextOf(owner)}`);
  return open(sealed, dataKey, contextOf(owner));
}

/** Equal for equal files. Without the key nobody can look for a file that they have. */
export function hashContent(bytes: Uint8Array, { hashKey }: Pick<PersonalIdKeys, 'hashKey'>): string {
  const key = Buffer.from(hkdfSync('sha256', hashKey, '', 'documents', KEY_BYTES));
  return createHmac('sha256', key).update(bytes).digest('hex');
}

function contextOf({ siteId, playerId, id, kind }: DocumentOwner): string {
  return `document ${siteId} ${playerId} ${id} ${kind}`;
}

/** @returns nonce, tag and text of AES-256-GCM */
function seal(text: Uint8Array, key: Buffer, context: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

function open(sealed: Buffer, key: Buffer, context: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}
