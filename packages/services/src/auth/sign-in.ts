import { type Body, CallError, type Reply } from '@baize/contract';
import { and, eq, player, session } from '@baize/db';

import type { Context } from '../context.ts';
import { hashSecret } from '../hash-secret.ts';
import { isPasswordOf } from './passwords.ts';
import { readUser } from './read-user.ts';
import { SESSION_MS } from './session-life.ts';

const MAX_AGENT_LENGTH = 300;

/**
 * Opens a session of one brand.
 *
 * @throws CallError `wrong_credentials`, the same for an unknown name and for a wrong password;
 * `account_inactive` and its kin only to someone who knows the password
 */
export async function signIn(context: Context, body: Body<'POST /login'>): Promise<Reply<'POST /login'>> {
  const { database, brand, clock, ids } = context;
  const username = body.username.toLowerCase();
  const [row] = await database.sql
    .select({ id: player.id, status: player.status, passwordHash: player.passwordHash })
    .from(player)
    .where(and(eq(player.siteId, brand.siteId), eq(player.username, username)));
  const isRight = await isPasswordOf(row?.passwordHash, body.password);
  if (!row || !isRight) throw new CallError('wrong_credentials');
  if (row.status !== 'active') throw new CallError(`account_${row.status}`);

  const token = ids.secret();
  const now = clock.now();
  await database.sql.insert(session).values({
    siteId: brand.siteId,
    playerId: row.id,
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
    user: await readUser(context, row.id),
  };
}
