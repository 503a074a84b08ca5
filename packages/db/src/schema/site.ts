import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What has been imported, with a hash of its source, so that the same import is skipped. */
export const importStamp = pgTable('import_stamp', {
  name: text('name').primaryKey(),
  hash: text('hash').notNull(),
  importedAt: timestamp('imported_at', { withTimezone: true }).notNull(),
});

/** Brands that are closed for maintenance. */
export const maintenance = pgTable('maintenance', {
  siteId: integer('site_id').primaryKey(),
  begunAt: timestamp('begun_at', { withTimezone: true }).notNull(),
});
