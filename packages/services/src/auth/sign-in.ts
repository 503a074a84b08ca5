import { type Body, CallError, type Reply } from '@baize/contract';
import { and, eq, player, session } from '@baize/db';

import type { Context } from '../context.ts';
import { hashSecret } from '../hash-secret.ts';
import { isPasswordOf } from './passwords.ts';
import { readUser } from './read-user.ts';
import { asksEveryone, requirePerson } from './require-person.ts';
import { passSecondStep } from './second-step.ts';
import { SESSION_MS } from './session-life.ts';
import { countAttempt, forgetAttempts, FREE_ATTEMPTS } from './sign-in-attempts.ts';

const MAX_AGENT_LENGTH = 300;

/** Texts that signing in sends to the player, in the asked language. */
export interface SignInTexts {
  smsCode(code: string): string;
}

/**
 * Opens a session of one brand: attempts are counted, the captcha is heard, the password compared, the
 * second step taken, in this order.
 *
 * @throws CallError `too_many_requests` with the seconds to wait, `captcha_required` and its kin,
 * `wrong_credentials`, the same for an unknown name and for a wrong password; `account_inactive` and its
 * kin, `authenticator_code_required` and `sms_code_required` only to someone who knows the password
 */
export async function signIn(
  context: Context,
  body: Body<'POST /login'>,
  texts: SignInTexts,
): Promise<Reply<'POST /login'>> {
  const { database, brand } = context;
  const username = body.username.toLowerCase();
  const attemptsBefore = await countAttempt(context, username);
  if (asksEveryone(context) || attemptsBefore >= FREE_ATTEMPTS)
    await requirePerson(context, 'login', body.turnstileToken);

  const [row] = await database.sql
    .select()
    .from(player)
    .where(and(eq(player.siteId, brand.siteId), eq(player.username, username)));
  const isRight = await isPasswordOf(row?.passwordHash, body.password);
  if (!row || !isRight) throw new CallError('wrong_credentials');
  await forgetAttempts(context, username);
  if (row.status !== 'active') throw new CallError(`account_${row.status}`);
  await passSecondStep(context, row, body, texts.smsCode);
  return openSession(context, row.id);
}

async function openSession(context: Context, playerId: number): Promise<Reply<'POST /login'>> {
  const { database, brand, clock, ids } = context;
  const token = ids.secret();
  const now = clock.now();
  await database.sql.insert(session).values({
    siteId: brand.siteId,
    playerId,
    id: ids.next(),
    tokenHash: hashSecret(token),
    rotatedAt: now,
    createdAt: now,
    expiresAt: new Date(now.getTime() + SESSION_MS),
    ip: context.ip,
    userAgent: context.userAgent.slice(0, MAX_AGENT_LENGTH),
  });
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: SESSION_MS / 1000,
    user: await readUser(context, playerId),
  };
}
