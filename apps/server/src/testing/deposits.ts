import {
  formatPaymentNotice,
  GATEWAY_PARTY,
  PAYMENT_NOTICE_PATH,
  type PaymentNotice,
} from '@baize/providers';

import { cardMethodId } from './seed-catalogue.ts';
import type { TestApp } from './test-app.ts';
import type { TestPlayer } from './test-player.ts';

/** The gateway's notice that a deposit of 250.00 was approved. */
export function approvalOf(transactionId: number): PaymentNotice {
  return {
    noticeId: 'n1',
    providerRef: `ref-${transactionId}`,
    transactionId,
    subject: 'payment',
    state: 'paid',
    amountMinor: 25_000n,
    currency: 'TRY',
  };
}

/** Starts a deposit of 250.00 by card. @returns its transaction id */
export async function startDeposit(app: TestApp, { token }: Pick<TestPlayer, 'token'>): Promise<number> {
  const body = { payment_id: cardMethodId, amount: '250.00' };
  const answer = await app.call('POST', '/account/deposit/dynamic', { token, body });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ data: { transaction_id: number } }>().data.transaction_id;
}

/** Sends a payment notice as the gateway does. */
export function sendNotice(app: TestApp, notice: PaymentNotice, siteId = app.brand.siteId) {
  return app.callback(GATEWAY_PARTY, PAYMENT_NOTICE_PATH, formatPaymentNotice(notice), { siteId });
}
