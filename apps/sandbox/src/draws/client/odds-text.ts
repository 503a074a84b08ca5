/** Decimal odds: `2,45` or `2.45`. @param hundredths as odds are stored */
export function createOddsText(lang: 'tr' | 'en'): (hundredths: number) => string {
  const format = new Intl.NumberFormat(lang === 'tr' ? 'tr-TR' : 'en-GB', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (hundredths) => format.format(hundredths / 100);
}
