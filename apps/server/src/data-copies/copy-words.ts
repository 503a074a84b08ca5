import { durationText } from '@baize/messages/duration';
import type { Brand } from '@baize/brand';
import type { Language } from '@baize/contract';
import { formatMessage, isMessageKey } from '@baize/messages';

type Values = Readonly<Record<string, string | number>>;

/** How a brand says things in a language. */
export interface CopyWords {
  readonly language: Language;
  text(key: string, values?: Values): string;
  partName(name: string): string;
  sectionName(name: string): string;
  columnName(name: string): string;
  /** A word of ours, or what it is in the files if there is no text for it. */
  term(name: string): string;
  moment(date: Date): string;
  /** What a time is called: `90 days`. */
  duration(ms: number): string;
}

const MINUTE_MS = 60_000;

export function createCopyWords(brand: Brand, language: Language): CopyWords {
  const moments = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: brand.traits['site.timeZone'],
  });
  const text = (key: string, values?: Values) =>
    formatMessage(language, key, values, brand.messages[language]);
  return {
    language,
    text,
    partName: (name) => text(`data_copy_part_${name.replaceAll('-', '_')}`),
    sectionName: (name) => text(`data_copy_section_${name}`),
    columnName: (name) => text(`data_copy_column_${name}`),
    term(name) {
      // Also notes of ours, kinds of messages, reasons of payments and types of games.
      const keys = [
        `data_copy_value_${name}`,
        `message_${name}_title`,
        `money_reason_${name}`,
        `statement_category_${name}`,
        name,
      ];
      const key = keys.find((one) => isMessageKey(one));
      return key === undefined ? name : text(key, { brand: brand.options.name });
    },
    moment: (date) => moments.format(date),
    duration: (ms) => durationText(text, Math.round(ms / MINUTE_MS), 'long'),
  };
}
