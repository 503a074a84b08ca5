const MAX_DIGITS = 13;

interface Reading {
  /** Splits a plain or grouped amount into its whole and its decimal part. */
  pattern: RegExp;
  group: string;
}

const COMMA_DECIMAL: Reading[] = [
  { pattern: /^(\d+)(?:,(\d{1,2}))?$/, group: '' },
  { pattern: /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/, group: '.' },
  // One or two digits after a point cannot be a group of thousands: number pads often have no comma.
  { pattern: /^(\d+)\.(\d{1,2})$/, group: '' },
];

const POINT_DECIMAL: Reading[] = [
  { pattern: /^(\d+)(?:\.(\d{1,2}))?$/, group: '' },
  { pattern: /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/, group: ',' },
  { pattern: /^(\d+),(\d{1,2})$/, group: '' },
];

/**
 * Reads what a person typed as an amount.
 *
 * @param text such as "1.234,50", "1234,5" or "1234" in Turkish, "1,234.50" in English; a currency
 * sign and spaces around it are forgiven
 * @param locale tr-TR takes the comma as decimal sign, en the point
 * @returns minor units, or undefined where the text is not a positive amount or zero
 */
export function parseTyped(text: string, locale = 'tr-TR'): bigint | undefined {
  const bare = text.replace(/^[₺$€\s]+|[₺$€\s]+$/g, '').replace(/\s*(?:TL|TRY|USD|EUR)$/i, '');
  const readings = locale.toLowerCase().startsWith('en') ? POINT_DECIMAL : COMMA_DECIMAL;
  for (const { pattern, group } of readings) {
    const match = pattern.exec(bare);
    const [, grouped, decimals = ''] = match ?? [];
    if (grouped === undefined) continue;
    const whole = group === '' ? grouped : grouped.replaceAll(group, '');
    if (whole.length > MAX_DIGITS) return undefined;
    return BigInt(whole + decimals.padEnd(2, '0'));
  }
  return undefined;
}
