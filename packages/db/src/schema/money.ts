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
  unique,
} from 'drizzle-orm/pg-core';

export const paymentCategory = pgTable('payment_category', {
  id: integer('id').primaryKey(),
  nameTr: text('name_tr').notNull(),
  nameEn: text('name_en').notNull(),
  sort: integer('sort').notNull(),
});

/** Payment methods. Limits and fields are data, never constants in code. */
export const paymentMethod = pgTable('payment_method', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull().unique('payment_method_slug_key'),
  name: text('name').notNull(),
  /** Null if the name is the same in both languages. */
  nameEn: text('name_en'),
  categoryId: integer('category_id')
    .notNull()
    .references(() => paymentCategory.id),
  /** 1 deposit, 2 withdraw. */
  kind: smallint('kind').notNull(),
  provider: text('provider').notNull(),
  icon: text('icon').notNull(),
  color: text('color').notNull(),
  expireMinutes: integer('expire_minutes').notNull(),
  minMinor: bigint('min_minor', { mode: 'bigint' }).notNull(),
  maxMinor: bigint('max_minor', { mode: 'bigint' }).notNull(),
  /** Amounts must be multiples of this; 1 allows any amount. */
  stepMinor: bigint('step_minor', { mode: 'bigint' }).notNull(),
  endpoint: text('endpoint').notNull(),
  /** The fields of the method's form. */
  fields: jsonb('fields').$type<unknown[]>().notNull(),
  enabled: boolean('enabled').notNull().default(true),
  sort: integer('sort').notNull(),
  feeFixedMinor: bigint('fee_fixed_minor', { mode: 'bigint' })
    .notNull()
    .default(sql`0`),
  /** Hundredths of a percent: 150 is 1.5 %. */
  feeRate: integer('fee_rate').notNull().default(0),
  /** What a submitted form opens: the gateway's page, the same in a frame, or a page of the site. */
  opens: text('opens').$type<'redirect' | 'frame' | 'page'>().notNull().default('redirect'),
  /** Address of the page of the site. */
  page: text('page'),
  /** Sites that offer the method; null for all. */
  siteIds: integer('site_ids').array(),
  /** Names and picture at some sites, by site id. */
  bySite: jsonb('by_site')
    .$type<Record<string, { readonly name?: string; readonly nameEn?: string; readonly image?: string }>>()
    .notNull()
    .default({}),
  /** A pending payment expires after this many minutes. */
  pendingMinutes: integer('pending_minutes').notNull().default(1_440),
  /** Of a withdrawal method: the deposit methods whose money goes back through it. */
  paysBack: integer('pays_back').array().notNull().default([]),
});

/** Who changes a payment. */
export type PaymentActor = 'player' | 'gateway' | 'job' | `operator ${string}`;

export const paymentTransaction = pgTable(
  'payment_transaction',
  {
    siteId: integer('site_id').notNull(),
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull(),
    methodId: integer('method_id')
      .notNull()
      .references(() => paymentMethod.id),
    /** 1 deposit, 2 withdraw. */
    kind: smallint('kind').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'bigint' }).notNull(),
    currency: smallint('currency').notNull(),
    /** 0 pending, 1 approved, 2 rejected, 3 processing, 4 cancelled, 5 expired, 6 returned; steps in docs/payments.md. */
    status: smallint('status').notNull().default(0),
    provider: text('provider').notNull(),
    providerRef: text('provider_ref'),
    /** The player's input, by field name. */
    fields: jsonb('fields').$type<Record<string, string>>().notNull(),
    managerNote: text('manager_note'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    feeMinor: bigint('fee_minor', { mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    /** Of an approved deposit: what was booked, if it is not the requested amount. */
    creditedMinor: bigint('credited_minor', { mode: 'bigint' }),
    /** What has come back so far: taken back by the gateway, or returned by the bank of a payout. */
    returnedMinor: bigint('returned_minor', { mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    /** When it expires if it is still pending. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** What the gateway wants shown while the payment is pending. */
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    /** Who made the last change and why; the database copies both into `payment_event`. */
    changedBy: text('changed_by').$type<PaymentActor>().notNull().default('player'),
    changeReason: text('change_reason'),
    changedAt: timestamp('changed_at', { withTimezone: true }),
    /** When the gateway was last asked about it, and how often so far. */
    askedAt: timestamp('asked_at', { withTimezone: true }),
    attempts: integer('attempts').notNull().default(0),
    /** Until then one process has the payout: nobody else sends it. */
    sendingUntil: timestamp('sending_until', { withTimezone: true }),
    /** When operators last had a payout sent again although its gateway had taken it. */
    resentAt: timestamp('resent_at', { withTimezone: true }),
    /** Whether the player has locked a withdrawal against cancelling it. */
    isFinal: boolean('is_final').notNull().default(false),
    /** When the player said that a withdrawal was not theirs, which they could not cancel: it is not paid. */
    stoppedAt: timestamp('stopped_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ name: 'payment_transaction_pkey', columns: [table.siteId, table.playerId, table.id] }),
    unique('payment_transaction_provider_ref_key').on(table.provider, table.providerRef),
    index('payment_transaction_unreferenced_index')
      .on(table.provider, table.id)
      .where(sql`provider_ref is null`),
    index('payment_transaction_history_index').on(
      table.siteId,
      table.playerId,
      table.createdAt,
      table.id,
      table.kind,
      table.methodId,
    ),
    index('payment_transaction_expiry_index')
      .on(table.expiresAt)
      .where(sql`status = 0`),
    index('payment_transaction_asked_index')
      .on(table.askedAt)
      .where(sql`status in (0, 3)`),
    index('payment_transaction_id_index').on(table.id),
    index('payment_transaction_destination_index')
      .on(sql`payment_destination(fields)`)
      .where(sql`payment_destination(fields) is not null`),
    index('payment_transaction_account_index')
      .on(sql`account_backwards(fields) collate "C"`)
      .where(sql`account_backwards(fields) is not null`),
    index('payment_transaction_reference_index')
      .on(table.providerRef)
      .where(sql`provider_ref is not null`),
    index('payment_transaction_decided_index')
      .on(table.siteId, table.provider, table.decidedAt)
      .where(sql`status in (1, 6)`),
    index('payment_transaction_returns_index')
      .on(table.siteId, table.playerId)
      .where(sql`returned_minor > 0`),
    index('payment_transaction_approved_index')
      .on(table.siteId, table.playerId, sql`coalesce(${table.decidedAt}, ${table.createdAt})`)
      .where(sql`status in (1, 6)`),
    index('payment_transaction_paid_index')
      .on(table.siteId, table.methodId, table.decidedAt)
      .where(sql`status in (1, 6)`),
    index('payment_transaction_open_index')
      .on(table.siteId, table.createdAt)
      .where(sql`status in (0, 3)`),
    index('payment_transaction_unopened_index')
      .on(table.changedAt)
      .where(sql`kind = 1 and status = 2 and change_reason = 'gateway_unavailable'`),
  ],
);

/** Every change of a payment's status, and of its money while the status stays; written by a trigger, append only. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    siteId: integer('site_id').notNull(),
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    transactionId: bigint('transaction_id', { mode: 'number' }).notNull(),
    /** 1, 2, 3 within the transaction. */
    number: integer('number').notNull(),
    /** Null for the first event. */
    fromStatus: smallint('from_status'),
    toStatus: smallint('to_status').notNull(),
    changedBy: text('changed_by').$type<PaymentActor>().notNull(),
    reason: text('reason'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** What the gateway had of a deposit that is not booked, and what had come back; null if nothing was known. */
    receivedMinor: bigint('received_minor', { mode: 'bigint' }),
    receivedCurrency: text('received_currency'),
    returnedMinor: bigint('returned_minor', { mode: 'bigint' }),
  },
  (table) => [
    primaryKey({
      name: 'payment_event_pkey',
      columns: [table.siteId, table.playerId, table.transactionId, table.number],
    }),
  ],
);

/** The steps that a payment can take, as in docs/payments.md. */
export const paymentStep = pgTable(
  'payment_step',
  {
    kind: smallint('kind').notNull(),
    fromStatus: smallint('from_status').notNull(),
    toStatus: smallint('to_status').notNull(),
  },
  (table) => [
    primaryKey({ name: 'payment_step_pkey', columns: [table.kind, table.fromStatus, table.toStatus] }),
  ],
);
