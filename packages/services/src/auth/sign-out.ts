import type { PlayerContext } from '../context.ts';
import { endSession } from './end-sessions.ts';

/** Ends the session with its games: none of its tokens works from now on, and its open pages are told. */
export async function signOut(context: PlayerContext): Promise<void> {
  const { siteId, id: playerId, sessionId } = context.player;
  await endSession(context, { siteId, playerId, sessionId }, 'signed-out');
}
