/** The language that amounts are written and parsed in: Turkish has a decimal comma, English a decimal point. */
export type AmountLanguage = 'tr' | 'en';
