import { type Language, language } from '@baize/contract';

/** `en-GB;q=0.8` → the language and its weight, where it is one of ours and wanted at all. */
function readWish(part: string): { name: Language; weight: number } | undefined {
  const [range = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
  const [tag] = range.split('-');
  const name = language.find((ours) => ours === tag);
  if (name === undefined) return undefined;
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  if (quality === undefined) return { name, weight: 1 };
  // RFC 9110: 0 to 1 with up to three digits; 0 means that the language is not wanted.
  const weight = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.exec(quality)?.[1];
  return Number(weight ?? 0) > 0 ? { name, weight: Number(weight) } : undefined;
}

/** The language that a header of wishes asks for most; Turkish where it asks for none of ours. */
export function askedLanguage(acceptLanguage: string | undefined): Language {
  if (acceptLanguage === undefined) return 'tr';
  // What our own pages send needs no weighing.
  const plain = language.find((ours) => ours === acceptLanguage);
  if (plain !== undefined) return plain;
  const wishes = acceptLanguage.split(',').flatMap((part) => readWish(part) ?? []);
  const [best] = wishes.toSorted((a, b) => b.weight - a.weight);
  return best?.name ?? 'tr';
}
