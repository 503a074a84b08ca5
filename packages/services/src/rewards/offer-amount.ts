import type { BonusTerms } from '@baize/contract';

/** What an offer is made of, besides its terms. */
export interface OfferBase {
  /** What is given, whatever the terms say: an operator or a partner has decided it. */
  readonly amountMinor?: bigint;
  /** The deposit, or the net loss of a period. */
  readonly baseMinor?: bigint;
}

/** The bonus money that terms give; zero if there is nothing to give. */
export function offerAmount(terms: BonusTerms, { amountMinor, baseMinor = 0n }: OfferBase): bigint {
  if (amountMinor !== undefined) return amountMinor;
  switch (terms.kind) {
    case 'fixed':
    case 'freeBet':
      return BigInt(terms.amountMinor ?? 0);
    case 'deposit':
      return baseMinor < BigInt(terms.minDepositMinor ?? 0) ? 0n : share(terms, baseMinor);
    case 'cashback':
      return share(terms, baseMinor);
    case 'freeSpins':
      return 0n;
  }
}

function share({ percent = 0, capMinor = 0 }: BonusTerms, baseMinor: bigint): bigint {
  const whole = (baseMinor * BigInt(percent)) / 100n;
  return whole < 0n ? 0n : least(whole, BigInt(capMinor));
}

/** What has to be staked in all, rounded up to whole minor units. */
export function offerWager(terms: BonusTerms, amountMinor: bigint, baseMinor = 0n): bigint {
  // A free bet is staked once, as a whole.
  if (terms.kind === 'freeBet') return amountMinor;
  const { times, base } = terms.wagering;
  const of = base === 'bonus' ? amountMinor : amountMinor + baseMinor;
  return (of * hundredths(times) + 99n) / 100n;
}

export const hundredths = (times: number): bigint => BigInt(Math.round(times * 100));

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
