import { type Language, language } from '@baize/contract';

/** `en-GB;q=0.8` → the language and its weight, if we support the language and the weight isn't 0. */
function readPreference(part: string): { name: Language; weight: number } | undefined {
  const [range = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
  const [tag] = range.split('-');
  const name = language.find((ours) => ours === tag);
  if (name === undefined) return undefined;
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  if (quality === undefined) return { name, weight: 1 };
  // RFC 9110: 0 to 1 with up to three digits; 0 means not acceptable.
  const weight = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.exec(quality)?.[1];
  return Number(weight ?? 0) > 0 ? { name, weight: Number(weight) } : undefined;
}

/** The language of ours that an Accept-Language header prefers; Turkish if it names none. */
export function requestedLanguage(acceptLanguage: string | undefined): Language {
  if (acceptLanguage === undefined) return 'tr';
  // Our own pages send exactly this, so nothing has to be parsed.
  const plain = language.find((ours) => ours === acceptLanguage);
  if (plain !== undefined) return plain;
  const preferences = acceptLanguage.split(',').flatMap((part) => readPreference(part) ?? []);
  const [best] = preferences.toSorted((a, b) => b.weight - a.weight);
  return best?.name ?? 'tr';
}
