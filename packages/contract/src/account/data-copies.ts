import { z } from 'zod';

import { defineCall } from '../call.ts';
import { id, instant, integerInText } from '../wire.ts';

const own = { area: 'account', auth: 'player', whileClosed: 'open', origin: 'own' } as const;

const reply = z.object({
  success: z.literal(true),
  data: z.object({
    copies: z.array(
      z.object({
        id,
        /** Only a copy that is ready can be downloaded. */
        state: z.enum(['waiting', 'making', 'ready', 'used', 'expired', 'replaced', 'failed']),
        requested_at: instant,
        ready_at: instant.nullable(),
        expires_at: instant.nullable(),
        downloads_left: z.number().int().nonnegative(),
        /** Of the file, in bytes. */
        size: z.number().int().nonnegative().nullable(),
      }),
    ),
    /** When the next copy can be asked for; null if now. */
    next_at: instant.nullable(),
  }),
});

export const requestDataCopy = defineCall({
  ...own,
  method: 'POST',
  path: '/account/data-copies',
  summary: 'Asks for a copy of everything that is stored about the player, once a day.',
  reply,
  errors: ['unauthenticated', 'proof_needed', 'proof_after_stop', 'too_many_requests'],
});

export const dataCopies = defineCall({
  ...own,
  method: 'GET',
  path: '/account/data-copies',
  summary: 'The copies that the player has asked for, the latest first.',
  reply,
  errors: ['unauthenticated'],
});

export const dataCopyFile = defineCall({
  ...own,
  method: 'GET',
  path: '/account/data-copies/{id}/file',
  summary: 'The file of a copy, a ZIP archive. Each download counts.',
  params: z.object({ id: integerInText }),
  reply: z.file(),
  errors: ['unauthenticated', 'proof_needed', 'proof_after_stop', 'data_not_found', 'too_many_requests'],
  file: 'application/zip',
});
