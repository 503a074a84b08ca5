import { type Body, CallError } from '@baize/contract';
import { inTransaction } from '@baize/db';

import type { Context } from '../context.ts';
import { hasAuthenticator, redeemCode } from './authenticator.ts';
import { type CodeOwner, isNoticeOfCodesDue } from './code-tries.ts';
import { internationalNumber } from './international-number.ts';
import { beginNotice, notifyOfChange, type WriteSecurityNotice } from './notify-owner.ts';
import { redeemRecoveryCode } from './recovery-codes.ts';
import { sendSmsCode, redeemSmsCode } from './sms-codes.ts';

/** What the second step needs of a player whose password was right. */
export interface SecondStepPlayer {
  readonly id: number;
  readonly smsSignIn: boolean;
  readonly phoneCountryId: number;
  readonly phone: string;
}

/** Texts of the messages that the second step sends. */
export interface SecondStepTexts {
  smsCode(code: string): string;
  readonly writeNotice: WriteSecurityNotice;
}

/**
 * The second step of signing in, if the player has one: a code of the authenticator app or a recovery code, else a code
 * sent by SMS.
 *
 * @returns whether there was one
 * @throws CallError `authenticator_code_required` (768) or `sms_code_required` (770, with the id to repeat) if the
 * request contains no code, `invalid` at the code's field if it is wrong, `authenticator_code_used`
 */
export async function passSecondStep(
  context: Context,
  player: SecondStepPlayer,
  body: Body<'POST /login'>,
  texts: SecondStepTexts,
): Promise<boolean> {
  const owner = { siteId: context.brand.siteId, id: player.id };
  if (await hasAuthenticator(context, owner)) {
    await passAuthenticator(context, owner, body, texts);
    return true;
  }
  if (!player.smsSignIn) return false;
  if (body.sms_code && body.id) {
    await redeemSmsCode(context, owner, 'sign-in', { id: body.id, code: body.sms_code });
    return true;
  }
  const recipient = {
    ...owner,
    phone: internationalNumber({ countryId: player.phoneCountryId, phone: player.phone }),
  };
  const { id } = await sendSmsCode(context, recipient, 'sign-in', texts.smsCode);
  throw new CallError('sms_code_required', { id: String(id) });
}

async function passAuthenticator(
  context: Context,
  owner: CodeOwner,
  { code, recovery_code }: Body<'POST /login'>,
  { writeNotice }: SecondStepTexts,
): Promise<void> {
  if (!recovery_code && !code) throw new CallError('authenticator_code_required');
  try {
    if (recovery_code) await redeemRecoveryCode(context, owner, recovery_code, writeNotice);
    else if (code) await redeemCode(context, owner, code);
  } catch (failure) {
    if (await isNoticeOfCodesDue(context, owner)) await notifyOfGuesses(context, owner, writeNotice);
    throw failure;
  }
}

/** Somebody has the right password and guesses codes, which only the owner can end, by a new one. */
async function notifyOfGuesses(
  context: Context,
  { id }: CodeOwner,
  writeNotice: WriteSecurityNotice,
): Promise<void> {
  const change = { kind: 'code_guesses' } as const;
  const notice = await inTransaction(context.database, (transaction) =>
    notifyOfChange(context, transaction, { playerId: id, change }, writeNotice),
  );
  beginNotice(context, notice);
}
