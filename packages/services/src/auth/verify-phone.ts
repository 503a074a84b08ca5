import { type Body, CallError, invalidFields } from '@baize/contract';
import { and, eq, player } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import type { PlayerMessage } from './compose-message.ts';
import { confirmContactChange } from './confirm-contact-change.ts';
import type { CodeFacts, UndoFacts } from './contact/contact.ts';
import { isTaken } from './contact/reserved-contact.ts';
import { startContactChange } from './contact/start-contact-change.ts';
import { requireFreshProof } from './fresh-proof.ts';
import { internationalNumber } from './international-number.ts';
import { type PhoneNumber, readPhone } from './registration-rules.ts';
import { findSmsPurpose, sendSmsCode, redeemSmsCode } from './sms-codes.ts';
import type { SmsPurpose } from './sms-recipient.ts';

/** Texts of the messages with a code: for the number on file, and for another one. */
export interface PhoneCodeTexts {
  code(code: string): string;
  readonly writeChange: (facts: CodeFacts) => PlayerMessage;
}

function purposeOf({ countryId, phone }: PhoneNumber): SmsPurpose {
  return `phone ${countryId} ${phone}`;
}

/** The number that a code of this purpose verifies; undefined for other purposes. */
function numberOf(purpose: string | undefined): PhoneNumber | undefined {
  const [, countryId, phone] = /^phone (\d+) (\d+)$/.exec(purpose ?? '') ?? [];
  return countryId && phone ? { countryId: Number(countryId), phone } : undefined;
}

/** @throws CallError `phone_verified` */
async function readUnverified({ database, player: owner }: PlayerContext): Promise<PhoneNumber> {
  const [row] = await database.sql
    .select({ countryId: player.phoneCountryId, phone: player.phone, verifiedAt: player.phoneVerifiedAt })
    .from(player)
    .where(and(eq(player.siteId, owner.siteId), eq(player.id, owner.id)));
  if (!row) throw new CallError('unauthenticated');
  if (row.verifiedAt) throw new CallError('phone_verified');
  return row;
}

async function refuseOthersNumber(
  context: PlayerContext,
  { countryId, phone }: PhoneNumber,
  field: string,
): Promise<void> {
  if (await isTaken(context, { kind: 'phone', text: phone, countryId }, context.player.id))
    throw invalidFields({ [field]: { message: 'phone_taken' } });
}

/** Another number than the one on file is a change of a contact, which a closed account cannot make. */
function refuseClosed({ player: { isClosed } }: PlayerContext): void {
  if (isClosed) throw new CallError('account_closed');
}

/**
 * Sends a code to the given number. Only a number that is not verified yet can be replaced this way, and only with a fresh
 * proof of who requests it.
 *
 * @returns the id that the check must send, and whether a code was sent: one that was sent a moment ago still works
 * @throws CallError `phone_verified`, `invalid` at `no`, and as `sendSmsCode`; for another number than the one on file
 * also `account_closed`, `proof_needed` and as `startContactChange`
 */
export async function sendPhoneCode(
  context: PlayerContext,
  { code: countryId, no }: Body<'POST /account/verifications/sms'>,
  texts: PhoneCodeTexts,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const onFile = await readUnverified(context);
  const reading = readPhone(countryId, no);
  if ('problem' in reading) throw invalidFields({ no: reading.problem });
  const number = reading.value;
  await refuseOthersNumber(context, number, 'no');
  if (number.countryId !== onFile.countryId || number.phone !== onFile.phone) {
    refuseClosed(context);
    await requireFreshProof(context);
    const contact = { kind: 'phone', text: number.phone, countryId: number.countryId } as const;
    const { change, isSent } = await startContactChange(context, contact, texts.writeChange);
    return { id: String(change.id), isNew: isSent };
  }
  const phone = internationalNumber(number);
  const { siteId, id } = context.player;
  const sent = await sendSmsCode(context, { siteId, id, phone }, purposeOf(number), (code) =>
    texts.code(code),
  );
  return { ...sent, id: String(sent.id) };
}

/**
 * Redeems the code: the number on file is then the player's verified one, or another one has replaced it, which the old
 * contacts are notified of.
 *
 * @throws CallError `phone_verified`, `invalid` at `code`, `account_closed` for another number than the one on file
 */
export async function checkPhoneCode(
  context: PlayerContext,
  { code, id }: Body<'POST /account/verifications/sms-check'>,
  writeNotice: (facts: UndoFacts) => PlayerMessage,
): Promise<void> {
  await readUnverified(context);
  const { player: owner } = context;
  const number = numberOf(await findSmsPurpose(context, owner, id));
  if (!number) {
    refuseClosed(context);
    await confirmContactChange(context, { id: /^\d{1,15}$/.test(id) ? Number(id) : 0, code }, writeNotice);
    return;
  }
  await redeemSmsCode(context, owner, purposeOf(number), { id, code }, 'code');
  await saveVerified(context, number);
}

/** @throws CallError `invalid` at `code` if another player has the number, or it is no longer on file */
async function saveVerified(context: PlayerContext, number: PhoneNumber): Promise<void> {
  const { database, clock, player: owner } = context;
  await refuseOthersNumber(context, number, 'code');
  const isOwner = and(eq(player.siteId, owner.siteId), eq(player.id, owner.id));
  const isSame = and(eq(player.phoneCountryId, number.countryId), eq(player.phone, number.phone));
  const saved = await database.sql
    .update(player)
    .set({ phoneVerifiedAt: clock.now() })
    .where(and(isOwner, isSame))
    .returning({ id: player.id });
  if (saved.length === 0) throw invalidFields({ code: { message: 'sms_code_expired' } });
}
