import type { BookResult, Refusal } from '@baize/ledger';

import { hashSecret } from '../hash-secret.ts';
import { betLimits } from './bet-limits.ts';
import { tellBalance } from './tell-balance.ts';
import type { WalletContext, WalletMovement } from './wallet-caller.ts';

export interface PlaceBetInput extends WalletMovement {
  /** Token of the game session. */
  readonly session: string;
  readonly play: 'round' | 'freeRound';
}

/**
 * Books a bet. Session, game and limits are judged here for new bets only: the ledger looks for an
 * earlier copy first, and a copy is answered as it was then.
 */
export async function placeBet(context: WalletContext, input: PlaceBetInput): Promise<BookResult> {
  const { ledger, siteId, vendor } = context;
  const { session, ...movement } = input;
  const refusal = await findRefusal(context, input);
  const result = await ledger.book({
    kind: 'bet',
    siteId,
    provider: vendor,
    ...movement,
    ...(refusal && { refusal }),
  });
  tellBalance(context, input.playerId, result);
  return result;
}

async function findRefusal(context: WalletContext, input: PlaceBetInput): Promise<Refusal | undefined> {
  const { gameSessions, games, clock, siteId, vendor } = context;
  const session = await gameSessions.find(hashSecret(input.session));
  const isOwn =
    session?.siteId === siteId && session.playerId === input.playerId && session.vendor === vendor;
  if (!isOwn || session.expiresAt <= clock.now()) return 'sessionExpired';
  const game = games.findGame(input.gameId);
  if (!game) return 'gameUnknown';
  const { minBetMinor, maxBetMinor } = betLimits(game);
  const isWithin = input.amountMinor >= minBetMinor && input.amountMinor <= maxBetMinor;
  return isWithin || input.play === 'freeRound' ? undefined : 'limit';
}
