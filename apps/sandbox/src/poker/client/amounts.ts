export interface Amounts {
  /** Without decimals if they are zero: ₺180, ₺2,50. */
  money(amountMinor: number): string;
  /** With its sign. */
  net(amountMinor: number): string;
  /** Minor units of what was typed; null if it is no amount. */
  read(text: string): number | null;
}

export function createAmounts(lang: 'tr' | 'en', currency: string): Amounts {
  const locale = lang === 'tr' ? 'tr-TR' : 'en-GB';
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const whole = new Intl.NumberFormat(locale, { ...style, maximumFractionDigits: 0 });
  const exact = new Intl.NumberFormat(locale, { ...style, minimumFractionDigits: 2 });
  const money = (amountMinor: number): string =>
    (amountMinor % 100 === 0 ? whole : exact).format(amountMinor / 100);
  return {
    money,
    net: (amountMinor) =>
      `${amountMinor > 0 ? '+' : amountMinor < 0 ? '−' : ''}${money(Math.abs(amountMinor))}`,
    read: (text) => {
      const [group, decimal] = lang === 'tr' ? ['.', ','] : [',', '.'];
      const plain = text
        .replace(/[\s₺$€£]/g, '')
        .replaceAll(group, '')
        .replace(decimal, '.');
      return /^\d{1,9}(?:\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
    },
  };
}
