/** Writes and reads numbers as the player's language does. */
export interface Amounts {
  readonly money: (minor: number) => string;
  /** 1234 is `12,34×`. */
  multiplier: (hundredths: number) => string;
  /** For a field: 1234 is `12,34`. */
  plain: (hundredths: number) => string;
  /** Hundredths of what was typed, also with separators or a currency; null if it is not a positive number. */
  read: (typed: string) => number | null;
}

const MOST_DIGITS = 12;

export function createAmounts(lang: 'tr' | 'en', money: (minor: number) => string): Amounts {
  const format = new Intl.NumberFormat(lang === 'tr' ? 'tr-TR' : 'en-GB', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const plain = (hundredths: number) => format.format(hundredths / 100);
  return { money, plain, multiplier: (hundredths) => `${plain(hundredths)}×`, read: readHundredths };
}

/**
 * `1.250,50`, `1,250.50`, `1250,5` and `₺1250` in hundredths. The last separator is the decimal one, unless exactly three
 * digits follow it.
 */
export function readHundredths(typed: string): number | null {
  const text = typed.replace(/[^\d.,-]/g, '');
  const [, whole = '', fraction = ''] = /^([\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  const digits = whole.replace(/[.,]/g, '');
  if (digits.length + fraction.length === 0 || digits.length > MOST_DIGITS) return null;
  if (!/^\d*$|^\d{1,3}(?:[.,]\d{3})+$/.test(whole)) return null;
  const hundredths = Number(digits) * 100 + Number(fraction.padEnd(2, '0'));
  return hundredths > 0 ? hundredths : null;
}

/** The usual stakes: 1, 2, 2.50 and 5 times a power of ten, within the limits, and the limits themselves. */
export function stakeLadder(low: number, high: number): number[] {
  const steps = [low, high];
  for (let power = 1; power <= high; power *= 10)
    for (const step of [power, power * 2, power * 2.5, power * 5])
      if (Number.isInteger(step) && step > low && step < high) steps.push(step);
  return [...steps].sort((a, b) => a - b);
}
