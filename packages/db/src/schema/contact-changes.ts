import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** A change of an e-mail address or a phone number, from the request to the end of its undo. */
export const contactChange = pgTable(
  'contact_change',
  {
    siteId: integer('site_id').notNull(),
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull(),
    kind: text('kind', { enum: ['email', 'phone'] }).notNull(),
    /** An address, or national digits. */
    oldContact: text('old_contact').notNull(),
    /** Of a number. */
    oldCountryId: integer('old_country_id'),
    oldVerifiedAt: timestamp('old_verified_at', { withTimezone: true }),
    newContact: text('new_contact').notNull(),
    newCountryId: integer('new_country_id'),
    codeHash: text('code_hash').notNull(),
    tries: smallint('tries').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** When it was replaced by another change or called off, before it was confirmed. */
    closedAt: timestamp('closed_at', { withTimezone: true }),
    /** Of the token in the link to the old contact. */
    undoHash: text('undo_hash'),
    undoUntil: timestamp('undo_until', { withTimezone: true }),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ name: 'contact_change_pkey', columns: [table.siteId, table.playerId, table.id] }),
    unique('contact_change_undo_key').on(table.undoHash),
    uniqueIndex('contact_change_open_key')
      .on(table.siteId, table.playerId, table.kind)
      .where(sql`confirmed_at is null and closed_at is null`),
    index('contact_change_reserved_index')
      .on(table.siteId, table.oldContact)
      .where(sql`confirmed_at is not null and undone_at is null`),
    index('contact_change_created_at_index').on(table.createdAt),
  ],
);
