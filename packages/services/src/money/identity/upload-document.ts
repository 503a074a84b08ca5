import { type Body, CallError, MAX_DOCUMENT_BYTES, type Reply } from '@baize/contract';
import {
  and,
  count,
  document,
  documentContent,
  eq,
  inTransaction,
  isNull,
  type Transaction,
} from '@baize/db';

import type { PlayerContext } from '../../context.ts';
import { lockPlayer } from '../../lock-player.ts';
import { type CleanPhoto, cleanPhoto, requirePhotoType } from './clean-photo.ts';
import { destroyTime, type DocumentRow, documentState } from './identity-state.ts';
import { shownDocument } from './read-documents.ts';
import { hashContent, sealDocument } from './seal-document.ts';

const MAX_WAITING = 10;

/**
 * Stores a photo of a document, encrypted and without anything of the file but its pixels. The same file again is the
 * same document.
 *
 * @throws CallError the first of the call's errors that applies
 */
export async function uploadDocument(
  context: PlayerContext,
  { kind, file }: Body<'POST /account/documents'>,
): Promise<Reply<'POST /account/documents'>> {
  if (file.size > MAX_DOCUMENT_BYTES) throw new CallError('document_too_large');
  const bytes = await file.bytes();
  const type = requirePhotoType(bytes, file.type);
  await requireClean(context, bytes);
  const photo = await cleanPhoto(bytes, type);
  const contentHash = hashContent(bytes, context.personalIdKeys);
  const row = await inTransaction(context.database, async (transaction) => {
    const { siteId, id: playerId } = context.player;
    // Of two uploads at once, the second sees the first.
    await lockPlayer(transaction, { siteId, playerId });
    const own = and(
      eq(document.siteId, siteId),
      eq(document.playerId, playerId),
      isNull(document.destroyedAt),
    );
    const isSame = and(own, eq(document.kind, kind), eq(document.contentHash, contentHash));
    const [known] = await transaction.sql.select().from(document).where(isSame);
    if (known) return known;
    const isWaiting = and(own, eq(document.state, documentState.waiting), isNull(document.paymentId));
    const [waiting] = await transaction.sql.select({ count: count() }).from(document).where(isWaiting);
    if ((waiting?.count ?? 0) >= MAX_WAITING)
      throw new CallError('documents_waiting', { values: { max: MAX_WAITING } });
    return addDocument(context, transaction, { kind, contentHash, photo });
  });
  return { success: true, data: shownDocument(row) };
}

async function requireClean({ scanner }: PlayerContext, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const result = await scanner.scan(bytes);
  if (result === 'unsafe') throw new CallError('document_unsafe');
  if (result === 'unreachable') throw new CallError('document_unavailable');
}

interface NewDocument {
  readonly kind: DocumentRow['kind'];
  readonly contentHash: string;
  readonly photo: CleanPhoto;
}

async function addDocument(
  { ids, clock, brand, documentKeys, player: owner }: PlayerContext,
  { sql }: Transaction,
  { kind, contentHash, photo }: NewDocument,
): Promise<DocumentRow> {
  const key = { siteId: owner.siteId, playerId: owner.id, id: ids.next(), kind };
  const uploadedAt = clock.now();
  const { width, height } = photo;
  // A proof that no payment uses is of no use.
  const keepDays = brand.traits['money.documentDays'];
  const destroyAt = kind === 'payment_proof' ? destroyTime({ keepDays }, uploadedAt) : null;
  const [row] = await sql
    .insert(document)
    .values({ ...key, contentHash, width, height, uploadedAt, keepDays, destroyAt })
    .returning();
  if (!row) throw new Error('the document was not inserted');
  await sql
    .insert(documentContent)
    .values({ documentId: row.id, ...sealDocument(photo.jpeg, key, documentKeys) });
  return row;
}
