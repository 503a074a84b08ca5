import { z } from 'zod';

import { defineCall } from '../call.ts';
import { integerInText } from '../wire.ts';

const reply = z.object({
  success: z.literal(true),
  /** Whether it was stopped; false if it had been decided. */
  stopped: z.boolean(),
  message: z.string(),
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
    'Stops a pending withdrawal by the link in its message, which works once for 72 hours, ends all sessions, and lets no money leave before a strong proof.',
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
