import { z } from 'zod';

import { defineCall } from '../call.ts';
import { id, messageReply } from '../wire.ts';

export const endSession = defineCall({
  method: 'POST',
  path: '/account/sessions/end',
  area: 'auth',
  auth: 'player',
  whileClosed: 'open',
  origin: 'own',
  summary: 'Ends one of the sessions that GET /account/session-history lists.',
  body: z.object({ id }),
  reply: messageReply,
  errors: ['unauthenticated', 'invalid', 'data_not_found', 'too_many_requests'],
});

export const endOtherSessions = defineCall({
  method: 'POST',
  path: '/account/sessions/end-others',
  area: 'auth',
  auth: 'player',
  whileClosed: 'open',
  origin: 'own',
  summary: 'Ends all sessions of the player but the one that asks.',
  reply: messageReply.extend({
    /** How many were open. */
    ended: z.number().int().nonnegative(),
  }),
  errors: ['unauthenticated', 'too_many_requests'],
});
