import { isoCurrency } from './currency-code.ts';
import { formatWire } from './wire-amount.ts';

/** Creating a formatter costs a hundred times as much as using it, and a page needs few. */
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
 * Formats an amount for display, exact at any size.
 *
 * @param minor minor units: 123450n
 * @param code currency number, see {@link isoCurrency}
 * @returns "₺1.234,50" in tr-TR, "₺1,234.50" in en
 */
export function formatMoney(minor: bigint, code = 1, locale = 'tr-TR'): string {
  // A formatter reads a decimal string exactly, whereas a number loses digits above 2^53.
  return formatterFor(code, locale, 2).format(formatWire(minor) as Intl.StringNumericLiteral);
}

/**
 * Formats an amount in whole units for narrow spaces: "₺1.234". It is rounded down, so it never shows more than there
 * is.
 */
export function formatAmountFloored(minor: bigint, code = 1, locale = 'tr-TR'): string {
  const whole = minor / 100n - (minor < 0n && minor % 100n !== 0n ? 1n : 0n);
  return formatterFor(code, locale, 0).format(whole);
}
