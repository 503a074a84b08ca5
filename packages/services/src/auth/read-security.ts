import { CallError, type Reply } from '@baize/contract';
import { and, desc, eq, gt, isNull, ne, player, session } from '@baize/db';

import type { PlayerContext } from '../context.ts';

/** How old the password is, the sign-in before this one, and how many other sessions are open. */
export async function readSecurity(
  context: PlayerContext,
): Promise<Omit<Reply<'GET /account/security'>, 'success'>> {
  const { database, clock, player: owner } = context;
  const isOther = and(
    eq(session.siteId, owner.siteId),
    eq(session.playerId, owner.id),
    ne(session.id, owner.sessionId),
  );
  const isOpen = and(isOther, isNull(session.revokedAt), gt(session.expiresAt, clock.now()));
  const [[row], [last], others] = await Promise.all([
    database.sql
      .select({ createdAt: player.createdAt, changedAt: player.passwordChangedAt })
      .from(player)
      .where(and(eq(player.siteId, owner.siteId), eq(player.id, owner.id))),
    database.sql
      .select({ at: session.createdAt, ip: session.ip })
      .from(session)
      .where(isOther)
      .orderBy(desc(session.createdAt))
      .limit(1),
    database.sql.$count(session, isOpen),
  ]);
  if (!row) throw new CallError('unauthenticated');
  return {
    password_set_at: row.changedAt ?? row.createdAt,
    last_sign_in: last ?? null,
    other_sessions: others,
  };
}
