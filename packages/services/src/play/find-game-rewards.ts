import { and, asc, bonusAward, eq, freeSpin, gt, isNull, sql } from '@baize/db';
import { bonusStatus, freeSpinStatus } from '@baize/ledger';
import type { WalletResult } from '@baize/providers';

import type { WalletContext } from './wallet-caller.ts';

type GameRewards = Pick<WalletResult, 'freeRounds' | 'bonus'>;

/**
 * The free rounds of a player at a game, those that end first, and what its page shows of the active bonus.
 *
 * @param bonusMinor bonus money of the player
 */
export async function findGameRewards(
  context: Pick<WalletContext, 'database' | 'clock' | 'siteId'>,
  {
    playerId,
    gameId,
    bonusMinor,
  }: { readonly playerId: number; readonly gameId: number; readonly bonusMinor: bigint },
): Promise<GameRewards> {
  const [freeRounds, bonus] = await Promise.all([
    findFreeRounds(context, playerId, gameId),
    bonusMinor === 0n ? undefined : findBonus(context, playerId, gameId, bonusMinor),
  ]);
  return { ...(freeRounds && { freeRounds }), ...(bonus && { bonus }) };
}

async function findFreeRounds(
  { database, clock, siteId }: Pick<WalletContext, 'database' | 'clock' | 'siteId'>,
  playerId: number,
  gameId: number,
): Promise<GameRewards['freeRounds']> {
  const isPlayable = and(
    eq(freeSpin.siteId, siteId),
    eq(freeSpin.playerId, playerId),
    eq(freeSpin.status, freeSpinStatus.active),
    eq(freeSpin.gameId, gameId),
    gt(freeSpin.leftCount, 0),
    gt(freeSpin.expiresAt, clock.now()),
  );
  const [row] = await database.sql
    .select()
    .from(freeSpin)
    .where(isPlayable)
    .orderBy(asc(freeSpin.expiresAt), asc(freeSpin.id))
    .limit(1);
  if (!row) return undefined;
  const { id, leftCount: left, count, stakeMinor, wonMinor, maxWinMinor } = row;
  return { id, left, count, stakeMinor, wonMinor, ...(maxWinMinor !== null && { maxWinMinor }) };
}

async function findBonus(
  { database, clock, siteId }: Pick<WalletContext, 'database' | 'clock' | 'siteId'>,
  playerId: number,
  gameId: number,
  bonusMinor: bigint,
): Promise<GameRewards['bonus']> {
  const isActive = and(
    eq(bonusAward.siteId, siteId),
    eq(bonusAward.playerId, playerId),
    eq(bonusAward.status, bonusStatus.active),
    isNull(bonusAward.frozenAt),
    gt(bonusAward.expiresAt, clock.now()),
    sql`bonus_weight(${bonusAward.weights}, ${gameId}) > 0`,
  );
  const [row] = await database.sql.select().from(bonusAward).where(isActive);
  if (!row) return undefined;
  return {
    ...(row.isFreeBet ? { freeBetMinor: bonusMinor } : { moneyMinor: bonusMinor }),
    ...(row.minOdds !== null && { minOdds: row.minOdds }),
    // A free bet is staked as a whole, and own money beside it as the player likes.
    ...(!row.isFreeBet && row.maxStakeMinor !== null && { maxStakeMinor: row.maxStakeMinor }),
  };
}
