import { createHmac } from 'node:crypto';

import type { KeyRing, SigningKey } from '../key-ring.ts';
import { isSameText } from '../same-text.ts';
import { placeFields } from './book-place.ts';

/**
 * A query that is signed together with its path, so that nobody can change the player, the wallet's game or the parent page.
 * The same fields give the same text: a visitor's address can be cached.
 *
 * @param fields empty ones are left out
 */
export function signQuery(path: string, fields: Readonly<Record<string, string>>, key: SigningKey): string {
  const query = new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ''));
  query.set('partner', key.id);
  query.set('sig', signatureOf(path, query, key));
  return query.toString();
}

/**
 * The fields of a signed query and its key, without those that name a place in the book.
 *
 * @returns null for a wrong signature, a repeated field, or a key of another provider
 */
export function readSignedQuery(
  { path, search, party }: { readonly path: string; readonly search: string; readonly party: string },
  keys: KeyRing,
): { readonly fields: Readonly<Record<string, string>>; readonly key: SigningKey } | null {
  const query = new URLSearchParams(search);
  for (const field of placeFields) query.delete(field);
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
