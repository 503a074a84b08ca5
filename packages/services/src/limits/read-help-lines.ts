import type { Reply } from '@baize/contract';

import type { Context } from '../context.ts';

/** Where the brand's players find help, in the brand's order, since a language does not say where somebody lives. */
export function readHelpLines({
  brand,
  language,
}: Pick<Context, 'brand' | 'language'>): Promise<Reply<'GET /help-lines'>> {
  const countryNames = new Intl.DisplayNames([language], { type: 'region' });
  const data = brand.helpLines.map(({ name, country, phone, web, text, hours }) => ({
    name: name[language],
    country: country === undefined ? null : { code: country, name: countryNames.of(country) ?? country },
    phone: phone ?? null,
    web: web ?? null,
    text: text[language],
    hours: hours?.[language] ?? null,
  }));
  return Promise.resolve({ success: true, data });
}
