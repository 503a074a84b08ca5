import { z } from 'zod';

import { defineCall } from '../call.ts';
import { id, instant, integerInText, messageReply } from '../wire.ts';

const own = {
  area: 'money',
  auth: 'player',
  abroad: 'open',
  whileClosed: 'open',
  origin: 'own',
} as const;
const params = z.object({ id: integerInText });
const errors = ['unauthenticated', 'invalid', 'data_not_found', 'too_many_requests'] as const;

export const listPayoutDestinations = defineCall({
  ...own,
  method: 'GET',
  path: '/account/payout-destinations',
  summary:
    'The destinations to which the player’s withdrawals have gone or are to go, and the lock of this book.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      /** The latest first. */
      destinations: z.array(
        z.object({
          /** Of its newest payment. An older one names the same destination. */
          id,
          /** Of the newest payment. */
          method_id: id,
          method: z.string(),
          /** Masked; null if the method needs no account. */
          account: z.string().nullable(),
          /** The player’s name for it. */
          name: z.string().nullable(),
          /** Null as long as no money has arrived. */
          first_paid_at: instant.nullable(),
          last_paid_at: instant.nullable(),
          /** Whether a withdrawal to it is under way. */
          is_open: z.boolean(),
        }),
      ),
      lock: z.object({
        is_on: z.boolean(),
        /** When it ends, once the player has asked for that. */
        ends_at: instant.nullable(),
        /** How many hours it stays on from then. */
        hours: z.number().int(),
      }),
    }),
  }),
  errors: ['unauthenticated'],
});

export const namePayoutDestination = defineCall({
  ...own,
  method: 'PUT',
  path: '/account/payout-destinations/{id}',
  summary: 'Names a destination of the player’s book.',
  params,
  body: z.object({ name: z.string().max(200) }),
  reply: messageReply,
  errors,
});

export const removePayoutDestination = defineCall({
  ...own,
  method: 'DELETE',
  path: '/account/payout-destinations/{id}',
  summary:
    'Removes a destination from the player’s book: the next withdrawal to it is one to a new destination.',
  params,
  reply: messageReply,
  errors: ['unauthenticated', 'data_not_found', 'too_many_requests'],
});

export const lockPayoutDestinations = defineCall({
  ...own,
  method: 'POST',
  path: '/account/payout-destinations/lock',
  summary:
    'Locks the book at once, or keeps it locked: money goes only to destinations that were paid before.',
  reply: messageReply,
  errors: ['unauthenticated', 'too_many_requests'],
});

export const unlockPayoutDestinations = defineCall({
  ...own,
  method: 'POST',
  path: '/account/payout-destinations/unlock',
  summary: 'Lets the lock of the book end after a day.',
  reply: messageReply,
  errors: ['unauthenticated', 'strong_proof_needed', 'too_many_requests'],
});
