import { createHmac, timingSafeEqual } from 'node:crypto';

import type { Clock } from '@baize/clock';

import type { KeyRing, SigningKey } from './key-ring.ts';

/** Header names of a signed request, in lower case as Node delivers them. */
export const SIGNATURE_HEADERS = {
  keyId: 'x-key-id',
  timestamp: 'x-timestamp',
  signature: 'x-signature',
} as const;

/** Maximum difference between the two clocks. */
export const SIGNATURE_WINDOW_SECONDS = 300;

export interface SignedParts {
  method: string;
  /** Path with its query, exactly as in the request line. */
  path: string;
  /** The bytes as sent: a body that was parsed and formatted again has another signature. */
  rawBody: string | Uint8Array;
}

export type SignatureFailure = 'missing' | 'unknownKey' | 'badSignature' | 'outOfWindow';

export type SignatureCheck =
  | { ok: true; key: SigningKey }
  /** A retry only helps for `outOfWindow`: the caller is genuine, but one of the clocks is wrong. */
  | { ok: false; reason: SignatureFailure; retryable: boolean };

/** The three headers of a signed request. Each attempt must be signed again. */
export function signRequest(parts: SignedParts, key: SigningKey, clock: Clock): Record<string, string> {
  const timestamp = String(toSeconds(clock.now()));
  return {
    [SIGNATURE_HEADERS.keyId]: key.id,
    [SIGNATURE_HEADERS.timestamp]: timestamp,
    [SIGNATURE_HEADERS.signature]: digest(timestamp, parts, key.secret).toString('hex'),
  };
}

/**
 * Verifies a request. The signature is checked before the time window, so that only a holder of the key learns that its
 * clock is wrong.
 *
 * @param headers as Node delivers them: lower-case names; a repeated header counts as missing
 */
export function verifySignature(
  parts: SignedParts,
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  keys: KeyRing,
  clock: Clock,
): SignatureCheck {
  const keyId = headers[SIGNATURE_HEADERS.keyId];
  const timestamp = headers[SIGNATURE_HEADERS.timestamp];
  const signature = headers[SIGNATURE_HEADERS.signature];
  if (typeof keyId !== 'string' || typeof timestamp !== 'string' || typeof signature !== 'string') {
    return failure('missing');
  }
  const key = keys.find(keyId);
  if (key === null) return failure('unknownKey');
  if (!/^\d{1,12}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return failure('badSignature');
  if (!timingSafeEqual(digest(timestamp, parts, key.secret), Buffer.from(signature, 'hex'))) {
    return failure('badSignature');
  }
  const skewSeconds = Math.abs(toSeconds(clock.now()) - Number(timestamp));
  return skewSeconds <= SIGNATURE_WINDOW_SECONDS ? { ok: true, key } : failure('outOfWindow');
}

function failure(reason: SignatureFailure): SignatureCheck {
  return { ok: false, reason, retryable: reason === 'outOfWindow' };
}

function digest(timestamp: string, parts: SignedParts, secret: string): Buffer {
  return createHmac('sha256', secret)
    .update(`${timestamp}.${parts.method}.${parts.path}.`)
    .update(parts.rawBody)
    .digest();
}

function toSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}
