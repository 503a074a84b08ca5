import { CallError, invalidFields, type Language } from '@baize/contract';
import type { Traits } from '@baize/brand';
import { currencyCode, formatMoney } from '@baize/currency';

import { ownWays, wayBefore } from './closed-loop.ts';
import { accountOf, maskAccount } from './payment-account.ts';
import type { PaymentForm } from './read-payment-form.ts';
import type { WithdrawalFacts } from './withdrawal-facts.ts';

export type Blocked =
  | 'frozen'
  | 'phone'
  | 'identity'
  | 'pending'
  | 'not_permitted'
  | 'daily_count'
  | 'daily_sum';

type MoneyTraits = Pick<
  Traits,
  'money.identityForWithdrawal' | 'money.withdrawalsPerDay' | 'money.withdrawalSumPerDay'
>;

/** What the player can withdraw now, if nothing else is in the way; nothing while the wallet is frozen. */
export function availableOf({ mainMinor, turnoverMinor, heldMinor, isFrozen }: WithdrawalFacts): bigint {
  return isFrozen ? 0n : mainMinor - turnoverMinor - heldMinor;
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
  if (facts.isFrozen) return 'frozen';
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
  return rule === 'always' || facts.requestedMinor + amountMinor > BigInt(rule) * 100n;
}

type Requested = Pick<PaymentForm, 'amountMinor' | 'amountProblem' | 'fields' | 'mobileNumbers'> & {
  readonly method: Pick<PaymentForm['method'], 'id'>;
};

/**
 * The rules of a withdrawal, in their order.
 *
 * @throws CallError of the first that is broken
 */
export function requireWithdrawable(
  facts: WithdrawalFacts,
  { form, traits, language }: { form: Requested; traits: MoneyTraits; language: Language },
): void {
  const { amountMinor, amountProblem } = form;
  if (facts.isFrozen) throw new CallError('wallet_frozen');
  if (amountProblem && !isRest(facts, form)) throw invalidFields({ amount: amountProblem });
  if (!facts.isPhoneVerified) throw new CallError('phone_verification_needed');
  if (needsIdentity(facts, traits, amountMinor)) throw new CallError('identity_verification_needed');
  if (!facts.mayWithdraw) throw new CallError('withdrawal_not_permitted');
  if (facts.hasPending) throw new CallError('pending_withdrawal');
  requireWithinDay(facts, { traits, amountMinor, language });
  if (amountMinor > facts.mainMinor) throw new CallError('insufficient_balance');
  const availableMinor = availableOf(facts);
  if (amountMinor > availableMinor) requireNoTurnover(facts, language);
  if (amountMinor > availableMinor) {
    const write = writer(language);
    const values = { left: write(facts.mainMinor - availableMinor), available: write(availableMinor) };
    throw new CallError('withdrawal_turnover_left', { values });
  }
  requireWayBack(facts, form, language);
  requireOwnNumber(facts, form);
}

/**
 * Whether an amount that its method does not take is all that a closed account can withdraw, in all or that way: nobody
 * can win or deposit what is missing to the minimum.
 */
function isRest(facts: WithdrawalFacts, { method, fields, amountMinor }: Requested): boolean {
  if (!facts.isClosed) return false;
  const { owedMinor } = ownWays(facts.firstTo, { methodId: method.id, account: accountOf(fields) });
  return amountMinor === availableOf(facts) || amountMinor === owedMinor;
}

function requireNoTurnover({ bonus }: WithdrawalFacts, language: Language): void {
  if (!bonus || bonus.leftMinor === null) return;
  const values = { bonus: bonus.name[language], left: writer(language)(bonus.leftMinor) };
  throw new CallError('withdrawal_bonus_turnover', { values });
}

const writer = (language: Language) => (minor: bigint) => formatMoney(minor, currencyCode.lira, language);

function requireWithinDay(
  { today }: WithdrawalFacts,
  { traits, amountMinor, language }: { traits: MoneyTraits; amountMinor: bigint; language: Language },
): void {
  const countLimit = traits['money.withdrawalsPerDay'];
  if (countLimit !== null && today.count >= countLimit)
    throw new CallError('withdrawal_daily_count', { values: { limit: countLimit } });
  const sumLimit = sumLimitOf(traits);
  if (sumLimit === null || today.totalMinor + amountMinor <= sumLimit) return;
  const leftMinor = sumLimit > today.totalMinor ? sumLimit - today.totalMinor : 0n;
  throw new CallError('withdrawal_daily_sum', { values: { left: writer(language)(leftMinor) } });
}

function requireWayBack(
  { firstTo, freeMinor }: WithdrawalFacts,
  { method, fields, amountMinor }: Requested,
  language: Language,
): void {
  const request = { methodId: method.id, account: accountOf(fields), amountMinor };
  const first = wayBefore(firstTo, freeMinor, request);
  if (!first) return;
  const write = writer(language);
  const account = first.account ? ` (${maskAccount(first.account)})` : '';
  const values = { method: `${first.name}${account}`, amount: write(first.owedMinor) };
  const mostMinor = ownWays(firstTo, request).owedMinor + freeMinor;
  throw mostMinor > 0n
    ? new CallError('withdrawal_way_sum', { values: { ...values, left: write(mostMinor) } })
    : new CallError('withdrawal_other_way', { values });
}

/** A mobile number that receives money is the player's verified one, or one to which that much of deposits has to go back. */
function requireOwnNumber(
  { phone, firstTo }: WithdrawalFacts,
  { mobileNumbers, amountMinor }: Requested,
): void {
  const owedTo = (number: string) =>
    firstTo.find(({ account }) => account?.value === number)?.owedMinor ?? 0n;
  const others = Object.entries(mobileNumbers).filter(
    ([, number]) => number !== phone && amountMinor > owedTo(number),
  );
  if (others.length === 0) return;
  const problem = { message: 'mobile_number_not_own', values: { number: `… ${phone.slice(-4)}` } } as const;
  throw invalidFields(Object.fromEntries(others.map(([name]) => [name, problem])));
}
