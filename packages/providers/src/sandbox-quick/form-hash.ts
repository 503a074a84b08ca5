import { createHmac, timingSafeEqual } from 'node:crypto';

import type { KeyRing, SigningKey } from '../key-ring.ts';

/** Fields on the wire, where every value is text. */
export type Form = Readonly<Record<string, string>>;

/**
 * A form with the id of the key and a hash. The hash covers the purpose and the decoded, non-empty fields sorted by
 * name, so order and encoding on the wire do not matter.
 *
 * @param purpose the name of the call, or of what else is signed: a form is invalid for another purpose
 */
export function signForm(fields: Form, key: SigningKey, purpose: string): string {
  const signed = { ...fields, key: key.id };
  return new URLSearchParams({ ...signed, hash: hashOf(signed, key, purpose) }).toString();
}

/** The fields of a form and the key that signed it; null for a wrong hash or a repeated field. */
export function readSignedForm(
  text: string,
  keys: KeyRing,
  purpose: string,
): { fields: Form; key: SigningKey } | null {
  const entries = [...new URLSearchParams(text)];
  const { hash = '', ...fields } = Object.fromEntries(entries);
  const key = keys.find(fields['key'] ?? '');
  if (key === null || new Set(entries.map(([name]) => name)).size < entries.length) return null;
  const [given, right] = [Buffer.from(hash), Buffer.from(hashOf(fields, key, purpose))];
  return given.length === right.length && timingSafeEqual(given, right) ? { fields, key } : null;
}

function hashOf(fields: Form, key: SigningKey, purpose: string): string {
  const named = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    // Encoded, so that no value can pass for two fields.
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  return createHmac('sha256', key.secret)
    .update([purpose, ...named].join('&'))
    .digest('hex');
}
