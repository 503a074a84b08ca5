import { outbox, type Transaction } from '@baize/db';

import type { PlayerKey } from '../wakeups.ts';
import { OUTBOX_MS } from './outbox-life.ts';

export const PAYMENT_NOTICE = 'payment';

/** An e-mail about a payment, which is written from the player's message about it. */
export interface PaymentNoticeEntry extends PlayerKey {
  readonly messageId: number;
}

/**
 * Adds the e-mail of a message in the caller's transaction. It only refers to the message, so that operators' programs can
 * add it too, which have neither the key that seals entries nor a queue.
 */
export async function addPaymentNotice(
  { sql }: Pick<Transaction, 'sql'>,
  { siteId, playerId, messageId }: PaymentNoticeEntry,
  at: Date,
): Promise<void> {
  const entry: PaymentNoticeEntry = { siteId, playerId, messageId };
  await sql.insert(outbox).values({
    // Other entries have positive ids, so each message can have one e-mail.
    id: -messageId,
    kind: PAYMENT_NOTICE,
    sealed: JSON.stringify(entry),
    createdAt: at,
    expiresAt: new Date(at.getTime() + OUTBOX_MS),
  });
}

/** @param text as stored by `addPaymentNotice` */
export function readPaymentNotice(text: string): PaymentNoticeEntry {
  const { siteId, playerId, messageId } = JSON.parse(text) as PaymentNoticeEntry;
  return { siteId, playerId, messageId };
}
