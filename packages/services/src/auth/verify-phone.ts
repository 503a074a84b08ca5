import { type Body, CallError, invalidFields } from '@baize/contract';
import { and, eq, isNull, or, player } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { violatedConstraint } from '../unique-violation.ts';
import { isTaken } from './contact/reserved-contact.ts';
import { internationalNumber } from './international-number.ts';
import { type PhoneNumber, readPhone } from './registration-rules.ts';
import { findSmsPurpose, sendSmsCode, redeemSmsCode } from './sms-codes.ts';
import type { SmsPurpose } from './sms-recipient.ts';

function purposeOf({ countryId, phone }: PhoneNumber): SmsPurpose {
  return `phone ${countryId} ${phone}`;
}

/** The number that a code of this purpose verifies; undefined for other purposes. */
function numberOf(purpose: string | undefined): PhoneNumber | undefined {
  const [, countryId, phone] = /^phone (\d+) (\d+)$/.exec(purpose ?? '') ?? [];
  return countryId && phone ? { countryId: Number(countryId), phone } : undefined;
}

async function refuseVerified({ database, player: owner }: PlayerContext): Promise<void> {
  const [row] = await database.sql
    .select({ verifiedAt: player.phoneVerifiedAt })
    .from(player)
    .where(and(eq(player.siteId, owner.siteId), eq(player.id, owner.id)));
  if (row?.verifiedAt) throw new CallError('phone_verified');
}

async function refuseOthersNumber(
  context: PlayerContext,
  { countryId, phone }: PhoneNumber,
  field: string,
): Promise<void> {
  if (await isTaken(context, { kind: 'phone', text: phone, countryId }, context.player.id))
    throw invalidFields({ [field]: { message: 'phone_taken' } });
}

/**
 * Sends a code to the given number. Only a number that is not verified yet can be replaced this way.
 *
 * @param textOf the text of the message with the code
 * @returns the id that the check must send
 * @throws CallError `phone_verified`, `invalid` at `no`, and as `sendSmsCode`
 */
export async function sendPhoneCode(
  context: PlayerContext,
  { code: countryId, no }: Body<'POST /account/verifications/sms'>,
  textOf: (code: string) => string,
): Promise<string> {
  await refuseVerified(context);
  const reading = readPhone(countryId, no);
  if ('problem' in reading) throw invalidFields({ no: reading.problem });
  const number = reading.value;
  await refuseOthersNumber(context, number, 'no');
  const phone = internationalNumber(number);
  const { siteId, id } = context.player;
  return String(await sendSmsCode(context, { siteId, id, phone }, purposeOf(number), textOf));
}

/**
 * Redeems the code and stores its number as the player's verified one.
 *
 * @throws CallError `phone_verified`, `invalid` at `code`
 */
export async function checkPhoneCode(
  context: PlayerContext,
  { code, id }: Body<'POST /account/verifications/sms-check'>,
): Promise<void> {
  await refuseVerified(context);
  const { player: owner } = context;
  const number = numberOf(await findSmsPurpose(context, owner, id));
  if (!number) throw invalidFields({ code: { message: 'sms_code_expired' } });
  await redeemSmsCode(context, owner, purposeOf(number), { id, code }, 'code');
  await saveNumber(context, number);
}

/**
 * @throws CallError `phone_verified` if another number of the player was verified concurrently, `invalid` at `code` if
 * another player has taken the number
 */
async function saveNumber(context: PlayerContext, number: PhoneNumber): Promise<void> {
  const { database, clock, player: owner } = context;
  await refuseOthersNumber(context, number, 'code');
  const isOwner = and(eq(player.siteId, owner.siteId), eq(player.id, owner.id));
  const isSame = and(eq(player.phoneCountryId, number.countryId), eq(player.phone, number.phone));
  try {
    const saved = await database.sql
      .update(player)
      .set({ phoneCountryId: number.countryId, phone: number.phone, phoneVerifiedAt: clock.now() })
      .where(and(isOwner, or(isNull(player.phoneVerifiedAt), isSame)))
      .returning({ id: player.id });
    if (saved.length === 0) throw new CallError('phone_verified');
  } catch (error) {
    const isTaken = violatedConstraint(error) === 'player_phone_key';
    throw isTaken ? invalidFields({ code: { message: 'phone_taken' } }) : error;
  }
}
