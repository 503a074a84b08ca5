import { z } from 'zod';

import { defineCall } from '../call.ts';

export const makeFileLink = defineCall({
  method: 'POST',
  path: '/account/file-links',
  area: 'account',
  auth: 'player',
  whileClosed: 'open',
  origin: 'own',
  summary:
    'An address that sends a file without a token, for browsers that save files only from real links. It works for some minutes, while the session lives.',
  body: z.object({
    /** Path and query of a call that replies with a file: `/account/statement/2026`. */
    address: z.string().min(1).max(1_000),
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      /** On the site's own origin. With `&open=1` a PDF is shown, not saved. */
      address: z.string(),
      expires_in: z.number().int().meta({ description: 'Seconds' }),
      /** Whether a browser can show the file. */
      opens: z.boolean(),
    }),
  }),
  errors: [
    'unauthenticated',
    'invalid',
    'bad_request',
    'data_not_found',
    'too_many_requests',
    'history_too_long',
    'proof_needed',
    'proof_after_stop',
    'unavailable',
  ],
});

/** One to ten, each in two groups: `8558J-SGJ82,A7HVJ-TPD1M`. */
const codes = /^[0-9A-Z]{5}-[0-9A-Z]{5}(?:,[0-9A-Z]{5}-[0-9A-Z]{5}){0,9}$/;

export const recoveryCodesFile = defineCall({
  method: 'GET',
  path: '/account/recovery-codes/file',
  area: 'auth',
  auth: 'player',
  whileClosed: 'open',
  origin: 'own',
  summary:
    'Recovery codes as a text to keep. They are the ones of the query, since the server has only their hashes.',
  query: z.object({ codes: z.string().regex(codes) }),
  reply: z.file(),
  errors: ['unauthenticated', 'invalid', 'too_many_requests'],
  file: 'text/plain',
});
