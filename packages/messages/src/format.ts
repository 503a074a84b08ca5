import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format';

import { formatCount } from './format-count.ts';
import type { MessageValues } from './message-key.ts';

/** `Intl` formatters are slow to create, so each locale and set of options has one. */
function cached<Options, Formatter>(make: (locale: string, options?: Options) => Formatter) {
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

/** Formats whole numbers, which most messages contain, by the only method that compiled messages use. */
const counts = (locale: string) =>
  ({ format: (count: number) => formatCount(count, locale) }) as Intl.NumberFormat;
/** Turkish and English have the same plural rule for whole numbers. */
const wholes = { select: (count: number) => (count === 1 ? 'one' : 'other') } as Intl.PluralRules;

const makeNumberFormat = cached(
  (locale, settings?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, settings),
);
const makePluralRules = cached(
  (locale, settings?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, settings),
);

const options: FormatOptions = {
  formatters: {
    // The time zone is the brand's, which a message does not know.
    getDateTimeFormat: () => {
      throw new RangeError('a message contains dates as text');
    },
    getNumberFormat: (locale, settings) =>
      settings === undefined ? counts(String(locale)) : makeNumberFormat(locale, settings),
    getPluralRules: (locale, settings) =>
      settings?.type === 'ordinal' ? makePluralRules(locale, settings) : wholes,
  },
};

/** Fills in the placeholders of a compiled message. Messages contain only text, so the result is a string. */
export function formatCompiled(message: CompiledMessage, language: string, values?: MessageValues): string {
  if (typeof message === 'string') return message;
  return String(format(message, language, values, options));
}
