import { and, bonusAward, desc, eq, freeSpin, gt, inArray, type Transaction } from '@baize/db';
import { bonusStatus, freeSpinStatus } from '@baize/ledger';

import type { PlayerKey } from '../wakeups.ts';

type Sql = Pick<Transaction, 'sql'>;
export type Award = typeof bonusAward.$inferSelect;
export type FreeSpins = typeof freeSpin.$inferSelect;

export function isAward({ siteId, playerId }: PlayerKey, id: number) {
  return and(eq(bonusAward.siteId, siteId), eq(bonusAward.playerId, playerId), eq(bonusAward.id, id));
}

/** Undefined if the player has none by that id. */
export async function findAward({ sql }: Sql, key: PlayerKey, id: number): Promise<Award | undefined> {
  const [row] = await sql.select().from(bonusAward).where(isAward(key, id));
  return row;
}

export async function findActiveAward(
  { sql }: Sql,
  { siteId, playerId }: PlayerKey,
): Promise<Award | undefined> {
  const [row] = await sql
    .select()
    .from(bonusAward)
    .where(
      and(
        eq(bonusAward.siteId, siteId),
        eq(bonusAward.playerId, playerId),
        eq(bonusAward.status, bonusStatus.active),
      ),
    );
  return row;
}

/** Offers that can still be accepted, the newest first; without those that belong to free rounds. */
export async function findOffers({ sql }: Sql, key: PlayerKey, now: Date): Promise<Award[]> {
  const { siteId, playerId, status, acceptUntil, id } = bonusAward;
  const offers = await sql
    .select()
    .from(bonusAward)
    .where(
      and(
        eq(siteId, key.siteId),
        eq(playerId, key.playerId),
        eq(status, bonusStatus.offered),
        gt(acceptUntil, now),
      ),
    )
    .orderBy(desc(id));
  const ofSpins = await bonusesOfSpins({ sql }, key, offers);
  return offers.filter((offer) => !ofSpins.has(offer.id));
}

/** Those of some bonuses whose money is what free rounds win. */
export async function bonusesOfSpins(
  { sql }: Sql,
  key: PlayerKey,
  awards: readonly Pick<Award, 'id'>[],
): Promise<ReadonlySet<number | null>> {
  if (awards.length === 0) return new Set();
  const rows = await sql
    .select({ awardId: freeSpin.awardId })
    .from(freeSpin)
    .where(
      and(
        eq(freeSpin.siteId, key.siteId),
        eq(freeSpin.playerId, key.playerId),
        inArray(
          freeSpin.awardId,
          awards.map(({ id }) => id),
        ),
      ),
    );
  return new Set(rows.map(({ awardId }) => awardId));
}

/** Free rounds that can be claimed or played, those whose time is over first. */
export async function findFreeSpins({ sql }: Sql, key: PlayerKey, now: Date): Promise<FreeSpins[]> {
  const { siteId, playerId, status } = freeSpin;
  const rows = await sql
    .select()
    .from(freeSpin)
    .where(
      and(
        eq(siteId, key.siteId),
        eq(playerId, key.playerId),
        inArray(status, [freeSpinStatus.offered, freeSpinStatus.active]),
      ),
    );
  const endOf = (row: FreeSpins) => (row.expiresAt ?? row.claimUntil).getTime();
  return rows.filter((row) => endOf(row) > now.getTime()).toSorted((one, other) => endOf(one) - endOf(other));
}

/** Undefined if the player has none by that id. */
export async function readFreeSpins(
  { sql }: Sql,
  key: PlayerKey,
  id: number,
): Promise<FreeSpins | undefined> {
  const [row] = await sql
    .select()
    .from(freeSpin)
    .where(and(eq(freeSpin.siteId, key.siteId), eq(freeSpin.playerId, key.playerId), eq(freeSpin.id, id)));
  return row;
}
