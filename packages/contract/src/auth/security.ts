import { z } from 'zod';

import { defineCall } from '../call.ts';
import { instant, messageReply } from '../wire.ts';
import { passkeyAnswer, passkeyOptions } from './passkeys.ts';

export const readSecurity = defineCall({
  method: 'GET',
  path: '/account/security',
  area: 'auth',
  auth: 'player',
  whileClosed: 'open',
  origin: 'own',
  summary: 'The age of the password, the sign-in before this one, and how many other sessions are open.',
  reply: z.object({
    success: z.literal(true),
    password_set_at: instant,
    last_sign_in: z.object({ at: instant, ip: z.string() }).nullable(),
    other_sessions: z.number().int().nonnegative(),
  }),
  errors: ['unauthenticated'],
});

export const proveOwner = defineCall({
  method: 'POST',
  path: '/account/proof',
  area: 'auth',
  auth: 'player',
  whileClosed: 'open',
  origin: 'own',
  summary:
    'Confirms who is using the session, which sensitive changes ask for if the sign-in is older than 5 minutes.',
  body: z.object({
    password: z.string().max(200).optional(),
    /** Of the authenticator app, instead of the password. */
    code: z.string().max(20).optional(),
    /** What a passkey has answered to the options of `POST /account/proof/passkey-options`, instead of both. */
    passkey: passkeyAnswer.optional(),
    /** 1 if the password alone does not do: without `sms_code` one is sent, and its id is in the error. */
    strong: z.literal(1).optional(),
    sms_code: z.string().max(20).optional(),
    id: z.string().max(20).optional(),
  }),
  reply: messageReply,
  errors: [
    'unauthenticated',
    'invalid',
    'passkey_refused',
    'passkey_removed',
    'authenticator_code_required',
    'authenticator_code_used',
    'sms_code_required',
    'sms_unavailable',
    'phone_verification_needed',
    'please_try_again',
    'too_many_requests',
  ],
});

export const beginPasskeyProof = defineCall({
  method: 'POST',
  path: '/account/proof/passkey-options',
  area: 'auth',
  auth: 'player',
  whileClosed: 'open',
  origin: 'own',
  summary: 'Starts a proof by one of the player’s passkeys: what the browser passes to the authenticator.',
  reply: z.object({ success: z.literal(true), options: passkeyOptions }),
  errors: ['unauthenticated', 'too_many_requests'],
});
