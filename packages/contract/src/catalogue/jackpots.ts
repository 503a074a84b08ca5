import { z } from 'zod';

import { defineCall } from '../call.ts';
import { amount, instant } from '../wire.ts';

const tier = z.object({
  id: z.string(),
  /** 1 is the largest. */
  level: z.number().int(),
  /** Null while its provider is silent, since the amount may be out of date. */
  amount: amount.nullable(),
  /** It is won at this amount at the latest. */
  must_hit_by: amount,
  hits: z.number().int(),
  last_hit_at: instant.nullable(),
});

/** Share of each bet that goes into the jackpot, all tiers together. */
const share = z.number().int().meta({ description: '100 is 1 %' });
const freshness = {
  /** Whether the amounts are up to date. */
  live: z.boolean(),
  age_seconds: z.number().int().nullable(),
};

export const cardJackpots = defineCall({
  method: 'GET',
  path: '/egt/jackpots',
  area: 'catalogue',
  auth: 'visitor',
  origin: 'specification',
  summary: 'The four tiers of the card jackpot.',
  reply: z.object({
    success: z.literal(true),
    data: z.array(tier.extend({ currency: z.string(), share_basis_points: share, levels: z.number().int() })),
    ...freshness,
  }),
  errors: [],
});

export const jackpots = defineCall({
  method: 'GET',
  path: '/pragmatic-jackpot/jackpots',
  area: 'catalogue',
  auth: 'visitor',
  origin: 'specification',
  summary: 'The other jackpots with their tiers, the largest first.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      jackpots: z.array(
        z.object({
          id: z.string(),
          currency: z.string(),
          share_basis_points: share,
          tiers: z.array(tier),
        }),
      ),
    }),
    ...freshness,
  }),
  errors: [],
});
