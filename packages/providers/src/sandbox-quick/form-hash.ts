import { createHmac, timingSafeEqual } from 'node:crypto';

import type { KeyRing, SigningKey } from '../key-ring.ts';

/** Fields as they travel: every value is text. */
export type Form = Readonly<Record<string, string>>;

/**
 * A form with the name of the key and the hash of everything in it. The hash is over the decoded fields in the order
 * of their names, empty ones left out, so the order and the encoding on the way do not matter.
 */
export function signForm(fields: Form, key: SigningKey): string {
  const signed = { ...fields, key: key.id };
  return new URLSearchParams({ ...signed, hash: hashOf(signed, key) }).toString();
}

/** The fields of a form and the key that signed it; null unless the hash is right. A repeated field is refused. */
export function readSignedForm(text: string, keys: KeyRing): { fields: Form; key: SigningKey } | null {
  const entries = [...new URLSearchParams(text)];
  const { hash = '', ...fields } = Object.fromEntries(entries);
  const key = keys.find(fields['key'] ?? '');
  if (key === null || new Set(entries.map(([name]) => name)).size < entries.length) return null;
  const [given, right] = [Buffer.from(hash), Buffer.from(hashOf(fields, key))];
  return given.length === right.length && timingSafeEqual(given, right) ? { fields, key } : null;
}

function hashOf(fields: Form, key: SigningKey): string {
  const text = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return createHmac('sha256', key.secret).update(text).digest('hex');
}
