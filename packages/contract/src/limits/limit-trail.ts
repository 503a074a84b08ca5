import { z } from 'zod';

import { defineCall } from '../call.ts';
import { amount, id, instant, messageReply } from '../wire.ts';

const period = z.enum(['daily', 'weekly', 'monthly']);
const action = z.enum(['set', 'raise_requested', 'removal_requested', 'called_off']);
const minutes = z.number().int().nonnegative();
const entry = { id, changed_at: instant, effective_at: instant };

/** What a player decided about limits, reality checks and breaks, the latest first. */
export const limitTrail = defineCall({
  method: 'GET',
  path: '/account/limit-trail',
  area: 'limits',
  auth: 'player',
  whileClosed: 'open',
  origin: 'own',
  summary:
    'Decisions about limits, reality checks and exclusions, 100 at a time, the latest first; they are never deleted.',
  /** Id of an entry: only those before it. */
  query: z.object({
    before: z
      .string()
      .regex(/^\d{1,16}$/)
      .transform(Number)
      .optional(),
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.array(
      z.discriminatedUnion('type', [
        z.object({
          ...entry,
          type: z.literal('amount'),
          kind: z.enum(['deposit', 'bet', 'loss']),
          period,
          action,
          from: amount.nullable(),
          to: amount.nullable(),
        }),
        z.object({
          ...entry,
          type: z.literal('minutes'),
          kind: z.literal('time'),
          period,
          action,
          from: minutes.nullable(),
          to: minutes.nullable(),
        }),
        z.object({
          ...entry,
          type: z.literal('reality_check'),
          from: minutes.nullable(),
          to: minutes.nullable(),
        }),
        z.object({ ...entry, type: z.literal('exclusion'), code: z.number().int(), ends_at: instant }),
        z.object({ ...entry, type: z.literal('return'), opens_at: instant }),
        /** The player looked at the limits, or declined to set one before the first deposit. */
        z.object({ ...entry, type: z.literal('review'), outcome: z.enum(['kept', 'declined']) }),
      ]),
    ),
    /** Whether there are earlier ones than these. */
    has_more: z.boolean(),
  }),
  errors: ['unauthenticated', 'invalid'],
});

export const reviewLimits = defineCall({
  method: 'POST',
  path: '/account/limits/review',
  area: 'limits',
  auth: 'player',
  origin: 'own',
  summary:
    'Answers the prompt of `GET /account/limits` without a change: the limits are kept, or none is wanted.',
  body: z.object({ outcome: z.enum(['kept', 'declined']) }),
  reply: messageReply,
  errors: ['unauthenticated', 'invalid', 'too_many_requests'],
});

export const setRealityCheck = defineCall({
  method: 'POST',
  path: '/account/reality-check',
  area: 'limits',
  auth: 'player',
  origin: 'own',
  summary: 'Sets the minutes between two reality checks, one of the choices of the brand; null for none.',
  body: z.object({ every: minutes.nullable() }),
  reply: messageReply,
  errors: ['unauthenticated', 'invalid', 'too_many_requests'],
});
