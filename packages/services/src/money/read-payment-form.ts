import {
  CallError,
  type FieldProblem,
  invalidFields,
  type Language,
  networkOf,
  transactionKind,
  type TransactionKind,
} from '@baize/contract';
import { enteredText } from '@baize/contract/typed-identifiers';
import { currencyCode, formatMoney, parseTyped, parseWire } from '@baize/currency';
import { and, eq, ne, paymentMethod } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { feeOf, isOfferedAt, type MethodRow } from './method-offer.ts';
import { describeFields, fieldProblem, fieldValue, namesNetworks } from './payment-fields.ts';

/** Texts by field name, besides the method and the amount. */
type PaymentInput = Readonly<Record<string, unknown>> & {
  readonly payment_id: number;
  readonly amount: string;
};

/** A requested payment, validated against its method. */
export interface PaymentForm {
  readonly method: MethodRow;
  readonly amountMinor: bigint;
  /** Of a withdrawal: why its method does not take the amount, unless it is the rest of a closed account. */
  readonly amountProblem?: FieldProblem;
  /** Part of the amount. */
  readonly feeMinor: bigint;
  /** The player's input besides the amount, by field name. */
  readonly fields: Readonly<Record<string, string>>;
  /** The mobile numbers among them. */
  readonly mobileNumbers: Readonly<Record<string, string>>;
  /** The documents in its fields of type `file`, by field name. */
  readonly proofs: Readonly<Record<string, number>>;
}

/**
 * @param from a method with a page of its own takes its form from that page only
 * @throws CallError `payment_method_unavailable` for a method that the brand does not offer, `invalid` with the invalid fields
 */
export async function readPaymentForm(
  { database, language, player }: Pick<PlayerContext, 'database' | 'language' | 'player'>,
  kind: TransactionKind,
  body: PaymentInput,
  from: 'list' | 'page' = 'list',
): Promise<PaymentForm> {
  const isMethod = and(
    eq(paymentMethod.id, body.payment_id),
    eq(paymentMethod.kind, kind),
    from === 'page' ? eq(paymentMethod.opens, 'page') : ne(paymentMethod.opens, 'page'),
    isOfferedAt(player.siteId),
  );
  const [method] = await database.sql.select().from(paymentMethod).where(isMethod);
  if (!method) throw new CallError('payment_method_unavailable');

  const problems: Record<string, FieldProblem> = {};
  const amountMinor = readAmount(body.amount, language);
  const amountProblem = checkAmount(method, amountMinor, language);

  const values: Record<string, string> = {};
  const mobileNumbers: Record<string, string> = {};
  const proofs: Record<string, number> = {};
  const described = describeFields(method.fields, language);
  const textOf = (name: string) => (typeof body[name] === 'string' ? body[name].trim() : '');
  if (!namesNetworks(described)) throw new CallError('payment_method_unavailable');
  const network = networkOf(described, textOf);
  for (const field of described) {
    if (field.type === 'amount' || field.type === 'note') continue;
    const text = enteredText(field.type, textOf(field.name));
    const problem = fieldProblem(field, text, network);
    if (problem) problems[field.name] = problem;
    if (text !== '') values[field.name] = fieldValue(field, text, network);
    if (text !== '' && field.type === 'phone') mobileNumbers[field.name] = fieldValue(field, text);
    if (text !== '' && field.type === 'file') proofs[field.name] = Number(text);
  }
  const mayBeRest = kind === transactionKind.withdraw && isRestOf(method, amountMinor);
  if (amountProblem && (!mayBeRest || Object.keys(problems).length > 0))
    throw invalidFields({ amount: amountProblem, ...problems });
  if (amountMinor === undefined || Object.keys(problems).length > 0) throw invalidFields(problems);
  return {
    method,
    amountMinor,
    ...(amountProblem && { amountProblem }),
    feeMinor: feeOf(method, amountMinor),
    fields: values,
    mobileNumbers,
    proofs,
  };
}

/** Programs send "250.00"; typed input is parsed by the conventions of the language. */
export function readAmount(text: string, language: Language): bigint | undefined {
  return /^\d{1,13}\.\d{2}$/.test(text) ? parseWire(text) : parseTyped(text, language);
}

/** Whether an amount can be what is left of a balance. */
function isRestOf(method: MethodRow, amountMinor: bigint | undefined): boolean {
  return (
    amountMinor !== undefined && amountMinor > feeOf(method, amountMinor) && amountMinor <= method.maxMinor
  );
}

function checkAmount(
  method: MethodRow,
  amountMinor: bigint | undefined,
  language: Language,
): FieldProblem | undefined {
  if (amountMinor === undefined) return { message: 'amount_invalid' };
  const write = (minor: bigint) => formatMoney(minor, currencyCode.lira, language);
  if (amountMinor < method.minMinor)
    return { message: 'amount_min', values: { min: write(method.minMinor) } };
  if (amountMinor > method.maxMinor)
    return { message: 'amount_max', values: { max: write(method.maxMinor) } };
  if (amountMinor % method.stepMinor !== 0n)
    return { message: 'amount_step', values: { step: write(method.stepMinor) } };
  const feeMinor = feeOf(method, amountMinor);
  if (amountMinor <= feeMinor) return { message: 'amount_min', values: { min: write(feeMinor + 1n) } };
  return undefined;
}
