import type { Country } from './country-list.ts';

/** Letters as people type them in a hurry: without case, accents and dots, in any language. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ı', 'i');
}

/**
 * The countries that a search speaks of: by a part of their name, by their two letters or by their dial
 * code. Those whose name begins with it go first.
 */
export function matchCountries(countries: readonly Country[], typed: string): readonly Country[] {
  const wanted = plain(typed.trim());
  if (wanted === '') return countries;
  const digits = wanted.replaceAll(/\D/g, '');
  const named = countries.map((country) => ({ country, name: plain(country.name) }));
  const first = named.filter(({ name }) => name.startsWith(wanted));
  const rest = named.filter(
    ({ country, name }) =>
      !name.startsWith(wanted) &&
      (name.includes(wanted) ||
        country.slug.toLowerCase() === wanted ||
        (digits !== '' && country.code.replaceAll(/\D/g, '').startsWith(digits))),
  );
  return [...first, ...rest].map(({ country }) => country);
}
