import { CallError, type Reply } from '@baize/contract';
import { gameSession } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import type { GameFacts } from '../game-facts.ts';
import { hashSecret } from '../hash-secret.ts';
import { describeLaunch } from './describe-launch.ts';
import { issueLaunchToken } from './issue-launch-token.ts';
import { GAME_SESSION_MS } from './launch-lives.ts';
import { createLaunch, launchRequest, requireGameProvider } from './launch-request.ts';
import { requirePlaying } from './require-playing.ts';

/**
 * Opens a game for real money. The address contains a token that the game's provider can redeem once, within a minute,
 * at this brand.
 *
 * @throws CallError `data_not_found` for an unknown game, `game_unavailable` for one that cannot be opened,
 * `phone_verification_needed` if the brand requires a verified phone
 */
export async function launchGame(
  context: PlayerContext,
  input: { readonly id: number; readonly device: number; readonly data?: string | undefined },
): Promise<Reply<'GET /game/{id}'>> {
  const game = context.games.findGame(input.id);
  if (!game) throw new CallError('data_not_found');
  if (!game.launchable) throw new CallError('game_unavailable');
  const provider = requireGameProvider(context, game);
  const currency = await requirePlaying(context);
  const { siteId, id } = context.player;
  const { token } = await issueLaunchToken(context, game);
  const launch = await createLaunch(provider, {
    ...launchRequest(context, game, input.device),
    mode: 'real',
    player: { id: `${siteId}-${id}` },
    token,
    currency,
    ...(input.data !== undefined && { data: input.data }),
  });
  if (launch.session !== undefined) await openAtLaunch(context, game, launch.session);
  return describeLaunch(game, game.name[context.language], launch);
}

/** A game session whose token the provider and we know from the launch. A token that is taken already opens nothing. */
async function openAtLaunch(
  { database, clock, ids, player: owner }: PlayerContext,
  game: Pick<GameFacts, 'id' | 'provider'>,
  session: string,
): Promise<void> {
  const now = clock.now();
  await database.sql
    .insert(gameSession)
    .values({
      siteId: owner.siteId,
      playerId: owner.id,
      id: ids.next(),
      sessionId: owner.sessionId,
      tokenHash: hashSecret(session),
      gameId: game.id,
      provider: game.provider,
      createdAt: now,
      expiresAt: new Date(now.getTime() + GAME_SESSION_MS),
    })
    .onConflictDoNothing();
}
