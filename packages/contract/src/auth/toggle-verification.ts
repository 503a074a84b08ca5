import { z } from 'zod';

import { defineCall } from '../call.ts';
import { flag, messageReply } from '../wire.ts';

export const toggleVerification = defineCall({
  method: 'POST',
  path: '/toggle-verification',
  area: 'auth',
  auth: 'player',
  origin: 'specification',
  summary: 'Switches a second step of signing in: a code by SMS or of the authenticator app.',
  body: z.object({ type: z.enum(['google', 'sms']), verified: flag }),
  reply: messageReply.extend({ data: z.object({ message: z.string() }) }),
  errors: [
    'unauthenticated',
    'invalid',
    'phone_verification_needed',
    'proof_needed',
    'proof_after_stop',
    'forbidden',
    'too_many_requests',
  ],
});
