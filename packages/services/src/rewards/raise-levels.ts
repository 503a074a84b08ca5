import { inTransaction, loyaltyLevel, and, eq, type Transaction } from '@baize/db';

import type { Services } from '../context.ts';
import { lockPlayer } from '../lock-player.ts';
import type { PlayerKey } from '../wakeups.ts';
import { readPoints } from './loyalty-points.ts';
import { levelOf, loyaltyLevels } from './loyalty-rule.ts';
import { offerBonus } from './offer-bonus.ts';
import { Problems } from './problems.ts';
import { isPassing, whyNoOffers } from './why-no-offers.ts';

type LevelContext = Pick<Services, 'database' | 'clock' | 'ids'>;

const BATCH_ACCOUNTS = 2_000;

interface DueRow {
  site_id: number;
  player_id: string;
  seen: string;
  is_due: boolean;
}

/**
 * Offers the rewards of levels that players have reached since, each once. Run by schedule; only those who have staked or got
 * points are looked at.
 *
 * @returns how many players were looked at
 * @throws AggregateError if a player's could not be offered, after all others; they are tried again
 */
export async function raiseLevels(context: LevelContext, signal?: AbortSignal): Promise<number> {
  const problems = new Problems(signal);
  let after: PlayerKey = { siteId: 0, playerId: 0 };
  let done = 0;
  for (;;) {
    signal?.throwIfAborted();
    const { rows } = await context.database.pool.query<DueRow>('select * from loyalty_due($1, $2, $3)', [
      after.siteId,
      after.playerId,
      BATCH_ACCOUNTS,
    ]);
    for (const row of rows) {
      const key = { siteId: row.site_id, playerId: Number(row.player_id) };
      after = key;
      if (!row.is_due) continue;
      await problems.attempt(() => raise(context, key, BigInt(row.seen)));
      done += 1;
    }
    if (rows.length === 0) break;
  }
  problems.throwIfAny('players whose level could not be raised');
  return done;
}

async function raise(context: LevelContext, key: PlayerKey, seen: bigint): Promise<void> {
  await inTransaction(context.database, async (transaction) => {
    await lockPlayer(transaction, key);
    // Looked at again by the next run: a limit or a break passes, and the reward must not wait for another stake.
    if (isPassing(await whyNoOffers(transaction.client, key, context.clock.now()))) return;
    const from = await readLevel(transaction, key);
    const { points } = await readPoints(transaction, key);
    const to = levelOf(points).number;
    let level = from;
    for (const { number, slug } of loyaltyLevels.filter((one) => one.number > from && one.number <= to)) {
      const made = slug
        ? await offerBonus(context, transaction, { ...key, slug, cause: `level:${number}` })
        : undefined;
      // Tried again after the next stake: the player wants no offers, or the bonus is for other countries.
      if (made === 'notAllowed') break;
      level = number;
    }
    await transaction.sql
      .insert(loyaltyLevel)
      .values({ ...key, level, seen })
      .onConflictDoUpdate({
        target: [loyaltyLevel.siteId, loyaltyLevel.playerId],
        set: { level, seen },
      });
  });
}

async function readLevel({ sql }: Transaction, { siteId, playerId }: PlayerKey): Promise<number> {
  const [row] = await sql
    .select({ level: loyaltyLevel.level })
    .from(loyaltyLevel)
    .where(and(eq(loyaltyLevel.siteId, siteId), eq(loyaltyLevel.playerId, playerId)));
  return row?.level ?? 1;
}
