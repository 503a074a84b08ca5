import type { PaymentReport } from '@baize/providers';

import { paymentProvider } from './payment-rows.ts';

interface Reported {
  readonly siteId: number;
  readonly id: number;
  readonly state: PaymentReport['state'];
  readonly amountMinor: bigint;
}

/** What the gateway of the tests says of a deposit; in liras, unless `change` has another currency. */
export const depositReport = (
  { siteId, id, state, amountMinor }: Reported,
  change: Partial<PaymentReport> = {},
) => ({
  subject: 'payment' as const,
  provider: paymentProvider,
  siteId,
  providerRef: `in-${id}`,
  transactionId: id,
  state,
  amountMinor,
  currency: 'TRY',
  ...change,
});
