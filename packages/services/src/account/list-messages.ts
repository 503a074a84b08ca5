import { calls, isMessageKind, messageKinds, type Query, type Reply } from '@baize/contract';
import { and, desc, eq, findMessagesOfKinds, inArray, isNull, lt, playerMessage } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { countUnread } from '../messages/index.ts';

type Messages = Reply<'GET /account/messages'>;
type Filter = Query<'GET /account/messages'>;

const PAGE_ROWS = 20;

/** Messages of the player, newest first. */
export async function listMessages(
  context: PlayerContext,
  { before, filter }: Query<'GET /account/messages'>,
): Promise<Messages> {
  const { database, player } = context;
  const chosen = await isChosen(context, { before, filter });
  const [rows, unread] = await Promise.all([
    database.sql
      .select()
      .from(playerMessage)
      .where(
        and(
          eq(playerMessage.siteId, player.siteId),
          eq(playerMessage.playerId, player.id),
          before === undefined ? undefined : lt(playerMessage.id, before),
          chosen,
        ),
      )
      .orderBy(desc(playerMessage.id))
      .limit(PAGE_ROWS + 1),
    countUnread(context, { siteId: player.siteId, playerId: player.id }),
  ]);
  return {
    success: true,
    data: rows.slice(0, PAGE_ROWS).flatMap(readRow),
    has_more: rows.length > PAGE_ROWS,
    unread,
  };
}

async function isChosen({ database, player }: PlayerContext, { before, filter }: Filter) {
  if (filter === 'all') return undefined;
  if (filter === 'unread') return isNull(playerMessage.readAt);
  const kinds = Object.entries(messageKinds).flatMap(([kind, topic]) => (topic === filter ? [kind] : []));
  const { siteId, id: playerId } = player;
  const limit = PAGE_ROWS + 1;
  return inArray(
    playerMessage.id,
    await findMessagesOfKinds(database.pool, { siteId, playerId, kinds, before, limit }),
  );
}

const factsOf = calls['GET /account/messages'].reply.shape.data.element.shape.facts;

/** A kind that this program does not know, such as one of a newer version, is left out. */
function readRow(row: typeof playerMessage.$inferSelect): Messages['data'] {
  if (!isMessageKind(row.kind)) return [];
  const facts = factsOf.safeParse(row.facts);
  return [
    {
      id: row.id,
      kind: row.kind,
      topic: messageKinds[row.kind],
      facts: facts.success ? facts.data : {},
      created_at: row.createdAt,
      is_read: row.readAt !== null,
    },
  ];
}
