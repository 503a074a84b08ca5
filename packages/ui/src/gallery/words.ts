import { createContext, useContext } from 'react';

export type GalleryLanguage = 'tr' | 'en';

/** A text in both languages. The page for engineers keeps its texts beside its parts and out of the site's. */
export type Words = readonly [tr: string, en: string];

export const GalleryLanguageContext = createContext<GalleryLanguage>('tr');

/** Chooses among the languages of a text. */
export function useSay(): (tr: string, en: string) => string {
  const language = useContext(GalleryLanguageContext);
  return (tr, en) => (language === 'tr' ? tr : en);
}
