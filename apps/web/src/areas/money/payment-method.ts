import type { WireReply } from '@baize/contract';
import { formatAmountFloored, formatMoney, parseWire } from '@baize/currency';

type PaymentDetails = WireReply<'GET /account/payment-details'>['data'];
export type PaymentMethod = PaymentDetails['methods'][number];
export type PaymentCategory = PaymentDetails['categories'][number];
export type PaymentField = PaymentMethod['options']['fields'][number];

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

/** "₺1.000" for a whole amount, else "₺1.000,50". */
export function shortMoney(minor: bigint, currency: number): string {
  return minor % 100n === 0n ? formatAmountFloored(minor, currency) : formatMoney(minor, currency);
}
