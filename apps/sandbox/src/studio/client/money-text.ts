/** Formats minor units in the player's language: ₺1.234,50 or ₺1,234.50. */
export function createMoneyText(lang: 'tr' | 'en', currency: string): (amountMinor: number) => string {
  const format = new Intl.NumberFormat(lang === 'tr' ? 'tr-TR' : 'en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return (amountMinor) => format.format(amountMinor / 100);
}
