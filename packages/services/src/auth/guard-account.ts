import type { Context } from '../context.ts';
import { findPlace } from './known-places.ts';
import { isCaptchaMandatory, requireCaptcha } from './require-captcha.ts';
import {
  countAttempt,
  resetAttempts,
  perPlaceLimit,
  unknownPlacesLimit,
  placeKey,
  readAttempts,
  uncountAttempt,
  unknownKey,
} from './sign-in-attempts.ts';
import { warnOfGuesses } from './warn-of-guesses.ts';

export interface GuardResult {
  /** Token of a device that this player has signed in from before. */
  readonly knownDevice: string | undefined;
  /** Undoes what was counted for this attempt, once the password has proved right. */
  resetAttempts(): Promise<void>;
}

/**
 * Decides whether a password may be compared at all. Attempts are counted per place, so a stranger elsewhere cannot
 * lock the owner out. Attempts from places that the owner has not used before are also counted together, so many
 * networks give no more guesses than one. An owner who reaches that limit in a new place can reset the password by
 * e-mail, which makes the place a known one.
 *
 * @throws CallError `too_many_requests` with the seconds to wait, `captcha_required`, `captcha_failed` or
 * `captcha_unavailable`
 */
export async function guardAccount(
  context: Context,
  username: string,
  captchaToken: string | undefined,
): Promise<GuardResult> {
  const place = await findPlace(context, username);
  const isUnknown = place.kind === 'unknown';
  const [ownKey, sharedKey] = [placeKey(context, username, place), unknownKey(context, username)];
  const before = await countAttempt(context, ownKey, perPlaceLimit);
  const unknownAttempts = isUnknown ? await readAttempts(context, sharedKey) : 0;
  const isSuspicious = before >= perPlaceLimit.free || unknownAttempts >= unknownPlacesLimit.free;
  // Checked before the shared count, so that bots that solve no captcha do not use up the owner's attempts.
  if (isCaptchaMandatory(context) || isSuspicious) await requireCaptcha(context, 'login', captchaToken);
  if (isUnknown) {
    const beforeShared = await countAttempt(context, sharedKey, unknownPlacesLimit);
    if (beforeShared + 1 >= unknownPlacesLimit.free) await warnOfGuesses(context, username);
  }
  return {
    knownDevice: place.kind === 'device' ? context.deviceToken : undefined,
    async resetAttempts() {
      await resetAttempts(context, ownKey);
      if (isUnknown) await uncountAttempt(context, sharedKey);
    },
  };
}
