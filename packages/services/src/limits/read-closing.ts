import type { Reply } from '@baize/contract';
import { and, count, eq, gt, isNull, session } from '@baize/db';

import type { PlayerContext } from '../context.ts';

/** Until when the player's account is closed, what it can be closed for, and what that touches. */
export async function readClosing(context: PlayerContext): Promise<Reply<'GET /account/closing'>> {
  const { ledger, brand, brandName, player } = context;
  const key = [player.siteId, player.id] as const;
  const [closing, options, openRounds, sessions, balance] = await Promise.all([
    ledger.closing(...key),
    ledger.exclusionOptions(...key),
    ledger.openRounds(...key),
    countSessions(context),
    ledger.balance(...key),
  ]);
  return {
    success: true,
    data: {
      closing: closing
        ? {
            code: closing.code,
            starts_at: closing.startsAt,
            ends_at: closing.endsAt,
            chosen_at: closing.fromSiteId === undefined ? null : (brandName(closing.fromSiteId) ?? null),
            opens_at: closing.opensAt ?? null,
            may_return: closing.mayReturn,
          }
        : null,
      options: options.map(({ code, endsAt }) => ({ code, ends_at: endsAt })),
      scope: brand.traits['limits.exclusionScope'],
      time_zone: brand.traits['site.timeZone'],
      sessions,
      open_rounds: openRounds,
      balance: balance ?? 0n,
    },
  };
}

/** How many sessions of the player are live. */
async function countSessions({ database, clock, player }: PlayerContext): Promise<number> {
  const [row] = await database.sql
    .select({ sessions: count() })
    .from(session)
    .where(
      and(
        eq(session.siteId, player.siteId),
        eq(session.playerId, player.id),
        isNull(session.revokedAt),
        gt(session.expiresAt, clock.now()),
      ),
    );
  return row?.sessions ?? 0;
}
