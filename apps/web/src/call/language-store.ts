import { type Language, language as languages } from '@baize/contract';

import { hasCookie, writeCookie } from '../app/browser-storage.ts';
import { LANGUAGE_CHOSEN, readEntry, writeEntry } from './token-store.ts';

/**
 * Remembers a choice for the browser and, as a cookie, for the first HTML of the next page.
 *
 * @returns whether the next page comes in this language
 */
function saveLanguage(language: Language): boolean {
  writeEntry('lang', language);
  return writeCookie('lang', language);
}

/** Loads the page anew in another language; forms keep what was typed. */
export function chooseLanguage(language: Language): void {
  const isSaved = saveLanguage(language);
  window.dispatchEvent(new Event(LANGUAGE_CHOSEN));
  const address = new URL(location.href);
  // A language in the address goes before the cookie, so it goes away, or carries the choice if cookies are refused.
  if (isSaved) address.searchParams.delete('lang');
  else address.searchParams.set('lang', language);
  history.replaceState(history.state, '', address);
  location.reload();
}

/**
 * Compares the page's language with the browser's entry, which outlives cookies. An entry that names no language
 * becomes that of the page.
 *
 * @returns whether the page should be loaded anew, in the language that was chosen before
 */
export function isOtherLanguage(shown: Language): boolean {
  const chosen = languages.find((language) => language === readEntry('lang'));
  if (chosen === shown) return false;
  if (!chosen || languages.some((language) => hasCookie('lang', language))) {
    writeEntry('lang', shown);
    return false;
  }
  // If cookies are refused it would reload for ever.
  return saveLanguage(chosen);
}
