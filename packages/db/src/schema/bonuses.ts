import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const siteId = () => integer('site_id').notNull();
const playerId = () => bigint('player_id', { mode: 'number' }).notNull();
const id = () => bigint('id', { mode: 'number' }).notNull();
const minor = (name: string) => bigint(name, { mode: 'bigint' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The newest row of a slug has the current terms of a bonus; rows are never changed but for `is_open`. */
export const bonusTermsRow = pgTable(
  'bonus_terms',
  {
    siteId: siteId(),
    id: id(),
    slug: text('slug').notNull(),
    /** As the contract's `bonusTerms`. */
    terms: jsonb('terms').notNull(),
    isOpen: boolean('is_open').notNull().default(true),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
);

/** A bonus of a player. Only offers are inserted; status and sums change in the ledger's functions. */
export const bonusAward = pgTable(
  'bonus_award',
  {
    siteId: siteId(),
    playerId: playerId(),
    id: id(),
    termsId: bigint('terms_id', { mode: 'number' }).notNull(),
    cause: text('cause').notNull(),
    status: smallint('status').notNull().default(0),
    amountMinor: minor('amount').notNull(),
    wagerMinor: minor('wager').notNull(),
    wageredMinor: minor('wagered').notNull().default(0n),
    weights: jsonb('weights').notNull(),
    maxStakeMinor: minor('max_stake'),
    minOdds: integer('min_odds'),
    maxReleaseMinor: minor('max_release'),
    isFreeBet: boolean('is_free_bet').notNull().default(false),
    turnoverMinor: minor('turnover'),
    offeredAt: instant('offered_at').notNull(),
    acceptUntil: instant('accept_until').notNull(),
    daysToPlay: integer('days_to_play').notNull(),
    acceptedAt: instant('accepted_at'),
    expiresAt: instant('expires_at'),
    frozenAt: instant('frozen_at'),
    endedAt: instant('ended_at'),
    endReason: text('end_reason'),
    releasedMinor: minor('released').notNull().default(0n),
    takenMinor: minor('taken').notNull().default(0n),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.playerId, table.id] })],
);

/** Free rounds of a player. Likewise. */
export const freeSpin = pgTable(
  'free_spin',
  {
    siteId: siteId(),
    playerId: playerId(),
    id: id(),
    termsId: bigint('terms_id', { mode: 'number' }).notNull(),
    cause: text('cause').notNull(),
    status: smallint('status').notNull().default(0),
    gameId: integer('game_id'),
    games: integer('games').array().notNull(),
    stakeMinor: minor('stake').notNull(),
    count: integer('count').notNull(),
    leftCount: integer('left_count').notNull(),
    wonMinor: minor('won').notNull().default(0n),
    maxWinMinor: minor('max_win'),
    awardId: bigint('award_id', { mode: 'number' }),
    /** In hundredths. */
    wagerTimes: integer('wager_times').notNull().default(0),
    offeredAt: instant('offered_at').notNull(),
    claimUntil: instant('claim_until').notNull(),
    daysToPlay: integer('days_to_play').notNull(),
    claimedAt: instant('claimed_at'),
    expiresAt: instant('expires_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.playerId, table.id] })],
);

/** What a bet took of a bonus and counts for it, or the free rounds that it was one of. Written by the bookings. */
export const bonusStake = pgTable(
  'bonus_stake',
  {
    siteId: siteId(),
    playerId: playerId(),
    transferId: bigint('transfer_id', { mode: 'number' }).notNull(),
    awardId: bigint('award_id', { mode: 'number' }),
    freeSpinId: bigint('free_spin_id', { mode: 'number' }),
    ownMinor: minor('own').notNull(),
    partMinor: minor('part').notNull(),
    countedMinor: minor('counted').notNull(),
    /** Of a bet on sport that is not settled. */
    toCountMinor: minor('to_count').notNull().default(0n),
    wonMinor: minor('won').notNull().default(0n),
    keptMinor: minor('kept').notNull().default(0n),
    isSettled: boolean('is_settled').notNull().default(false),
    isSport: boolean('is_sport').notNull().default(false),
    /** How each win was divided, by the id of its transfer. */
    wins: jsonb('wins').notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.playerId, table.transferId] })],
);
