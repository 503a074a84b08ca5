import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Copies of their data that players asked for. */
export const dataCopy = pgTable(
  'data_copy',
  {
    siteId: integer('site_id').notNull(),
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull(),
    /** `over`: used up, expired or replaced. */
    state: text('state', { enum: ['waiting', 'ready', 'over', 'failed'] })
      .notNull()
      .default('waiting'),
    /** Of the page that it was asked for on. */
    language: text('language', { enum: ['tr', 'en'] }).notNull(),
    requestedAt: instant('requested_at').notNull(),
    /** Counts the attempts at making it. What an earlier attempt wrote is not part of the file. */
    run: integer('run').notNull().default(0),
    /** Until then one process is making it, or nobody tries again. */
    claimedUntil: instant('claimed_until'),
    isMaking: boolean('is_making').notNull().default(false),
    readyAt: instant('ready_at'),
    expiresAt: instant('expires_at'),
    downloadsLeft: smallint('downloads_left').notNull(),
    downloadedAt: instant('downloaded_at'),
    /** Of the file, in bytes and chunks. */
    size: bigint('size', { mode: 'number' }),
    chunks: integer('chunks'),
    /** The master key that wraps the data key. */
    keyId: text('key_id'),
    wrappedKey: bytea('wrapped_key'),
    erasedAt: instant('erased_at'),
  },
  (table) => [
    primaryKey({ name: 'data_copy_pkey', columns: [table.siteId, table.playerId, table.id] }),
    uniqueIndex('data_copy_id_key').on(table.id),
    uniqueIndex('data_copy_open_key')
      .on(table.siteId, table.playerId)
      .where(sql`state in ('waiting', 'ready')`),
    index('data_copy_waiting_index')
      .on(table.requestedAt)
      .where(sql`state = 'waiting'`),
    index('data_copy_content_index')
      .on(table.requestedAt)
      .where(sql`erased_at is null`),
  ],
);

/** The file of a copy, encrypted. */
export const dataCopyChunk = pgTable(
  'data_copy_chunk',
  {
    copyId: bigint('copy_id', { mode: 'number' }).notNull(),
    run: integer('run').notNull(),
    number: integer('number').notNull(),
    sealed: bytea('sealed').notNull(),
  },
  (table) => [primaryKey({ name: 'data_copy_chunk_pkey', columns: [table.copyId, table.run, table.number] })],
);
