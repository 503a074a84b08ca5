import { isoCurrency } from '@baize/currency';
import {
  and,
  eq,
  gameSession,
  gt,
  inTransaction,
  isNull,
  launchToken,
  player,
  session as openerSession,
  type Transaction,
} from '@baize/db';
import { playWalletOf } from '@baize/ledger';
import type { WalletResult } from '@baize/providers';

import { hashSecret } from '../hash-secret.ts';
import { betLimits } from './bet-limits.ts';
import { findGameRewards } from './find-game-rewards.ts';
import { GAME_SESSION_MS } from './launch-lives.ts';
import type { WalletContext } from './wallet-caller.ts';

export interface OpenedGameSession {
  /** The token that identifies the session in the provider's bets. */
  readonly session: string;
  readonly playerId: number;
  readonly username: string;
  readonly currency: string;
  readonly language: 'tr' | 'en';
  /** Of the session's wallet. */
  readonly balanceMinor: bigint;
  /** What of the bonus a bet at the game could take besides. */
  readonly bonusMinor: bigint;
  readonly limits: { readonly minBetMinor: bigint; readonly maxBetMinor: bigint };
}

/** What the player has at the game beside the session. */
type SessionRewards = Pick<WalletResult, 'freeRounds' | 'bonus'>;

export type SessionRefusal = 'expired' | 'blocked' | 'gameUnknown';

/**
 * Redeems a launch token, once, while the sign-in session that requested it is live.
 *
 * @param input `gameId` is null if the provider does not name the game, undefined if it names an unknown one
 * @returns the session, or the reason for the refusal; a refused token cannot be used again either
 */
export async function openGameSession(
  context: WalletContext,
  input: { readonly token: string; readonly gameId: number | null | undefined },
): Promise<(OpenedGameSession & { readonly rewards: SessionRewards }) | SessionRefusal> {
  const { database, ledger, siteId } = context;
  const opened = await inTransaction(database, (transaction) => redeem(context, transaction, input));
  if (typeof opened === 'string') return opened;
  const { owner, game, session, wallet } = opened;
  const facts = {
    session,
    playerId: owner.id,
    username: owner.username,
    currency: isoCurrency(owner.currency),
    language: owner.language === 'en' ? ('en' as const) : ('tr' as const),
    limits: betLimits(game),
  };
  if (wallet) {
    const balanceMinor = (await ledger.balance(siteId, owner.id, wallet)) ?? 0n;
    return { ...facts, balanceMinor, bonusMinor: 0n, rewards: {} };
  }
  const account = await ledger.mainAccount(siteId, owner.id);
  const bonusMinor = account?.bonusMinor ?? 0n;
  return {
    ...facts,
    balanceMinor: account?.balanceMinor ?? 0n,
    bonusMinor: bonusMinor > 0n ? await ledger.usableBonus(siteId, owner.id, game.id) : 0n,
    rewards: await findGameRewards(context, { playerId: owner.id, gameId: game.id, bonusMinor }),
  };
}

async function redeem(
  context: WalletContext,
  { sql }: Pick<Transaction, 'sql'>,
  input: { readonly token: string; readonly gameId: number | null | undefined },
) {
  const { clock, ids, games, siteId, provider } = context;
  const now = clock.now();
  const tokenHash = hashSecret(input.token);
  // Locked before the token is redeemed, so that ending the session either closes this game too or happens first.
  const isLive = await lockOpener(sql, siteId, tokenHash, now);
  const [ticket] = await sql
    .update(launchToken)
    .set({ usedAt: now })
    .where(
      and(
        eq(launchToken.tokenHash, tokenHash),
        eq(launchToken.siteId, siteId),
        eq(launchToken.provider, provider),
        isNull(launchToken.usedAt),
        gt(launchToken.expiresAt, now),
      ),
    )
    .returning();
  const isOfGame = input.gameId === null || ticket?.gameId === input.gameId;
  if (!ticket || !isOfGame) return 'expired';
  const game = games.findBettable(ticket.gameId);
  if (!game) return 'gameUnknown';
  const [owner] = await sql
    .select()
    .from(player)
    .where(and(eq(player.siteId, siteId), eq(player.id, ticket.playerId)));
  if (!owner || owner.status !== 'active') return 'blocked';
  if (!isLive) return 'expired';

  const session = ids.secret();
  await sql.insert(gameSession).values({
    siteId,
    playerId: owner.id,
    id: ids.next(),
    sessionId: ticket.sessionId,
    tokenHash: hashSecret(session),
    gameId: game.id,
    provider,
    readsOnly: ticket.readsOnly,
    wallet: ticket.wallet,
    createdAt: now,
    expiresAt: new Date(now.getTime() + GAME_SESSION_MS),
  });
  return { owner, game, session, wallet: playWalletOf(ticket.wallet) };
}

/** Whether the session that requested a launch token is live; it is locked until the transaction ends. */
async function lockOpener(
  sql: Transaction['sql'],
  siteId: number,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const isOpener = and(
    eq(openerSession.siteId, launchToken.siteId),
    eq(openerSession.playerId, launchToken.playerId),
    eq(openerSession.id, launchToken.sessionId),
  );
  const rows = await sql
    .select({ id: openerSession.id })
    .from(openerSession)
    .innerJoin(launchToken, isOpener)
    .where(
      and(
        eq(launchToken.tokenHash, tokenHash),
        eq(launchToken.siteId, siteId),
        isNull(openerSession.revokedAt),
        gt(openerSession.expiresAt, now),
      ),
    )
    .for('share', { of: openerSession });
  return rows.length > 0;
}
