import { z } from 'zod';

import { defineCall } from '../call.ts';
import { amount, balanceVersion, sum } from '../wire.ts';

export const accountEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('balance'), balance: sum, balance_version: balanceVersion }),
  z.object({
    kind: z.literal('transaction'),
    balance: sum,
    balance_version: balanceVersion,
    transaction: z.object({ id: z.number().int(), status: z.number().int(), amount, type: z.number().int() }),
  }),
  z.object({ kind: z.literal('signed-out'), reason: z.literal('excluded').optional() }),
  /** A limit or the interval of reality checks has changed. */
  z.object({ kind: z.literal('limits') }),
  /** A reality check has been acknowledged, or play has moved to another page. */
  z.object({ kind: z.literal('play') }),
  /** A document or the identity has been decided, or whether the player may withdraw. */
  z.object({ kind: z.literal('identity') }),
  /** At the start, and after a message was written or read. */
  z.object({ kind: z.literal('messages'), unread: z.number().int() }),
  z.object({ kind: z.literal('closed') }),
]);

export const accountEvents = defineCall({
  method: 'GET',
  path: '/account/events',
  area: 'account',
  auth: 'player',
  whileClosed: 'open',
  origin: 'own',
  summary:
    'Server-sent events: the balance after each change, decided payments, changed limits, the play session, decisions about the identity, messages, the end of the session, the brand closed for maintenance.',
  reply: accountEvent,
  errors: ['unauthenticated'],
  stream: true,
});
