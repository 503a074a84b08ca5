import type { PaymentField, PaymentMethod } from './payment-method.ts';

const amount: PaymentField = {
  type: 'amount',
  name: 'amount',
  label: { tr: 'Yatırılacak tutar', en: 'Amount to deposit' },
  required: true,
  maxlength: 14,
};

const bank: PaymentField = {
  type: 'text',
  name: 'bank',
  label: { tr: 'Banka', en: 'Bank' },
  required: true,
  maxlength: 64,
};

const liraMinor = (lira: number): bigint => BigInt(lira) * 100n;

/** Methods with a page of their own on the site. */
export const pageMethods: readonly PaymentMethod[] = [
  {
    // The specification fixes this number.
    id: 2513,
    slug: 'rovpay',
    name: 'Rovpay',
    categoryId: 2,
    kind: 1,
    provider: 'sandbox-rovpay',
    icon: 'qr-code',
    color: '#0f6f5c',
    expireMinutes: 5,
    minMinor: liraMinor(50),
    maxMinor: liraMinor(25_000),
    stepMinor: liraMinor(10),
    endpoint: 'account/deposit/rovpay/account',
    fields: [
      {
        type: 'text',
        name: 'name',
        label: { tr: 'Ad', en: 'Name' },
        required: true,
        maxlength: 50,
      },
      {
        type: 'text',
        name: 'surname',
        label: { tr: 'Soyad', en: 'Surname' },
        required: true,
        maxlength: 50,
      },
      amount,
      {
        type: 'text',
        name: 'description',
        label: { tr: 'Açıklama', en: 'Description' },
        required: false,
        maxlength: 140,
      },
    ],
    enabled: true,
    opens: 'page',
    page: '/Deposit/RovPay/',
    pendingMinutes: 30,
  },
  {
    id: 9,
    slug: 'envoy',
    name: 'Envoy Havale',
    categoryId: 1,
    kind: 1,
    provider: 'sandbox-envoy',
    icon: 'landmark',
    color: '#7a4a1e',
    expireMinutes: 10,
    minMinor: liraMinor(100),
    maxMinor: liraMinor(50_000),
    stepMinor: 1n,
    endpoint: 'account/envoy/pay',
    fields: [
      bank,
      amount,
      {
        type: 'text',
        name: 'ref_code',
        label: { tr: 'Kod', en: 'Code' },
        required: true,
        maxlength: 64,
      },
    ],
    enabled: true,
    opens: 'page',
    page: '/Deposit/envoy/',
    pendingMinutes: 30,
  },
  {
    id: 10,
    slug: 'envoy-qr',
    name: 'Envoy Karekod',
    categoryId: 6,
    kind: 1,
    provider: 'sandbox-envoy',
    icon: 'qr-code',
    color: '#8a3b3b',
    expireMinutes: 2,
    minMinor: liraMinor(100),
    maxMinor: liraMinor(20_000),
    stepMinor: liraMinor(10),
    endpoint: 'account/envoy/qr',
    fields: [bank, amount],
    enabled: true,
    opens: 'page',
    page: '/Deposit/envoyqr/',
    pendingMinutes: 15,
  },
];
