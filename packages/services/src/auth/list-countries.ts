import type { Language, Reply } from '@baize/contract';
import { getCountryCallingCode } from 'libphonenumber-js/max';

import type { Context } from '../context.ts';
import { countryTable } from './country-table.ts';

type Countries = Reply<'GET /countries'>['countries'];

const listed = new Map<Language, Countries>();

function makeList(language: Language): Countries {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const collator = new Intl.Collator(language);
  return countryTable
    .map(({ id, code }) => ({
      id,
      name: names.of(code) ?? code,
      slug: code.toLowerCase(),
      code: `+${getCountryCallingCode(code)}`,
    }))
    .toSorted((a, b) => collator.compare(a.name, b.name));
}

/** All countries with their dial codes, in alphabetical order of the request's language. */
export async function listCountries({
  language,
}: Pick<Context, 'language'>): Promise<Reply<'GET /countries'>> {
  const countries = listed.get(language) ?? makeList(language);
  listed.set(language, countries);
  return { countries };
}
