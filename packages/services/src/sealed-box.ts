import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What AES-256-GCM makes of a text. The nonce is random. */
export interface SealedBox {
  readonly nonce: Uint8Array;
  readonly tag: Uint8Array;
  readonly sealed: Uint8Array;
}

/**
 * @param key 32 bytes
 * @param context what a text is sealed for: it opens with the same one only
 */
export function sealBox(text: Uint8Array, key: Uint8Array, context = ''): SealedBox {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
  return { nonce, tag: cipher.getAuthTag(), sealed };
}

/** @throws Error if it was sealed with another key or context, or has been changed */
export function openBox({ nonce, tag, sealed }: SealedBox, key: Uint8Array, context = ''): Buffer {
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(context)).setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed), decipher.final()]);
}

/** Nonce, tag and text as one run of bytes. */
export function joinBox({ nonce, tag, sealed }: SealedBox): Buffer {
  return Buffer.concat([nonce, tag, sealed]);
}

export function splitBox(bytes: Uint8Array): SealedBox {
  const textAt = NONCE_BYTES + TAG_BYTES;
  return {
    nonce: bytes.subarray(0, NONCE_BYTES),
    tag: bytes.subarray(NONCE_BYTES, textAt),
    sealed: bytes.subarray(textAt),
  };
}
