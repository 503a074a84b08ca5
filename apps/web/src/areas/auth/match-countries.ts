import type { Country } from './country-list.ts';

/** The text without case, accents and dots, for lenient matching in any language. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ı', 'i');
}

/**
 * The countries that match a search: by part of the name, by country code or by dial code. Names that start with it
 * come first.
 */
export function matchCountries(countries: readonly Country[], typed: string): readonly Country[] {
  const search = plain(typed.trim());
  if (search === '') return countries;
  const digits = search.replaceAll(/\D/g, '');
  const named = countries.map((country) => ({ country, name: plain(country.name) }));
  const first = named.filter(({ name }) => name.startsWith(search));
  const rest = named.filter(
    ({ country, name }) =>
      !name.startsWith(search) &&
      (name.includes(search) ||
        country.slug.toLowerCase() === search ||
        (digits !== '' && country.code.replaceAll(/\D/g, '').startsWith(digits))),
  );
  return [...first, ...rest].map(({ country }) => country);
}
