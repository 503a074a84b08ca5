import { z } from 'zod';

import { defineCall } from '../call.ts';
import { instant, messageReply } from '../wire.ts';

export const readSecurity = defineCall({
  method: 'GET',
  path: '/account/security',
  area: 'auth',
  auth: 'player',
  whileClosed: 'open',
  origin: 'own',
  summary: 'The age of the password, the sign-in before this one, and how many other sessions are open.',
  reply: z.object({
    success: z.literal(true),
    password_set_at: instant,
    last_sign_in: z.object({ at: instant, ip: z.string() }).nullable(),
    other_sessions: z.number().int().nonnegative(),
  }),
  errors: ['unauthenticated'],
});

export const proveOwner = defineCall({
  method: 'POST',
  path: '/account/proof',
  area: 'auth',
  auth: 'player',
  whileClosed: 'open',
  origin: 'own',
  summary:
    'Confirms who is using the session, which sensitive changes ask for if the sign-in is older than 5 minutes.',
  body: z.object({
    password: z.string().max(200).optional(),
    /** Of the authenticator app, instead of the password. */
    code: z.string().max(20).optional(),
  }),
  reply: messageReply,
  errors: ['unauthenticated', 'invalid', 'too_many_requests'],
});
