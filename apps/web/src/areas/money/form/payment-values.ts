import { type Language, transactionKind } from '@baize/contract';
import { isWholeName } from '@baize/contract/person-names';
import { textProblem } from '@baize/contract/text-problem';
import { enteredText, MOBILE_NUMBER, nationalNumber, WALLET_NAME } from '@baize/contract/typed-identifiers';
import { formatWire, parseTyped } from '@baize/currency';

import { moneyFormats } from '../../../messages/use-money-format.ts';
import type { FieldProblem } from './field-problem.ts';
import { ibanProblem, readIban } from './iban-text.ts';
import { limitsOf, type PaymentField, type PaymentKind, type PaymentMethod } from './payment-method.ts';

/** The values of a method's fields, by name. */
export type PaymentValues = Record<string, string>;

/** How amounts are typed and shown, and what limits them besides the method. */
export interface PaymentRules {
  readonly kind: PaymentKind;
  /** Number of the player's currency. */
  readonly currency: number;
  /** Of the page. */
  readonly language: Language;
  /** The most that can be withdrawn now. */
  readonly availableMinor?: bigint | undefined;
  /** All that a closed account can withdraw: it may go in one sum that the method does not take otherwise. */
  readonly restMinor?: bigint | undefined;
}

/** The field for the amount. */
export function amountFieldOf(method: PaymentMethod): PaymentField | undefined {
  return method.options.fields.find((field) => field.type === 'amount');
}

/** The fields that the player fills in, in display order: the amount comes first. */
export function orderedFields(method: PaymentMethod): PaymentField[] {
  const amount = amountFieldOf(method);
  const others = method.options.fields.filter(
    (field) => field !== amount && field.type !== 'hidden' && field.type !== 'note',
  );
  return amount ? [amount, ...others] : others;
}

function amountProblem(typed: string, method: PaymentMethod, rules: PaymentRules): FieldProblem | undefined {
  const { currency, language, kind, availableMinor, restMinor } = rules;
  const isDeposit = kind === transactionKind.deposit;
  const text = (minor: bigint) => moneyFormats[language].short(minor, currency);
  const { minMinor, maxMinor, stepMinor } = limitsOf(method);
  const amountMinor = parseTyped(typed.trim(), language);
  if (amountMinor === undefined) return { key: 'money_amount_invalid' };
  if (amountMinor === restMinor && amountMinor > 0n && amountMinor <= maxMinor) return undefined;
  if (amountMinor < minMinor) {
    const key = isDeposit ? 'money_amount_too_small' : 'money_withdraw_too_small';
    return { key, values: { min: text(minMinor) } };
  }
  if (amountMinor > maxMinor) {
    const key = isDeposit ? 'money_amount_too_large' : 'money_withdraw_too_large';
    return { key, values: { max: text(maxMinor) } };
  }
  if (availableMinor !== undefined && amountMinor > availableMinor) {
    return { key: 'money_withdraw_over_available', values: { available: text(availableMinor) } };
  }
  if (stepMinor > 0n && amountMinor % stepMinor !== 0n) {
    return { key: 'money_amount_step', values: { step: text(stepMinor) } };
  }
  return undefined;
}

/** What is sent for a field other than the amount. */
export function sentText({ type, value }: PaymentField, typed: string): string {
  if (type === 'hidden') return value ?? '';
  if (type === 'iban') return readIban(typed);
  if (type === 'phone') return nationalNumber(typed);
  return enteredText(type, typed);
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  );
}

/** What a method's definition says is wrong with a field. */
export function fieldProblem(
  field: PaymentField,
  typed: string,
  method: PaymentMethod,
  rules: PaymentRules,
): FieldProblem | undefined {
  const { type, required, minlength, maxlength } = field;
  const isDeposit = rules.kind === transactionKind.deposit;
  const sent = type === 'amount' ? typed.trim() : sentText(field, typed);
  if (sent === '') {
    if (!required) return undefined;
    if (type === 'file') return { key: 'documents_file_needed' };
    if (type !== 'amount') return { key: 'money_field_required' };
    return { key: isDeposit ? 'money_write_amount' : 'money_withdraw_write_amount' };
  }
  if (type === 'text' || type === 'person_name') {
    const wrong = textProblem(sent);
    if (wrong) return { key: wrong === 'blank' && required ? 'money_field_required' : 'money_characters' };
  }
  if (maxlength !== undefined && sent.length > maxlength && type !== 'iban') {
    return { key: 'money_write_max_count', values: { count: maxlength } };
  }
  if (minlength !== undefined && sent.length < minlength) {
    const key = minlength === maxlength ? 'money_write_count' : 'money_write_min_count';
    return { key, values: { count: minlength } };
  }
  if (type === 'wallet_name' && !WALLET_NAME.test(sent)) return { key: 'money_wallet_name_invalid' };
  if (type === 'person_name' && !isWholeName(sent)) return { key: 'money_whole_name' };
  if (type === 'amount') return amountProblem(sent, method, rules);
  if (type === 'iban') return ibanProblem(sent);
  if (type === 'number' && !/^\d+$/.test(sent)) return { key: 'money_digits_only' };
  if (type === 'phone' && !MOBILE_NUMBER.test(sent)) return { key: 'money_phone_invalid' };
  if (type === 'date' && !isDate(sent)) return { key: 'money_date_invalid' };
  return undefined;
}

/** An amount as its field shows it: grouped, without symbol. */
export function amountText(minor: bigint, language: Language): string {
  return moneyFormats[language].short(minor).replace(/^\D+/, '');
}

/** The request body: the amount with two decimals, everything else trimmed. */
export function paymentBody(method: PaymentMethod, values: PaymentValues, language: Language) {
  const fields = method.options.fields.filter(({ type }) => type !== 'note');
  const written = fields.map((field) => {
    const typed = values[field.name] ?? '';
    const isAmount = field.type === 'amount';
    const sent = isAmount ? formatWire(parseTyped(typed.trim(), language) ?? 0n) : sentText(field, typed);
    return [field.name, sent] as const;
  });
  const { amount = '0.00', ...others } = Object.fromEntries(written.filter(([, value]) => value !== ''));
  return { ...others, payment_id: String(method.id), endpoint: method.options.endpoint, amount };
}
