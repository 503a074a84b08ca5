import { sql } from 'drizzle-orm';
import {
  bigint,
  customType,
  date,
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

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

const player = () => bigint('player_id', { mode: 'number' });
const instant = (name: string) => timestamp(name, { withTimezone: true });
const amount = (name: string) => bigint(name, { mode: 'bigint' });

export const operator = pgTable('operator', {
  name: text('name').primaryKey(),
  /** SHA-256 of the key, in hex. */
  keyHash: text('key_hash').notNull(),
  addedAt: instant('added_at').notNull(),
  removedAt: instant('removed_at'),
});

/** What operators did, append only. Rows are added by the function append_to_trail, which chains them by hash. */
export const operatorTrail = pgTable(
  'operator_trail',
  {
    number: bigint('number', { mode: 'number' }).primaryKey(),
    actedAt: instant('acted_at').notNull(),
    operator: text('operator').notNull(),
    action: text('action').notNull(),
    /** Null for what is of no brand. */
    siteId: integer('site_id'),
    /** What it was done to: `payment 55`, `player 12`. */
    subject: text('subject').notNull(),
    details: jsonb('details').$type<Readonly<Record<string, unknown>>>().notNull(),
    previousHash: bytea('previous_hash').notNull(),
    hash: bytea('hash').notNull(),
  },
  (table) => [index('operator_trail_subject_index').on(table.siteId, table.subject, table.number)],
);

export const operatorTrailEnd = pgTable('operator_trail_end', {
  id: smallint('id').primaryKey().default(1),
  number: bigint('number', { mode: 'number' }).notNull(),
  hash: bytea('hash').notNull(),
});

/** Who approved a payment, as long as nothing else happened to it. */
export const paymentApproval = pgTable(
  'payment_approval',
  {
    siteId: integer('site_id').notNull(),
    playerId: player().notNull(),
    transactionId: bigint('transaction_id', { mode: 'number' }).notNull(),
    /** The number of the payment's last event when it was approved. */
    eventNumber: integer('event_number').notNull(),
    operator: text('operator').notNull(),
    /** What a deposit is credited, if it is not the requested amount without the fee. */
    creditedMinor: amount('credited_minor'),
    approvedAt: instant('approved_at').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'payment_approval_pkey',
      columns: [table.siteId, table.playerId, table.transactionId, table.eventNumber, table.operator],
    }),
  ],
);

/** Frozen wallets: no bets, withdrawals and transfers. Written by the functions freeze_player and unfreeze_player. */
export const playerFreeze = pgTable(
  'player_freeze',
  {
    siteId: integer('site_id').notNull(),
    playerId: player().notNull(),
    number: integer('number').notNull(),
    frozenAt: instant('frozen_at').notNull(),
    /** `job` or `operator NAME`. */
    frozenBy: text('frozen_by').notNull(),
    reason: text('reason').notNull(),
    liftedAt: instant('lifted_at'),
    liftedBy: text('lifted_by'),
    liftReason: text('lift_reason'),
  },
  (table) => [
    primaryKey({ name: 'player_freeze_pkey', columns: [table.siteId, table.playerId, table.number] }),
    uniqueIndex('player_freeze_current_key')
      .on(table.siteId, table.playerId)
      .where(sql`lifted_at is null`),
  ],
);

/** Requests of providers that an operator has to look at. */
export const ledgerReview = pgTable(
  'ledger_review',
  {
    siteId: integer('site_id').notNull(),
    playerId: player().notNull(),
    kind: smallint('kind').notNull(),
    provider: text('provider').notNull(),
    providerTx: text('provider_tx').notNull(),
    reason: text('reason').notNull(),
    createdAt: instant('created_at').notNull(),
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    closedAt: instant('closed_at'),
    closedBy: text('closed_by'),
    note: text('note'),
  },
  (table) => [
    primaryKey({
      name: 'ledger_review_pkey',
      columns: [table.siteId, table.playerId, table.provider, table.kind, table.providerTx],
    }),
    uniqueIndex('ledger_review_number_key').on(table.number),
  ],
);

/** One for each day of a brand. */
export const reconciliation = pgTable(
  'reconciliation',
  {
    siteId: integer('site_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    finishedAt: instant('finished_at').notNull(),
    findings: integer('findings').notNull(),
    /** What the players have, and what the house's sides add up to: together zero. */
    playersMinor: amount('players_minor').notNull(),
    gamesMinor: amount('games_minor').notNull(),
    paymentsMinor: amount('payments_minor').notNull(),
    operatorMinor: amount('operator_minor').notNull(),
  },
  (table) => [primaryKey({ name: 'reconciliation_pkey', columns: [table.siteId, table.day] })],
);

export type FindingKind =
  | 'ledger'
  | 'total'
  | 'transfer'
  | 'held'
  | 'missing here'
  | 'missing there'
  | 'other amount'
  | 'no statement';

export const reconciliationFinding = pgTable(
  'reconciliation_finding',
  {
    siteId: integer('site_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    number: integer('number').notNull(),
    kind: text('kind').$type<FindingKind>().notNull(),
    detail: text('detail').notNull(),
    playerId: player(),
    transactionId: bigint('transaction_id', { mode: 'number' }),
    provider: text('provider'),
    providerRef: text('provider_ref'),
    expectedMinor: amount('expected_minor'),
    foundMinor: amount('found_minor'),
  },
  (table) => [
    primaryKey({ name: 'reconciliation_finding_pkey', columns: [table.siteId, table.day, table.number] }),
  ],
);
