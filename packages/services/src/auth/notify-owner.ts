import { and, eq, player, type Transaction } from '@baize/db';

import type { Context } from '../context.ts';
import { type MessageContent, sendMessage } from '../messages/index.ts';
import {
  composeMessage,
  type MessageFacts,
  type PlayerMessage,
  recipientColumns,
} from './compose-message.ts';

export const NOTICE_LIFE_MS = 24 * 60 * 60_000;

/** A change of what protects an account, or an attack on it, of which its owner is notified. */
export interface SecurityChange {
  readonly kind:
    | 'code_guesses'
    | 'two_factor_on'
    | 'two_factor_off'
    | 'recovery_code_used'
    | 'recovery_codes_new'
    | 'passkey_added'
    | 'passkey_removed'
    | 'sms_sign_in_on'
    | 'sms_sign_in_off';
  /** Recovery codes that are left. */
  readonly count?: number;
  /** Name of the passkey. */
  readonly label?: string;
}

export type WriteSecurityNotice = (facts: MessageFacts, change: SecurityChange) => PlayerMessage;

type Parts = Pick<Context, 'brand' | 'brandOrigin' | 'outbox' | 'clock'>;

/** What the player's messages say of a change. */
function contentOf({ kind, count = 0, label = '' }: SecurityChange): MessageContent {
  if (kind === 'recovery_code_used') return { kind, facts: { count } };
  return kind === 'passkey_added' || kind === 'passkey_removed' ? { kind, facts: { label } } : { kind };
}

/** Notifies the owner of a change of what protects the account, as `notifyOwner` does. */
export function notifyOfChange(
  context: Parts,
  transaction: Transaction,
  { playerId, change }: { readonly playerId: number; readonly change: SecurityChange },
  writeNotice: WriteSecurityNotice,
): Promise<number | undefined> {
  const content = contentOf(change);
  return notifyOwner(context, transaction, { playerId, content }, (facts) => writeNotice(facts, change));
}

/**
 * Notifies the contact on file, so that the owner learns of a takeover, and writes it into the player's messages. Both are
 * stored in the transaction of the change; the link of the notice is for a new password.
 *
 * @returns the outbox entry to begin after the commit
 */
export async function notifyOwner(
  context: Parts,
  transaction: Transaction,
  { playerId, content }: { readonly playerId: number; readonly content: MessageContent },
  writeNotice: (facts: MessageFacts) => PlayerMessage,
): Promise<number | undefined> {
  const { brand, outbox, clock } = context;
  const [recipient] = await transaction.sql
    .select(recipientColumns)
    .from(player)
    .where(and(eq(player.siteId, brand.siteId), eq(player.id, playerId)));
  if (!recipient) return undefined;
  await sendMessage(transaction, { siteId: brand.siteId, playerId }, content, clock.now());
  return outbox.add(
    transaction,
    composeMessage(context, recipient, '/forget-password', writeNotice),
    NOTICE_LIFE_MS,
  );
}

/** Begins the notice of a change that has been committed. */
export function beginNotice({ outbox }: Pick<Context, 'outbox'>, notice: number | undefined): void {
  if (notice !== undefined) outbox.begin(notice);
}
