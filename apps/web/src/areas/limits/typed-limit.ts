import type { Language } from '@baize/contract';
import type { MessageKey, MessageValues } from '@baize/messages/keys';
import { formatWire, parseTyped } from '@baize/currency';

import type { LimitPeriod } from './limit-state.ts';

/** 10,000,000.00 */
export const MAX_LIMIT_MINOR = 1_000_000_000n;
/** The whole period: a day, a week, 31 days. */
export const maxMinutes: Readonly<Record<LimitPeriod, number>> = {
  daily: 1_440,
  weekly: 10_080,
  monthly: 44_640,
};

/** What was understood of a typed limit, or what is wrong with it. */
export type Reading =
  | { readonly value: bigint }
  | {
      readonly problem: { readonly key: MessageKey; readonly values?: MessageValues };
      /** Whether it may become a limit by typing on, so that it is no mistake yet. */
      readonly isUnfinished?: true;
      /** The amount, if it is written in the form of the other language. */
      readonly meant?: bigint;
    };

/** An amount as the page's language writes it in a field: "1.234,56". */
export function typedForm(minor: bigint, language: Language): string {
  const [whole = '0', decimals = '00'] = formatWire(minor).split('.');
  const grouped = BigInt(whole).toLocaleString(language);
  return `${grouped}${language === 'tr' ? ',' : '.'}${decimals}`;
}

/** How amounts begin that are not typed to the end: "1.", "1.23" and "1.234," in Turkish. */
const beginnings: Readonly<Record<Language, RegExp>> = {
  tr: /^[₺$€\s]*(?:\d+,|[1-9]\d{0,2}(?:\.\d{3})*(?:\.\d{0,2}|,))?$/,
  en: /^[₺$€\s]*(?:\d+\.|[1-9]\d{0,2}(?:,\d{3})*(?:,\d{0,2}|\.))?$/,
};

/** Reads an amount as it is typed in the language of the page. */
export function readAmount(typed: string, language: Language): Reading {
  const text = typed.trim();
  if (text === '') return { problem: { key: 'limits_amount_missing' }, isUnfinished: true };
  const value = parseTyped(text, language);
  if (value !== undefined && value <= MAX_LIMIT_MINOR) return { value };
  if (value !== undefined) return { problem: { key: 'limits_amount_max' } };
  if (/^[₺$€\s]*[-−–]/.test(text)) return { problem: { key: 'limits_amount_negative' } };
  const meant = parseTyped(text, language === 'tr' ? 'en' : 'tr');
  if (meant === undefined || meant > MAX_LIMIT_MINOR) {
    const problem = { key: 'limits_amount_invalid' } as const;
    return beginnings[language].test(text) ? { problem, isUnfinished: true } : { problem };
  }
  // "250,505" is 250 and a half to one player and a quarter of a million to another.
  if (text.replaceAll(/[^.,]/g, '').length === 1) return { problem: { key: 'limits_amount_ambiguous' } };
  return { problem: { key: 'limits_amount_other_form' }, meant };
}

type Mistake = Extract<Reading, { readonly problem: unknown }>;

/** Whether the problem is shown: what typing on may mend is one only once the player has stopped. */
export function isMistake(reading: Reading, hasStopped: boolean): reading is Mistake {
  return 'problem' in reading && (hasStopped || reading.isUnfinished !== true);
}

/** Reads a time from its two fields, of which one may be empty. */
export function readTime(hours: string, minutes: string, period: LimitPeriod): Reading {
  const [hour, minute] = [hours.trim(), minutes.trim()];
  if (hour === '' && minute === '') return { problem: { key: 'limits_amount_missing' }, isUnfinished: true };
  const isWhole = /^\d{0,4}$/.test(hour) && /^\d{0,4}$/.test(minute);
  // Minutes alone may be more than an hour: "90" is what was meant.
  if (!isWhole || (hour !== '' && Number(minute) > 59)) return { problem: { key: 'limits_time_invalid' } };
  const total = Number(hour) * 60 + Number(minute);
  if (total > maxMinutes[period]) return { problem: { key: 'limits_time_max', values: { period } } };
  return { value: BigInt(total) };
}
