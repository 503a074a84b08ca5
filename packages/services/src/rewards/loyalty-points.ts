import { and, eq, loyaltyGrant, sql, type Transaction } from '@baize/db';

import type { PlayerKey } from '../wakeups.ts';
import { POINT_STAKE_MINOR, weightedStake } from './loyalty-rule.ts';

export interface LoyaltyPoints {
  /** Own money staked, each by the weight of its games. */
  readonly weightedMinor: bigint;
  readonly fromStakes: number;
  readonly fromGrants: number;
  readonly points: number;
}

/** The points of a player, added up from what the ledger says was staked and from grants. */
export async function readPoints(
  {
    sql: db,
    client,
  }: { readonly sql: Transaction['sql']; readonly client: Pick<Transaction['client'], 'query'> },
  { siteId, playerId }: PlayerKey,
): Promise<LoyaltyPoints> {
  const { rows } = await client.query<{ category: string; staked: string }>(
    'select category, staked from own_stakes($1, $2)',
    [siteId, playerId],
  );
  const [granted] = await db
    .select({ points: sql<number>`coalesce(sum(${loyaltyGrant.points}), 0)::integer` })
    .from(loyaltyGrant)
    .where(and(eq(loyaltyGrant.siteId, siteId), eq(loyaltyGrant.playerId, playerId)));
  const weightedMinor = weightedStake(new Map(rows.map((row) => [row.category, BigInt(row.staked)])));
  const fromStakes = Number(weightedMinor / POINT_STAKE_MINOR);
  const fromGrants = granted?.points ?? 0;
  return { weightedMinor, fromStakes, fromGrants, points: fromStakes + fromGrants };
}
