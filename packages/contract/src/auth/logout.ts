import { z } from 'zod';

import { defineCall } from '../call.ts';
import { messageReply } from '../wire.ts';

export const logout = defineCall({
  method: 'POST',
  path: '/logout',
  area: 'auth',
  auth: 'player',
  whileClosed: 'open',
  origin: 'own',
  summary: 'Ends the session on the server.',
  body: z.object({}).optional(),
  reply: messageReply,
  errors: ['unauthenticated', 'too_many_requests'],
});
