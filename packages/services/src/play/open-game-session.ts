import { isoCurrency } from '@baize/currency';
import { and, eq, gameSession, gt, isNull, launchToken, player } from '@baize/db';

import { hashSecret } from '../hash-secret.ts';
import { betLimits } from './bet-limits.ts';
import { GAME_SESSION_MS } from './launch-lives.ts';
import type { WalletContext } from './wallet-caller.ts';

export interface OpenedGameSession {
  /** The token by which the studio names the session in its bets. */
  readonly session: string;
  readonly playerId: number;
  readonly username: string;
  readonly currency: string;
  readonly language: 'tr' | 'en';
  readonly balanceMinor: bigint;
  readonly limits: { readonly minBetMinor: bigint; readonly maxBetMinor: bigint };
}

export type SessionRefusal = 'expired' | 'blocked' | 'gameUnknown';

/**
 * Redeems a launch token, once.
 *
 * @returns the session, or why there is none; a refused token is used up all the same
 */
export async function openGameSession(
  context: WalletContext,
  input: { readonly token: string; readonly gameId: number },
): Promise<OpenedGameSession | SessionRefusal> {
  const { database, ledger, clock, ids, games, siteId, vendor } = context;
  const now = clock.now();
  const [ticket] = await database.sql
    .update(launchToken)
    .set({ usedAt: now })
    .where(
      and(
        eq(launchToken.tokenHash, hashSecret(input.token)),
        eq(launchToken.siteId, siteId),
        eq(launchToken.studioKeyId, vendor),
        isNull(launchToken.usedAt),
        gt(launchToken.expiresAt, now),
      ),
    )
    .returning();
  if (!ticket || ticket.gameId !== input.gameId) return 'expired';
  const game = games.findGame(ticket.gameId);
  if (!game) return 'gameUnknown';
  const [who] = await database.sql
    .select()
    .from(player)
    .where(and(eq(player.siteId, siteId), eq(player.id, ticket.playerId)));
  if (!who || who.status !== 'active') return 'blocked';

  const session = ids.secret();
  await database.sql.insert(gameSession).values({
    siteId,
    playerId: who.id,
    id: ids.next(),
    tokenHash: hashSecret(session),
    gameId: game.id,
    vendor,
    createdAt: now,
    expiresAt: new Date(now.getTime() + GAME_SESSION_MS),
  });
  return {
    session,
    playerId: who.id,
    username: who.username,
    currency: isoCurrency(who.currency),
    language: who.language === 'en' ? 'en' : 'tr',
    balanceMinor: (await ledger.balance(siteId, who.id)) ?? 0n,
    limits: betLimits(game),
  };
}
