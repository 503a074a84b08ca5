import { and, eq, player, type Transaction } from '@baize/db';

import type { Context } from '../context.ts';
import {
  composeMessage,
  type MessageFacts,
  type PlayerMessage,
  recipientColumns,
} from './compose-message.ts';

interface ContactMessage {
  /** Of the link on the brand's site. */
  readonly path: string;
  readonly lifeMs: number;
  readonly write: (facts: MessageFacts) => PlayerMessage;
}

/**
 * Sends a message to the contact on file, stored in the caller's transaction.
 *
 * @returns the outbox entry to begin after the commit
 */
export async function notifyContact(
  context: Pick<Context, 'brand' | 'brandOrigin' | 'outbox'>,
  transaction: Transaction,
  playerId: number,
  { path, lifeMs, write }: ContactMessage,
): Promise<number | undefined> {
  const [recipient] = await transaction.sql
    .select(recipientColumns)
    .from(player)
    .where(and(eq(player.siteId, context.brand.siteId), eq(player.id, playerId)));
  if (!recipient) return undefined;
  return context.outbox.add(transaction, composeMessage(context, recipient, path, write), lifeMs);
}
