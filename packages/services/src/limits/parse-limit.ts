import { type Body, type FieldProblem, type Language } from '@baize/contract';
import { currencyCode, formatMoney, parseTyped, parseWire } from '@baize/currency';
import type { LimitKey } from '@baize/ledger';

import { MINUTE_MS } from './minutes-of.ts';

/** 10,000,000.00 */
const MAX_LIMIT_MINOR = 1_000_000_000n;

const DAY_MINUTES = 24 * 60;
const maxMinutes = { daily: DAY_MINUTES, weekly: 7 * DAY_MINUTES, monthly: 31 * DAY_MINUTES } as const;

type TypedLimit = Body<'POST /account/limits'>['limit'];

export type ParsedLimit =
  /** In the unit of the ledger; undefined removes the limit. */
  { readonly amount: bigint | undefined } | { readonly problem: FieldProblem };

/** Parses a limit as typed in the form of a language, or as on the wire. */
export function parseLimit(
  typed: TypedLimit,
  { kind, period }: Pick<LimitKey, 'kind' | 'period'>,
  language: Language,
): ParsedLimit {
  if (typed === null) return { amount: undefined };
  const text = typed === undefined ? '' : String(typed).trim();
  if (text === '') return { problem: { message: 'field_required' } };
  if (kind === 'time') {
    const max = maxMinutes[period];
    if (/^\d{1,5}$/.test(text) && Number(text) <= max) return { amount: BigInt(text) * MINUTE_MS };
    return { problem: { message: 'limit_minutes', values: { max } } };
  }
  const amount = /^\d{1,13}\.\d{2}$/.test(text)
    ? parseWire(text)
    : parseTyped(text, typeof typed === 'number' ? 'en' : language);
  if (amount !== undefined && amount <= MAX_LIMIT_MINOR) return { amount };
  const max = formatMoney(MAX_LIMIT_MINOR, currencyCode.lira, language);
  return { problem: { message: 'limit_amount', values: { max } } };
}
