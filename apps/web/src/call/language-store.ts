import { type Language, language as languages } from '@baize/contract';

import { hasCookie, writeCookie } from '../app/browser-storage.ts';
import { LANGUAGE_CHOSEN, readEntry, writeEntry } from './token-store.ts';

/**
 * Saves the choice in storage and in a cookie, for the first HTML of the next page.
 *
 * @returns whether the next page will be in this language
 */
function saveLanguage(language: Language): boolean {
  writeEntry('lang', language);
  return writeCookie('lang', language);
}

/** Reloads the page in another language; forms keep their values. */
export function chooseLanguage(language: Language): void {
  const isSaved = saveLanguage(language);
  window.dispatchEvent(new Event(LANGUAGE_CHOSEN));
  const address = new URL(location.href);
  // A language in the address overrides the cookie: remove it, or set it if cookies are refused.
  if (isSaved) address.searchParams.delete('lang');
  else address.searchParams.set('lang', language);
  history.replaceState(history.state, '', address);
  location.reload();
}

/**
 * Compares the page's language with the stored choice, which outlives cookies. An invalid choice is replaced by the
 * page's language.
 *
 * @returns whether to reload the page in the language chosen before
 */
export function isOtherLanguage(shown: Language): boolean {
  const chosen = languages.find((language) => language === readEntry('lang'));
  if (chosen === shown) return false;
  if (!chosen || languages.some((language) => hasCookie('lang', language))) {
    writeEntry('lang', shown);
    return false;
  }
  // If cookies are refused it would reload forever.
  return saveLanguage(chosen);
}
