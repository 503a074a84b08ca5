import { z } from 'zod';

import { defineCall } from '../call.ts';
import { sessionReply } from './user.ts';

export const refresh = defineCall({
  method: 'POST',
  path: '/refresh',
  area: 'auth',
  auth: 'player',
  whileClosed: 'open',
  origin: 'specification',
  summary:
    'Exchanges the token for a new one; the old one works until ten seconds after the new one is first used.',
  body: z.object({}).optional(),
  reply: sessionReply,
  errors: ['unauthenticated', 'too_many_requests'],
});
