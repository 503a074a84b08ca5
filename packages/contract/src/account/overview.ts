import { z } from 'zod';

import { defineCall } from '../call.ts';
import { pendingTransactions } from '../money/pending-transactions.ts';
import { readDocuments } from '../money/documents.ts';
import { withdrawalState } from '../money/withdrawal-state.ts';
import { id, instant } from '../wire.ts';

const pending = pendingTransactions.reply.shape.data.element;
const withdrawal = withdrawalState.reply.shape.data.shape;

export const overview = defineCall({
  method: 'GET',
  path: '/account/overview',
  area: 'account',
  auth: 'player',
  origin: 'own',
  summary:
    'What the first page of the account area shows: money, what waits, the last games, verification, the sign-in before this one.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      registered_at: instant,
      /** The session before this one; null if there was none in the last 90 days. */
      last_sign_in: z.object({ at: instant, ip: z.string() }).nullable(),
      money: z.object({
        available: withdrawal.available,
        kept: withdrawal.kept,
        blocked: withdrawal.blocked,
      }),
      deposits: z.array(pending),
      withdrawals: z.array(pending),
      identity: readDocuments.reply.shape.data.shape.identity,
      /** Of the last month, the latest first, each game once. */
      games: z.array(
        z.object({
          game_id: id,
          game_name: z.string(),
          picture: z.string(),
          shape: z.enum(['portrait', 'landscape']),
          played_at: instant,
        }),
      ),
    }),
  }),
  errors: ['unauthenticated'],
});
