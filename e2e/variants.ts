import { formatMessage } from '@baize/messages';
import type { screens } from '@baize/testkit/browser';
import { takesAll } from '@baize/testkit/test-scope';

/** A screen size and a chosen language. */
export interface Variant {
  readonly screen: keyof typeof screens;
  readonly language: 'tr' | 'en';
}

export const phone: Variant = { screen: 'phone', language: 'tr' };
export const desktop: Variant = { screen: 'desktop', language: 'tr' };
export const englishDesktop: Variant = { screen: 'desktop', language: 'en' };

/** For journeys: each language once, on two sizes. The views cover all combinations. */
export const journeyVariants: readonly Variant[] = [phone, englishDesktop];

/** For states that no view shows: every size once, in alternating languages. */
export const screenVariants: readonly Variant[] = [
  { screen: 'phone', language: 'en' },
  { screen: 'tablet', language: 'tr' },
  { screen: 'desktop', language: 'en' },
];

/** All variants, or in `npm test` the one whose turn it is: tests take turns, so that together they cover all. */
export const inSample = <T extends Variant>(variants: readonly T[], turn: number): readonly T[] =>
  takesAll() ? variants : variants.filter((_, at) => at === turn % variants.length);

/** Gives each of a row of similar tests one of the variants, so that together they cover all. */
export const inTurn = <T extends object>(row: readonly T[], variants: readonly Variant[]): (T & Variant)[] =>
  row.flatMap((entry, at) => {
    const variant = variants[at % variants.length];
    return variant ? [{ ...entry, ...variant }] : [];
  });

export type Texts = (key: string, values?: Record<string, string | number>) => string;

/** Looks up the texts of a language. */
export const textsOf =
  ({ language }: Pick<Variant, 'language'>): Texts =>
  (key, values) =>
    formatMessage(language, key, values);
