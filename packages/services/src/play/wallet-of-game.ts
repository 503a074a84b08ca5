import type { PlayWallet, WalletOfRound } from '@baize/ledger';

import type { WalletContext } from './wallet-caller.ts';

type Provider = Pick<WalletContext, 'games' | 'provider'>;

/**
 * The wallet that a provider's game is played with, or all of its games if it does not name one. It decides only if there is no
 * bet: a win, a rollback and a reversal go to the wallet of their bet.
 *
 * @returns undefined for the main wallet
 */
export function walletOfGame(
  { games, provider }: Provider,
  gameId: number | undefined,
): PlayWallet | undefined {
  const game = gameId === undefined ? undefined : games.findBettable(gameId);
  if (game?.provider === provider) return game.wallet;
  const wallets = games.walletsAt(provider);
  return wallets.size === 1 ? [...wallets][0] : undefined;
}

/** The wallet of a round, whose game the provider does not name. */
export function walletOfRound({ games, provider }: Provider): WalletOfRound | undefined {
  const wallets = games.walletsAt(provider);
  return wallets.size > 1 ? 'ofBets' : [...wallets][0];
}
