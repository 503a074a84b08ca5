import { z } from 'zod';

import { defineCall } from '../call.ts';
import { sessionReply } from './user.ts';

export const login = defineCall({
  method: 'POST',
  path: '/login',
  area: 'auth',
  auth: 'visitor',
  origin: 'specification',
  summary: 'Signs a player in and opens a session of one brand.',
  body: z.object({
    username: z.string().trim().min(1).max(50),
    password: z.string().min(1).max(200),
    code: z.string().max(20).optional(),
    /** Our addition: instead of the code. */
    recovery_code: z.string().max(40).optional(),
    turnstileToken: z.string().max(2048).optional(),
    sms_code: z.string().max(20).optional(),
    id: z.string().max(64).optional(),
  }),
  reply: sessionReply,
  errors: [
    'invalid',
    'wrong_credentials',
    'authenticator_code_required',
    'authenticator_code_used',
    'sms_code_required',
    'sms_unavailable',
    'captcha_required',
    'captcha_failed',
    'captcha_unavailable',
    'account_inactive',
    'account_suspend',
    'account_locked',
    'account_delete',
    'too_many_requests',
    'sign_in_delayed',
  ],
});
