import { manualClock } from '@baize/clock';
import { describe, expect, it } from 'vitest';

import type { ProviderClient } from '../client/provider-client.ts';
import { createKeyRing } from '../key-ring.ts';
import { PaymentGatewayUnavailable, PaymentRefused } from '../ports/payment-gateway.ts';
import { createSandboxEnvoy } from '../sandbox-envoy/envoy.ts';
import { ROVPAY_PARTY, ROVPAY_QUERY_PATHS } from '../sandbox-rovpay/messages.ts';
import { createSandboxRovpay } from '../sandbox-rovpay/rovpay.ts';
import { createPagePayments, type PagePaymentOptions } from './page-payments.ts';

const clock = manualClock(new Date('2026-05-01T12:00:00Z'));
const request = {
  siteId: 7,
  transactionId: 1,
  amountMinor: 25_000n,
  currency: 'TRY',
  method: { code: 'envoy', name: 'Envoy' },
  fields: {},
  player: { id: '7-1', name: 'Işıl Gün', email: '', phone: '', ip: '' },
  returnUrl: 'http://localhost:3000/deposit',
  lang: 'tr',
  expiresAt: new Date('2026-05-01T12:30:00Z'),
} as const;

function answering(status: number, body = '{}'): PagePaymentOptions {
  const client: ProviderClient = {
    send: async () => ({ status, body }),
    run: (work) => work(),
    status: () => 'closed',
  };
  return { baseUrl: 'http://gateway.test', keys: createKeyRing(['k'.repeat(40)]), clock, client };
}

/** All verbs of such providers, each with a response of this status. */
function verbs(status: number): readonly Promise<unknown>[] {
  const options = answering(status);
  const envoy = createSandboxEnvoy(options);
  const rovpay = createSandboxRovpay(options);
  const payments = createPagePayments(ROVPAY_PARTY, ROVPAY_QUERY_PATHS, options);
  const payer = { playerId: '7-1', name: 'Işıl', surname: 'Gün' };
  return [
    rovpay.openAccount({ ...request, payer, description: '' }),
    rovpay.claim({ siteId: 7, transactionId: 1, providerRef: 'p-1', token: 't' }),
    envoy.listBanks(7),
    envoy.listOffers(7, 'kuzey'),
    envoy.takeOffer(request, { bank: 'kuzey', refCode: 'KU-1' }),
    envoy.openQr(request, 'kuzey'),
    payments.findPayment?.({ siteId: 7, transactionId: 1, providerRef: null }) ?? Promise.resolve(),
    payments.statement?.({ siteId: 7, from: clock.now(), to: clock.now() }) ?? Promise.resolve(),
  ];
}

async function failuresOf(work: readonly Promise<unknown>[]): Promise<unknown[]> {
  const results = await Promise.allSettled(work);
  return results.map((result) => result.status === 'rejected' && result.reason.constructor);
}

describe('providers of payments that begin on a page of ours', () => {
  it.each([401, 403, 408, 425, 429, 500, 503])('have refused nothing with %i', async (status) => {
    expect(await failuresOf(verbs(status))).toEqual(Array(8).fill(PaymentGatewayUnavailable));
  });

  it('refuse payments with 422, but say nothing of those that exist', async () => {
    const failures = await failuresOf(verbs(422));
    expect(failures.slice(0, 6)).toEqual(Array(6).fill(PaymentRefused));
    expect(failures.slice(6)).toEqual(Array(2).fill(PaymentGatewayUnavailable));
  });

  it('do not know a payment if they say so, which a proxy does not', async () => {
    const find = (body: string) =>
      createPagePayments(ROVPAY_PARTY, ROVPAY_QUERY_PATHS, answering(404, body)).findPayment?.({
        siteId: 7,
        transactionId: 1,
        providerRef: null,
      });
    expect(await find('{"reason":"unknown"}')).toBeUndefined();
    await expect(find('<h1>Not found</h1>')).rejects.toBeInstanceOf(PaymentGatewayUnavailable);
  });
});
