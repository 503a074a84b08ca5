import type { Context } from '../context.ts';
import { findPlace } from './known-places.ts';
import { isCaptchaMandatory, requireCaptcha } from './require-captcha.ts';
import {
  countAttempt,
  resetAttempts,
  perPlaceLimit,
  placeKey,
  readAttempts,
  sharedKey,
  sharedLimit,
  uncountAttempt,
} from './sign-in-attempts.ts';
import { warnOfGuesses } from './warn-of-guesses.ts';

export interface GuardResult {
  /** Token of a device that this player has signed in from before, and since the last password reset. */
  readonly knownDevice: string | undefined;
  /** Undoes what was counted for this attempt, once the password has proved right. */
  resetAttempts(): Promise<void>;
}

/**
 * Decides whether a password may be compared at all. Attempts are counted per place, so a stranger elsewhere cannot
 * lock the owner out. Attempts from places that the owner has not used before are also counted together, so many
 * networks give no more guesses than one. An owner who reaches that limit in a new place can reset the password by
 * e-mail, which makes the browser a known device.
 *
 * @throws CallError `too_many_requests` or `sign_in_delayed` with the seconds to wait, `captcha_required`,
 * `captcha_failed` or `captcha_unavailable`
 */
export async function guardAccount(
  context: Context,
  username: string,
  captchaToken: string | undefined,
): Promise<GuardResult> {
  const place = await findPlace(context, username);
  const isShared = place.kind === 'unknown' || place.isBeforeReset;
  const [ownKey, commonKey] = [placeKey(context, username, place), sharedKey(context, username, place)];
  const before = await countAttempt(context, ownKey, perPlaceLimit);
  const sharedAttempts = isShared ? await readAttempts(context, commonKey) : 0;
  const isSuspicious = before >= perPlaceLimit.free || sharedAttempts >= sharedLimit.free;
  // Checked before the shared count, so that bots that solve no captcha do not use up the owner's attempts.
  if (isCaptchaMandatory(context) || isSuspicious) await requireCaptcha(context, 'login', captchaToken);
  if (isShared) {
    const beforeShared = await countAttempt(context, commonKey, sharedLimit);
    if (beforeShared + 1 >= sharedLimit.free) await warnOfGuesses(context, username);
  }
  return {
    knownDevice: place.kind === 'device' && !place.isBeforeReset ? context.deviceToken : undefined,
    async resetAttempts() {
      await resetAttempts(context, ownKey);
      if (isShared) await uncountAttempt(context, commonKey);
    },
  };
}
