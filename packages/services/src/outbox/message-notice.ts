import { outbox, type Transaction } from '@baize/db';

import type { PlayerKey } from '../wakeups.ts';
import { OUTBOX_MS } from './outbox-life.ts';

/** Entries for an e-mail about a payment, and for one about a closed account. */
export const noticeKinds = ['payment', 'closing'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** An e-mail that is written from a message to the player. */
export interface MessageNoticeEntry extends PlayerKey {
  readonly messageId: number;
}

/**
 * Adds the e-mail of a message in the caller's transaction. It only refers to the message, so that operators' programs can
 * add it too, which have neither the key that seals entries nor a queue.
 */
export async function addMessageNotice(
  { sql }: Pick<Transaction, 'sql'>,
  kind: NoticeKind,
  { siteId, playerId, messageId }: MessageNoticeEntry,
  at: Date,
): Promise<void> {
  const entry: MessageNoticeEntry = { siteId, playerId, messageId };
  await sql.insert(outbox).values({
    // Other entries have positive ids, so each message can have one e-mail.
    id: -messageId,
    kind,
    sealed: JSON.stringify(entry),
    createdAt: at,
    expiresAt: new Date(at.getTime() + OUTBOX_MS),
  });
}

/** @param text as stored by `addMessageNotice` */
export function readMessageNotice(text: string): MessageNoticeEntry {
  const { siteId, playerId, messageId } = JSON.parse(text) as MessageNoticeEntry;
  return { siteId, playerId, messageId };
}
