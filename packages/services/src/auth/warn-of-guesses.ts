import type { Brand } from '@baize/brand';
import { and, eq, inTransaction, player } from '@baize/db';

import type { Context, Services } from '../context.ts';
import { sendMessage } from '../messages/index.ts';
import type { GuessWarningEntry } from '../outbox/outbox.ts';
import { countOrRetryAfter } from '../rate-window.ts';
import {
  composeMessage,
  type MessageFacts,
  type PlayerMessage,
  recipientColumns,
} from './compose-message.ts';

const DAY_MS = 24 * 60 * 60_000;
const ONCE_A_DAY = { max: 1, windowMs: DAY_MS };

/**
 * Queues a warning to a user name's owner that somebody is guessing the password. Takes the same time for an unknown
 * name.
 */
export async function warnOfGuesses(
  { database, brand, outbox }: Pick<Context, 'database' | 'brand' | 'outbox'>,
  username: string,
): Promise<void> {
  const entry: GuessWarningEntry = { kind: 'guesses', siteId: brand.siteId, username };
  outbox.begin(await inTransaction(database, (transaction) => outbox.add(transaction, entry, DAY_MS)));
}

/** Sends the warning to the contact on file, at most once a day. */
export async function sendGuessWarning(
  services: Pick<Services, 'database' | 'clock' | 'outbox' | 'brandOrigin'>,
  brand: Brand,
  { siteId, username }: GuessWarningEntry,
  entryId: number,
  writeMessage: (facts: MessageFacts) => PlayerMessage,
): Promise<void> {
  const { database, clock, outbox, brandOrigin } = services;
  const [recipient] = await database.sql
    .select({
      id: player.id,
      ...recipientColumns,
    })
    .from(player)
    .where(and(eq(player.siteId, siteId), eq(player.username, username), eq(player.status, 'active')));
  if (!recipient) return;
  const message = composeMessage({ brand, brandOrigin }, recipient, '/forget-password', writeMessage);
  const messageId = await inTransaction(database, async (transaction) => {
    if (!(await outbox.end(transaction, entryId))) return undefined;
    // Counted in the transaction, so that a failed attempt does not use up the day.
    const counter = { database: transaction, clock };
    const isCounted =
      (await countOrRetryAfter(counter, `guesses ${siteId} ${recipient.id}`, ONCE_A_DAY)) === undefined;
    if (!isCounted) return undefined;
    const key = { siteId, playerId: recipient.id };
    await sendMessage(transaction, key, { kind: 'password_guesses' }, clock.now());
    return outbox.add(transaction, message, DAY_MS);
  });
  if (messageId !== undefined) outbox.begin(messageId);
}
