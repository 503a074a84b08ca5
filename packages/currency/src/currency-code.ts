/** Currency numbers on the wire and in the database. */
export const currencyCode = { lira: 1, dollar: 2, euro: 3 } as const;

export type IsoCurrency = 'TRY' | 'USD' | 'EUR';

/** 1 is the lira, 2 the dollar, any other number the euro. */
export function isoCurrency(code: number): IsoCurrency {
  if (code === currencyCode.lira) return 'TRY';
  return code === currencyCode.dollar ? 'USD' : 'EUR';
}

const SYMBOLS: Record<IsoCurrency, string> = { TRY: '₺', USD: '$', EUR: '€' };

/** The symbol of a currency: "₺", "$" or "€". */
export function currencySymbol(code: number): string {
  return SYMBOLS[isoCurrency(code)];
}
