import { and, copiedDocumentContent, desc, document, eq, lt } from '@baize/db';

import { openDocument } from '../../../money/index.ts';
import {
  type CopyFile,
  type CopyRow,
  type CopySource,
  type DataPart,
  inPages,
  noteValue,
  term,
} from '../copy-part.ts';

/** The photos that the player uploaded, and what was decided about them. */
export const documentsPart: DataPart = {
  name: 'documents',
  tables: ['document', 'document_content'],
  sections: [
    {
      name: 'documents',
      columns: ['uploaded_at', 'kind', 'state', 'note', 'decided_at', 'destroyed_at', 'payment_id', 'file'],
      rows: readDocuments,
    },
  ],
  files: readPhotos,
};

type Row = typeof document.$inferSelect;

const states = ['waiting', 'accepted', 'rejected'] as const;
const fileName = ({ id, kind }: Pick<Row, 'id' | 'kind'>) => `documents/${id}-${kind}.jpg`;

function readRows({ services, siteId, playerId }: CopySource): AsyncIterable<Row> {
  const isOwn = and(eq(document.siteId, siteId), eq(document.playerId, playerId));
  return inPages<Row>((last, limit) =>
    services.database.sql
      .select()
      .from(document)
      .where(and(isOwn, last && lt(document.id, last.id)))
      .orderBy(desc(document.id))
      .limit(limit),
  );
}

async function* readDocuments(source: CopySource): AsyncIterable<CopyRow> {
  for await (const row of readRows(source))
    yield {
      uploaded_at: row.uploadedAt,
      kind: term(row.kind),
      state: term(states[row.state] ?? 'waiting'),
      note: noteValue(row.note),
      decided_at: row.decidedAt,
      destroyed_at: row.destroyedAt,
      payment_id: row.paymentId,
      file: row.destroyedAt === null ? fileName(row) : null,
    };
}

/** One at a time. */
async function* readPhotos(source: CopySource): AsyncIterable<CopyFile> {
  const { services, copyId, siteId, playerId } = source;
  for await (const row of readRows(source)) {
    if (row.destroyedAt !== null) continue;
    const content = await copiedDocumentContent(services.database.pool, copyId, row.id);
    // Destroyed meanwhile.
    if (!content) continue;
    const owner = { siteId, playerId, id: row.id, kind: row.kind };
    yield { name: fileName(row), bytes: openDocument(content, owner, services.documentKeys) };
  }
}
