import { createHash } from 'node:crypto';

import { isSameText } from '../same-text.ts';

/** Fields on the wire, where every value is text. */
export type Form = Readonly<Record<string, string>>;

/**
 * Lower-case hex MD5 of the decoded, non-empty fields, sorted by name and joined as `name=value` with `&`, followed by the
 * secret. Unknown fields take part, so it is never made of a validated message.
 *
 * The protocol requires MD5; `PROVIDER_FORM_HASH_ADDRESSES` is the stronger lock.
 */
export function hashForm(fields: Form, secret: string): string {
  const text = Object.entries(fields)
    .filter(([name, value]) => name !== 'hash' && value !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return createHash('md5').update(`${text}${secret}`).digest('hex');
}

/** The form as it is sent. */
export function formatForm(fields: Form, secret: string): string {
  return new URLSearchParams({ ...fields, hash: hashForm(fields, secret) }).toString();
}

/** The non-empty fields without the hash; null for a wrong hash or a repeated field. */
export function readForm(text: string, secrets: readonly string[]): Form | null {
  const entries = [...new URLSearchParams(text)];
  if (new Set(entries.map(([name]) => name)).size < entries.length) return null;
  const { hash = '', ...fields } = Object.fromEntries(entries);
  if (!secrets.some((secret) => isSameText(hashForm(fields, secret), hash))) return null;
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}
