import type { WireReply } from '@baize/contract';
import { parseWire } from '@baize/currency';

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
