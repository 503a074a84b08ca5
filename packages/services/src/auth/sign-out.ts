import type { PlayerContext } from '../context.ts';
import { endSession } from './end-sessions.ts';

/** Ends the session and its games: its tokens are invalid from now on and its open pages are notified. */
export async function signOut(context: PlayerContext): Promise<void> {
  const { siteId, id: playerId, sessionId } = context.player;
  await endSession(context, { siteId, playerId, sessionId }, 'signed-out');
}
