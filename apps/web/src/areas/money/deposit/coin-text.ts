import type { Language } from '@baize/contract';

/** An amount of a coin as people of the language write it, with every digit it has. */
export function coinText(amount: string, language: Language): string {
  const digits = amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount;
  return language === 'tr' ? digits.replace('.', ',') : digits;
}

/** Whether a decimal text is less than another, however many digits both have. */
export function isLess(amount: string, other: string): boolean {
  const digits = Math.max(...[amount, other].map((text) => (text.split('.')[1] ?? '').length));
  const [a, b] = [amount, other].map((text) => {
    const [whole = '0', decimals = ''] = text.split('.');
    return BigInt(whole + decimals.padEnd(digits, '0'));
  });
  return (a ?? 0n) < (b ?? 0n);
}

/** Lira for one coin, at least two decimals. */
export function rateText(rate: string, language: Language): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'TRY',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 6,
  });
  return format.format(rate as Intl.StringNumericLiteral);
}
