import { z } from 'zod';

import { defineCall } from '../call.ts';
import { flag, messageReply } from '../wire.ts';

const password = z.string().max(200);
const codes = z
  .array(z.string())
  .meta({ description: 'Recovery codes, XXXXX-XXXXX; they are never sent again' });

export const checkTwoFactor = defineCall({
  method: 'GET',
  path: '/check-2fa',
  area: 'auth',
  auth: 'player',
  whileClosed: 'open',
  origin: 'specification',
  summary: 'Whether signing in asks for a code of an authenticator app.',
  reply: z.object({
    success: z.literal(true),
    status: flag,
    /** Our addition. */
    recovery_codes_left: z.number().int().nonnegative(),
  }),
  errors: ['unauthenticated'],
});

export const enableTwoFactor = defineCall({
  method: 'POST',
  path: '/enable-2fa',
  area: 'auth',
  auth: 'player',
  whileClosed: 'open',
  origin: 'specification',
  summary: 'Starts connecting an authenticator app; `POST /confirm-2fa` completes it.',
  body: z.object({ password }),
  reply: messageReply.extend({
    /** The secret in base32, for apps that read no QR code. */
    code: z.string(),
    /** Our addition: the `otpauth` URI of the QR code. */
    uri: z.string(),
  }),
  errors: ['unauthenticated', 'invalid', 'proof_after_stop', 'conflict', 'too_many_requests'],
});

export const confirmTwoFactor = defineCall({
  method: 'POST',
  path: '/confirm-2fa',
  area: 'auth',
  auth: 'player',
  whileClosed: 'open',
  origin: 'own',
  summary: 'Proves that the authenticator app has the secret: from now on signing in asks for its code.',
  body: z.object({ code: z.string().max(20) }),
  reply: messageReply.extend({ recovery_codes: codes }),
  errors: [
    'unauthenticated',
    'invalid',
    'authenticator_code_used',
    'conflict',
    'data_not_found',
    'too_many_requests',
  ],
});

export const disableTwoFactor = defineCall({
  method: 'POST',
  path: '/disable-2fa',
  area: 'auth',
  auth: 'player',
  whileClosed: 'open',
  origin: 'specification',
  summary: 'Disconnects the authenticator app and deletes the recovery codes.',
  body: z.object({ password }),
  reply: messageReply,
  errors: ['unauthenticated', 'invalid', 'too_many_requests'],
});

export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/account/recovery-codes',
  area: 'auth',
  auth: 'player',
  whileClosed: 'open',
  origin: 'own',
  summary: 'Makes ten new recovery codes; the old ones stop working.',
  reply: messageReply.extend({ recovery_codes: codes }),
  errors: ['unauthenticated', 'proof_needed', 'proof_after_stop', 'conflict', 'too_many_requests'],
});
