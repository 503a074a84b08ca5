import { and, desc, eq, lt, playerMessage } from '@baize/db';

import { type CopyRow, type CopySource, type DataPart, inPages, term } from '../copy-part.ts';

/** Messages of the operator and the system to the player. */
export const messagesPart: DataPart = {
  name: 'messages',
  tables: ['player_message'],
  sections: [{ name: 'messages', columns: ['sent_at', 'message', 'facts', 'read_at'], rows: readMessages }],
};

async function* readMessages({ services, siteId, playerId }: CopySource): AsyncIterable<CopyRow> {
  const isOwn = and(eq(playerMessage.siteId, siteId), eq(playerMessage.playerId, playerId));
  const rows = inPages<typeof playerMessage.$inferSelect>((last, limit) =>
    services.database.sql
      .select()
      .from(playerMessage)
      .where(and(isOwn, last && lt(playerMessage.id, last.id)))
      .orderBy(desc(playerMessage.id))
      .limit(limit),
  );
  for await (const row of rows)
    yield {
      sent_at: row.createdAt,
      message: term(row.kind),
      facts: Object.fromEntries(Object.entries(row.facts).map(([name, value]) => [name, String(value)])),
      read_at: row.readAt,
    };
}
