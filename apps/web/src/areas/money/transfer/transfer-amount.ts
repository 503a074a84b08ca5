import type { Language } from '@baize/contract';
import { MAX_AMOUNT_MINOR, parseTyped } from '@baize/currency';

import { moneyFormats } from '../../../messages/use-money-format.ts';
import type { FieldProblem } from '../form/field-problem.ts';

interface AmountRules {
  /** What there is to move. */
  readonly fromMinor: bigint;
  /** Number of the player's currency. */
  readonly currency: number;
  /** Of the page, in whose form amounts are typed. */
  readonly language: Language;
}

/** A typed amount to move, or why it cannot be moved. */
export function readTransferAmount(
  typed: string,
  { fromMinor, currency, language }: AmountRules,
): { readonly amountMinor: bigint } | { readonly problem: FieldProblem } {
  const text = typed.trim();
  if (text === '') return { problem: { key: 'fill_all_fields' } };
  const amountMinor = parseTyped(text, language);
  if (amountMinor === undefined) return { problem: { key: 'money_amount_invalid' } };
  if (amountMinor <= 0n) return { problem: { key: 'wallet_amount_zero' } };
  if (amountMinor > fromMinor || amountMinor > MAX_AMOUNT_MINOR) {
    const available = moneyFormats[language].short(allOf(fromMinor), currency);
    return { problem: { key: 'wallet_amount_over', values: { available } } };
  }
  return { amountMinor };
}

/** All that one transfer can take of a balance. */
export function allOf(fromMinor: bigint): bigint {
  return fromMinor < MAX_AMOUNT_MINOR ? fromMinor : MAX_AMOUNT_MINOR;
}
