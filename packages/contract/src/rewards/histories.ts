import { z } from 'zod';

import { defineCall } from '../call.ts';
import { amount, id, instant, integerText, pageNumber, paginated, reportInstant, sum } from '../wire.ts';

/** A filter by status; 0 for all. */
const query = (statuses: number) =>
  z.object({
    start_date: reportInstant,
    end_date: reportInstant,
    page: pageNumber,
    status: integerText(0, statuses).optional(),
  });

export const bonusHistory = defineCall({
  method: 'GET',
  path: '/account/bonus-history',
  area: 'account',
  auth: 'player',
  whileClosed: 'open',
  origin: 'specification',
  summary: 'Bonuses of the player that were accepted, declined or not accepted in time, newest first.',
  query: query(4),
  reply: z.object({
    success: z.literal(true),
    data: paginated(
      z.object({
        id,
        name: z.string(),
        /** 1 active, 2 completed, 3 rejected, 4 expired. */
        status: z.number().int(),
        /** Bonus money that was given; 0 if it was never accepted and its amount depends on free rounds. */
        amount,
        created_at: instant,
        accepted_at: instant.nullable(),
        ended_at: instant.nullable(),
        end_reason: z
          .enum([
            'wagered',
            'spent',
            'declined',
            'forfeited',
            'withdrawal',
            'operator',
            'withdrawn',
            'not_accepted',
            'time_is_up',
          ])
          .nullable(),
        wager: amount,
        wagered: sum,
        /** What became the player's own, and what was taken back. */
        released: sum,
        taken: sum,
      }),
    ),
  }),
  errors: ['unauthenticated', 'invalid'],
});

export const freeSpinHistory = defineCall({
  method: 'GET',
  path: '/account/free-spin-history',
  area: 'account',
  auth: 'player',
  whileClosed: 'open',
  origin: 'specification',
  summary: 'Free rounds of the player that were claimed, cancelled or not claimed in time, newest first.',
  query: query(3),
  reply: z.object({
    success: z.literal(true),
    data: paginated(
      z.object({
        id,
        /** Of the chosen game, else the first to choose from. */
        image: z.string(),
        picture: z.string(),
        shape: z.enum(['portrait', 'landscape']),
        game_id: id.nullable(),
        game_name: z.string().nullable(),
        name: z.string(),
        /** 1 active, 2 cancelled, 3 completed. */
        status: z.number().int(),
        created_at: instant,
        expires_at: instant.nullable(),
        ended_at: instant.nullable(),
        /** Of one round. */
        amount,
        count: z.number().int(),
        left: z.number().int(),
        total_win: sum,
      }),
    ),
  }),
  errors: ['unauthenticated', 'invalid'],
});
