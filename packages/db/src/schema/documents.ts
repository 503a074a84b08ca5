import { sql } from 'drizzle-orm';
import {
  bigint,
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

/** Photos that players have uploaded, without what is in them. */
export const document = pgTable(
  'document',
  {
    siteId: integer('site_id').notNull(),
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    id: bigint('id', { mode: 'number' }).notNull(),
    kind: text('kind', {
      enum: ['identity_front', 'identity_back', 'passport', 'payment_proof'],
    }).notNull(),
    /** 0 waiting, 1 accepted, 2 rejected. */
    state: smallint('state').notNull().default(0),
    /** An operator's note to the player. */
    note: text('note'),
    /** A keyed hash of the uploaded file. */
    contentHash: text('content_hash').notNull(),
    /** Of the stored photo, in pixels. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by'),
    /** The payment that a payment proof was sent with. */
    paymentId: bigint('payment_id', { mode: 'number' }),
    /** How long the photo is kept after the decision. */
    keepDays: integer('keep_days').notNull(),
    destroyAt: instant('destroy_at'),
    destroyedAt: instant('destroyed_at'),
  },
  (table) => [
    primaryKey({ name: 'document_pkey', columns: [table.siteId, table.playerId, table.id] }),
    uniqueIndex('document_id_key').on(table.id),
    uniqueIndex('document_content_key')
      .on(table.siteId, table.playerId, table.kind, table.contentHash)
      .where(sql`destroyed_at is null`),
    index('document_waiting_index')
      .on(table.siteId, table.uploadedAt)
      .where(sql`state = 0 and destroyed_at is null`),
    index('document_destroy_index')
      .on(table.destroyAt)
      .where(sql`destroyed_at is null`),
    index('document_payment_index')
      .on(table.paymentId)
      .where(sql`payment_id is not null`),
  ],
);

/** What is in a photo, encrypted. The site only adds rows; they are read by `viewDocumentContent`. */
export const documentContent = pgTable('document_content', {
  documentId: bigint('document_id', { mode: 'number' }).primaryKey(),
  /** The master key that wraps the data key. */
  keyId: text('key_id').notNull(),
  wrappedKey: bytea('wrapped_key').notNull(),
  sealed: bytea('sealed').notNull(),
});
