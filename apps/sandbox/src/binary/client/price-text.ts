export interface PriceScale {
  readonly startPrice: number;
  readonly sizeOfLevel: number;
  readonly decimals: number;
}

/** Writes the price of a level as the player's language does; different levels have different prices. */
export function createPriceText(lang: 'tr' | 'en', scale: PriceScale): (level: number) => string {
  const { startPrice, sizeOfLevel, decimals } = scale;
  const format = new Intl.NumberFormat(lang === 'tr' ? 'tr-TR' : 'en-GB', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return (level) => format.format(startPrice * Math.exp(level * sizeOfLevel));
}
