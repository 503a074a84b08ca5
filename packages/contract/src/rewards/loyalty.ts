import { z } from 'zod';

import { defineCall } from '../call.ts';
import { amount, id, sum } from '../wire.ts';

const count = z.number().int().nonnegative();
const level = z.object({
  number: count,
  name: z.string(),
  /** Points that it begins at. */
  points: count,
  /** What reaching it gives; null for nothing. */
  reward: z.string().nullable(),
});

export const readLoyalty = defineCall({
  method: 'GET',
  path: '/account/loyalty',
  area: 'rewards',
  auth: 'player',
  abroad: 'open',
  whileClosed: 'open',
  origin: 'own',
  summary: 'Points and level of the player, the rule of both, and what the next level needs.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      points: count,
      /** Of the points: for own money staked, and given by grants and operators. */
      from_stakes: count,
      from_grants: count,
      /** Own money staked that the points are computed from, weighted. */
      weighted: sum,
      level,
      /** Null at the highest level. */
      next: level.extend({ missing: count, stake: amount }).nullable(),
      levels: z.array(level),
      rule: z.object({
        /** Own money for one point, in games that count in full. */
        stake: amount,
        types: z.array(z.object({ type: z.string(), percent: count })),
      }),
      /** The last level of which the player got the reward. */
      rewarded: id,
    }),
  }),
  errors: ['unauthenticated'],
});
