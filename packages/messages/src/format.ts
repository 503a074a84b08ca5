import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format';

import type { MessageValues } from './message-key.ts';

/** Formatters of `Intl` are slow to make, so each locale and set of options is made once. */
function kept<Options, Formatter>(make: (locale: string, options?: Options) => Formatter) {
  const formatters = new Map<string, Formatter>();
  return (locale?: Intl.LocalesArgument, options?: Options): Formatter => {
    const key = `${String(locale)} ${JSON.stringify(options)}`;
    const found = formatters.get(key);
    if (found) return found;
    const made = make(String(locale), options);
    formatters.set(key, made);
    return made;
  };
}

const options: FormatOptions = {
  timeZone: 'Europe/Istanbul',
  formatters: {
    getDateTimeFormat: kept(
      (locale, settings?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, settings),
    ),
    getNumberFormat: kept(
      (locale, settings?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, settings),
    ),
    getPluralRules: kept(
      (locale, settings?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, settings),
    ),
  },
};

/** Fills the places of a compiled message. Messages hold text only, so the result is text. */
export function formatCompiled(message: CompiledMessage, language: string, values?: MessageValues): string {
  if (typeof message === 'string') return message;
  return String(format(message, language, values, options));
}
