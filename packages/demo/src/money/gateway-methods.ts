import { coinField } from './coin-field.ts';
import type { PaymentMethod } from './payment-method.ts';
import { amountField, ENDPOINT, liraMinor } from './payments.ts';

/** What a page of PayTR in a frame has in common. */
const framed = {
  kind: 1,
  provider: 'paytr',
  endpoint: ENDPOINT,
  fields: [amountField],
  enabled: true,
  opens: 'frame',
} as const;

/** Deposits through gateways that speak public protocols: cards and transfers by PayTR, coins by BTCPay. */
export const gatewayMethods: readonly PaymentMethod[] = [
  {
    ...framed,
    id: 12,
    slug: 'turkuaz-kart',
    name: 'Turkuaz Kart',
    nameEn: 'Turkuaz Card',
    byBrand: {
      tribun: { name: 'Tribün Kart', nameEn: 'Tribün Card' },
      limonata: { name: 'Kart Geçsin', nameEn: 'Just Card' },
    },
    categoryId: 3,
    icon: 'credit-card',
    color: '#127d8c',
    expireMinutes: 0,
    minMinor: liraMinor(100),
    maxMinor: liraMinor(20_000),
    stepMinor: liraMinor(1),
    pendingMinutes: 30,
  },
  {
    ...framed,
    id: 13,
    // The adapter opens a page for transfers, as the code is one of a transfer.
    slug: 'turkuaz-eft',
    name: 'Turkuaz EFT',
    notAt: ['pist', 'limonata'],
    categoryId: 1,
    icon: 'landmark',
    color: '#127d8c',
    expireMinutes: 20,
    minMinor: liraMinor(100),
    maxMinor: liraMinor(50_000),
    stepMinor: liraMinor(1),
  },
  {
    id: 14,
    slug: 'coin-kapisi',
    name: 'Coin Kapısı',
    nameEn: 'Coin Door',
    byBrand: { uydu: { name: 'Uydu Coin' } },
    categoryId: 5,
    kind: 1,
    provider: 'btcpay',
    icon: 'bitcoin',
    color: '#b9721d',
    expireMinutes: 15,
    minMinor: liraMinor(250),
    maxMinor: liraMinor(250_000),
    stepMinor: liraMinor(10),
    endpoint: ENDPOINT,
    fields: [amountField, coinField],
    enabled: true,
    // Longer than the rate of an invoice, which the gateway then fixes for its whole time.
    pendingMinutes: 30,
  },
];
