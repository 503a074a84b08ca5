import { z } from 'zod';

import { defineCall } from '../call.ts';
import { integerText, messageReply } from '../wire.ts';

/** The specification reads the text and the id under `data` on one screen and at the top level on another. */
const reply = messageReply.extend({ data: z.object({ message: z.string() }) });

export const sendPhoneCode = defineCall({
  method: 'POST',
  path: '/account/verifications/sms',
  area: 'auth',
  auth: 'player',
  // A withdrawal asks for a verified phone.
  whileClosed: 'open',
  origin: 'specification',
  summary:
    'Sends a code to a phone number that the player claims. Another number than the one on file needs a fresh proof.',
  body: z.object({
    /** Id of the number's country. */
    code: integerText(0, 1_000),
    /** National number. */
    no: z.string().max(40),
  }),
  reply: reply.extend({
    /** Id that the check must send. */
    id: z.string(),
    data: z.object({ message: z.string(), id: z.string() }),
  }),
  errors: [
    'unauthenticated',
    'invalid',
    'account_closed',
    'proof_needed',
    'proof_after_stop',
    'phone_verified',
    'too_many_requests',
    'sms_unavailable',
  ],
});

export const checkPhoneCode = defineCall({
  method: 'POST',
  path: '/account/verifications/sms-check',
  area: 'auth',
  auth: 'player',
  whileClosed: 'open',
  origin: 'specification',
  summary:
    'Redeems the code: the number is then the player’s verified number. The old contacts are notified if another one was on file, and can undo it.',
  body: z.object({ code: z.string().max(20), id: z.string().max(20) }),
  reply,
  errors: ['unauthenticated', 'invalid', 'account_closed', 'phone_verified', 'too_many_requests'],
});
