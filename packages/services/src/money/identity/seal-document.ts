import { createHmac, hkdfSync, randomBytes } from 'node:crypto';

import type { DocumentKind } from '@baize/contract';
import type { StoredContent } from '@baize/db';

import type { DocumentKeys } from '../../document-keys.ts';
import type { PersonalIdKeys } from '../../personal-id-keys.ts';
import { joinBox, openBox, sealBox, splitBox } from '../../sealed-box.ts';

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
    wrappedKey: joinBox(sealBox(dataKey, current.key, `key of ${contextOf(owner)}`)),
    sealed: joinBox(sealBox(photo, dataKey, contextOf(owner))),
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
  const dataKey = openBox(splitBox(wrappedKey), master.key, `key of ${contextOf(owner)}`);
  return openBox(splitBox(sealed), dataKey, contextOf(owner));
}

/** Equal for equal files. Without the key nobody can look for a file that they have. */
export function hashContent(bytes: Uint8Array, { hashKey }: Pick<PersonalIdKeys, 'hashKey'>): string {
  const key = Buffer.from(hkdfSync('sha256', hashKey, '', 'documents', KEY_BYTES));
  return createHmac('sha256', key).update(bytes).digest('hex');
}

function contextOf({ siteId, playerId, id, kind }: DocumentOwner): string {
  return `document ${siteId} ${playerId} ${id} ${kind}`;
}
