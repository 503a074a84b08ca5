import type { GameSessionFacts } from '../game-sessions.ts';
import { hashSecret } from '../hash-secret.ts';
import type { WalletContext } from './wallet-caller.ts';

/** The game session that a provider names, if it belongs to this player and this provider and has not expired. */
export async function findLiveSession(
  { gameSessions, clock, siteId, provider }: WalletContext,
  { session: token, playerId }: { readonly session: string; readonly playerId: number },
): Promise<GameSessionFacts | undefined> {
  const session = await gameSessions.find(hashSecret(token));
  const isOwn = session?.siteId === siteId && session.playerId === playerId && session.provider === provider;
  return isOwn && session.expiresAt > clock.now() ? session : undefined;
}
