import { createIdMaker, manualClock } from '@baize/clock';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { jsonReply } from '../ports/callback.ts';
import { type GameLaunch, GameProviderUnavailable } from '../ports/game-provider.ts';
import { MAX_REFERENCE_LENGTH, type NoticeReading, type PaymentReport } from '../ports/notice-dialect.ts';
import type { PaymentGatewayPort, PaymentRequest } from '../ports/payment-gateway.ts';
import { PaymentGatewayUnavailable } from '../ports/payment-gateway.ts';
import { type SportsbookPage, SportsbookUnavailable } from '../ports/sportsbook.ts';
import { checkReplies } from './check-replies.ts';
import { openProvider } from './open-provider.ts';
import type { Provider, ProviderPorts } from './provider.ts';

const clock = manualClock(new Date('2026-05-01T12:00:00Z'));
const request = { siteId: 7, transactionId: 1 } as PaymentRequest;
const key = { siteId: 7, transactionId: 1, providerRef: null };
const pages = ['https://pay.host', 'http://127.0.0.1:3001'];
const longest = 'x'.repeat(MAX_REFERENCE_LENGTH);

interface Replies {
  readonly url?: string;
  readonly barcode?: string;
  readonly providerRef?: string;
}

const unused = () => Promise.reject(new Error('not used'));

/** A provider of all payment ports whose replies are these. */
function providerOf({
  url = 'https://pay.host/1',
  barcode = 'text',
  providerRef = 'p-1',
}: Replies): Provider {
  const report = async (): Promise<PaymentReport> => ({
    subject: 'payment',
    providerRef,
    transactionId: 1,
    state: 'open',
    amountMinor: 1n,
    currency: 'TRY',
  });
  const payments: PaymentGatewayPort = {
    failureEnds: 'payment',
    createPayment: async () => ({ url, providerRef }),
    findPayment: report,
    refund: report,
    payouts: { createPayout: report, findPayout: report },
    notices: {
      read: async (): Promise<NoticeReading> => ({
        ok: true,
        siteId: 7,
        notice: { ...(await report()), noticeId: 'n-1' },
        format: ({ result }) => jsonReply({ result }),
        undecided: () => jsonReply({}, 503),
        foreign: () => jsonReply({}, 401),
      }),
    },
  };
  const ports: ProviderPorts = {
    payments,
    rovpay: {
      openAccount: async () => ({ barcode, name: 'Ece', id: '1', providerRef, token: 't' }),
      claim: unused,
    },
    envoy: {
      listBanks: unused,
      listOffers: unused,
      takeOffer: async () => ({ url, providerRef }),
      openQr: async () => ({ url, providerRef }),
    },
    pageOrigins: pages,
  };
  const definition = { name: 'acme', meaning: '', settings: z.object({}), open: () => ports };
  return openProvider(definition, {}, { clock, ids: createIdMaker(clock) });
}

/** A provider whose games open like this. */
function gamesOf(launch: GameLaunch) {
  const ports = {
    games: { createLaunch: async () => launch, wallet: {} as never },
    frameOrigins: ['https://games.host', 'https://scripts.host'],
  };
  const definition = { name: 'acme', meaning: '', settings: z.object({}), open: () => ports };
  return openProvider(definition, {}, { clock, ids: createIdMaker(clock) }).games;
}

/** Every verb whose reply has a page. */
function pagesOf({ payments, envoy }: Provider): (Promise<unknown> | undefined)[] {
  return [
    payments?.createPayment(request),
    envoy?.takeOffer(request, { bank: 'kuzey', refCode: 'r' }),
    envoy?.openQr(request, 'kuzey'),
  ];
}

function accountOf({ rovpay }: Provider): Promise<unknown> | undefined {
  return rovpay?.openAccount({ siteId: 7 } as never);
}

describe('a page that a gateway names', () => {
  it.each(['https://pay.host/p/1?a=b', 'http://127.0.0.1:3001/gateway/pay/1'])('is used: %s', async (url) => {
    for (const page of pagesOf(providerOf({ url }))) expect(await page).toMatchObject({ url });
    expect(await accountOf(providerOf({ barcode: url }))).toMatchObject({ barcode: url });
  });

  it.each([
    'http://pay.host/p/1',
    'https://pay.host:8443/p/1',
    'https://pay.host.evil.example/',
    'https://pay.host@evil.example/',
    'https://evil.example/#https://pay.host',
    '//pay.host/p/1',
    'javascript:alert(1)',
    'data:text/html,x',
    'wallet://pay/1',
    'blob:https://pay.host/1',
    '',
  ])('is refused if it is of another origin: %s', async (url) => {
    for (const page of pagesOf(providerOf({ url })))
      await expect(page).rejects.toBeInstanceOf(PaymentGatewayUnavailable);
    if (URL.canParse(url))
      await expect(accountOf(providerOf({ barcode: url }))).rejects.toBeInstanceOf(PaymentGatewayUnavailable);
  });

  it('is a code of any text that is no address', async () => {
    const barcode = '00020101021129370016A000000677010111';
    expect(await accountOf(providerOf({ barcode }))).toMatchObject({ barcode });
  });
});

describe('the page of a game', () => {
  it.each<GameLaunch>([
    { url: 'https://games.host/play?token=a' },
    { url: 'https://games.host/', takesWindow: true },
    { url: '<script>1</script>', scriptHost: 'https://scripts.host/run' },
  ])('is used: %j', async (launch) => {
    expect(await gamesOf(launch)?.createLaunch({} as never)).toEqual(launch);
  });

  it.each<GameLaunch>([
    { url: 'https://evil.example/' },
    { url: 'https://games.host.evil.example/' },
    { url: 'https://games.host@evil.example/' },
    { url: 'http://games.host/' },
    { url: 'javascript:alert(1)' },
    { url: '<script>1</script>' },
    { url: 'https://games.host/', scriptHost: 'https://evil.example/' },
    { url: 'https://games.host/', scriptHost: '' },
    { url: 'https://evil.example/', takesWindow: true },
  ])('is refused if it is of another origin: %j', async (launch) => {
    await expect(gamesOf(launch)?.createLaunch({} as never)).rejects.toBeInstanceOf(GameProviderUnavailable);
  });
});

describe('the page of a sportsbook', () => {
  const openWith = (page: SportsbookPage) => {
    const ports = {
      sportsbook: { open: async () => page, wallet: {} as never },
      frameOrigins: ['https://book.host'],
    };
    const definition = { name: 'acme', meaning: '', settings: z.object({}), open: () => ports };
    const { sportsbook } = openProvider(definition, {}, { clock, ids: createIdMaker(clock) });
    return sportsbook?.open({} as never);
  };

  it.each<SportsbookPage>([
    { kind: 'frame', url: 'https://book.host/tr?x=1' },
    { kind: 'script', script: '<b></b>', scriptHost: 'https://book.host/script-host' },
  ])('is used if it is of its provider: $kind', async (page) => {
    expect(await openWith(page)).toEqual(page);
  });

  it.each<SportsbookPage>([
    { kind: 'frame', url: 'https://book.host.evil.example/' },
    { kind: 'frame', url: 'javascript:alert(1)' },
    { kind: 'script', script: 'https://book.host/', scriptHost: 'https://evil.example/' },
  ])('is refused otherwise: $kind', async (page) => {
    await expect(openWith(page)).rejects.toBeInstanceOf(SportsbookUnavailable);
  });
});

describe('a reference', () => {
  const verbs = (provider: Provider) => [
    ...pagesOf(provider),
    accountOf(provider),
    provider.payments?.findPayment?.(key),
    provider.payments?.refund?.({ ...key, refundId: 'r', amountMinor: 1n, currency: 'TRY' }),
    provider.payments?.payouts?.createPayout({ siteId: 7 } as never),
    provider.payments?.payouts?.findPayout(key),
  ];
  const read = ({ payments }: Provider) =>
    payments?.notices.read({ method: 'POST', path: '/', headers: {}, rawBody: '' });

  it('is used up to the length that is stored', async () => {
    const provider = providerOf({ providerRef: longest });
    for (const reply of verbs(provider)) expect(await reply).toMatchObject({ providerRef: longest });
    expect(await read(provider)).toMatchObject({ ok: true, notice: { providerRef: longest } });
  });

  it.each(['', `${longest}x`])('of another length is no reply', async (providerRef) => {
    const provider = providerOf({ providerRef });
    for (const reply of verbs(provider))
      await expect(reply).rejects.toBeInstanceOf(PaymentGatewayUnavailable);
    expect(await read(provider)).toMatchObject({
      ok: false,
      status: 'INVALID',
      problem: { field: 'providerRef' },
      reply: jsonReply({ result: 'mismatch' }),
    });
  });
});

describe('the failure of a payment', () => {
  const failed = async (): Promise<PaymentReport> => ({
    subject: 'payment',
    providerRef: 'p-1',
    transactionId: 1,
    state: 'failed',
    amountMinor: 1n,
    currency: 'TRY',
  });

  it.each([
    ['attempt', 'declined'],
    ['payment', 'failed'],
  ] as const)(
    'that ends the %s is reported as %s, in a notice and when asked',
    async (failureEnds, state) => {
      const { payments } = checkReplies({
        payments: {
          failureEnds,
          createPayment: unused,
          findPayment: failed,
          payouts: {
            createPayout: unused,
            findPayout: async () => ({ ...(await failed()), subject: 'payout' }),
          },
          notices: {
            read: async () => ({
              ok: true,
              siteId: 7,
              notice: { ...(await failed()), noticeId: 'n-1' },
              format: ({ result }) => jsonReply({ result }),
              undecided: () => jsonReply({}, 503),
              foreign: () => jsonReply({}, 401),
            }),
          },
        },
      });
      const notice = { method: 'POST', path: '/', headers: {}, rawBody: '' } as const;
      expect(await payments?.notices.read(notice)).toMatchObject({ notice: { state } });
      expect(await payments?.findPayment?.(key)).toMatchObject({ state });
      // A payout is not tried by anybody.
      expect(await payments?.payouts?.findPayout(key)).toMatchObject({ state: 'failed' });
    },
  );
});
