import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** E-mails, SMS and other work that follows a transaction; a row is deleted once it is done. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey(),
    kind: text('kind').notNull(),
    sealed: text('sealed').notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    claimedUntil: timestamp('claimed_until', { withTimezone: true }),
  },
  (table) => [
    index('outbox_created_at_index').on(table.createdAt),
    index('outbox_expires_at_index').on(table.expiresAt),
  ],
);
