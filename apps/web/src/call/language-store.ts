import { type Language, language as languages } from '@baize/contract';

import { LANGUAGE_CHOSEN, readEntry, writeEntry } from './token-store.ts';

const COOKIE_SECONDS = 31_536_000;
const cookie = (language: string) => `lang=${language}`;

/** Remembers a choice for the browser and, as a cookie, for the first HTML of the next page. */
function keepLanguage(language: Language): void {
  writeEntry('lang', language);
  document.cookie = `${cookie(language)}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`;
}

/** Loads the page anew in another language; forms keep what was typed. */
export function chooseLanguage(language: Language): void {
  keepLanguage(language);
  window.dispatchEvent(new Event(LANGUAGE_CHOSEN));
  // An address that names a language would go before what was chosen just now.
  const address = new URL(location.href);
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
  location.reload();
}

/**
 * Compares the page's language with the browser's entry, which outlives cookies. What is no language
 * becomes that of the page.
 *
 * @returns whether the page should be loaded anew, in the language that was chosen before
 */
export function isOtherLanguage(shown: Language): boolean {
  const chosen = languages.find((language) => language === readEntry('lang'));
  if (chosen === shown) return false;
  const isCookieKept = languages.some((language) => document.cookie.includes(cookie(language)));
  if (isCookieKept || !chosen) {
    writeEntry('lang', shown);
    return false;
  }
  keepLanguage(chosen);
  // Where cookies are refused it would load for ever.
  return document.cookie.includes(cookie(chosen));
}
