import type { PlayerContext } from '../context.ts';
import type { WalletGameFacts } from '../game-facts.ts';
import { issueLaunchToken } from './issue-launch-token.ts';
import { requirePlaying } from './require-playing.ts';

export interface WalletSession {
  /** With it the game's provider opens the session, once, within a minute; its bets are booked on the game's wallet. */
  readonly token: string;
  readonly expiresAt: Date;
  /** ISO code of the player's currency. */
  readonly currency: string;
  /** Of the wallet. */
  readonly balanceMinor: bigint;
}

/**
 * What opening a game of another wallet than main for real money needs; `games.walletGames` has these games.
 *
 * @throws CallError as `requirePlaying`
 */
export async function openWalletSession(
  context: PlayerContext,
  game: WalletGameFacts,
): Promise<WalletSession> {
  const { ledger, player } = context;
  const currency = await requirePlaying(context);
  const { token, expiresAt } = await issueLaunchToken(context, game);
  const balanceMinor = (await ledger.balance(player.siteId, player.id, game.wallet)) ?? 0n;
  return { token, expiresAt, currency, balanceMinor };
}
