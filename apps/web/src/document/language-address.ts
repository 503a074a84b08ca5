import { type Language, language as languages } from '@baize/contract';

/** The query value that asks for a page in a language. */
export const LANGUAGE_QUERY = 'lang';
const [bareLanguage] = languages;

/** The address of a page in one language: Turkish has the bare one. */
export function languageAddress(address: string, language: Language): string {
  if (language === bareLanguage) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${LANGUAGE_QUERY}=${language}`;
}
