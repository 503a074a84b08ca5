import type { Context } from '../context.ts';
import { findPlace } from './known-places.ts';
import { asksEveryone, requirePerson } from './require-person.ts';
import {
  countAttempt,
  forgetAttempts,
  fromOnePlace,
  fromUnknownPlaces,
  placeKey,
  readAttempts,
  returnAttempt,
  unknownKey,
} from './sign-in-attempts.ts';
import { warnOfGuesses } from './warn-of-guesses.ts';

/** What is done once the password has been found right. */
export interface PassedGuard {
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
): Promise<PassedGuard> {
  const place = await findPlace(context, username);
  const isUnknown = place.kind === 'unknown';
  const [ownKey, sharedKey] = [placeKey(context, username, place), unknownKey(context, username)];
  const before = await countAttempt(context, ownKey, fromOnePlace);
  const fromStrangers = isUnknown ? await readAttempts(context, sharedKey) : 0;
  const isSuspicious = before >= fromOnePlace.free || fromStrangers >= fromUnknownPlaces.free;
  // Before the shared count, so that programs that solve no captcha take no turn away from the owner.
  if (asksEveryone(context) || isSuspicious) await requirePerson(context, 'login', captchaToken);
  if (isUnknown) {
    const beforeShared = await countAttempt(context, sharedKey, fromUnknownPlaces);
    if (beforeShared + 1 >= fromUnknownPlaces.free) await warnOfGuesses(context, username);
  }
  return {
    knownDevice: place.kind === 'device' ? context.deviceToken : undefined,
    async forget() {
      await forgetAttempts(context, ownKey);
      if (isUnknown) await returnAttempt(context, sharedKey);
    },
  };
}
