import { CallError, type Reply } from '@baize/contract';
import { and, eq, inTransaction, player, session, sessionToken } from '@baize/db';

import type { Context } from '../context.ts';
import { hashSecret } from '../hash-secret.ts';
import { sendMessage } from '../messages/index.ts';
import { storedAgent } from '../user-agent.ts';
import { isNewPlace, rememberPlace } from './known-places.ts';
import { readUser } from './read-user.ts';
import { secondsUntil, sessionEnd } from './session-life.ts';

/** The player as read before the password was compared. */
export interface CheckedPlayer {
  readonly id: number;
  readonly passwordHash: string;
  readonly credentialsVersion: number;
  /** Whether it was signed in with more than the password: a passkey or a second step. */
  readonly isStrong: boolean;
}

/**
 * Opens a session, unless the password, the second step or the status has changed since they were checked: comparing a
 * password takes long enough for a reset to happen meanwhile.
 *
 * @throws CallError `wrong_credentials`, `account_suspend` and other statuses
 */
export async function openSession(context: Context, checked: CheckedPlayer): Promise<Reply<'POST /login'>> {
  const { database, brand, clock, ids } = context;
  const key = { siteId: brand.siteId, playerId: checked.id };
  const token = ids.secret();
  const now = clock.now();
  const expiresAt = sessionEnd(now, now);
  await inTransaction(database, async (transaction) => {
    const { sql } = transaction;
    const [current] = await sql
      .select({
        passwordHash: player.passwordHash,
        credentialsVersion: player.credentialsVersion,
        status: player.status,
      })
      .from(player)
      .where(and(eq(player.siteId, key.siteId), eq(player.id, key.playerId)))
      // A transaction that changes these ends all sessions afterwards, so it will find this one.
      .for('share');
    const isAsChecked =
      current?.passwordHash === checked.passwordHash &&
      current.credentialsVersion === checked.credentialsVersion;
    if (!isAsChecked) throw new CallError('wrong_credentials');
    if (current.status !== 'active') throw new CallError(`account_${current.status}`);
    const sessionId = ids.next();
    const { ip } = context;
    const userAgent = storedAgent(context.userAgent);
    const from = { ip, userAgent, country: context.country || null };
    const stronglyProvenAt = checked.isStrong ? now : null;
    await sql
      .insert(session)
      .values({ ...key, id: sessionId, createdAt: now, stronglyProvenAt, expiresAt, ...from });
    await sql.insert(sessionToken).values({
      ...key,
      sessionId,
      tokenHash: hashSecret(token),
      generation: 1,
      issuedAt: now,
      expiresAt,
    });
    if (await isNewPlace(sql, context, key)) {
      await sendMessage(transaction, key, { kind: 'new_place', facts: { user_agent: userAgent, ip } }, now);
    }
    await rememberPlace(sql, context, key, now);
  });
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: secondsUntil(expiresAt, now),
    user: await readUser(context, checked.id),
  };
}
