import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Addresses that players have replaced. Append-only. */
export const earlierAddress = pgTable(
  'earlier_address',
  {
    siteId: integer('site_id').notNull(),
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull(),
    countryId: integer('country_id').notNull(),
    city: text('city'),
    address: text('address').notNull(),
    replacedAt: timestamp('replaced_at', { withTimezone: true }).notNull(),
    sessionId: bigint('session_id', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'earlier_address_pkey', columns: [table.siteId, table.playerId, table.id] }),
  ],
);
