import { type Body, invalidFields, type Reply } from '@baize/contract';
import { keepPlaySession as keep } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { describePlaySession } from './describe-play-session.ts';
import { realityCheckEvery } from '../limits/index.ts';

/**
 * Starts or extends the player's play session for an open page of a game or of the poker room.
 *
 * @throws CallError `invalid` for an unknown game, or the poker room of a brand without one
 */
export async function keepPlaySession(
  context: PlayerContext,
  { page, game_id: gameId, moves }: Body<'POST /account/play-session'>,
): Promise<Reply<'POST /account/play-session'>> {
  const { brand, database, games, wakeups, player } = context;
  const isKnown = gameId === null ? brand.options.poker : games.findGame(gameId);
  if (!isKnown) throw invalidFields({ game_id: { message: 'data_not_found' } });
  const key = { siteId: player.siteId, playerId: player.id, page };
  const [state, every] = await Promise.all([
    keep(database.pool, key, { gameId, moves }),
    realityCheckEvery(context),
  ]);
  if (moves) wakeups.publish(key, { kind: 'play' });
  return { success: true, data: await describePlaySession(context, state, every) };
}
