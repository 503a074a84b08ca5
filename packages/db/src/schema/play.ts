import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';

/** A launch token of a game, as a hash. It can be redeemed once, within a minute, at one brand. */
export const launchToken = pgTable(
  'launch_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    siteId: integer('site_id').notNull(),
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    /** The sign-in session that opened the game; the token ends with it. */
    sessionId: bigint('session_id', { mode: 'number' }).notNull(),
    gameId: integer('game_id').notNull(),
    /** The game provider that may redeem the token. */
    provider: text('provider').notNull(),
    /** The session that it opens cannot bet. */
    readsOnly: boolean('reads_only').notNull().default(false),
    /** The wallet that its bets are booked on, a kind of account; null for the main one. */
    wallet: smallint('wallet'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    index('launch_token_expires_at_index').on(table.expiresAt),
    index('launch_token_session_index')
      .on(table.siteId, table.playerId, table.sessionId)
      .where(sql`used_at is null`),
  ],
);

/** A player's session at a game, which a studio names when it places a bet. */
export const gameSession = pgTable(
  'game_session',
  {
    siteId: integer('site_id').notNull(),
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull(),
    /** The sign-in session that opened the game; the game session ends with it. */
    sessionId: bigint('session_id', { mode: 'number' }).notNull(),
    tokenHash: text('token_hash').notNull(),
    gameId: integer('game_id').notNull(),
    provider: text('provider').notNull(),
    /** It shows the player's bets, but takes none. */
    readsOnly: boolean('reads_only').notNull().default(false),
    /** The wallet that its bets are booked on, a kind of account; null for the main one. */
    wallet: smallint('wallet'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    closedAt: timestamp('closed_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ name: 'game_session_pkey', columns: [table.siteId, table.playerId, table.id] }),
    unique('game_session_token_hash_key').on(table.tokenHash),
    index('game_session_expires_at_index').on(table.expiresAt),
    index('game_session_session_index')
      .on(table.siteId, table.playerId, table.sessionId)
      .where(sql`closed_at is null`),
  ],
);
