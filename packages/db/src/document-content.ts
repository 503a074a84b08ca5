import type { Runner } from './ledger-booking.ts';

/** What is stored of a photo. */
export interface StoredContent {
  readonly keyId: string;
  readonly wrappedKey: Buffer;
  readonly sealed: Buffer;
}

/**
 * Reads what is stored of a document and adds a row to the trail of operators.
 *
 * @param runner not in a transaction, so that the row is committed when this returns
 * @returns undefined if there is no such document or its photo was destroyed
 */
export async function viewDocumentContent(
  runner: Runner,
  operator: string,
  documentId: number,
): Promise<StoredContent | undefined> {
  const { rows } = await runner.query<{ key_id: string; wrapped_key: Buffer; sealed: Buffer }>(
    'select * from view_document($1, $2)',
    [operator, documentId],
  );
  const [row] = rows;
  return row && { keyId: row.key_id, wrappedKey: row.wrapped_key, sealed: row.sealed };
}

/**
 * Reads what is stored of a document of the player for whom a copy is being made.
 *
 * @returns undefined if it is nobody's or another player's, if no copy is being made, or if its photo was destroyed
 */
export async function copiedDocumentContent(
  runner: Runner,
  copyId: number,
  documentId: number,
): Promise<StoredContent | undefined> {
  const { rows } = await runner.query<{ key_id: string; wrapped_key: Buffer; sealed: Buffer }>(
    'select * from copied_document($1, $2)',
    [copyId, documentId],
  );
  const [row] = rows;
  return row && { keyId: row.key_id, wrappedKey: row.wrapped_key, sealed: row.sealed };
}

/** Destroys up to a number of photos that are due. @returns how many */
export async function destroyDueDocuments(runner: Runner, now: Date, limit: number): Promise<number> {
  const { rows } = await runner.query<{ count: number }>('select destroy_documents($1, $2) as count', [
    now,
    limit,
  ]);
  return rows[0]?.count ?? 0;
}
