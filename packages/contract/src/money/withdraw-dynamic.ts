import { z } from 'zod';

import { defineCall } from '../call.ts';
import { integerText } from '../wire.ts';

/** The endpoint of withdrawal methods. */
export const withdrawDynamic = defineCall({
  method: 'POST',
  path: '/account/withdraw/dynamic',
  area: 'money',
  auth: 'player',
  abroad: 'open',
  whileClosed: 'open',
  origin: 'own',
  summary: 'Requests a withdrawal: the amount is held at once until it is paid out or given back.',
  body: z
    .object({
      payment_id: integerText(),
      endpoint: z.string().max(100).optional(),
      amount: z.string().max(30),
      /** A destination of the book, which fills the fields that the form leaves out. */
      destination_id: integerText().optional(),
      /** Locks it: the player cannot cancel it. */
      take_back: z.literal('no').optional(),
    })
    .catchall(z.string().max(500)),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ message: z.string(), transaction_id: z.number() }),
  }),
  errors: [
    'unauthenticated',
    'strong_proof_needed',
    'proof_after_stop',
    'invalid',
    'payment_method_unavailable',
    'insufficient_balance',
    'pending_withdrawal',
    'withdrawal_bonus_turnover',
    'phone_verification_needed',
    'identity_verification_needed',
    'wallet_frozen',
    'withdrawal_not_permitted',
    'withdrawal_turnover_left',
    'withdrawal_daily_count',
    'withdrawal_daily_sum',
    'withdrawal_other_way',
    'withdrawal_way_sum',
    'destination_locked',
    'data_not_found',
    'too_many_requests',
  ],
});
