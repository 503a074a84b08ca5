import { z } from 'zod';

import { defineCall } from '../call.ts';
import { recoveryReply } from './recovery-reply.ts';

export const resetPassword = defineCall({
  method: 'POST',
  path: '/reset-password',
  area: 'auth',
  auth: 'visitor',
  origin: 'specification',
  summary: 'Sets a new password by the link of a recovery e-mail, and ends all sessions of the player.',
  body: z.object({
    token: z.string().max(200),
    password: z.string().max(200),
    password_confirmation: z.string().max(200),
  }),
  reply: recoveryReply,
  errors: ['invalid', 'recovery_link_invalid', 'too_many_requests'],
});
