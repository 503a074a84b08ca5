import { boolean, pgTable, text } from 'drizzle-orm/pg-core';

/** Which provider serves each sports product of the brands' lists. */
export const sportsProvider = pgTable('sports_provider', {
  slug: text('slug').primaryKey(),
  provider: text('provider').notNull(),
  enabled: boolean('enabled').notNull().default(true),
});
