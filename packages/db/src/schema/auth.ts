import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';

/** Only `active` players can sign in; the others are refused, each with its own message. */
export const playerStatus = ['active', 'inactive', 'suspend', 'locked', 'delete'] as const;

export const player = pgTable(
  'player',
  {
    siteId: integer('site_id').notNull(),
    id: bigint('id', { mode: 'number' }).notNull(),
    /** Stored in lower case, so that the unique constraint needs no function. */
    username: text('username').notNull(),
    email: text('email').notNull(),
    phoneCountryId: integer('phone_country_id').notNull(),
    /** National digits, without the dial code. */
    phone: text('phone').notNull(),
    phoneVerifiedAt: timestamp('phone_verified_at', { withTimezone: true }),
    /** Whether withdrawals are permitted at all. */
    mayWithdraw: boolean('may_withdraw').notNull().default(true),
    identityVerifiedAt: timestamp('identity_verified_at', { withTimezone: true }),
    passwordHash: text('password_hash').notNull(),
    /** Null if it is still the password of the registration. */
    passwordChangedAt: timestamp('password_changed_at', { withTimezone: true }),
    /** Counts changes of the password and the second step: a sign-in that checked an older version opens no session. */
    credentialsVersion: integer('credentials_version').notNull().default(1),
    /** Whether sign-in also requires a code sent by SMS. */
    smsSignIn: boolean('sms_sign_in').notNull().default(false),
    name: text('name').notNull(),
    surname: text('surname').notNull(),
    /** A keyed hash, to find a person's second account; the number itself is stored encrypted. */
    personalIdHash: text('personal_id_hash').notNull(),
    personalIdCipher: text('personal_id_cipher').notNull(),
    /** Keyed hashes by which an excluded player is recognized; null until they are computed. */
    personKeys: text('person_keys').array(),
    birthDate: date('birth_date', { mode: 'string' }).notNull(),
    countryId: integer('country_id').notNull(),
    city: text('city'),
    address: text('address').notNull(),
    /** 1 is male, 2 female. */
    gender: smallint('gender'),
    currency: smallint('currency').notNull().default(1),
    status: text('status', { enum: playerStatus }).notNull().default('active'),
    /** When a suspension is over by itself; null for one without an end, and for other statuses. */
    suspendedUntil: timestamp('suspended_until', { withTimezone: true }),
    referrerId: bigint('referrer_id', { mode: 'number' }),
    language: text('language').notNull().default('tr'),
    /** When the player got a name at the poker room; null without one. */
    pokerUserAt: timestamp('poker_user_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'player_pkey', columns: [table.siteId, table.id] }),
    unique('player_username_key').on(table.siteId, table.username),
    unique('player_email_key').on(table.siteId, table.email),
    unique('player_phone_key').on(table.siteId, table.phoneCountryId, table.phone),
    unique('player_personal_id_key').on(table.siteId, table.personalIdHash),
    index('player_name_index').using('gin', sql`name_words(name, surname)`),
    index('player_any_phone_index').on(table.siteId, table.phone),
  ],
);

/** Why a session ended before it expired. */
export const sessionEndReason = [
  'signed-out',
  'ended-elsewhere',
  'password-reset',
  'password-changed',
  'second-step',
  'blocked',
  'token-reused',
  'excluded',
  'payout-stopped',
] as const;

export const session = pgTable(
  'session',
  {
    siteId: integer('site_id').notNull(),
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull(),
    /** Generation of the newest tokens. */
    generation: integer('generation').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    /** When the password or a code was last confirmed in it, after signing in. */
    provenAt: timestamp('proven_at', { withTimezone: true }),
    /** When more than the password was last proved in it: a passkey, or a code of the app or of the verified phone. */
    stronglyProvenAt: timestamp('strongly_proven_at', { withTimezone: true }),
    endReason: text('end_reason', { enum: sessionEndReason }),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    /** ISO code of where the player signed in; null if no trusted source named it. */
    country: text('country'),
  },
  (table) => [
    primaryKey({ name: 'session_pkey', columns: [table.siteId, table.playerId, table.id] }),
    index('session_expires_at_index').on(table.expiresAt),
    index('session_history_index').on(table.siteId, table.playerId, table.createdAt, table.id),
  ],
);

/** A token of a session, as a hash. Refreshing adds one; the first use of the new one replaces the older ones. */
export const sessionToken = pgTable(
  'session_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    siteId: integer('site_id').notNull(),
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    sessionId: bigint('session_id', { mode: 'number' }).notNull(),
    /** Tabs that refresh concurrently get tokens of the same generation. */
    generation: integer('generation').notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    /** When a token of a later generation was first used. */
    replacedAt: timestamp('replaced_at', { withTimezone: true }),
  },
  (table) => [
    index('session_token_session_index').on(table.siteId, table.playerId, table.sessionId, table.generation),
    index('session_token_expires_at_index').on(table.expiresAt),
  ],
);

/** Audit trail of status changes: who, when and why. Append-only. */
export const playerStatusChange = pgTable(
  'player_status_change',
  {
    siteId: integer('site_id').notNull(),
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull(),
    fromStatus: text('from_status', { enum: playerStatus }).notNull(),
    toStatus: text('to_status', { enum: playerStatus }).notNull(),
    changedBy: text('changed_by').notNull(),
    reason: text('reason').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'player_status_change_pkey', columns: [table.siteId, table.playerId, table.id] }),
  ],
);

/** A link to set a new password. Only the hash of its token is stored, and it works once. */
export const recovery = pgTable(
  'recovery',
  {
    siteId: integer('site_id').notNull(),
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When this or another link of the player was used; it is invalid from then on. */
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ name: 'recovery_pkey', columns: [table.siteId, table.playerId, table.tokenHash] }),
    unique('recovery_token_hash_key').on(table.tokenHash),
  ],
);
