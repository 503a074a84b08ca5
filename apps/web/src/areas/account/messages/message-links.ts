import { ALARM_HOURS } from '@baize/contract/alarm-hours';
import type { MessageKey } from '@baize/messages/keys';

import * as paths from '../../../addresses/paths.ts';
import { paymentAddress } from '../../../addresses/payment-address.ts';
import { stopAddress } from '../../../addresses/stop-withdrawal-address.ts';
import { serverNow } from '../../../app/server-clock.ts';
import { PROFILE_ID } from '../../../frame/account-links.ts';
import type { Message } from './message-text.ts';

export interface MessageLink {
  readonly href: string;
  readonly label: MessageKey;
  /** The page that must be one of the brand's. */
  readonly page: string;
}

const security = { page: paths.twoFactor, label: 'messages_link_security' } as const;
const password = { page: paths.changePassword, label: 'messages_link_password' } as const;
const profile = { page: `${paths.account}#${PROFILE_ID}`, label: 'messages_link_profile' } as const;
const documents = { page: paths.withdraw, label: 'messages_link_documents' } as const;
const destinations = { page: paths.withdraw, label: 'messages_link_destinations' } as const;
const limits = { page: paths.limits, label: 'messages_link_limits' } as const;
const ownData = { page: paths.ownData, label: 'messages_link_data' } as const;
const bonuses = { page: paths.playerBonuses, label: 'messages_link_bonuses' } as const;
const history = { page: paths.financialHistory, label: 'messages_link_history' } as const;

const pages: Readonly<
  Partial<Record<Message['kind'], { readonly page: string; readonly label: MessageKey }>>
> = {
  bonus_offered: bonuses,
  bonus_completed: bonuses,
  bonus_expires: bonuses,
  bonus_ended: bonuses,
  new_place: password,
  session_ended: password,
  sessions_ended: password,
  session_copied: password,
  password_guesses: security,
  payouts_stopped: password,
  payout_lock_on: destinations,
  payout_lock_off: destinations,
  password_changed: password,
  address_changed: profile,
  email_changed: profile,
  phone_changed: profile,
  email_restored: profile,
  phone_restored: profile,
  two_factor_on: security,
  two_factor_off: security,
  recovery_code_used: security,
  code_guesses: security,
  recovery_codes_new: security,
  passkey_added: security,
  passkey_removed: security,
  sms_sign_in_on: security,
  sms_sign_in_off: security,
  identity_verified: documents,
  identity_unverified: documents,
  document_rejected: documents,
  details_corrected: profile,
  limit_raised: limits,
  limit_removed: limits,
  limit_change_cancelled: limits,
  data_copy_ready: ownData,
};

/** Pages that an account that is closed has too. */
const openWhileClosed: readonly string[] = [
  paths.withdraw,
  paths.financialHistory,
  paths.changePassword,
  paths.twoFactor,
  paths.ownData,
];

/** What a message leads to; undefined for nothing, or for a page that is closed to the player. */
export function linkOfMessage(
  { kind, facts }: Pick<Message, 'kind' | 'facts'>,
  isClosed: boolean,
): MessageLink | undefined {
  const found = linkOf(kind, facts.transaction, isClosed);
  return found && (!isClosed || openWhileClosed.includes(found.page)) ? found : undefined;
}

/** Of withdrawals that can be stopped, or that have left: the rest stays in then. */
const stoppable: readonly Message['kind'][] = ['withdrawal_requested', 'withdrawal_sent', 'withdrawal_paid'];

/** As long as the link in the e-mail works. */
const STOP_MS = ALARM_HOURS * 60 * 60_000;

/** The way to stop a withdrawal that somebody else has requested. */
export function stopOfMessage({
  kind,
  facts,
  created_at: at,
}: Pick<Message, 'kind' | 'facts' | 'created_at'>): string | undefined {
  const isFresh = serverNow() - Date.parse(at) < STOP_MS;
  return stoppable.includes(kind) && isFresh && facts.transaction !== undefined
    ? stopAddress(facts.transaction)
    : undefined;
}

function linkOf(
  kind: Message['kind'],
  transaction: number | undefined,
  isClosed: boolean,
): MessageLink | undefined {
  if (transaction !== undefined) {
    const page = kind.startsWith('withdrawal_') ? paths.withdraw : paths.deposit;
    if (isClosed && page === paths.deposit) return { ...history, href: history.page };
    return { href: paymentAddress(page, transaction), page, label: 'messages_link_payment' };
  }
  const page = pages[kind];
  return page && { ...page, href: page.page };
}
