import type { AmountLanguage } from './amount-language.ts';
import { isoCurrency } from './currency-code.ts';
import { formatWire } from './wire-amount.ts';

/** Creating a formatter costs a hundred times as much as using it, and a page needs few. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(code: number, language: AmountLanguage, digits: number): Intl.NumberFormat {
  const currency = isoCurrency(code);
  const key = `${language} ${currency} ${digits}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(language, {
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
 * @returns "₺1.234,50" in Turkish, "₺1,234.50" in English
 */
export function formatMoney(minor: bigint, code: number, language: AmountLanguage): string {
  // A formatter reads a decimal string exactly, whereas a number loses digits above 2^53.
  return formatterFor(code, language, 2).format(formatWire(minor) as Intl.StringNumericLiteral);
}

/**
 * Formats an amount in whole units for narrow spaces: "₺1.234". It is rounded down, so it never shows more than there
 * is.
 */
export function formatAmountFloored(minor: bigint, code: number, language: AmountLanguage): string {
  const whole = minor / 100n - (minor < 0n && minor % 100n !== 0n ? 1n : 0n);
  return formatterFor(code, language, 0).format(whole);
}

/** Formats an amount without decimals if it is whole: "₺1.000", else "₺1.000,50". */
export function formatMoneyShort(minor: bigint, code: number, language: AmountLanguage): string {
  return minor % 100n === 0n
    ? formatAmountFloored(minor, code, language)
    : formatMoney(minor, code, language);
}
