import { CallError, type Language } from '@baize/contract';
import type { Traits } from '@baize/brand';
import { currencyCode, formatMoney } from '@baize/currency';

import { wayBefore } from './closed-loop.ts';
import type { WithdrawalFacts } from './withdrawal-facts.ts';

export type Blocked = 'phone' | 'identity' | 'pending' | 'not_permitted' | 'daily_count' | 'daily_sum';

type MoneyTraits = Pick<
  Traits,
  'money.identityForWithdrawal' | 'money.withdrawalsPerDay' | 'money.withdrawalSumPerDay'
>;

/** What the player can withdraw now, if nothing else is in the way. */
export function availableOf({ mainMinor, turnoverMinor, heldMinor }: WithdrawalFacts): bigint {
  return mainMinor - turnoverMinor - heldMinor;
}

/** Minor units of a sum in whole lira; null without a limit. */
export function sumLimitOf(traits: MoneyTraits): bigint | null {
  const lira = traits['money.withdrawalSumPerDay'];
  return lira === null ? null : BigInt(lira) * 100n;
}

/** Why the player cannot request any withdrawal; null if one can be requested. */
export function blockedBy(facts: WithdrawalFacts, traits: MoneyTraits): Blocked | null {
  const sumLimit = sumLimitOf(traits);
  const countLimit = traits['money.withdrawalsPerDay'];
  if (!facts.isPhoneVerified) return 'phone';
  if (needsIdentity(facts, traits, 1n)) return 'identity';
  if (!facts.mayWithdraw) return 'not_permitted';
  if (facts.hasPending) return 'pending';
  if (countLimit !== null && facts.today.count >= countLimit) return 'daily_count';
  return sumLimit !== null && facts.today.totalMinor >= sumLimit ? 'daily_sum' : null;
}

function needsIdentity(facts: WithdrawalFacts, traits: MoneyTraits, amountMinor: bigint): boolean {
  const rule = traits['money.identityForWithdrawal'];
  if (facts.isIdentityVerified || rule === 'never') return false;
  return rule === 'always' || facts.monthMinor + amountMinor > BigInt(rule) * 100n;
}

/**
 * The rules of a withdrawal, in their order.
 *
 * @throws CallError of the first that is broken
 */
export function requireWithdrawable(
  facts: WithdrawalFacts,
  {
    traits,
    amountMinor,
    methodId,
    language,
  }: { traits: MoneyTraits; amountMinor: bigint; methodId: number; language: Language },
): void {
  const write = (minor: bigint) => formatMoney(minor, currencyCode.lira, language);
  if (!facts.isPhoneVerified) throw new CallError('phone_verification_needed');
  if (needsIdentity(facts, traits, amountMinor)) throw new CallError('identity_verification_needed');
  if (!facts.mayWithdraw) throw new CallError('withdrawal_not_permitted');
  if (facts.hasPending) throw new CallError('pending_withdrawal');
  const countLimit = traits['money.withdrawalsPerDay'];
  if (countLimit !== null && facts.today.count >= countLimit)
    throw new CallError('withdrawal_daily_count', { values: { limit: countLimit } });
  const sumLimit = sumLimitOf(traits);
  if (sumLimit !== null && facts.today.totalMinor + amountMinor > sumLimit) {
    const leftMinor = sumLimit > facts.today.totalMinor ? sumLimit - facts.today.totalMinor : 0n;
    throw new CallError('withdrawal_daily_sum', { values: { left: write(leftMinor) } });
  }
  if (amountMinor > facts.mainMinor) throw new CallError('insufficient_balance');
  const availableMinor = availableOf(facts);
  if (amountMinor > availableMinor) {
    const values = { left: write(facts.mainMinor - availableMinor), available: write(availableMinor) };
    throw new CallError('withdrawal_turnover_left', { values });
  }
  const first = wayBefore(facts.firstTo, { methodId, amountMinor });
  if (!first) return;
  const own = facts.firstTo.find((way) => way.methodId === methodId);
  const values = { method: first.name, amount: write(first.owedMinor) };
  throw own
    ? new CallError('withdrawal_way_sum', { values: { ...values, left: write(own.owedMinor) } })
    : new CallError('withdrawal_other_way', { values });
}
