import {
  and,
  asc,
  bonusCashback,
  type Database,
  eq,
  inTransaction,
  lte,
  sql as query,
  type Transaction,
} from '@baize/db';

import type { Services } from '../context.ts';
import { lockPlayer } from '../lock-player.ts';
import type { PlayerKey } from '../wakeups.ts';
import { readTermsOf, type StoredTerms } from './bonus-terms.ts';
import { offerBonus } from './offer-bonus.ts';
import type { Problems } from './problems.ts';
import { keptSince, lookAgainAt } from './waiting.ts';
import { isPassing, whyNoOffers } from './why-no-offers.ts';

type CashbackContext = Pick<Services, 'database' | 'clock' | 'ids'>;
type Waiting = typeof bonusCashback.$inferSelect;

const BATCH_ROWS = 200;

interface Cashback extends PlayerKey {
  /** Names the bonus and the period. */
  readonly cause: string;
  readonly lossMinor: bigint;
  /** The terms that the period began with. */
  readonly stored: StoredTerms;
}

/** Offers a player's cashback of a period. While a limit or a break is in the way it waits, for some weeks. */
export async function giveCashback(context: CashbackContext, cashback: Cashback): Promise<void> {
  const now = context.clock.now();
  await inTransaction(context.database, async (transaction) => {
    if (await isHeld(transaction, cashback, now)) {
      const { siteId, playerId, cause, lossMinor, stored } = cashback;
      const row = { siteId, playerId, cause, lossMinor, termsId: stored.id, createdAt: now };
      await transaction.sql
        .insert(bonusCashback)
        .values({ ...row, lookAt: lookAgainAt(now) })
        .onConflictDoNothing();
      return;
    }
    await offer(context, transaction, cashback);
  });
}

/** Offers what has waited, once nothing is in the way any more; what fails for one player is noted and stops nobody else. */
export async function giveWaitingCashback(context: CashbackContext, problems: Problems): Promise<void> {
  const now = context.clock.now();
  let after: Pick<Waiting, 'siteId' | 'playerId' | 'cause'> = { siteId: 0, playerId: 0, cause: '' };
  for (;;) {
    const rows = await dueRows(context.database, after, now);
    for (const row of rows) {
      await problems.attempt(() => settle(context, row, now));
      after = row;
    }
    if (rows.length < BATCH_ROWS) return;
  }
}

function dueRows(
  { sql }: Pick<Database, 'sql'>,
  after: Pick<Waiting, 'siteId' | 'playerId' | 'cause'>,
  now: Date,
): Promise<Waiting[]> {
  const { siteId, playerId, cause, lookAt } = bonusCashback;
  return sql
    .select()
    .from(bonusCashback)
    .where(
      and(
        lte(lookAt, now),
        query`(${siteId}, ${playerId}, ${cause}) > (${after.siteId}::integer, ${after.playerId}::bigint, ${after.cause})`,
      ),
    )
    .orderBy(asc(siteId), asc(playerId), asc(cause))
    .limit(BATCH_ROWS);
}

async function settle(context: CashbackContext, row: Waiting, now: Date): Promise<void> {
  const { siteId, playerId, cause, lossMinor, termsId, createdAt } = row;
  const isRow = and(
    eq(bonusCashback.siteId, siteId),
    eq(bonusCashback.playerId, playerId),
    eq(bonusCashback.cause, cause),
  );
  await inTransaction(context.database, async (transaction) => {
    const { sql } = transaction;
    const isOld = createdAt < keptSince(now);
    if (!isOld && (await isHeld(transaction, row, now))) {
      await sql
        .update(bonusCashback)
        .set({ lookAt: lookAgainAt(now) })
        .where(isRow);
      return;
    }
    await sql.delete(bonusCashback).where(isRow);
    const stored = (await readTermsOf(transaction, siteId, [termsId])).get(termsId);
    if (stored && !isOld) await offer(context, transaction, { siteId, playerId, cause, lossMinor, stored });
  });
}

async function isHeld(transaction: Transaction, key: PlayerKey, now: Date): Promise<boolean> {
  await lockPlayer(transaction, key);
  return isPassing(await whyNoOffers(transaction.client, key, now));
}

async function offer(
  context: CashbackContext,
  transaction: Transaction,
  { siteId, playerId, cause, lossMinor, stored }: Cashback,
): Promise<void> {
  const request = { siteId, playerId, slug: stored.slug, cause, baseMinor: lossMinor, stored };
  await offerBonus(context, transaction, request);
}
