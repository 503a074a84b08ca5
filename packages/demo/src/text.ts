export const languages = ['tr', 'en'] as const;
export type Language = (typeof languages)[number];

/** One text in both languages of the demo. */
export type Text = Record<Language, string>;
