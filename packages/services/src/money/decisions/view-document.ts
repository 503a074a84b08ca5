import { document, eq, viewDocumentContent } from '@baize/db';

import type { Services } from '../../context.ts';
import type { DocumentRow } from '../identity/identity-state.ts';
import { openDocument } from '../identity/seal-document.ts';
import type { OperatorServices } from './lock-decision.ts';
import { OperatorError } from './operator-error.ts';
import type { Operator } from './operators.ts';
import { asOperator } from './record.ts';

export interface ViewedDocument {
  readonly document: DocumentRow;
  readonly jpeg: Buffer;
}

/**
 * Decrypts a document for an operator. The database adds a row to the trail before it hands out the photo.
 *
 * @throws OperatorError if there is no such document or its photo was destroyed
 * @throws Error if it was sealed with a key that this deployment does not have, or has been changed
 */
export async function viewDocument(
  { database, documentKeys }: Pick<OperatorServices, 'database'> & Pick<Services, 'documentKeys'>,
  operator: Operator,
  id: number,
): Promise<ViewedDocument> {
  const [row] = await database.sql.select().from(document).where(eq(document.id, id));
  if (!row) throw new OperatorError('unknown', `There is no document ${id}.`);
  const stored = await asOperator(() => viewDocumentContent(database.pool, operator.name, id));
  if (!stored) throw new OperatorError('decided', `The photo of document ${id} was destroyed.`);
  return { document: row, jpeg: openDocument(stored, row, documentKeys) };
}
