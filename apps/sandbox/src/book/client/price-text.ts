/** A price in thousandths as people read it: 1900 is `1,90`. */
export function priceText(price: number, decimalPoint: string): string {
  return (price / 1_000).toFixed(2).replace('.', decimalPoint);
}
