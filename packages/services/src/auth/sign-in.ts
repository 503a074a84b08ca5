import { type Body, CallError, type Reply } from '@baize/contract';
import { and, eq, player } from '@baize/db';

import type { Context } from '../context.ts';
import { guardAccount } from './guard-account.ts';
import { openSession } from './open-session.ts';
import { isPasswordOf } from './passwords.ts';
import { passSecondStep } from './second-step.ts';

/** What signing in sends to the player, in the language of the request. */
export interface SignInTexts {
  smsCode(code: string): string;
}

export interface SignedIn {
  readonly reply: Reply<'POST /login'>;
  /** What the browser shows at the next sign-in, so that guesses of strangers do not slow its owner down. */
  readonly deviceToken: string;
}

/**
 * Opens a session of one brand. Attempts are counted and the captcha is checked before the password is compared; the
 * second step comes last.
 *
 * @throws CallError `too_many_requests` with the seconds to wait, `captcha_required` and its kin,
 * `wrong_credentials`, the same for an unknown name and for a wrong password; `account_inactive` and its
 * kin, `authenticator_code_required` and `sms_code_required` only to someone who knows the password
 */
export async function signIn(
  context: Context,
  body: Body<'POST /login'>,
  texts: SignInTexts,
): Promise<SignedIn> {
  const { database, brand, ids } = context;
  const username = body.username.toLowerCase();
  const guard = await guardAccount(context, username, body.turnstileToken);
  const [row] = await database.sql
    .select()
    .from(player)
    .where(and(eq(player.siteId, brand.siteId), eq(player.username, username)));
  const isRight = await isPasswordOf(row?.passwordHash, body.password);
  if (!row || !isRight) throw new CallError('wrong_credentials');
  await guard.forget();
  if (row.status !== 'active') throw new CallError(`account_${row.status}`);
  await passSecondStep(context, row, body, texts.smsCode);
  // A new one unless the player's own is shown: a token that somebody else put there must not become known.
  const deviceToken = guard.knownDevice ?? ids.secret();
  return { reply: await openSession({ ...context, deviceToken }, row), deviceToken };
}
