import type { Reply } from '@baize/contract';
import { and, eq, loyaltyLevel } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { listCurrentTerms } from './bonus-terms.ts';
import { readPoints } from './loyalty-points.ts';
import {
  levelOf,
  type LoyaltyLevel,
  loyaltyLevels,
  loyaltyWeights,
  POINT_STAKE_MINOR,
} from './loyalty-rule.ts';

/** Points and level of the player, the rule of both, and what the next level needs. */
export async function readLoyalty(context: PlayerContext): Promise<Reply<'GET /account/loyalty'>> {
  const { database, language, player } = context;
  const key = { siteId: player.siteId, playerId: player.id };
  const [own, terms, [mark]] = await Promise.all([
    readPoints({ sql: database.sql, client: database.pool }, key),
    listCurrentTerms(database, key.siteId),
    database.sql
      .select({ level: loyaltyLevel.level })
      .from(loyaltyLevel)
      .where(and(eq(loyaltyLevel.siteId, key.siteId), eq(loyaltyLevel.playerId, key.playerId))),
  ]);
  const describe = ({ number, name, points, slug }: LoyaltyLevel) => ({
    number,
    name: name[language],
    points,
    reward: terms.find((one) => one.isOpen && one.slug === slug)?.terms.name[language] ?? null,
  });
  const reached = levelOf(Math.max(own.points, pointsOf(mark?.level)));
  const next = loyaltyLevels.find(({ number }) => number === reached.number + 1);
  const missing = next ? Math.max(next.points - own.points, 0) : 0;
  return {
    success: true,
    data: {
      points: own.points,
      from_stakes: own.fromStakes,
      from_grants: own.fromGrants,
      weighted: own.weightedMinor,
      level: describe(reached),
      next: next ? { ...describe(next), missing, stake: BigInt(missing) * POINT_STAKE_MINOR } : null,
      levels: loyaltyLevels.map((level) => describe(level)),
      rule: {
        stake: POINT_STAKE_MINOR,
        types: Object.entries(loyaltyWeights).map(([type, percent]) => ({ type, percent })),
      },
      rewarded: mark?.level ?? 1,
    },
  };
}

/** A level that was reached is kept, should a refund take points back. */
function pointsOf(level = 1): number {
  return loyaltyLevels.find(({ number }) => number === level)?.points ?? 0;
}
