import type { AmountLanguage } from './amount-language.ts';

const MAX_DIGITS = 13;

interface AmountFormat {
  /** Splits a plain or grouped amount into its integer and decimal parts; no thousands begin with 0. */
  pattern: RegExp;
  group: string;
}

const AMOUNT_FORMATS: Readonly<Record<AmountLanguage, readonly AmountFormat[]>> = {
  tr: [
    { pattern: /^(\d+)(?:,(\d{1,2}))?$/, group: '' },
    { pattern: /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?$/, group: '.' },
    // One or two digits after a point are decimals, since number pads often have no comma.
    { pattern: /^(\d+)\.(\d{1,2})$/, group: '' },
  ],
  en: [
    { pattern: /^(\d+)(?:\.(\d{1,2}))?$/, group: '' },
    { pattern: /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{1,2}))?$/, group: ',' },
    { pattern: /^(\d+),(\d{1,2})$/, group: '' },
  ],
};

/**
 * Parses an amount that a player has typed.
 *
 * @param text such as "1.234,50", "1234,5" or "1234" in Turkish, "1,234.50" in English; a currency symbol and spaces
 * around it are ignored
 * @returns minor units, or undefined if the text is not an amount of zero or more
 */
export function parseTyped(text: string, language: AmountLanguage): bigint | undefined {
  const bare = text.replace(/^[₺$€\s]+|[₺$€\s]+$/g, '').replace(/\s*(?:TL|TRY|USD|EUR)$/i, '');
  for (const { pattern, group } of AMOUNT_FORMATS[language]) {
    const match = pattern.exec(bare);
    const [, grouped, decimals = ''] = match ?? [];
    if (grouped === undefined) continue;
    const whole = group === '' ? grouped : grouped.replaceAll(group, '');
    if (whole.length > MAX_DIGITS) return undefined;
    return BigInt(whole + decimals.padEnd(2, '0'));
  }
  return undefined;
}
