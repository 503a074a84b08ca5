import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** Counts within fixed windows, shared by all processes. */
export const rateWindow = pgTable(
  'rate_window',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_window_ends_at_index').on(table.endsAt)],
);

/** Attempts to sign in to one account: from one network or device, or from all unknown places together. */
export const signInAttempt = pgTable(
  'sign_in_attempt',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    /** No further attempt is accepted before this instant. */
    nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sign_in_attempt_ends_at_index').on(table.endsAt)],
);

/** A network or device from which a player has signed in, as a hash. */
export const knownPlace = pgTable(
  'known_place',
  {
    siteId: integer('site_id').notNull(),
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    placeHash: text('place_hash').notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
    /** Not used since the password was last reset. */
    isBeforeReset: boolean('is_before_reset').notNull().default(false),
  },
  (table) => [
    primaryKey({ name: 'known_place_pkey', columns: [table.siteId, table.playerId, table.placeHash] }),
    index('known_place_last_used_at_index').on(table.lastUsedAt),
  ],
);

/** A player's authenticator app; enabled once its first code has been confirmed. */
export const authenticator = pgTable(
  'authenticator',
  {
    siteId: integer('site_id').notNull(),
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    secretCipher: text('secret_cipher').notNull(),
    /** Set-ups that were started before the latest one, which is the row's own. */
    earlierStarts: jsonb('earlier_starts')
      .$type<readonly { readonly secretCipher: string; readonly createdAt: string }[]>()
      .notNull()
      .default([]),
    /** The latest time step of a redeemed code; no code is accepted twice. */
    lastStep: bigint('last_step', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ name: 'authenticator_pkey', columns: [table.siteId, table.playerId] })],
);

/** Codes sent by SMS, as keyed hashes; at most one per player and purpose is open. */
export const smsCode = pgTable(
  'sms_code',
  {
    siteId: integer('site_id').notNull(),
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull(),
    purpose: text('purpose').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: smallint('tries').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    closedAt: timestamp('closed_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ name: 'sms_code_pkey', columns: [table.siteId, table.playerId, table.id] }),
    index('sms_code_expires_at_index').on(table.expiresAt),
    uniqueIndex('sms_code_live_index')
      .on(table.siteId, table.playerId, table.purpose)
      .where(sql`closed_at is null`),
  ],
);
