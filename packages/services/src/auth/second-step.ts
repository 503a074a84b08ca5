import { type Body, CallError } from '@baize/contract';

import type { Context } from '../context.ts';
import { hasAuthenticator, redeemCode } from './authenticator.ts';
import { internationalNumber } from './international-number.ts';
import type { WriteSecurityNotice } from './notify-owner.ts';
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
 * @throws CallError `authenticator_code_required` (768) or `sms_code_required` (770, with the id to repeat) if the
 * request contains no code, `invalid` at the code's field if it is wrong
 */
export async function passSecondStep(
  context: Context,
  player: SecondStepPlayer,
  body: Body<'POST /login'>,
  texts: SecondStepTexts,
): Promise<void> {
  const owner = { siteId: context.brand.siteId, id: player.id };
  if (await hasAuthenticator(context, owner)) {
    if (body.recovery_code) {
      await redeemRecoveryCode(context, owner, body.recovery_code, texts.writeNotice);
      return;
    }
    if (!body.code) throw new CallError('authenticator_code_required');
    await redeemCode(context, owner, body.code);
    return;
  }
  if (!player.smsSignIn) return;
  if (body.sms_code && body.id) {
    await redeemSmsCode(context, owner, 'sign-in', { id: body.id, code: body.sms_code });
    return;
  }
  const recipient = {
    ...owner,
    phone: internationalNumber({ countryId: player.phoneCountryId, phone: player.phone }),
  };
  const id = await sendSmsCode(context, recipient, 'sign-in', texts.smsCode);
  throw new CallError('sms_code_required', { id: String(id) });
}
