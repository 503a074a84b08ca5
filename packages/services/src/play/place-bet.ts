import type { Refusal } from '@baize/ledger';

import type { GameSessionFacts } from '../game-sessions.ts';
import { betLimits } from './bet-limits.ts';
import { findLiveSession } from './live-session.ts';
import { publishBalance } from './publish-balance.ts';
import { type DecidedResult, requireDecided } from './require-decided.ts';
import type { WalletContext, WalletBooking } from './wallet-caller.ts';
import { walletOfGame } from './wallet-of-game.ts';

export interface PlaceBetInput extends WalletBooking {
  /** Token of the game session. */
  readonly session: string;
  readonly play: 'round' | 'freeRound';
  /** See the ledger's command. */
  readonly odds?: number;
  readonly isFreeBet?: true;
  readonly freeSpinId?: number;
}

/**
 * Books a bet. Session, game and limits are checked here, but apply to new bets only: the ledger gives a repeated bet
 * its first answer.
 */
export async function placeBet(context: WalletContext, input: PlaceBetInput): Promise<DecidedResult> {
  const { ledger, siteId, provider } = context;
  const { session: _token, ...booking } = input;
  const session = await findLiveSession(context, input);
  const refusal = findRefusal(context, session, input);
  const wallet = session ? session.wallet : walletOfGame(context, input.gameId);
  const result = await ledger.book({
    kind: 'bet',
    siteId,
    provider,
    ...booking,
    ...(wallet && { wallet }),
    ...(refusal && { refusal }),
  });
  publishBalance(context, input.playerId, result);
  return requireDecided(result);
}

function findRefusal(
  context: WalletContext,
  session: GameSessionFacts | undefined,
  input: PlaceBetInput,
): Refusal | undefined {
  if (!session) return 'sessionExpired';
  if (session.readsOnly) return 'blocked';
  const game = context.games.findBettable(input.gameId);
  // The provider may name another of its games, but not one of another wallet.
  if (game?.provider !== context.provider || game.wallet !== session.wallet) return 'gameUnknown';
  const { minBetMinor, maxBetMinor } = betLimits(game);
  // A free round costs nothing, or less than a bet; what it costs is charged, so the maximum holds for it too.
  const isEnough = input.amountMinor >= minBetMinor || input.play === 'freeRound';
  return isEnough && input.amountMinor <= maxBetMinor ? undefined : 'limit';
}
