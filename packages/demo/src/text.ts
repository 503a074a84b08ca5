export const languages = ['tr', 'en'] as const;
export type Language = (typeof languages)[number];

/** A text in both languages. */
export type Text = Record<Language, string>;
