import { launchToken } from '@baize/db';
import { walletNumber } from '@baize/ledger';

import type { PlayerContext } from '../context.ts';
import type { BetFacts } from '../game-facts.ts';
import { hashSecret } from '../hash-secret.ts';
import { LAUNCH_TOKEN_MS } from './launch-lives.ts';

/**
 * A token that the provider of a game or a sportsbook can redeem once, within a minute, at this brand. The session that it opens is played with
 * the wallet of the game.
 *
 * @param readsOnly the session that it opens shows the player's bets, but takes none
 */
export async function issueLaunchToken(
  { database, clock, ids, player }: PlayerContext,
  { id: gameId, provider, wallet }: Pick<BetFacts, 'id' | 'provider' | 'wallet'>,
  readsOnly = false,
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  const token = ids.secret();
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + LAUNCH_TOKEN_MS);
  await database.sql.insert(launchToken).values({
    tokenHash: hashSecret(token),
    siteId: player.siteId,
    playerId: player.id,
    sessionId: player.sessionId,
    gameId,
    provider,
    readsOnly,
    ...(wallet && { wallet: walletNumber(wallet) }),
    createdAt,
    expiresAt,
  });
  return { token, expiresAt };
}
