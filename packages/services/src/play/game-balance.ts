import { and, desc, eq, gameSession } from '@baize/db';
import type { MainAccount } from '@baize/ledger';
import type { WalletResult } from '@baize/providers';

import { findGameRewards } from './find-game-rewards.ts';
import { findLiveSession } from './live-session.ts';
import type { WalletContext } from './wallet-caller.ts';
import { walletOfGame } from './wallet-of-game.ts';

interface GameBalanceInput {
  readonly playerId: number;
  /** Token of the game session, and the currency; null if the provider does not send them. */
  readonly session: string | null;
  readonly currency: number | null;
  /** Undefined if the provider does not send it. */
  readonly gameId?: number;
}

type GameBalance = Omit<MainAccount, 'version'> & Pick<WalletResult, 'freeRounds' | 'bonus'>;

export type BalanceRefusal = 'unknownAccount' | 'sessionExpired' | 'wrongCurrency';

/**
 * The balance for a game provider, of the session's or the game's wallet, with the bonus money that the game could take, or the
 * reason of the refusal.
 */
export async function gameBalance(
  context: WalletContext,
  input: GameBalanceInput,
): Promise<GameBalance | BalanceRefusal> {
  const { ledger, siteId } = context;
  const { playerId, session: token, currency } = input;
  const [account, session] = await Promise.all([
    ledger.mainAccount(siteId, playerId),
    token === null ? null : findLiveSession(context, { playerId, session: token }),
  ]);
  if (!account) return 'unknownAccount';
  if (session === undefined) return 'sessionExpired';
  if (currency !== null && account.currency !== currency) return 'wrongCurrency';
  const { balanceMinor, bonusMinor } = account;
  const hasSeveralWallets = context.games.walletsAt(context.provider).size > 1;
  const gameId =
    input.gameId ??
    session?.gameId ??
    (bonusMinor > 0n || hasSeveralWallets ? await findLastGame(context, playerId) : undefined);
  const wallet = session ? session.wallet : walletOfGame(context, gameId);
  if (wallet) {
    const ofWallet = (await ledger.balance(siteId, playerId, wallet)) ?? 0n;
    return { balanceMinor: ofWallet, bonusMinor: 0n, currency: account.currency };
  }
  if (gameId === undefined) return { balanceMinor, bonusMinor: 0n, currency: account.currency };
  return {
    balanceMinor,
    bonusMinor: bonusMinor > 0n ? await ledger.usableBonus(siteId, playerId, gameId) : 0n,
    currency: account.currency,
    ...(session && (await findGameRewards(context, { playerId, gameId, bonusMinor }))),
  };
}

/** The game that the player opened last with the provider. */
async function findLastGame(
  { database, siteId, provider }: WalletContext,
  playerId: number,
): Promise<number | undefined> {
  const isOwn = and(
    eq(gameSession.siteId, siteId),
    eq(gameSession.playerId, playerId),
    eq(gameSession.provider, provider),
  );
  const [last] = await database.sql
    .select({ gameId: gameSession.gameId })
    .from(gameSession)
    .where(isOwn)
    .orderBy(desc(gameSession.createdAt), desc(gameSession.id))
    .limit(1);
  return last?.gameId;
}
