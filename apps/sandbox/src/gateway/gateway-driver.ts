import { createSandboxGateway, GATEWAY_PARTY, PAYMENT_NOTICE_PATH, signRequest } from '@baize/providers';

import { listOf, type PaymentDriver } from '../gateway-conformance/payment-driver.ts';
import { addGateway } from './add-gateway.ts';

export const sandboxGatewayDriver: PaymentDriver = {
  name: GATEWAY_PARTY,
  addStandIn: addGateway,
  open: (parts) => createSandboxGateway(parts),
  method: { code: 'hizli-havale', name: 'Hızlı Havale' },
  fields: { sender_name: 'Işıl Gün' },
  refused: { amountMinor: 0n },
  console: '/gateway',
  actionPath: (ref, action) => `/gateway/payments/${ref}/${action}`,
  actions: { pay: 'approve', paySilently: 'silent', fail: 'refuse', repeat: 'repeat', forge: 'forge' },
  payAfterFailure: 'arrive',
  troubles: {
    part: { actions: ['part'], says: { state: 'paid', amountMinor: 25_000n, currency: 'TRY' } },
    over: { actions: ['over'], says: { state: 'paid', amountMinor: 60_000n, currency: 'TRY' } },
    otherCurrency: { actions: ['currency'], says: { state: 'paid', amountMinor: 50_000n, currency: 'USD' } },
    late: { actions: ['expire', 'arrive'], says: { state: 'paid', amountMinor: 50_000n, currency: 'TRY' } },
  },
  canRefund: true,
  payoutFields: { iban: 'TR330006100519786457841326' },
  payoutSetup: '/gateway/payout-mode/wait',
  idsIn: ({ payments }, subject) =>
    listOf(payments)
      .filter((payment) => payment['subject'] === subject)
      .map((payment) => payment['providerRef']),
  malformed({ keys, clock }) {
    const rawBody = '{"notice_id":"n1","amount":"many"}';
    const key = keys.current(GATEWAY_PARTY, 7);
    return {
      rawBody,
      headers: signRequest({ method: 'POST', path: PAYMENT_NOTICE_PATH, rawBody }, key, clock),
    };
  },
  staleAction: 'stale',
};
