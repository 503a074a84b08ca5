import type { Language } from '@baize/contract';

/** Money that may be in another currency than the player's. @param amount of the wire @param currency ISO 4217 */
export function isoMoney(amount: string, currency: string, language: Language): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
  });
  return format.format(amount as Intl.StringNumericLiteral);
}
