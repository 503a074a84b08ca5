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

/** What is done once the password has been found right. */
export interface GuardResult {
  /** The token of a device from which this player has signed in before. */
  readonly knownDevice: string | undefined;
  /** Takes back what was counted for the attempt. */
  forget(): Promise<void>;
}

/**
 * Decides whether a password may be compared at all. Attempts from one place are counted by themselves, so a stranger
 * elsewhere cannot keep the owner out. Attempts from places that the owner has not used before are counted together
 * as well, so many networks give no more guesses than one; an owner who meets that bound in a new place gets in by
 * the link for a new password, which makes the place a known one.
 *
 * @throws CallError `too_many_requests` with the seconds to wait, `captcha_required` and its kin
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
  const fromStrangers = isUnknown ? await readAttempts(context, sharedKey) : 0;
  const isSuspicious = before >= perPlaceLimit.free || fromStrangers >= unknownPlacesLimit.free;
  // Before the shared count, so that programs that solve no captcha take no turn away from the owner.
  if (isCaptchaMandatory(context) || isSuspicious) await requireCaptcha(context, 'login', captchaToken);
  if (isUnknown) {
    const beforeShared = await countAttempt(context, sharedKey, unknownPlacesLimit);
    if (beforeShared + 1 >= unknownPlacesLimit.free) await warnOfGuesses(context, username);
  }
  return {
    knownDevice: place.kind === 'device' ? context.deviceToken : undefined,
    async forget() {
      await resetAttempts(context, ownKey);
      if (isUnknown) await uncountAttempt(context, sharedKey);
    },
  };
}
