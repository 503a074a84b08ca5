import { z } from 'zod';

import { defineCall } from '../call.ts';
import { amount, instant, integerInText } from '../wire.ts';

const reply = z.object({
  success: z.literal(true),
  /** Its money is in the balance again, is held until an operator returns it, or has left. */
  outcome: z.enum(['returned', 'held', 'late']),
  message: z.string(),
});

/** What a link stops, before it does. Its message says as much. */
export const showStoppable = defineCall({
  method: 'POST',
  path: '/stop-withdrawal/show',
  area: 'money',
  auth: 'visitor',
  abroad: 'open',
  whileClosed: 'open',
  origin: 'own',
  summary: 'The withdrawal that a link in a message stops. Reading does not use the link up.',
  body: z.object({ token: z.string().max(200) }),
  reply: z.object({
    success: z.literal(true),
    /** Null if the link is unknown, used, expired or another brand's. */
    data: z
      .object({
        amount,
        currency: z.number().int(),
        payment: z.object({ name: z.string() }),
        created_at: instant,
      })
      .nullable(),
  }),
  errors: ['too_many_requests'],
});

/** By the link in the message of a withdrawal. */
export const stopWithdrawal = defineCall({
  method: 'POST',
  path: '/stop-withdrawal',
  area: 'money',
  auth: 'visitor',
  abroad: 'open',
  whileClosed: 'open',
  origin: 'own',
  summary:
    'Stops what is pending by the link in the message of a withdrawal, which works once for 72 hours, ends all sessions, and lets no money leave before a strong proof. What the player could not cancel stays held until an operator returns it.',
  body: z.object({ token: z.string().max(200) }),
  reply,
  errors: ['alarm_link_invalid', 'too_many_requests'],
});

/** By a message in the player's account. */
export const stopOwnWithdrawal = defineCall({
  method: 'POST',
  path: '/account/withdrawals/{id}/stop',
  area: 'money',
  auth: 'player',
  abroad: 'open',
  whileClosed: 'open',
  origin: 'own',
  summary: 'Stops a withdrawal that somebody else has requested, as the link in its message does.',
  params: z.object({ id: integerInText }),
  body: z.object({}).optional(),
  reply,
  errors: ['unauthenticated', 'data_not_found', 'too_many_requests'],
});
