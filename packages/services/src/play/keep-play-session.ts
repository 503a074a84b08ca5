import { type Body, invalidFields, type Reply } from '@baize/contract';
import { extendPlaySession, keepPlaySession as keep } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { describePlaySession } from './describe-play-session.ts';
import { realityCheckEvery } from '../limits/index.ts';
import { findPlayed } from './find-played.ts';

/**
 * Starts or extends the player's play session for an open page of a game, of the poker room or of sport.
 *
 * @throws CallError `invalid` for an unknown game, or the poker room or sport of a brand without it
 */
export async function keepPlaySession(
  context: PlayerContext,
  { page, game_id: gameId, moves, beside }: Body<'POST /account/play-session'>,
): Promise<Reply<'POST /account/play-session'>> {
  const { brand, database, games, wakeups, player } = context;
  const isSport = beside && gameId === null && brand.options.sport;
  const isKnown = beside ? isSport : gameId === null ? brand.options.poker : findPlayed(games, gameId);
  if (!isKnown) throw invalidFields({ game_id: { message: 'data_not_found' } });
  const key = { siteId: player.siteId, playerId: player.id, page };
  const [state, every] = await Promise.all([
    beside ? extendPlaySession(database.pool, key) : keep(database.pool, key, { gameId, moves }),
    realityCheckEvery(context),
  ]);
  if (moves && !beside) wakeups.publish(key, { kind: 'play' });
  return { success: true, data: await describePlaySession(context, state, every) };
}
