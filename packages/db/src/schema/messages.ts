import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** Messages of the operator and the system to players. Rows are added and marked as read, nothing else. */
export const playerMessage = pgTable(
  'player_message',
  {
    siteId: integer('site_id').notNull(),
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    /** What it says; its text is written when it is read. */
    kind: text('kind').notNull(),
    facts: jsonb('facts').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    /** What it follows from, if that may be found more than once. */
    cause: text('cause'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ name: 'player_message_pkey', columns: [table.siteId, table.playerId, table.id] }),
    uniqueIndex('player_message_cause_key')
      .on(table.siteId, table.playerId, table.cause)
      .where(sql`cause is not null`),
    index('player_message_kind_index').on(table.siteId, table.playerId, table.kind, table.id),
    index('player_message_unread_index')
      .on(table.siteId, table.playerId, table.id)
      .where(sql`read_at is null`),
  ],
);
