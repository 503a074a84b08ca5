import { z } from 'zod';

import { defineCall } from '../call.ts';
import { amount, id, instant, integerText, pageNumber, paginated, reportInstant, sum } from '../wire.ts';

export const gameHistoryRow = z.object({
  id,
  game_id: id,
  game_name: z.string(),
  game_image: z.string(),
  picture: z.string(),
  shape: z.enum(['portrait', 'landscape']),
  created_at: instant,
  amount,
  /** 1 bet, 2 win, 3 refund. */
  type: z.number().int(),
  transaction_id: z.string(),
  round_id: z.string(),
  /** What the whole round adds up to, also outside the range but not what was moved away; missing if it has more than 200 rows. */
  round: z.object({ bet: sum, win: sum, refund: sum, net: sum }).optional(),
  /** Of the wallet that it was played with. */
  player_balance: sum,
  /** That wallet if it is not the main one: see `historyWallet`. */
  wallet: z.number().int().optional(),
  /** Of a bet on sport, whose game is a book. */
  is_sport: z.literal(true).optional(),
});

export const gameHistory = defineCall({
  method: 'GET',
  path: '/account/game-history',
  area: 'account',
  auth: 'player',
  whileClosed: 'open',
  origin: 'specification',
  summary: 'Bets, wins and refunds of the player, newest first.',
  query: z.object({
    start_date: reportInstant,
    end_date: reportInstant,
    page: pageNumber,
    type: integerText(0, 3).optional(),
  }),
  reply: z.object({
    success: z.literal(true),
    data: paginated(gameHistoryRow).extend({
      /** Of the whole range, whatever the type; net is what the player won or, below zero, lost. */
      totals: z.object({ bet: sum, win: sum, refund: sum, net: sum }),
      /** What is older has been moved away. */
      starts_at: instant.nullable(),
    }),
  }),
  errors: ['unauthenticated', 'invalid'],
});
