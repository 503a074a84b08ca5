import { z } from 'zod';

import { matching } from '../wire/wire-types.ts';

/** The processor's names of currencies, which are ISO codes but for the lira. */
const currencies: Readonly<Record<string, string>> = {
  TRY: 'TL',
  EUR: 'EUR',
  USD: 'USD',
  GBP: 'GBP',
  RUB: 'RUB',
};

/** @returns undefined for a currency that the processor does not take */
export function currencyAtPaytr(iso: string): string | undefined {
  return currencies[iso];
}

/** `TL` -> `TRY`; other codes are the same. */
export const paytrCurrency = matching(/^[A-Z]{2,3}$/, 'a currency code').transform((code) =>
  code === 'TL' ? 'TRY' : code,
);

/** Kuruş, as the calls that open a payment and the notices count. */
export const kurus = matching(/^\d{1,14}$/, 'a whole number of kuruş').transform(BigInt);

/** `10.25`, `10,8` or the number 10.8: refunds, status replies and statements count in whole units. */
export const decimalAmount = z
  .union([z.string(), z.number()], { error: 'a decimal amount' })
  .transform(String)
  .pipe(matching(/^\d{1,12}([.,]\d{1,2})?$/, 'a decimal amount'))
  .transform((text) => {
    const [whole = '', digits = ''] = text.split(/[.,]/);
    return BigInt(`${whole}${digits.padEnd(2, '0')}`);
  });
