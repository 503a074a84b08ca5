import { transactionKind, type WireReply } from '@baize/contract';
import { parseWire } from '@baize/currency';

export type PaymentDetails = WireReply<'GET /account/payment-details'>['data'];
export type PaymentMethod = PaymentDetails['methods'][number];
export type PaymentCategory = PaymentDetails['categories'][number];
export type PaymentField = PaymentMethod['options']['fields'][number];
/** 1 deposit, 2 withdrawal. */
export type PaymentKind = (typeof transactionKind)[keyof typeof transactionKind];

export interface MethodLimits {
  readonly minMinor: bigint;
  readonly maxMinor: bigint;
  readonly stepMinor: bigint;
}

export function limitsOf({ limit }: PaymentMethod): MethodLimits {
  return {
    minMinor: parseWire(limit.min),
    maxMinor: parseWire(limit.max),
    stepMinor: parseWire(limit.step),
  };
}

export function nameOf(method: PaymentMethod): string {
  return method.limit.custom_name ?? method.name;
}

/** How messages name the kind. */
export function kindName(kind: PaymentKind): 'deposit' | 'withdraw' {
  return kind === transactionKind.deposit ? 'deposit' : 'withdraw';
}
