import { type Database, paymentMethod } from '@baize/db';
import {
  createPagePayments,
  createProviderClient,
  ENVOY_NOTICE_PATH,
  ENVOY_PARTY,
  ENVOY_QUERY_PATHS,
  EnvoyBankClosed,
  EnvoyOfferTaken,
  type EnvoyPort,
  formatPageNotice,
  type KeyRing,
  PaymentGatewayUnavailable,
  type PaymentNotice,
  PaymentRefused,
  type Provider,
  ROVPAY_NOTICE_PATH,
  ROVPAY_PARTY,
  ROVPAY_QUERY_PATHS,
  type RovpayAccountRequest,
  type RovpayClaim,
  type RovpayPort,
} from '@baize/providers';
import type { ManualClock } from '@baize/clock';

import type { TestApp } from './test-app.ts';

/** Rovpay and Envoy, whose replies a test controls. */
export interface PageProviders {
  mood: 'fine' | 'silent' | 'refusing';
  readonly accounts: RovpayAccountRequest[];
  readonly claims: RovpayClaim[];
  /** Codes that another player has taken. */
  readonly taken: Set<string>;
  /** How often Envoy was asked for a list. */
  lists: number;
  open(parts: { clock: ManualClock; keys: KeyRing }): Provider[];
}

export function createPageProviders(): PageProviders {
  const fakes: PageProviders = {
    mood: 'fine',
    accounts: [],
    claims: [],
    taken: new Set(),
    lists: 0,
    open: (parts) => [
      open(parts, ROVPAY_PARTY, ROVPAY_QUERY_PATHS, { rovpay: fakeRovpay(fakes) }),
      open(parts, ENVOY_PARTY, ENVOY_QUERY_PATHS, { envoy: fakeEnvoy(fakes) }),
    ],
  };
  return fakes;
}

function open(
  parts: { clock: ManualClock; keys: KeyRing },
  name: string,
  paths: Parameters<typeof createPagePayments>[1],
  port: Pick<Provider, 'rovpay' | 'envoy'>,
): Provider {
  const options = { baseUrl: 'http://127.0.0.1:9', client: createProviderClient(), ...parts };
  return { name, ...port, payments: createPagePayments(name, paths, options), circuit: () => 'closed' };
}

function requireMood({ mood }: PageProviders): void {
  if (mood === 'silent') throw new PaymentGatewayUnavailable('no answer');
  if (mood === 'refusing') throw new PaymentRefused('no');
}

function fakeRovpay(fakes: PageProviders): RovpayPort {
  return {
    async openAccount(request) {
      fakes.accounts.push(request);
      requireMood(fakes);
      const { transactionId } = request;
      return {
        barcode: `rovpay:${transactionId}`,
        name: 'Ece Karaca',
        id: '1234567890',
        providerRef: `ref-${transactionId}`,
        token: `token-${transactionId}`,
      };
    },
    async claim(claim) {
      requireMood(fakes);
      if (claim.token !== `token-${claim.transactionId}`) throw new PaymentRefused('unknown');
      fakes.claims.push(claim);
    },
  };
}

function fakeEnvoy(fakes: PageProviders): EnvoyPort {
  const page = (id: number) => ({ url: `http://127.0.0.1:3001/envoy/pay/${id}`, providerRef: `ref-${id}` });
  return {
    async listBanks() {
      fakes.lists += 1;
      requireMood(fakes);
      return [
        { slug: 'kuzey', name: 'Kuzey Bankası' },
        { slug: 'anafor', name: 'Anafor Bank' },
      ];
    },
    async listOffers(_siteId, bank) {
      fakes.lists += 1;
      requireMood(fakes);
      if (bank !== 'kuzey') return undefined;
      return [
        { amountMinor: 9_900n, refCode: 'KU-0' },
        { amountMinor: 25_000n, refCode: 'KU-1' },
        { amountMinor: 50_000n, refCode: 'KU-2' },
      ];
    },
    async takeOffer({ transactionId }, { refCode }) {
      requireMood(fakes);
      if (fakes.taken.has(refCode)) throw new EnvoyOfferTaken('taken');
      return page(transactionId);
    },
    async openQr({ transactionId }, bank) {
      requireMood(fakes);
      if (bank === 'anafor') throw new EnvoyBankClosed('closed');
      return page(transactionId);
    },
  };
}

const textField = (name: string, required: boolean) => ({
  type: 'text',
  name,
  label: { tr: name, en: name },
  required,
  maxlength: 50,
});
const amount = { ...textField('amount', true), type: 'amount', maxlength: 14 };

/** The three methods, with limits from 100.00 to 20,000.00. */
export async function seedPageMethods({ sql }: Pick<Database, 'sql'>): Promise<void> {
  const method = {
    categoryId: 1,
    kind: 1,
    icon: 'landmark',
    color: '#2f8f6b',
    expireMinutes: 3,
    minMinor: 10_000n,
    maxMinor: 2_000_000n,
    stepMinor: 1_000n,
    sort: 9,
    opens: 'page',
    pendingMinutes: 30,
  } as const;
  const envoy = { ...method, provider: ENVOY_PARTY };
  await sql.insert(paymentMethod).values([
    {
      ...method,
      id: 2_513,
      slug: 'rovpay',
      name: 'Rovpay',
      provider: ROVPAY_PARTY,
      endpoint: 'account/deposit/rovpay/account',
      page: '/Deposit/RovPay/',
      fields: [textField('name', true), textField('surname', true), amount, textField('description', false)],
    },
    {
      ...envoy,
      id: 9,
      slug: 'envoy',
      name: 'Envoy',
      endpoint: 'account/envoy/pay',
      page: '/Deposit/envoy/',
      fields: [textField('bank', true), amount, textField('ref_code', true)],
    },
    {
      ...envoy,
      id: 10,
      slug: 'envoy-qr',
      name: 'Envoy QR',
      endpoint: 'account/envoy/qr',
      page: '/Deposit/envoyqr/',
      fields: [textField('bank', true), amount],
    },
  ]);
}

const noticePaths = { [ROVPAY_PARTY]: ROVPAY_NOTICE_PATH, [ENVOY_PARTY]: ENVOY_NOTICE_PATH } as const;

/** The notice that a payment of 250.00 came. */
export function pageNotice(transactionId: number, change: Partial<PaymentNotice> = {}): PaymentNotice {
  return {
    noticeId: 'n1',
    providerRef: `ref-${transactionId}`,
    transactionId,
    subject: 'payment',
    state: 'paid',
    amountMinor: 25_000n,
    currency: 'TRY',
    ...change,
  };
}

export function sendPageNotice(
  app: TestApp,
  party: keyof typeof noticePaths,
  notice: PaymentNotice,
  options: Parameters<TestApp['callback']>[3] = {},
) {
  return app.callback(party, noticePaths[party], formatPageNotice(notice), options);
}
