import { and, eq, player, type Transaction } from '@baize/db';

import type { Context } from '../context.ts';
import {
  composeMessage,
  type MessageFacts,
  type PlayerMessage,
  recipientColumns,
} from './compose-message.ts';

const NOTICE_LIFE_MS = 24 * 60 * 60_000;

/** A change of what protects an account, of which its owner is notified. */
export interface SecurityChange {
  readonly kind:
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

type Parts = Pick<Context, 'brand' | 'brandOrigin' | 'outbox'>;

/**
 * Notifies the contact on file, so that the owner learns of a takeover. The message is stored in the transaction of the
 * change; its link is for a new password.
 *
 * @returns the outbox entry to begin after the commit
 */
export async function notifyOwner(
  context: Parts,
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

/** Begins the notice of a change that has been committed. */
export function beginNotice({ outbox }: Pick<Context, 'outbox'>, notice: number | undefined): void {
  if (notice !== undefined) outbox.begin(notice);
}
