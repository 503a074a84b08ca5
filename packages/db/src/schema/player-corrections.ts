import { bigint, boolean, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What operators corrected of names and birth dates, and what waits for a second operator. Append-only. */
export const playerCorrection = pgTable(
  'player_correction',
  {
    siteId: integer('site_id').notNull(),
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    /** 1, 2, 3 within the player. */
    number: integer('number').notNull(),
    operator: text('operator').notNull(),
    actedAt: timestamp('acted_at', { withTimezone: true }).notNull(),
    /** Whether it was the second operator, with whom the values were stored. */
    isApplied: boolean('is_applied').notNull(),
    /** The document that says so. */
    documentId: bigint('document_id', { mode: 'number' }).notNull(),
    reason: text('reason').notNull(),
    name: text('name').notNull(),
    surname: text('surname').notNull(),
    birthDate: date('birth_date', { mode: 'string' }).notNull(),
    oldName: text('old_name').notNull(),
    oldSurname: text('old_surname').notNull(),
    oldBirthDate: date('old_birth_date', { mode: 'string' }).notNull(),
    oldVerifiedAt: timestamp('old_verified_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ name: 'player_correction_pkey', columns: [table.siteId, table.playerId, table.number] }),
  ],
);
