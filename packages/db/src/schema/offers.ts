import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const siteId = () => integer('site_id').notNull();
const playerId = () => bigint('player_id', { mode: 'number' }).notNull();

/** Players who have said whether they want offers. */
export const bonusChoice = pgTable(
  'bonus_choice',
  {
    siteId: siteId(),
    playerId: playerId(),
    takesOffers: boolean('takes_offers').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.playerId] })],
);

/** Credited deposits whose bonus is still to be looked for; a trigger adds them with the credit. */
export const bonusDeposit = pgTable(
  'bonus_deposit',
  {
    siteId: siteId(),
    playerId: playerId(),
    paymentId: bigint('payment_id', { mode: 'number' }).notNull(),
    lookAt: timestamp('look_at', { withTimezone: true })
      .notNull()
      .default(sql`'-infinity'`),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.playerId, table.paymentId] })],
);

/** Periods whose cashback was given, or is being given. */
export const bonusPeriod = pgTable(
  'bonus_period',
  {
    siteId: siteId(),
    slug: text('slug').notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    reached: bigint('reached', { mode: 'number' }).notNull().default(0),
    givenAt: timestamp('given_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.slug, table.startsOn] })],
);

/** Cashback of players who may be offered nothing now, because of a limit or a break. */
export const bonusCashback = pgTable(
  'bonus_cashback',
  {
    siteId: siteId(),
    playerId: playerId(),
    cause: text('cause').notNull(),
    termsId: bigint('terms_id', { mode: 'number' }).notNull(),
    lossMinor: bigint('loss', { mode: 'bigint' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lookAt: timestamp('look_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.playerId, table.cause] })],
);

/** Points that were given apart from those for stakes. Append only. */
export const loyaltyGrant = pgTable(
  'loyalty_grant',
  {
    siteId: siteId(),
    playerId: playerId(),
    cause: text('cause').notNull(),
    points: integer('points').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.playerId, table.cause] })],
);

/** The highest level whose rewards a player got, and what was staked and granted when it was looked at. */
export const loyaltyLevel = pgTable(
  'loyalty_level',
  {
    siteId: siteId(),
    playerId: playerId(),
    level: smallint('level').notNull(),
    seen: bigint('seen', { mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.playerId] })],
);
