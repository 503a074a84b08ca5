import { CallError, type ErrorCode, invalidFields, tooManyRequests } from '@baize/contract';
import { smsParts, smsText } from '@baize/providers';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

import type { Context } from '../context.ts';
import { networkOf } from '../network-of.ts';
import type { RateLimit } from '../rate-limit.ts';
import { uncount, countOrRetryAfter } from '../rate-window.ts';
import { isToVerified, type SmsPurpose, type SmsRecipient } from './sms-recipient.ts';

const DAY_MS = 24 * 60 * 60_000;
const BLOCK_DIGITS = 4;

interface Rule {
  readonly key: string;
  /** Whether it limits what is paid, which is for parts of messages. */
  readonly isOfCosts?: boolean;
  readonly limit: RateLimit;
  readonly refusal: ErrorCode;
}

/** What a message about to be sent was counted under, and as how many. */
export type TakenBudget = readonly { readonly key: string; readonly by: number }[];

/**
 * A player who signs in or withdraws knows the password and has a verified phone, so the limit is per player only: attackers who use
 * up the brand's messages on other numbers cannot lock anyone out.
 */
function rulesFor(context: Context, recipient: SmsRecipient, purpose: SmsPurpose, isResend: boolean): Rule[] {
  const { siteId, id, phone } = recipient;
  const limits = context.smsLimits;
  if (isToVerified(purpose)) {
    const key = purpose === 'sign-in' ? `sms ${siteId} ${id}` : `sms ${siteId} ${id} payout`;
    return [{ key, limit: limits.signIn, refusal: 'too_many_requests' }];
  }
  const network = `${siteId} ${networkOf(context.ip)}`;
  const block = phone.slice(0, -BLOCK_DIGITS);
  const day = { max: context.brand.sms.dailyVerifications, windowMs: DAY_MS };
  const ofNetwork: Rule[] = [
    { key: `sms day of ${network}`, limit: limits.networkDay, refusal: 'sms_network_day' },
    { key: `sms next of ${network}`, limit: limits.networkNext, refusal: 'sms_network_wait' },
  ];
  return [
    {
      key: `sms of ${siteId} ${id} ${purpose}`,
      limit: limits.verification,
      refusal: 'sms_sends_reached',
    },
    ...(isResend ? [] : ofNetwork),
    { key: `sms number ${phone}`, limit: limits.number, refusal: 'phone_blocked' },
    { key: `sms block ${siteId} ${block}`, limit: limits.block, refusal: 'sms_unavailable', isOfCosts: true },
    { key: `sms brand ${siteId}`, limit: day, refusal: 'sms_unavailable', isOfCosts: true },
  ];
}

/**
 * Counts one message against all its budgets, or none if one of them is used up. Budgets of costs count its parts.
 *
 * @param message its text, and `isResend`: whether a code of the same verification has been sent already
 * @throws CallError `invalid` at `code` for a country that the brand does not send to, `too_many_requests`,
 * `sms_sends_reached`, `sms_network_wait`, `sms_network_day`, `phone_blocked` with the seconds to wait,
 * `sms_unavailable` if a shared budget is used up
 */
export async function takeSmsBudget(
  context: Context,
  recipient: SmsRecipient,
  purpose: SmsPurpose,
  { text, isResend }: { readonly text: string; readonly isResend: boolean },
): Promise<TakenBudget> {
  if (!isToVerified(purpose)) refuseCountry(context, recipient.phone);
  const taken: { key: string; by: number }[] = [];
  const parts = smsParts(smsText(text));
  for (const { key, limit, refusal, isOfCosts = false } of rulesFor(context, recipient, purpose, isResend)) {
    const by = isOfCosts ? parts : 1;
    const seconds = await countOrRetryAfter(context, key, limit, by);
    if (seconds === undefined) {
      taken.push({ key, by });
      continue;
    }
    await returnSmsBudget(context, taken);
    context.meter.countSms('refused', purpose);
    throw refusal === 'sms_unavailable' ? new CallError(refusal) : tooManyRequests(seconds, refusal);
  }
  return taken;
}

/** Undoes the count of a message that was not sent after all. */
export async function returnSmsBudget(context: Context, taken: TakenBudget): Promise<void> {
  for (const { key, by } of taken) await uncount(context, key, by);
}

function refuseCountry({ brand }: Context, phone: string): void {
  const country = parsePhoneNumberFromString(phone)?.country;
  if (country === undefined || !brand.sms.countries.includes(country))
    throw invalidFields({ code: { message: 'country_unavailable' } });
}
