import { CallError, type ErrorCode, invalidFields, tooManyRequests } from '@baize/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

import type { Context } from '../context.ts';
import { networkOf } from '../network-of.ts';
import type { RateLimit } from '../rate-limit.ts';
import { uncount, countOrRetryAfter } from '../rate-window.ts';
import type { SmsPurpose, SmsReceiver } from './sms-receiver.ts';

const DAY_MS = 24 * 60 * 60_000;
const BLOCK_DIGITS = 4;

interface Rule {
  readonly key: string;
  readonly limit: RateLimit;
  readonly refusal: ErrorCode;
}

/** What has been counted for a message that is about to be sent. */
export type TakenBudget = readonly string[];

/**
 * Signing in has shown the password and rings a verified phone, so it counts by the player alone and cannot be
 * locked out by those who waste the brand's messages on strangers' numbers.
 */
function rulesFor(context: Context, receiver: SmsReceiver, purpose: SmsPurpose, isResend: boolean): Rule[] {
  const { siteId, id, phone } = receiver;
  const limits = context.smsLimits;
  if (purpose === 'sign-in')
    return [{ key: `sms ${siteId} ${id}`, limit: limits.signIn, refusal: 'too_many_requests' }];
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
    { key: `sms block ${siteId} ${block}`, limit: limits.block, refusal: 'sms_unavailable' },
    { key: `sms brand ${siteId}`, limit: day, refusal: 'sms_unavailable' },
  ];
}

/**
 * Takes one message out of every budget that it counts for, or out of none.
 *
 * @param isResend whether a code of the same verification is on its way already
 * @throws CallError `invalid` at `code` for a country that the brand sends nothing to, `too_many_requests`,
 * `sms_sends_reached`, `sms_network_wait`, `sms_network_day`, `phone_blocked` with the seconds to wait,
 * `sms_unavailable` where too much has been sent in all
 */
export async function takeSmsBudget(
  context: Context,
  receiver: SmsReceiver,
  purpose: SmsPurpose,
  isResend: boolean,
): Promise<TakenBudget> {
  if (purpose !== 'sign-in') refuseCountry(context, receiver.phone);
  const taken: string[] = [];
  for (const { key, limit, refusal } of rulesFor(context, receiver, purpose, isResend)) {
    const seconds = await countOrRetryAfter(context, key, limit);
    if (seconds === undefined) {
      taken.push(key);
      continue;
    }
    await returnSmsBudget(context, taken);
    context.meter.countSms('refused', purpose);
    throw refusal === 'sms_unavailable' ? new CallError(refusal) : tooManyRequests(seconds, refusal);
  }
  return taken;
}

/** For a message that was not sent after all. */
export async function returnSmsBudget(context: Context, taken: TakenBudget): Promise<void> {
  for (const key of taken) await uncount(context, key);
}

function refuseCountry({ brand }: Context, phone: string): void {
  const country = parsePhoneNumberFromString(phone)?.country;
  if (country === undefined || !brand.sms.countries.includes(country))
    throw invalidFields({ code: { message: 'country_unavailable' } });
}
