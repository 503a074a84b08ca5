import { parseWire } from '@baize/currency';

import type { PaymentMethod } from './payment-method.ts';

const WHOLE_RATE = 10_000n;

/**
 * What a payment of this amount costs: the fixed part plus the percentage, the fraction of a minor unit not charged.
 *
 * @param restMinor all that a closed account can withdraw, which below the minimum goes free
 */
export function feeOf(
  { fee, limit }: Pick<PaymentMethod, 'fee' | 'limit'>,
  amountMinor: bigint,
  restMinor?: bigint,
): bigint {
  if (amountMinor === restMinor && amountMinor < parseWire(limit.min)) return 0n;
  // "1.50" read as an amount is 150: hundredths of a percent.
  const share = amountMinor * parseWire(fee.percent);
  return parseWire(fee.fixed) + share / WHOLE_RATE;
}

export function isFree({ fee }: Pick<PaymentMethod, 'fee'>): boolean {
  return parseWire(fee.fixed) === 0n && parseWire(fee.percent) === 0n;
}
