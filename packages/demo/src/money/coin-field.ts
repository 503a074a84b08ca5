import type { PaymentField } from './payment-method.ts';

/** The coins of the demo's BTCPay store. */
export const coinField: PaymentField = {
  type: 'select',
  name: 'coin',
  label: { tr: 'Kripto para', en: 'Cryptocurrency' },
  required: true,
  options: [
    { value: 'btc', label: { tr: 'Bitcoin (BTC)', en: 'Bitcoin (BTC)' }, network: 'bitcoin' },
    { value: 'ltc', label: { tr: 'Litecoin (LTC)', en: 'Litecoin (LTC)' }, network: 'litecoin' },
  ],
};
