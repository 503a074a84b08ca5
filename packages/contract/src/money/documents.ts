import { z } from 'zod';

import { defineCall } from '../call.ts';
import { id, instant } from '../wire.ts';

/** `identity_front` and `identity_back` are the two sides of an identity card. */
export const documentKinds = ['identity_front', 'identity_back', 'passport', 'payment_proof'] as const;
export type DocumentKind = (typeof documentKinds)[number];

const document = z.object({
  id,
  kind: z.enum(documentKinds),
  state: z.enum(['waiting', 'accepted', 'rejected']),
  /** What the operator wrote to the player, such as why a document was rejected. */
  note: z.string().nullable(),
  uploaded_at: instant,
});

export const uploadDocument = defineCall({
  method: 'POST',
  path: '/account/documents',
  area: 'money',
  auth: 'player',
  abroad: 'open',
  whileClosed: 'open',
  origin: 'own',
  upload: true,
  summary:
    'Uploads a photo of a document. A file that the player has uploaded before, of the same kind, returns the document that exists.',
  body: z.object({ kind: z.enum(documentKinds), file: z.file() }),
  reply: z.object({ success: z.literal(true), data: document }),
  errors: [
    'unauthenticated',
    'invalid',
    'bad_request',
    'unsupported_media_type',
    'document_too_large',
    'document_type',
    'document_unreadable',
    'document_too_small',
    'document_too_many_pixels',
    'document_unsafe',
    'documents_waiting',
    'document_unavailable',
    'too_many_requests',
  ],
});

export const readDocuments = defineCall({
  method: 'GET',
  path: '/account/documents',
  area: 'money',
  auth: 'player',
  abroad: 'open',
  whileClosed: 'open',
  origin: 'own',
  summary: 'The documents of the player, newest first, and whether the identity is verified.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      /**
       * `incomplete`: one side of an identity card is missing. `waiting`: an operator has to decide. `rejected`: the
       * newest decision was a rejection, so another document is needed.
       */
      identity: z.enum(['none', 'incomplete', 'waiting', 'verified', 'rejected']),
      documents: z.array(document),
    }),
  }),
  errors: ['unauthenticated'],
});
