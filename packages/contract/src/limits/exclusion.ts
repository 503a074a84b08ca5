import { z } from 'zod';

import { defineCall } from '../call.ts';
import { instant, messageReply, sum } from '../wire.ts';

/** 1 to 3 are breaks of 24 hours, 7 and 30 days; 4 to 6 self-exclusions of 6 months, 1 and 5 years. */
const code = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)]);
const codeText = z.enum(['1', '2', '3', '4', '5', '6']).transform((text) => code.parse(Number(text)));

export const deactivateAccount = defineCall({
  method: 'POST',
  path: '/account/deactive-account',
  area: 'limits',
  auth: 'player',
  whileClosed: 'open',
  origin: 'specification',
  summary:
    'Closes the account for a break or a self-exclusion and ends every session. A closed account is only closed for longer.',
  body: z.object({ type: z.union([code, codeText]) }),
  reply: messageReply.extend({ data: z.object({ message: z.string(), ends_at: instant }) }),
  errors: ['unauthenticated', 'invalid', 'conflict'],
});

export const readClosing = defineCall({
  method: 'GET',
  path: '/account/closing',
  area: 'limits',
  auth: 'player',
  whileClosed: 'open',
  origin: 'own',
  summary: 'Until when the account is closed, what it can be closed for, and what that touches.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      /** Null if the account is open. */
      closing: z
        .object({
          code,
          starts_at: instant,
          ends_at: instant,
          /** Name of the operator's other brand that it was chosen at; null if it was chosen here. */
          chosen_at: z.string().nullable(),
          /** When it opens; null after a self-exclusion until the player asks for it. */
          opens_at: instant.nullable(),
          /** Whether the player can ask for it now. */
          may_return: z.boolean(),
        })
        .nullable(),
      /** The codes that close the account from now on, or for longer, and until when by the database's clock. */
      options: z.array(z.object({ code, ends_at: instant })),
      /** Whether it also closes the player's accounts at the operator's other brands, and those to a new registration. */
      scope: z.enum(['brand', 'operator']),
      time_zone: z.string(),
      /** Sessions that would end. */
      sessions: z.number().int(),
      /** Rounds without a result. */
      open_rounds: z.number().int(),
      balance: sum,
    }),
  }),
  errors: ['unauthenticated'],
});

export const requestReturn = defineCall({
  method: 'POST',
  path: '/account/request-return',
  area: 'limits',
  auth: 'player',
  whileClosed: 'open',
  origin: 'own',
  summary: 'Asks to open the account after the end of a self-exclusion; it opens 24 hours later.',
  reply: messageReply.extend({ data: z.object({ opens_at: instant }) }),
  errors: ['unauthenticated', 'conflict', 'too_many_requests'],
});
