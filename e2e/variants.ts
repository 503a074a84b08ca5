import { formatMessage } from '@baize/messages';
import type { screens } from '@baize/testkit/browser';

/** A screen size, and the language that the visitor has chosen. */
export interface Variant {
  readonly screen: keyof typeof screens;
  readonly language: 'tr' | 'en';
}

export const phone: Variant = { screen: 'phone', language: 'tr' };
export const desktop: Variant = { screen: 'desktop', language: 'tr' };
export const englishDesktop: Variant = { screen: 'desktop', language: 'en' };

/** For journeys: each size and each language once. What depends on a combination of them is seen by the views. */
export const journeyVariants: readonly Variant[] = [phone, englishDesktop];

/** For single states that no view shows: every size once, in alternating languages. */
export const screenVariants: readonly Variant[] = [
  { screen: 'phone', language: 'en' },
  { screen: 'tablet', language: 'tr' },
  { screen: 'desktop', language: 'en' },
];

export type Texts = (key: string, values?: Record<string, string | number>) => string;

/** The texts of a language by their keys. */
export const textsOf =
  ({ language }: Pick<Variant, 'language'>): Texts =>
  (key, values) =>
    formatMessage(language, key, values);
