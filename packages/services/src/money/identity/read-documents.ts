import type { Reply } from '@baize/contract';
import { and, desc, document, eq, isNull, ne, or, type Queries } from '@baize/db';

import type { PlayerContext } from '../../context.ts';
import type { PlayerKey } from '../../wakeups.ts';
import { type DocumentRow, documentState, readIdentity } from './identity-state.ts';

const SHOWN = 50;
const names = ['waiting', 'accepted', 'rejected'] as const;

/** The player's documents, newest first, and what is known of the identity. */
export async function readDocuments({
  database,
  player,
}: PlayerContext): Promise<Reply<'GET /account/documents'>> {
  const key = { siteId: player.siteId, playerId: player.id };
  const [identity, documents] = await Promise.all([
    readIdentity(database.sql, key),
    listDocuments(database.sql, key),
  ]);
  return { success: true, data: { identity: identity.state, documents: documents.map(shownDocument) } };
}

/** Newest first, without those that were destroyed undecided. */
export function listDocuments(sql: Queries, { siteId, playerId }: PlayerKey): Promise<DocumentRow[]> {
  return sql
    .select()
    .from(document)
    .where(
      and(
        eq(document.siteId, siteId),
        eq(document.playerId, playerId),
        or(ne(document.state, documentState.waiting), isNull(document.destroyedAt)),
      ),
    )
    .orderBy(desc(document.uploadedAt), desc(document.id))
    .limit(SHOWN);
}

export function stateName({ state }: Pick<DocumentRow, 'state'>): (typeof names)[number] {
  return names[state] ?? 'waiting';
}

export function shownDocument(row: DocumentRow): Reply<'POST /account/documents'>['data'] {
  return { id: row.id, kind: row.kind, state: stateName(row), note: row.note, uploaded_at: row.uploadedAt };
}
