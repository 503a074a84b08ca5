import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { game } from './catalogue.ts';

/** Which provider serves each sports product of the brands' lists. */
export const sportsProvider = pgTable('sports_provider', {
  slug: text('slug').primaryKey(),
  /** Runs the book. */
  provider: text('provider').notNull(),
  /** What bets are booked as: a row of type `sport`. Null if there is no book. */
  gameId: integer('game_id').references(() => game.id),
  /** The provider whose feed lists matches. */
  feed: text('feed'),
  enabled: boolean('enabled').notNull().default(true),
});
