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
