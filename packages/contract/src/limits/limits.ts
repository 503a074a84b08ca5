import { z } from 'zod';

import { defineCall } from '../call.ts';
import { amount, instant, messageReply } from '../wire.ts';

const period = z.enum(['daily', 'weekly', 'monthly']);
const minutes = z.number().int().nonnegative();

/** 1 deposit, 2 bet. */
const limitType = z.enum(['1', '2']).transform((text) => (text === '1' ? 1 : 2));
const params = z.object({ limitType });

/** As typed, in the form of the request's language, or "1234.50"; null for no limit. */
const typed = z.union([z.string().max(30), z.number(), z.null()]).optional();

export const readLimit = defineCall({
  method: 'GET',
  path: '/limits/{limitType}',
  area: 'limits',
  auth: 'player',
  origin: 'specification',
  summary: 'The limits on deposits (type 1) or bets (type 2) in force; null if there is none.',
  params,
  reply: z.object({
    success: z.literal(true),
    limit: z.object({ daily: amount.nullable(), weekly: amount.nullable(), monthly: amount.nullable() }),
  }),
  errors: ['unauthenticated', 'invalid'],
});

export const setLimit = defineCall({
  method: 'POST',
  path: '/limits/{limitType}',
  area: 'limits',
  auth: 'player',
  origin: 'specification',
  summary:
    'Sets the limits on deposits or bets. A lower one applies at once, a higher one or none after 24 hours.',
  params,
  body: z.object({ daily: typed, weekly: typed, monthly: typed }),
  reply: messageReply.extend({ data: z.object({ message: z.string() }) }),
  errors: ['unauthenticated', 'invalid', 'too_many_requests'],
});

export const setOneLimit = defineCall({
  method: 'POST',
  path: '/account/limits',
  area: 'limits',
  auth: 'player',
  origin: 'own',
  summary: 'Sets one limit: an amount, or whole minutes for `time`; null for none.',
  body: z.object({ kind: z.enum(['deposit', 'bet', 'loss', 'time']), period, limit: typed }),
  reply: messageReply.extend({
    data: z.object({
      action: z.enum(['set', 'raise_requested', 'removal_requested', 'called_off', 'unchanged']),
      effective_at: instant,
    }),
  }),
  errors: ['unauthenticated', 'invalid', 'too_many_requests'],
});

const state = <Value extends z.ZodType>(value: Value) => ({
  period,
  limit: value.nullable(),
  used: value,
  /** Null without a limit. */
  left: value.nullable(),
  /** When the period ends and what was used no longer counts. */
  ends_at: instant,
  /** A raise, or a removal if `limit` is null, that has been requested. */
  next: z.object({ limit: value.nullable(), at: instant }).nullable(),
});

export const readLimits = defineCall({
  method: 'GET',
  path: '/account/limits',
  area: 'limits',
  auth: 'player',
  origin: 'own',
  summary: 'Every limit of the player: what is used and left, when its period ends, and what waits.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      amounts: z.array(z.object({ kind: z.enum(['deposit', 'bet', 'loss']), ...state(amount) })),
      minutes: z.array(z.object({ kind: z.literal('time'), ...state(minutes) })),
      /** The server's clock, from which the page counts. */
      now: instant,
      /** The time zone of the periods. */
      time_zone: z.string(),
      /** Minutes played since midnight, on all devices. */
      played_today: minutes,
      /** Minutes between two reality checks; null if they are off. */
      reality_check: z.object({ every: minutes.nullable(), choices: z.array(minutes.nullable()) }),
      /** What the player should be asked: a deposit limit before the first deposit, or a look at the limits. */
      prompt: z.enum(['first_deposit', 'review']).nullable(),
    }),
  }),
  errors: ['unauthenticated'],
});

export const cancelLimitChange = defineCall({
  method: 'POST',
  path: '/account/limits/cancel-change',
  area: 'limits',
  auth: 'player',
  origin: 'own',
  summary: 'Calls off a raise or removal of a limit that waits.',
  body: z.object({ kind: z.enum(['deposit', 'bet', 'loss', 'time']), period }),
  reply: messageReply,
  errors: ['unauthenticated', 'invalid', 'data_not_found', 'too_many_requests'],
});
