import { matching } from './wire-types.ts';

/** Amounts as decimal strings in major units: `10`, `10.5` and `10.50` are the same amount. */
export const decimalAmount = matching(/^\d{1,13}(\.\d{1,2})?$/, 'a decimal amount, such as 10.50').transform(
  parseDecimal,
);

/** The same, or below zero. */
export const signedDecimalAmount = matching(
  /^-?\d{1,13}(\.\d{1,2})?$/,
  'a decimal amount, such as -10.50',
).transform((text) => (text.startsWith('-') ? -parseDecimal(text.slice(1)) : parseDecimal(text)));

function parseDecimal(text: string): bigint {
  const [units = '', cents = ''] = text.split('.');
  return BigInt(units) * 100n + BigInt(cents.padEnd(2, '0'));
}

export function formatDecimal(amountMinor: bigint): string {
  return `${amountMinor / 100n}.${String(amountMinor % 100n).padStart(2, '0')}`;
}
