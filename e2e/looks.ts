import { formatMessage } from '@baize/messages';
import type { screens } from '@baize/testkit/browser';

/** What a journey is walked at: a screen, and a language that the visitor has chosen. */
export interface Look {
  readonly screen: keyof typeof screens;
  readonly language: 'tr' | 'en';
}

const languages = ['tr', 'en'] as const;

/** A phone and a desktop in both languages: what every journey through a form or the frame is walked at. */
export const allLooks: readonly Look[] = (['phone', 'desktop'] as const).flatMap((screen) =>
  languages.map((language) => ({ screen, language })),
);

/** The same with a tablet: what every view is looked at in. */
export const everyLook: readonly Look[] = [
  ...allLooks,
  ...languages.map((language) => ({ screen: 'tablet' as const, language })),
];

export const phone: Look = { screen: 'phone', language: 'tr' };
export const desktop: Look = { screen: 'desktop', language: 'tr' };
export const englishDesktop: Look = { screen: 'desktop', language: 'en' };

export type Texts = (key: string, values?: Record<string, string | number>) => string;

/** The texts of a language by their keys. */
export const textsOf =
  ({ language }: Pick<Look, 'language'>): Texts =>
  (key, values) =>
    formatMessage(language, key, values);
