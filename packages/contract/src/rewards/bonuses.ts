import { z } from 'zod';

import { defineCall } from '../call.ts';
import { id, instant, messageReply } from '../wire.ts';
import { activeBonus, offeredBonus, shownFreeSpins } from './bonus.ts';

export const readBonuses = defineCall({
  method: 'GET',
  path: '/account/bonuses',
  area: 'rewards',
  auth: 'player',
  abroad: 'open',
  whileClosed: 'open',
  origin: 'own',
  summary: 'The bonuses that are offered to the player, the active one with its progress, and free rounds.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      offers: z.array(offeredBonus),
      active: activeBonus.nullable(),
      free_spins: z.array(shownFreeSpins),
      /** Whether the player wants offers at all. */
      takes_offers: z.boolean(),
      /** Why nothing is offered now: the account is closed, or one of the player's own limits is reached. */
      no_offers: z.enum(['closed', 'limit', 'choice']).nullable(),
      /** The server's clock. */
      now: instant,
    }),
  }),
  errors: ['unauthenticated'],
});

export const acceptBonus = defineCall({
  method: 'POST',
  path: '/account/bonuses/accept',
  area: 'rewards',
  auth: 'player',
  origin: 'own',
  summary: 'Accepts an offered bonus by the terms that the player has read.',
  body: z.object({ award_id: id, terms_id: id }),
  reply: messageReply,
  errors: [
    'unauthenticated',
    'invalid',
    'data_not_found',
    'bonus_not_offered',
    'bonus_terms_changed',
    'bonus_active',
    'bonus_money_in_wallets',
    'bonus_pending_withdrawal',
    'bonus_not_allowed',
    'wallet_frozen',
    'identity_verification_needed',
    'account_closed',
    'too_many_requests',
  ],
});

const award = z.object({ award_id: id });

export const declineBonus = defineCall({
  method: 'POST',
  path: '/account/bonuses/decline',
  area: 'rewards',
  auth: 'player',
  abroad: 'open',
  whileClosed: 'open',
  origin: 'own',
  summary: 'Declines an offered bonus, or offered free rounds.',
  body: z.union([award, z.object({ free_spin_id: id })]),
  reply: messageReply,
  errors: ['unauthenticated', 'invalid', 'data_not_found', 'bonus_not_offered', 'too_many_requests'],
});

export const giveUpBonus = defineCall({
  method: 'POST',
  path: '/account/bonuses/give-up',
  area: 'rewards',
  auth: 'player',
  abroad: 'open',
  whileClosed: 'open',
  origin: 'own',
  summary: 'Gives up the active bonus: its money is taken back, and its terms no longer apply.',
  body: award,
  reply: messageReply,
  errors: ['unauthenticated', 'invalid', 'data_not_found', 'bonus_ended', 'too_many_requests'],
});

export const enterBonusCode = defineCall({
  method: 'POST',
  path: '/account/bonuses/code',
  area: 'rewards',
  auth: 'player',
  origin: 'own',
  summary: 'Enters a code, which makes an offer of its bonus or free rounds.',
  body: z.object({ code: z.string().trim().min(1).max(40) }),
  reply: messageReply.extend({
    data: z.object({ award_id: id.nullable(), free_spin_id: id.nullable() }),
  }),
  errors: [
    'unauthenticated',
    'invalid',
    'bonus_code_unknown',
    'bonus_code_used',
    'bonus_not_allowed',
    'account_closed',
    'too_many_requests',
  ],
});

export const chooseOffers = defineCall({
  method: 'POST',
  path: '/account/bonuses/offers',
  area: 'rewards',
  auth: 'player',
  abroad: 'open',
  whileClosed: 'open',
  origin: 'own',
  summary:
    'Says whether the player wants offers of bonuses; without, those that were not accepted are withdrawn.',
  body: z.object({ takes_offers: z.boolean() }),
  reply: messageReply,
  errors: ['unauthenticated', 'invalid', 'too_many_requests'],
});
