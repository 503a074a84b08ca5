import { z } from 'zod';

import { defineCall } from '../call.ts';
import { flag, id, instant, integerInText, messageReply } from '../wire.ts';
import { sessionReply } from './user.ts';

const own = { area: 'auth', auth: 'player', whileClosed: 'open', origin: 'own' } as const;

/** Of WebAuthn Level 3, sections 5.1.8 to 5.1.10, which the browser's part of the library reads and writes. */
export const passkeyOptions = z.record(z.string(), z.unknown());
export const passkeyAnswer = z.object({
  id: z.string().max(2_000),
  rawId: z.string().max(2_000),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
  clientExtensionResults: z.record(z.string(), z.unknown()),
  authenticatorAttachment: z.string().max(50).optional(),
});
const label = z.string().max(200);
const params = z.object({ id: integerInText });

export const listPasskeys = defineCall({
  ...own,
  method: 'GET',
  path: '/account/passkeys',
  summary: 'The player’s passkeys.',
  reply: z.object({
    success: z.literal(true),
    passkeys: z.array(
      z.object({
        id,
        label: z.string(),
        created_at: instant,
        last_used_at: instant.nullable(),
        /** 1 if the passkey is copied to the player’s other devices. */
        is_synced: flag,
        credential_id: z.string(),
        /** The host that it works at; null if it is not known. */
        rp_id: z.string().nullable(),
      }),
    ),
    /** The player’s name to authenticators. */
    user_handle: z.string(),
  }),
  errors: ['unauthenticated'],
});

export const beginPasskey = defineCall({
  ...own,
  method: 'POST',
  path: '/account/passkeys/options',
  summary: 'Starts adding a passkey: what the browser passes to the authenticator.',
  reply: z.object({ success: z.literal(true), options: passkeyOptions }),
  errors: ['unauthenticated', 'proof_needed', 'proof_after_stop', 'too_many_passkeys', 'too_many_requests'],
});

export const addPasskey = defineCall({
  ...own,
  method: 'POST',
  path: '/account/passkeys',
  summary: 'Adds the passkey that the authenticator has created.',
  body: z.object({ response: passkeyAnswer, label }),
  reply: messageReply,
  errors: [
    'unauthenticated',
    'invalid',
    'proof_needed',
    'proof_after_stop',
    'passkey_refused',
    'too_many_passkeys',
    'too_many_requests',
  ],
});

export const renamePasskey = defineCall({
  ...own,
  method: 'PUT',
  path: '/account/passkeys/{id}',
  summary: 'Renames a passkey.',
  params,
  body: z.object({ label }),
  reply: messageReply,
  errors: ['unauthenticated', 'invalid', 'data_not_found'],
});

export const removePasskey = defineCall({
  ...own,
  method: 'DELETE',
  path: '/account/passkeys/{id}',
  summary: 'Removes a passkey, and ends the player’s other sessions.',
  params,
  reply: messageReply,
  errors: ['unauthenticated', 'proof_needed', 'proof_after_stop', 'data_not_found'],
});

export const beginPasskeySignIn = defineCall({
  method: 'POST',
  path: '/login/passkey-options',
  area: 'auth',
  auth: 'visitor',
  origin: 'own',
  summary: 'Starts signing in with a passkey: what the browser passes to the authenticator.',
  reply: z.object({ success: z.literal(true), options: passkeyOptions }),
  errors: ['too_many_requests'],
});

export const signInByPasskey = defineCall({
  method: 'POST',
  path: '/login/passkey',
  area: 'auth',
  auth: 'visitor',
  origin: 'own',
  summary: 'Signs a player in with a passkey, which stands for the password and the second step.',
  body: z.object({ response: passkeyAnswer }),
  reply: sessionReply,
  errors: [
    'invalid',
    'passkey_refused',
    'passkey_removed',
    'account_inactive',
    'account_suspend',
    'account_locked',
    'account_delete',
    'wrong_credentials',
    'too_many_requests',
  ],
});
