import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What has been imported, and the hash of what it was made from: the same again is skipped. */
export const importStamp = pgTable('import_stamp', {
  name: text('name').primaryKey(),
  hash: text('hash').notNull(),
  importedAt: timestamp('imported_at', { withTimezone: true }).notNull(),
});

/** Brands that are closed for maintenance; the row of a brand closes it. */
export const maintenance = pgTable('maintenance', {
  siteId: integer('site_id').primaryKey(),
  begunAt: timestamp('begun_at', { withTimezone: true }).notNull(),
});
