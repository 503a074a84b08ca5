import type { Language, Reply } from '@baize/contract';

import type { Context } from '../context.ts';

/** Whose lines come first in each language. */
const homeCountries: Readonly<Record<Language, string>> = { tr: 'TR', en: 'GB' };

/** Where the brand's players find help; lines of the same country stay in the brand's order. */
export function readHelpLines({
  brand,
  language,
}: Pick<Context, 'brand' | 'language'>): Promise<Reply<'GET /help-lines'>> {
  const countryNames = new Intl.DisplayNames([language], { type: 'region' });
  const home = homeCountries[language];
  const isHome = ({ country }: (typeof brand.helpLines)[number]) => country === home;
  const sorted = [...brand.helpLines.filter(isHome), ...brand.helpLines.filter((line) => !isHome(line))];
  const data = sorted.map(({ name, country, phone, web, text, hours }) => ({
    name: name[language],
    country: country === undefined ? null : { code: country, name: countryNames.of(country) ?? country },
    phone: phone ?? null,
    web: web ?? null,
    text: text[language],
    hours: hours?.[language] ?? null,
  }));
  return Promise.resolve({ success: true, data });
}
