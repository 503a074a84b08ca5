import { z } from 'zod';

import { defineCall } from '../call.ts';
import { user } from './user.ts';

export const userProfile = defineCall({
  method: 'GET',
  path: '/user-profile',
  area: 'auth',
  auth: 'player',
  whileClosed: 'open',
  origin: 'specification',
  summary: 'The signed-in player with the current balance.',
  reply: z.object({ profile: user }),
  errors: ['unauthenticated'],
});
