import { type KeyRing, noticePath, signRequest } from '@baize/providers';
import type { Clock } from '@baize/clock';

import { listOf, type PaymentDriver } from '../gateway-conformance/payment-driver.ts';

/** What the drivers of stand-ins with `PagePayments` share. */
export function pageDriver({ party, name }: { readonly party: string; readonly name: string }) {
  return {
    name: party,
    console: `/${name}`,
    actionPath: (ref, action) => `/${name}/payments/${ref}/${action}`,
    actions: { pay: 'approve', paySilently: 'silent', fail: 'refuse', repeat: 'repeat', forge: 'forge' },
    payAfterFailure: 'contradict',
    troubles: {
      part: { actions: ['part'], says: { state: 'paid', amountMinor: 25_000n, currency: 'TRY' } },
      over: { actions: ['over'], says: { state: 'paid', amountMinor: 60_000n, currency: 'TRY' } },
      otherCurrency: {
        actions: ['currency'],
        says: { state: 'paid', amountMinor: 50_000n, currency: 'USD' },
      },
      late: { actions: ['approve'], says: { state: 'paid', amountMinor: 50_000n, currency: 'TRY' } },
    },
    canRefund: false,
    idsIn: ({ payments }) => listOf(payments).map((payment) => payment['providerRef']),
    malformed({ keys, clock }: { readonly keys: KeyRing; readonly clock: Clock }) {
      const rawBody = '{"notice_id":"n1","amount":"many"}';
      const parts = { method: 'POST', path: noticePath(party), rawBody };
      return { rawBody, headers: signRequest(parts, keys.current(party, 7), clock) };
    },
    staleAction: 'stale',
  } satisfies Partial<PaymentDriver>;
}
