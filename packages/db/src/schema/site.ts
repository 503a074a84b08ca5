import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What has been imported, and the hash of what it was made from: the same again is skipped. */
export const importStamp = pgTable('import_stamp', {
  name: text('name').primaryKey(),
  hash: text('hash').notNull(),
  importedAt: timestamp('imported_at', { withTimezone: true }).notNull(),
});
