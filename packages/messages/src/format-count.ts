const separators: Readonly<Record<string, string>> = { tr: '.', en: ',' };

/**
 * A whole number with thousands separators, like `Intl`. Without `Intl`, because creating its first formatter takes
 * longer on a slow phone than rendering a whole list.
 */
export function formatCount(count: number, language: string): string {
  const separator = separators[language];
  if (separator === undefined || !Number.isSafeInteger(count))
    return new Intl.NumberFormat(language).format(count);
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, separator);
}
