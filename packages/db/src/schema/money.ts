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
});

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
    /** 0 pending, 1 approved, 2 rejected, 3 processing, 4 cancelled, 5 expired. */
    status: smallint('status').notNull().default(0),
    provider: text('provider').notNull(),
    providerRef: text('provider_ref'),
    /** The player's input, by field name. */
    fields: jsonb('fields').$type<Record<string, string>>().notNull(),
    managerNote: text('manager_note'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ name: 'payment_transaction_pkey', columns: [table.siteId, table.playerId, table.id] }),
    unique('payment_transaction_provider_ref_key').on(table.provider, table.providerRef),
    index('payment_transaction_unreferenced_index')
      .on(table.provider, table.id)
      .where(sql`provider_ref is null`),
    index('payment_transaction_history_index').on(table.siteId, table.playerId, table.createdAt),
    index('payment_transaction_status_index').on(table.status, table.createdAt),
  ],
);
