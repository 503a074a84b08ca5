import { createHmac } from 'node:crypto';

import type { KeyRing, SigningKey } from '../key-ring.ts';
import { isSameText } from '../same-text.ts';

/**
 * Adds fields to an address and signs its path and query, so that nobody can change the player in it.
 *
 * @param address with the brand's own fields
 * @param fields empty ones are left out
 */
export function signAddress(
  address: string,
  fields: Readonly<Record<string, string>>,
  key: SigningKey,
): string {
  const url = new URL(address);
  url.hash = '';
  const added = Object.entries({ ...fields, partner: key.id }).filter(([, value]) => value !== '');
  // A template must not fill in what we vouch for.
  for (const name of [...Object.keys(fields), 'partner', 'sig']) url.searchParams.delete(name);
  for (const [name, value] of added) url.searchParams.set(name, value);
  url.searchParams.set('sig', signatureOf(url.pathname, url.searchParams, key));
  return url.href;
}

/**
 * The fields of a signed address and its key.
 *
 * @returns null for a wrong signature, a repeated field, or a key of another provider
 */
export function readSignedAddress(
  { path, search, party }: { readonly path: string; readonly search: string; readonly party: string },
  keys: KeyRing,
): { readonly fields: Readonly<Record<string, string>>; readonly key: SigningKey } | null {
  const query = new URLSearchParams(search);
  const signature = query.get('sig') ?? '';
  query.delete('sig');
  const key = keys.find(query.get('partner') ?? '');
  if (key?.party !== party || !isSameText(signature, signatureOf(path, query, key))) return null;
  const fields = [...query];
  return new Set(fields.map(([name]) => name)).size < fields.length
    ? null
    : { fields: Object.fromEntries(fields), key };
}

function signatureOf(path: string, query: URLSearchParams, key: SigningKey): string {
  return createHmac('sha256', key.secret).update(`${path}?${query}`).digest('base64url');
}
