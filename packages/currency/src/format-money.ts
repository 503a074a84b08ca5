import { isoCurrency } from './currency-code.ts';
import { formatWire } from './wire-amount.ts';

/** Making a formatter costs a hundred times as much as using one, and a page uses few kinds. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(code: number, locale: string, digits: number): Intl.NumberFormat {
  const currency = isoCurrency(code);
  const key = `${locale} ${currency} ${digits}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formatters.set(key, made);
  return made;
}

/**
 * Writes an amount for a person, exact at any size.
 *
 * @param minor minor units: 123450n
 * @param code currency number, see {@link isoCurrency}
 * @returns "₺1.234,50" in tr-TR, "₺1,234.50" in en
 */
export function formatMoney(minor: bigint, code = 1, locale = 'tr-TR'): string {
  // A formatter reads a decimal text digit by digit, whereas a number would lose digits past 2^53.
  return formatterFor(code, locale, 2).format(formatWire(minor) as Intl.StringNumericLiteral);
}

/**
 * Writes an amount in whole units, rounded down, for narrow places: "₺1.234".
 * Rounding down never shows a player more than there is.
 */
export function formatAmountFloored(minor: bigint, code = 1, locale = 'tr-TR'): string {
  const whole = minor / 100n - (minor < 0n && minor % 100n !== 0n ? 1n : 0n);
  return formatterFor(code, locale, 0).format(whole);
}
