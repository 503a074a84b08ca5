import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';

/** A transfer between main and another wallet. Written by the ledger's functions only. */
export const walletTransfer = pgTable(
  'wallet_transfer',
  {
    siteId: integer('site_id').notNull(),
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull(),
    key: text('key').notNull(),
    /** Kind of the account. */
    wallet: smallint('wallet').notNull(),
    type: smallint('type').notNull(),
    amountMinor: bigint('amount', { mode: 'bigint' }).notNull(),
    status: smallint('status').notNull(),
    reason: text('reason'),
    /** Its booking. */
    transferId: bigint('transfer_id', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ name: 'wallet_transfer_pkey', columns: [table.siteId, table.playerId, table.id] }),
    unique('wallet_transfer_key').on(table.siteId, table.playerId, table.key),
    index('wallet_transfer_history_index').on(table.siteId, table.playerId, table.createdAt),
  ],
);
