import { createHash } from 'node:crypto';

/** A key that wraps the data keys of documents, 32 bytes. */
export interface MasterKey {
  /** Stored next to what it wraps. */
  readonly id: string;
  readonly key: Buffer;
}

/** The newest wraps; during a rotation the one before it still unwraps. */
export interface DocumentKeys {
  readonly current: MasterKey;
  readonly previous?: MasterKey;
}

const KEY_BYTES = 32;

/**
 * @param secrets one key, or the new and the old one, in base64url
 * @throws RangeError for a key that is not 32 bytes
 */
export function createDocumentKeys([newest = '', oldest]: readonly string[]): DocumentKeys {
  return { current: masterKey(newest), ...(oldest !== undefined && { previous: masterKey(oldest) }) };
}

function masterKey(text: string): MasterKey {
  const key = Buffer.from(text, 'base64url');
  if (key.length !== KEY_BYTES)
    throw new RangeError(`a key of documents has ${KEY_BYTES} bytes, not ${key.length}`);
  return { id: createHash('sha256').update('document key').update(key).digest('hex').slice(0, 8), key };
}
