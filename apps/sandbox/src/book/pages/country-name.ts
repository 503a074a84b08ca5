import type { PageParts } from './book-page.ts';

const names = new Map<string, Intl.DisplayNames>();

/** @param code ISO 3166 in lower case, or `world` */
export function countryName(code: string, { texts }: PageParts): string {
  if (code === 'world') return texts.world;
  const known = names.get(texts.locale) ?? new Intl.DisplayNames(texts.locale, { type: 'region' });
  names.set(texts.locale, known);
  return known.of(code.toUpperCase()) ?? code;
}
