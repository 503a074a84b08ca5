const separators: Readonly<Record<string, string>> = { tr: '.', en: ',' };

/**
 * A whole number with its thousands parted, as `Intl` writes it. By hand, because the first formatter of `Intl`
 * keeps a slow phone busy for longer than drawing a whole list does.
 */
export function formatCount(count: number, language: string): string {
  const separator = separators[language];
  if (separator === undefined || !Number.isSafeInteger(count))
    return new Intl.NumberFormat(language).format(count);
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, separator);
}
