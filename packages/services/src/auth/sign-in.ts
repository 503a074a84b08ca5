import { type Body, CallError, type Reply } from '@baize/contract';
import { and, eq, player } from '@baize/db';

import type { Context } from '../context.ts';
import { guardAccount } from './guard-account.ts';
import { matchPassword } from './match-password.ts';
import { openSession } from './open-session.ts';
import { requireActive } from './require-active.ts';
import { plainUsername } from './registration-rules.ts';
import { passSecondStep, type SecondStepTexts } from './second-step.ts';

export interface SignedIn {
  readonly reply: Reply<'POST /login'>;
  /** What the browser sends at the next sign-in, so that guesses of strangers do not delay its owner. */
  readonly deviceToken: string;
}

/**
 * Signs a player in to one brand. Attempts are counted and the captcha is checked before the password is compared; the
 * second step comes last.
 *
 * @throws CallError `too_many_requests` or `sign_in_delayed` with the seconds to wait, `captcha_required`,
 * `captcha_failed` or `captcha_unavailable`; `wrong_credentials` for an unknown name as for a wrong password; only after
 * the right password `account_inactive` and other statuses, `authenticator_code_required` and `sms_code_required`
 */
export async function signIn(
  context: Context,
  body: Body<'POST /login'>,
  texts: SecondStepTexts,
): Promise<SignedIn> {
  const { database, brand, ids } = context;
  const username = plainUsername(body.username);
  const guard = await guardAccount(context, username, body.turnstileToken);
  const [row] = await database.sql
    .select()
    .from(player)
    .where(and(eq(player.siteId, brand.siteId), eq(player.username, username)));
  const passwordHash = await matchPassword(context, row, body.password);
  if (!row || passwordHash === undefined) throw new CallError('wrong_credentials');
  await guard.resetAttempts();
  await requireActive(context, row);
  const isStrong = await passSecondStep(context, row, body, texts);
  // A new token unless the player's own was sent: a token that an attacker has planted must not become a known one.
  const deviceToken = guard.knownDevice ?? ids.secret();
  return {
    reply: await openSession({ ...context, deviceToken }, { ...row, passwordHash, isStrong }),
    deviceToken,
  };
}
