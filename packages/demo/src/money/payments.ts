import { MAX_NAME_LENGTH } from '@baize/services';

import { pageMethods } from './page-methods.ts';
import type { PaymentCategory, PaymentField, PaymentMethod } from './payment-method.ts';

export type { PaymentCategory, PaymentField, PaymentMethod } from './payment-method.ts';

export const paymentCategories: readonly PaymentCategory[] = [
  { id: 1, name: { tr: 'Havale', en: 'Bank transfer' } },
  { id: 2, name: { tr: 'Cüzdan', en: 'Wallet' } },
  { id: 3, name: { tr: 'Kart', en: 'Card' } },
  { id: 4, name: { tr: 'Mobil', en: 'Mobile' } },
  { id: 5, name: { tr: 'Kripto', en: 'Crypto' } },
  { id: 6, name: { tr: 'Karekod', en: 'QR code' } },
];

const ENDPOINT = 'account/deposit/dynamic';
const PROVIDER = 'sandbox-gateway';

/** Invented banks. */
const banks = [
  { value: 'kuzey', label: { tr: 'Kuzey Bankası', en: 'Kuzey Bank' } },
  { value: 'ege-ticaret', label: { tr: 'Ege Ticaret Bankası', en: 'Ege Commercial Bank' } },
  { value: 'toros', label: { tr: 'Toros Bank', en: 'Toros Bank' } },
  { value: 'liman', label: { tr: 'Liman Katılım', en: 'Liman Participation Bank' } },
  { value: 'anafor', label: { tr: 'Anafor Bank', en: 'Anafor Bank' } },
] as const;

const coins = [
  { value: 'btc', label: { tr: 'Bitcoin (BTC)', en: 'Bitcoin (BTC)' } },
  { value: 'eth', label: { tr: 'Ether (ETH)', en: 'Ether (ETH)' } },
  { value: 'usdt', label: { tr: 'Tether (USDT)', en: 'Tether (USDT)' } },
] as const;

const amountField: PaymentField = {
  type: 'amount',
  name: 'amount',
  label: { tr: 'Yatırılacak tutar', en: 'Amount to deposit' },
  required: true,
  maxlength: 14,
};

const senderField: PaymentField = {
  type: 'text',
  name: 'sender_name',
  label: { tr: 'Gönderen ad soyad', en: 'Sender’s full name' },
  help: { tr: 'Üyelik adıyla aynı olmalı', en: 'Must match the name on your account' },
  required: true,
  // The site fills it with the name and surname of the registration.
  maxlength: 2 * MAX_NAME_LENGTH + 1,
};

const liraMinor = (lira: number): bigint => BigInt(lira) * 100n;

const formMethods: readonly PaymentMethod[] = [
  {
    id: 1,
    slug: 'hizli-havale',
    name: 'Hızlı Havale',
    categoryId: 1,
    kind: 1,
    provider: PROVIDER,
    icon: 'landmark',
    color: '#2f8f6b',
    expireMinutes: 3,
    minMinor: liraMinor(250),
    maxMinor: liraMinor(50_000),
    stepMinor: liraMinor(10),
    endpoint: ENDPOINT,
    fields: [
      amountField,
      {
        type: 'select',
        name: 'bank',
        label: { tr: 'Banka', en: 'Bank' },
        help: { tr: 'Hesabınızın bulunduğu banka', en: 'The bank that holds your account' },
        required: true,
        options: banks,
      },
      senderField,
    ],
    enabled: true,
  },
  {
    id: 2,
    slug: 'parakopru',
    name: 'ParaKöprü',
    categoryId: 2,
    kind: 1,
    provider: PROVIDER,
    icon: 'wallet',
    color: '#6a5acd',
    expireMinutes: 0,
    minMinor: liraMinor(50),
    maxMinor: liraMinor(20_000),
    stepMinor: liraMinor(1),
    endpoint: ENDPOINT,
    fields: [
      amountField,
      {
        type: 'number',
        name: 'wallet_number',
        label: { tr: 'ParaKöprü hesap numarası', en: 'ParaKöprü account number' },
        help: { tr: '10 haneli numara', en: 'The number with 10 digits' },
        required: true,
        maxlength: 10,
      },
      senderField,
    ],
    enabled: true,
  },
  {
    id: 3,
    slug: 'kartix',
    name: 'Kartix',
    categoryId: 3,
    kind: 1,
    provider: PROVIDER,
    icon: 'credit-card',
    color: '#c8553d',
    expireMinutes: 0,
    minMinor: liraMinor(100),
    maxMinor: liraMinor(10_000),
    stepMinor: liraMinor(10),
    endpoint: ENDPOINT,
    fields: [amountField, senderField],
    enabled: true,
  },
  {
    id: 4,
    slug: 'ceplira',
    name: 'CepLira',
    categoryId: 4,
    kind: 1,
    provider: PROVIDER,
    icon: 'smartphone',
    color: '#d08a1d',
    expireMinutes: 2,
    minMinor: liraMinor(50),
    maxMinor: liraMinor(1_000),
    stepMinor: liraMinor(10),
    endpoint: ENDPOINT,
    fields: [
      amountField,
      {
        type: 'number',
        name: 'mobile_number',
        label: { tr: 'Cep telefonu', en: 'Mobile number' },
        help: { tr: 'Başında sıfır olmadan 10 hane', en: '10 digits without the leading zero' },
        required: true,
        maxlength: 10,
      },
    ],
    enabled: true,
  },
  {
    id: 5,
    slug: 'qr-ode',
    name: 'QR Öde',
    categoryId: 6,
    kind: 1,
    provider: PROVIDER,
    icon: 'qr-code',
    color: '#1f7a8c',
    expireMinutes: 1,
    minMinor: liraMinor(100),
    maxMinor: liraMinor(25_000),
    stepMinor: liraMinor(5),
    endpoint: ENDPOINT,
    fields: [amountField],
    enabled: true,
  },
  {
    id: 6,
    slug: 'zincirpay',
    name: 'Zincirpay',
    categoryId: 5,
    kind: 1,
    provider: PROVIDER,
    icon: 'bitcoin',
    color: '#3f6fd6',
    expireMinutes: 15,
    minMinor: liraMinor(500),
    maxMinor: liraMinor(500_000),
    stepMinor: liraMinor(50),
    endpoint: ENDPOINT,
    fields: [
      amountField,
      {
        type: 'select',
        name: 'coin',
        label: { tr: 'Kripto para', en: 'Cryptocurrency' },
        help: {
          tr: 'Tutar, ödeme anındaki kurla çevrilir',
          en: 'Converted at the rate of the moment of payment',
        },
        required: true,
        options: coins,
      },
    ],
    enabled: true,
  },
  {
    id: 7,
    slug: 'kasaport',
    name: 'Kasaport',
    categoryId: 1,
    kind: 1,
    provider: PROVIDER,
    icon: 'banknote',
    color: '#5b6b73',
    expireMinutes: 10,
    minMinor: liraMinor(500),
    maxMinor: liraMinor(100_000),
    stepMinor: liraMinor(100),
    endpoint: ENDPOINT,
    fields: [
      amountField,
      {
        type: 'iban',
        name: 'iban',
        label: { tr: 'Gönderen IBAN', en: 'Sender’s IBAN' },
        help: { tr: 'TR ile başlayan 26 karakter', en: '26 characters, starting with TR' },
        required: true,
        maxlength: 32,
      },
      senderField,
    ],
    enabled: true,
  },
  {
    id: 8,
    slug: 'cuzdano',
    name: 'Cüzdano',
    categoryId: 2,
    kind: 1,
    provider: PROVIDER,
    icon: 'wallet',
    color: '#a23e73',
    expireMinutes: 0,
    minMinor: liraMinor(20),
    maxMinor: liraMinor(15_000),
    stepMinor: liraMinor(1),
    endpoint: ENDPOINT,
    fields: [
      amountField,
      {
        type: 'text',
        name: 'wallet_name',
        label: { tr: 'Cüzdano kullanıcı adı', en: 'Cüzdano user name' },
        required: true,
        maxlength: 40,
      },
    ],
    enabled: true,
  },
];

export const paymentMethods: readonly PaymentMethod[] = [...formMethods, ...pageMethods];
