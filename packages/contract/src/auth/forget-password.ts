import { z } from 'zod';

import { defineCall } from '../call.ts';
import { recoveryReply } from './recovery-reply.ts';

export const forgetPassword = defineCall({
  method: 'POST',
  path: '/forget-password',
  area: 'auth',
  auth: 'visitor',
  origin: 'specification',
  summary:
    'Sends a link to set a new password to the contact on file; the reply never reveals who has an account.',
  body: z.object({
    /** The last four digits. */
    personal_id: z.string().max(20),
    username: z.string().max(200),
  }),
  reply: recoveryReply,
  errors: ['invalid', 'too_many_requests'],
});
