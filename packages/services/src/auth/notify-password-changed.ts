import { and, eq, player, type Transaction } from '@baize/db';

import type { Context } from '../context.ts';
import {
  composeMessage,
  type MessageFacts,
  type PlayerMessage,
  recipientColumns,
} from './compose-message.ts';

const NOTICE_LIFE_MS = 24 * 60 * 60_000;

/**
 * Notifies the contact on file that the password has changed, so that the owner learns of a takeover. The message is
 * stored in the transaction of the change.
 *
 * @returns the outbox entry to begin after the commit
 */
export async function notifyPasswordChanged(
  context: Pick<Context, 'brand' | 'brandOrigin' | 'outbox'>,
  transaction: Transaction,
  playerId: number,
  writeMessage: (facts: MessageFacts) => PlayerMessage,
): Promise<number | undefined> {
  const { brand, outbox } = context;
  const [recipient] = await transaction.sql
    .select(recipientColumns)
    .from(player)
    .where(and(eq(player.siteId, brand.siteId), eq(player.id, playerId)));
  if (!recipient) return undefined;
  return outbox.add(
    transaction,
    composeMessage(context, recipient, '/forget-password', writeMessage),
    NOTICE_LIFE_MS,
  );
}
