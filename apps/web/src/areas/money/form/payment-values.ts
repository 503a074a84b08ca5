import type { Language } from '@baize/contract';
import type { MessageKey, MessageValues } from '@baize/messages/keys';
import { formatWire, parseTyped } from '@baize/currency';

import { moneyFormats } from '../../../messages/use-money-format.ts';
import { limitsOf, type PaymentField, type PaymentMethod } from './payment-method.ts';

/** The values of a method's fields, by name. */
export type PaymentValues = Record<string, string>;

export interface FieldProblem {
  readonly key: MessageKey;
  readonly values?: MessageValues;
}

/** How amounts are typed and shown. */
export interface AmountConvention {
  /** Number of the player's currency. */
  readonly currency: number;
  /** Of the page. */
  readonly language: Language;
}

const IBAN_LENGTH = 26;

/** The field for the amount. */
export function amountFieldOf(method: PaymentMethod): PaymentField | undefined {
  return method.options.fields.find((field) => field.type === 'amount');
}

/** The fields in display order: the amount comes first. */
export function orderedFields(method: PaymentMethod): PaymentField[] {
  const amount = amountFieldOf(method);
  const others = method.options.fields.filter((field) => field !== amount);
  return amount ? [amount, ...others] : others;
}

/** An IBAN without spaces, with its country code once even if it was entered twice. */
export function readIban(typed: string): string {
  const bare = typed
    .replaceAll(/\s/g, '')
    .toUpperCase()
    .replace(/^(?:TR)+/, '');
  return bare === '' ? '' : `TR${bare}`;
}

function amountProblem(
  typed: string,
  method: PaymentMethod,
  { currency, language }: AmountConvention,
): FieldProblem | undefined {
  const money = moneyFormats[language];
  const { minMinor, maxMinor, stepMinor } = limitsOf(method);
  const amountMinor = parseTyped(typed.trim(), language);
  if (amountMinor === undefined) return { key: 'money_amount_invalid' };
  if (amountMinor < minMinor) {
    return { key: 'money_amount_too_small', values: { min: money.short(minMinor, currency) } };
  }
  if (amountMinor > maxMinor) {
    return { key: 'money_amount_too_large', values: { max: money.short(maxMinor, currency) } };
  }
  if (stepMinor > 0n && amountMinor % stepMinor !== 0n) {
    return { key: 'money_amount_step', values: { step: money.short(stepMinor, currency) } };
  }
  return undefined;
}

/** What a method's definition says is wrong with a field. */
export function fieldProblem(
  field: PaymentField,
  typed: string,
  method: PaymentMethod,
  convention: AmountConvention,
): FieldProblem | undefined {
  const value = typed.trim();
  if (value === '') {
    if (!field.required) return undefined;
    return { key: field.type === 'amount' ? 'money_write_amount' : 'money_field_required' };
  }
  if (field.type === 'amount') return amountProblem(value, method, convention);
  const sent = field.type === 'iban' ? readIban(value) : value;
  if (field.maxlength !== undefined && sent.length > field.maxlength) {
    return { key: 'money_write_max_count', values: { count: field.maxlength } };
  }
  if (field.type === 'iban' && !new RegExp(`^TR\\d{${IBAN_LENGTH - 2}}$`).test(sent)) {
    return { key: 'money_iban_invalid' };
  }
  if (field.type === 'number' && !/^\d+$/.test(value)) return { key: 'money_digits_only' };
  return undefined;
}

/** An amount as its field shows it: grouped, without symbol. */
export function amountText(minor: bigint, language: Language): string {
  return moneyFormats[language].short(minor).replace(/^\D+/, '');
}

/** The request body: the amount with two decimals, everything else trimmed. */
export function paymentBody(method: PaymentMethod, values: PaymentValues, language: Language) {
  const written = method.options.fields.map((field) => {
    const typed = (values[field.name] ?? '').trim();
    if (field.type === 'amount') return [field.name, formatWire(parseTyped(typed, language) ?? 0n)] as const;
    return [field.name, field.type === 'iban' ? readIban(typed) : typed] as const;
  });
  const { amount = '0.00', ...others } = Object.fromEntries(written.filter(([, value]) => value !== ''));
  return { ...others, payment_id: String(method.id), endpoint: method.options.endpoint, amount };
}
