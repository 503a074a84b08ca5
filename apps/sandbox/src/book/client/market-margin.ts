import { readMarket } from './market-words.ts';

/**
 * By how much the inverse prices of a market add up to more than they would without a margin, in percent with one digit; null
 * while not all of its picks have a price.
 *
 * @param prices in thousandths
 */
export function marketMargin(market: string, prices: readonly (number | null)[]): number | null {
  if (prices.length < 2 || prices.includes(null)) return null;
  const sum = prices.reduce<number>((total, price) => total + 1_000 / (price ?? Infinity), 0);
  // Two of three results win, so the inverse prices add up to two.
  const winners = readMarket(market).kind === 'doubleChance' ? 2 : 1;
  return Math.round((sum / winners - 1) * 1_000) / 10;
}

/** @param text with a place for the number, such as `marj %{n}` */
export function marginText(margin: number | null, text: string, decimalPoint: string): string {
  return margin === null ? '' : text.replace('{n}', margin.toFixed(1).replace('.', decimalPoint));
}
