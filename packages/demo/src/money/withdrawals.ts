import { coinField } from './coin-field.ts';
import type { PaymentField, PaymentMethod } from './payment-method.ts';
import { amountField as depositAmountField, liraMinor, PROVIDER } from './payments.ts';

const amountField: PaymentField = {
  ...depositAmountField,
  label: { tr: 'Çekilecek tutar', en: 'Amount to withdraw' },
};

const ibanField: PaymentField = {
  type: 'iban',
  name: 'iban',
  label: { tr: 'IBAN', en: 'IBAN' },
  help: { tr: 'Kendi adınıza kayıtlı bir hesap', en: 'An account in your own name' },
  required: true,
  maxlength: 40,
};

const addressField: PaymentField = {
  type: 'coin_address',
  name: 'address',
  label: { tr: 'Cüzdan adresi', en: 'Wallet address' },
  help: {
    tr: 'Yanlış adrese giden para geri gelmez',
    en: 'Money sent to a wrong address does not come back',
  },
  required: true,
  maxlength: 100,
};

const coinsByNetwork: PaymentField['options'] = [
  { value: 'btc', label: { tr: 'Bitcoin (BTC)', en: 'Bitcoin (BTC)' }, network: 'bitcoin' },
  { value: 'eth', label: { tr: 'Ether (ETH)', en: 'Ether (ETH)' }, network: 'ethereum' },
  {
    value: 'usdt-tron',
    label: { tr: 'Tether (USDT) – TRON (TRC-20)', en: 'Tether (USDT) – TRON (TRC-20)' },
    network: 'tron',
  },
  {
    value: 'usdt-ethereum',
    label: { tr: 'Tether (USDT) – Ethereum (ERC-20)', en: 'Tether (USDT) – Ethereum (ERC-20)' },
    network: 'ethereum',
  },
];

/** Deposits that come from a bank account, also through Rovpay and Envoy; their money goes back to an IBAN. */
const bankDeposits = [1, 5, 7, 9, 10, 11, 13, 2513];

/** What all of these have in common. */
const withdrawal = {
  kind: 2,
  provider: PROVIDER,
  endpoint: 'account/withdraw/dynamic',
  enabled: true,
} as const;

/** Methods to withdraw, one or more of every family; each pays back the deposits of its family. */
export const withdrawalMethods: readonly PaymentMethod[] = [
  {
    ...withdrawal,
    id: 101,
    slug: 'havale-cekim',
    name: 'Banka Havalesi',
    nameEn: 'Bank Transfer',
    byBrand: {
      tribun: { name: 'Tribün Havale', nameEn: 'Tribün Transfer' },
      limonata: { name: 'Hesabıma Gelsin', nameEn: 'To My Account' },
    },
    categoryId: 1,
    icon: 'landmark',
    color: '#2f8f6b',
    expireMinutes: 30,
    minMinor: liraMinor(100),
    maxMinor: liraMinor(100_000),
    stepMinor: liraMinor(10),
    fields: [amountField, ibanField],
    paysBack: bankDeposits,
  },
  {
    ...withdrawal,
    id: 102,
    slug: 'otomatik-cekim',
    name: 'Otomatik Havale',
    nameEn: 'Automatic Transfer',
    categoryId: 7,
    icon: 'zap',
    color: '#3a8f9e',
    expireMinutes: 10,
    minMinor: liraMinor(50),
    maxMinor: liraMinor(20_000),
    stepMinor: liraMinor(10),
    feeFixedMinor: liraMinor(5),
    fields: [amountField, ibanField],
    paysBack: bankDeposits,
  },
  {
    ...withdrawal,
    id: 103,
    slug: 'parakopru-cekim',
    name: 'ParaKöprü',
    categoryId: 2,
    icon: 'wallet',
    color: '#6a5acd',
    expireMinutes: 5,
    minMinor: liraMinor(25),
    maxMinor: liraMinor(20_000),
    stepMinor: liraMinor(1),
    fields: [
      amountField,
      {
        type: 'number',
        name: 'wallet_number',
        label: { tr: 'ParaKöprü hesap numarası', en: 'ParaKöprü account number' },
        help: { tr: '10 haneli numara', en: 'The number with 10 digits' },
        required: true,
        minlength: 10,
        maxlength: 10,
      },
    ],
    paysBack: [2],
  },
  {
    ...withdrawal,
    id: 104,
    slug: 'cuzdano-cekim',
    name: 'Cüzdano',
    categoryId: 2,
    icon: 'wallet',
    color: '#a23e73',
    expireMinutes: 5,
    minMinor: liraMinor(25),
    maxMinor: liraMinor(15_000),
    stepMinor: liraMinor(5),
    fields: [
      amountField,
      {
        type: 'wallet_name',
        name: 'wallet_name',
        label: { tr: 'Cüzdano kullanıcı adı', en: 'Cüzdano user name' },
        required: true,
        minlength: 3,
        maxlength: 40,
      },
    ],
    paysBack: [8],
  },
  {
    ...withdrawal,
    id: 105,
    slug: 'kartix-cekim',
    name: 'Kartix',
    categoryId: 3,
    icon: 'credit-card',
    color: '#c8553d',
    expireMinutes: 60,
    minMinor: liraMinor(100),
    maxMinor: liraMinor(10_000),
    stepMinor: liraMinor(10),
    feeRate: 100,
    fields: [amountField, ibanField],
    paysBack: [3, 12],
  },
  {
    ...withdrawal,
    id: 106,
    slug: 'ceplira-cekim',
    name: 'CepLira',
    categoryId: 4,
    icon: 'smartphone',
    color: '#d08a1d',
    expireMinutes: 15,
    minMinor: liraMinor(25),
    maxMinor: liraMinor(1_000),
    stepMinor: liraMinor(5),
    fields: [
      amountField,
      {
        type: 'phone',
        name: 'mobile_number',
        label: { tr: 'Cep telefonu', en: 'Mobile number' },
        help: { tr: 'Yalnızca doğrulanmış kendi numaranıza', en: 'To your own verified number only' },
        required: true,
        maxlength: 16,
      },
    ],
    paysBack: [4],
  },
  {
    ...withdrawal,
    id: 107,
    slug: 'zincirpay-cekim',
    name: 'Zincirpay',
    categoryId: 5,
    icon: 'bitcoin',
    color: '#3f6fd6',
    expireMinutes: 60,
    minMinor: liraMinor(100),
    maxMinor: liraMinor(500_000),
    stepMinor: liraMinor(50),
    fields: [
      amountField,
      {
        type: 'select',
        name: 'coin',
        label: { tr: 'Kripto para ve ağı', en: 'Cryptocurrency and network' },
        required: true,
        options: coinsByNetwork,
      },
      addressField,
    ],
    paysBack: [6],
  },
  {
    ...withdrawal,
    id: 108,
    slug: 'coin-kapisi-cekim',
    name: 'Coin Kapısı',
    nameEn: 'Coin Door',
    byBrand: { uydu: { name: 'Uydu Coin' } },
    provider: 'btcpay',
    categoryId: 5,
    icon: 'bitcoin',
    color: '#b9721d',
    expireMinutes: 30,
    minMinor: liraMinor(100),
    maxMinor: liraMinor(250_000),
    stepMinor: liraMinor(10),
    fields: [amountField, coinField, addressField],
    paysBack: [14],
  },
];
