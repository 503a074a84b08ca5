import type { DocumentKind } from '@baize/contract';
import type { MessageKey } from '@baize/messages/keys';

import type { PlayerDocument } from './document-queries.ts';

/** What a player proves the identity with. */
export type IdentityDocument = 'card' | 'passport';
export type IdentityKind = Exclude<DocumentKind, 'payment_proof'>;

/** The photos that each needs. */
export const sidesOf: Readonly<Record<IdentityDocument, readonly IdentityKind[]>> = {
  card: ['identity_front', 'identity_back'],
  passport: ['passport'],
};

export const kindNames: Readonly<Record<DocumentKind, MessageKey>> = {
  identity_front: 'documents_identity_front',
  identity_back: 'documents_identity_back',
  passport: 'documents_passport_page',
  payment_proof: 'documents_payment_proof',
};

/** The newest document of a kind; the list is newest first. */
export function newestOf(
  documents: readonly PlayerDocument[],
  kind: DocumentKind,
): PlayerDocument | undefined {
  return documents.find((one) => one.kind === kind);
}

/** The documents of the identity. */
export function identityDocuments(documents: readonly PlayerDocument[]): readonly PlayerDocument[] {
  return documents.filter(({ kind }) => kind !== 'payment_proof');
}

/** What the player has begun with; an identity card unless the newest photo is of a passport. */
export function begunWith(documents: readonly PlayerDocument[]): IdentityDocument {
  return identityDocuments(documents)[0]?.kind === 'passport' ? 'passport' : 'card';
}

/** The sides that need a photo: none was sent, or the newest was rejected. */
export function missingSides(
  document: IdentityDocument,
  documents: readonly PlayerDocument[],
): readonly IdentityKind[] {
  return sidesOf[document].filter((kind) => {
    const newest = newestOf(documents, kind);
    return newest === undefined || newest.state === 'rejected';
  });
}
