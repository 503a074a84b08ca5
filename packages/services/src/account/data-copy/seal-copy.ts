import { randomBytes } from 'node:crypto';

import type { DocumentKeys } from '../../document-keys.ts';
import { joinBox, openBox, sealBox, splitBox } from '../../sealed-box.ts';

const KEY_BYTES = 32;

/** Whose copy it is, and the attempt that made it: what is sealed for one does not open for another. */
export interface CopyOwner {
  readonly siteId: number;
  readonly playerId: number;
  readonly id: number;
  readonly run: number;
}

const contextOf = ({ siteId, playerId, id, run }: CopyOwner) =>
  `data copy ${siteId} ${playerId} ${id} ${run}`;

/** A copy's own key, and the same as it is stored: wrapped by the master key of documents. */
export function makeCopyKey(owner: CopyOwner, { current }: Pick<DocumentKeys, 'current'>) {
  const key = randomBytes(KEY_BYTES);
  const wrappedKey = joinBox(sealBox(key, current.key, `key of ${contextOf(owner)}`));
  return { key, keyId: current.id, wrappedKey };
}

/** @throws Error if it was wrapped by a key that is not known, for another copy, or has been changed */
export function openCopyKey(
  { keyId, wrappedKey }: { readonly keyId: string; readonly wrappedKey: Uint8Array },
  owner: CopyOwner,
  { current, previous }: DocumentKeys,
): Buffer {
  const master = [current, previous].find((one) => one?.id === keyId);
  if (!master) throw new Error(`the key ${keyId} of data copy ${owner.id} is not one of this deployment`);
  return openBox(splitBox(wrappedKey), master.key, `key of ${contextOf(owner)}`);
}

/** @param number of the chunk, so that no two can be exchanged */
export function sealChunk(bytes: Uint8Array, key: Uint8Array, owner: CopyOwner, number: number): Buffer {
  return joinBox(sealBox(bytes, key, `${contextOf(owner)} ${number}`));
}

export function openChunk(sealed: Uint8Array, key: Uint8Array, owner: CopyOwner, number: number): Buffer {
  return openBox(splitBox(sealed), key, `${contextOf(owner)} ${number}`);
}
