import { z } from 'zod';

import { defineCall } from '../call.ts';
import { messageReply } from '../wire.ts';

export const changePassword = defineCall({
  method: 'PUT',
  path: '/change-password',
  area: 'auth',
  auth: 'player',
  whileClosed: 'open',
  origin: 'specification',
  summary: 'Replaces the password, and ends the player’s other sessions.',
  body: z.object({
    current_password: z.string().max(200),
    password: z.string().max(200),
    password_confirmation: z.string().max(200),
  }),
  reply: messageReply,
  errors: ['unauthenticated', 'invalid', 'too_many_requests'],
});
