import { z } from 'zod';

import { defineCall } from '../call.ts';
import { amount, id, instant, integerText } from '../wire.ts';

export const availableFreeSpins = defineCall({
  method: 'GET',
  path: '/account/available-freespin',
  area: 'rewards',
  auth: 'player',
  origin: 'specification',
  summary: 'The games for which offered free rounds can be claimed.',
  reply: z.object({
    success: z.literal(true),
    data: z.array(
      z.object({
        /** Of the game. A game of two offers is listed twice. */
        id,
        name: z.string(),
        image: z.string(),
        picture: z.string(),
        shape: z.enum(['portrait', 'landscape']),
        free_spin_id: id,
        offer: z.string(),
        count: z.number().int(),
        /** Of one round. */
        stake: amount,
        max_win: amount.nullable(),
        /** How often what is won has to be staked; 0 if it is the player's own at once. */
        times: z.number(),
        claim_until: instant,
        days_to_play: z.number().int(),
      }),
    ),
  }),
  errors: ['unauthenticated'],
});

export const claimFreeSpins = defineCall({
  method: 'POST',
  path: '/account/claim-freespin',
  area: 'rewards',
  auth: 'player',
  origin: 'specification',
  summary: 'Claims offered free rounds for a game.',
  body: z.object({
    game_id: integerText(1, 2_147_483_647),
    /** Of two offers for one game; without it the one that ends first, once the one before has begun. */
    free_spin_id: id.optional(),
    /** That the player has read. */
    terms_id: id.optional(),
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ message: z.string(), free_spin_id: id }),
  }),
  errors: [
    'unauthenticated',
    'invalid',
    'data_not_found',
    'free_spins_expired',
    'free_spins_other_game',
    'bonus_terms_changed',
    'bonus_active',
    'bonus_money_in_wallets',
    'bonus_pending_withdrawal',
    'bonus_not_allowed',
    'wallet_frozen',
    'identity_verification_needed',
    'game_unavailable',
    'account_closed',
    'too_many_requests',
  ],
});
