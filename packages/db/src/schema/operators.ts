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

/** What an operator may do; the table role_action has the actions of each. */
export const operatorRoles = ['all', 'support', 'payments', 'compliance', 'machine'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

export const operator = pgTable('operator', {
  name: text('name').primaryKey(),
  /** SHA-256 of the key, in hex; null before the code was used. No two operators have one. */
  keyHash: text('key_hash').unique('operator_key_hash_key'),
  addedAt: instant('added_at').notNull(),
  removedAt: instant('removed_at'),
  role: text('role').$type<OperatorRole>().notNull().default('all'),
  /** Null for all brands. */
  siteIds: integer('site_ids').array(),
  /** Since the last right key, or since the last lock. */
  wrongKeys: integer('wrong_keys').notNull().default(0),
  lockedUntil: instant('locked_until'),
  /** SHA-256 of the code of the invitation, in hex, until it is used. */
  codeHash: text('code_hash'),
  codeEndsAt: instant('code_ends_at'),
  /** Everyone who has made an invitation, or has the key of a program; empty if that is not known. */
  invitedBy: text('invited_by').array().notNull().default([]),
  /** Only then the operator does anything. */
  confirmedAt: instant('confirmed_at'),
  /** Null for the first operator. */
  confirmedBy: text('confirmed_by'),
  /** Refused actions of the minute that begins then. */
  refusedSince: instant('refused_since'),
  refused: integer('refused').notNull().default(0),
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

/** Who approved a payment. An approval counts as long as the payment is as it was: function counted_approvals. */
export const paymentApproval = pgTable(
  'payment_approval',
  {
    siteId: integer('site_id').notNull(),
    playerId: player().notNull(),
    transactionId: bigint('transaction_id', { mode: 'number' }).notNull(),
    /** What the function decision_facts said of the payment when it was approved. */
    facts: text('facts').notNull(),
    operator: text('operator').notNull(),
    /** What a deposit is credited, if it is not the requested amount without the fee. */
    creditedMinor: amount('credited_minor'),
    approvedAt: instant('approved_at').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'payment_approval_pkey',
      columns: [table.siteId, table.playerId, table.transactionId, table.facts, table.operator],
    }),
  ],
);

/** Refunds of deposits that operators decided. */
export const paymentRefund = pgTable(
  'payment_refund',
  {
    siteId: integer('site_id').notNull(),
    playerId: player().notNull(),
    /** The deposit. */
    transactionId: bigint('transaction_id', { mode: 'number' }).notNull(),
    /** 1, 2, 3 within the deposit. */
    number: integer('number').notNull(),
    /** One of `refundState`. */
    state: smallint('state').notNull(),
    /** What goes back, in minor units of the currency. */
    amountMinor: amount('amount_minor').notNull(),
    /** ISO 4217: that of the payment, or of what the gateway received if it was never credited. */
    currency: text('currency').notNull(),
    /** What the player has of it: held while the refund is with the gateway. 0 of money that was never credited. */
    heldMinor: amount('held_minor').notNull(),
    /** How it was given back without the gateway, such as the number of a bank transfer; null if through it. */
    outside: text('outside'),
    /** What the player reads. */
    note: text('note').notNull(),
    requestedBy: text('requested_by').notNull(),
    approvedBy: text('approved_by'),
    createdAt: instant('created_at').notNull(),
    /** When it was sent, and when the gateway had decided. */
    decidedAt: instant('decided_at'),
    endedAt: instant('ended_at'),
    /** How often the gateway was asked, when last, and until when one process has it. */
    attempts: integer('attempts').notNull().default(0),
    askedAt: instant('asked_at'),
    sendingUntil: instant('sending_until'),
  },
  (table) => [
    primaryKey({
      name: 'payment_refund_pkey',
      columns: [table.siteId, table.playerId, table.transactionId, table.number],
    }),
    uniqueIndex('payment_refund_open_key')
      .on(table.siteId, table.playerId, table.transactionId)
      .where(sql`state in (0, 1)`),
    index('payment_refund_asked_index')
      .on(table.askedAt)
      .where(sql`state = 1`),
  ],
);

/** States of a refund. */
export const refundState = {
  /** For another operator. */
  waiting: 0,
  /** With the gateway; the player's part is held. */
  sending: 1,
  done: 2,
  /** By the gateway; the player has the money again. */
  refused: 3,
  /** By another request before it was sent. */
  replaced: 4,
} as const;

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
    /** What the player owes, for a review that is a debt. */
    owedMinor: bigint('owed', { mode: 'bigint' }),
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
    /** What operators name it by. */
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    closedAt: instant('closed_at'),
    /** `job` or `operator NAME`. */
    closedBy: text('closed_by'),
    note: text('note'),
  },
  (table) => [
    primaryKey({ name: 'reconciliation_finding_pkey', columns: [table.siteId, table.day, table.number] }),
    uniqueIndex('reconciliation_finding_id_key').on(table.id),
    index('reconciliation_finding_open_index')
      .on(table.siteId, table.day)
      .where(sql`closed_at is null`),
  ],
);
