import type { HoldCause, MessageKind, PaymentReason } from '@baize/contract';
import { playerMessage, type Transaction } from '@baize/db';

import type { PlayerKey } from '../wakeups.ts';

/** A payment, its amount as a decimal text, and why if the kind does not say it all. */
interface PaymentFacts {
  readonly transaction: number;
  readonly amount: string;
  /** ISO 4217, if it is not the payment's. */
  readonly currency?: string;
  readonly reason?: PaymentReason;
  /** Where a withdrawal goes, masked. */
  readonly destination?: string;
  /** What of it was not in the balance any more. */
  readonly missing?: string;
  readonly note?: string;
  /** Why a withdrawal waits, and until when: an ISO time. */
  readonly held?: HoldCause;
  readonly until?: string;
}

interface LimitFacts {
  readonly limit: 'deposit' | 'bet' | 'loss' | 'time';
  readonly period: 'daily' | 'weekly' | 'monthly';
  /** The new limit: a decimal text, or minutes of play. */
  readonly amount?: string;
  readonly minutes?: number;
}

/** A bonus or free rounds, what became the player's own, until when something can be done, and an operator's reason. */
interface BonusFacts {
  readonly name: { readonly tr: string; readonly en: string };
  readonly amount?: string;
  readonly until?: string;
  readonly note?: string;
}

/** What the text of a message needs, for the kinds that need something. */
interface FactsOfKinds {
  deposit_approved: PaymentFacts;
  deposit_rejected: PaymentFacts;
  deposit_expired: PaymentFacts;
  deposit_review: PaymentFacts;
  deposit_refund_sent: PaymentFacts;
  deposit_refund_refused: PaymentFacts;
  deposit_returned: PaymentFacts;
  withdrawal_requested: PaymentFacts;
  withdrawal_sent: PaymentFacts;
  withdrawal_cancelled: PaymentFacts;
  withdrawal_paid: PaymentFacts;
  withdrawal_rejected: PaymentFacts;
  withdrawal_failed: PaymentFacts;
  withdrawal_expired: PaymentFacts;
  withdrawal_returned: PaymentFacts;
  bonus_offered: BonusFacts;
  bonus_completed: BonusFacts;
  bonus_expires: BonusFacts;
  bonus_ended: BonusFacts;
  new_place: { readonly user_agent: string; readonly ip: string };
  session_ended: { readonly user_agent: string; readonly ip: string };
  sessions_ended: { readonly count: number };
  session_copied: { readonly user_agent: string; readonly ip: string };
  recovery_code_used: { readonly count: number };
  passkey_added: { readonly label: string };
  passkey_removed: { readonly label: string };
  /** An ISO time: when the lock ends. */
  payout_lock_off: { readonly until: string };
  email_changed: { readonly until: string };
  phone_changed: { readonly until: string };
  identity_unverified: { readonly note: string };
  document_rejected: { readonly document: string; readonly note: string };
  /** ISO times: when the period ends, and when the account opens. */
  break_begun: { readonly until: string };
  exclusion_begun: { readonly until: string };
  return_requested: { readonly until: string };
  limit_raised: LimitFacts;
  limit_removed: LimitFacts;
  limit_change_cancelled: LimitFacts;
  /** An ISO time; the copy is deleted then. */
  data_copy_ready: { readonly until?: string };
  operator_message: { readonly text: string };
}

interface Cause {
  /** What the message follows from, such as `limit 55`, if that may be found again: there is one message for each. */
  readonly cause?: string;
}

export type MessageContent = Cause &
  {
    [Kind in MessageKind]: Kind extends keyof FactsOfKinds
      ? { readonly kind: Kind; readonly facts: FactsOfKinds[Kind] }
      : { readonly kind: Kind };
  }[MessageKind];

/**
 * Writes a message to a player in the caller's transaction, which is that of its cause: without one there is not the other.
 * The database notifies the player's open pages with the commit.
 *
 * @returns its id; undefined if its cause has one already
 */
export async function sendMessage(
  { sql }: Pick<Transaction, 'sql'>,
  { siteId, playerId }: PlayerKey,
  content: MessageContent,
  at: Date,
): Promise<number | undefined> {
  const { kind, cause = null } = content;
  const facts = 'facts' in content ? content.facts : {};
  const [written] = await sql
    .insert(playerMessage)
    .values({ siteId, playerId, kind, facts: { ...facts }, cause, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: playerMessage.id });
  return written?.id;
}
