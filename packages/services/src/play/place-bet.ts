import type { Refusal } from '@baize/ledger';

import { betLimits } from './bet-limits.ts';
import { findLiveSession } from './live-session.ts';
import { publishBalance } from './publish-balance.ts';
import { type DecidedResult, requireDecided } from './require-decided.ts';
import type { WalletContext, WalletBooking } from './wallet-caller.ts';

export interface PlaceBetInput extends WalletBooking {
  /** Token of the game session. */
  readonly session: string;
  readonly play: 'round' | 'freeRound';
}

/**
 * Books a bet. Session, game and limits are checked here, but apply to new bets only: the ledger gives a repeated bet
 * its first answer.
 */
export async function placeBet(context: WalletContext, input: PlaceBetInput): Promise<DecidedResult> {
  const { ledger, siteId, provider } = context;
  const { session, ...booking } = input;
  const refusal = await findRefusal(context, input);
  const result = await ledger.book({
    kind: 'bet',
    siteId,
    provider,
    ...booking,
    ...(refusal && { refusal }),
  });
  publishBalance(context, input.playerId, result);
  return requireDecided(result);
}

async function findRefusal(context: WalletContext, input: PlaceBetInput): Promise<Refusal | undefined> {
  if (!(await findLiveSession(context, input))) return 'sessionExpired';
  const game = context.games.findGame(input.gameId);
  if (game?.provider !== context.provider) return 'gameUnknown';
  const { minBetMinor, maxBetMinor } = betLimits(game);
  // A free round costs nothing, or less than a bet; what it costs is charged, so the maximum holds for it too.
  const isEnough = input.amountMinor >= minBetMinor || input.play === 'freeRound';
  return isEnough && input.amountMinor <= maxBetMinor ? undefined : 'limit';
}
