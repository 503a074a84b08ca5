import type { Body, Reply } from '@baize/contract';
import { acknowledgeRealityCheck as acknowledge, leavePlayPage } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { describePlaySession } from './describe-play-session.ts';
import { realityCheckEvery } from '../limits/index.ts';

/** The player's choice at a reality check. Only one that is due moves on, so a repeat changes nothing. */
export async function acknowledgeRealityCheck(
  context: PlayerContext,
  { page, choice }: Body<'POST /account/play-session/acknowledge'>,
): Promise<Reply<'POST /account/play-session/acknowledge'>> {
  const { database, wakeups, player } = context;
  const key = { siteId: player.siteId, playerId: player.id, page };
  const every = await realityCheckEvery(context);
  const state = await acknowledge(database.pool, key, every);
  if (choice !== 'continue') await leavePlayPage(database.pool, key);
  if (!state) return { success: true, data: null };
  if (state.acknowledged) wakeups.publish(key, { kind: 'play' });
  return { success: true, data: await describePlaySession(context, state, every) };
}
