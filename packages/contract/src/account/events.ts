import { z } from 'zod';

import { defineCall } from '../call.ts';
import { amount, balanceVersion, sum } from '../wire.ts';

/** Own money, and bonus money apart from it; without that it is as it was. */
const money = { balance: sum, bonus_balance: sum.optional(), balance_version: balanceVersion };

export const accountEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('balance'), ...money }),
  z.object({
    kind: z.literal('transaction'),
    ...money,
    transaction: z.object({ id: z.number().int(), status: z.number().int(), amount, type: z.number().int() }),
  }),
  z.object({ kind: z.literal('signed-out'), reason: z.literal('excluded').optional() }),
  /** A limit or the interval of reality checks has changed. */
  z.object({ kind: z.literal('limits') }),
  /** A reality check has been acknowledged, or play has moved to another page. */
  z.object({ kind: z.literal('play') }),
  /** A document or the identity has been decided, or whether the player may withdraw. */
  z.object({ kind: z.literal('identity') }),
  /** A transfer between wallets was requested or decided. */
  z.object({ kind: z.literal('wallets') }),
  /** At the start, and after a message was written or read. */
  z.object({ kind: z.literal('messages'), unread: z.number().int() }),
  /** Something may have been missed: everything is to be read again. */
  z.object({ kind: z.literal('refresh') }),
  /** A newer page of the player has taken the place of this one. */
  z.object({ kind: z.literal('replaced') }),
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
    'Server-sent events: the balance after each change, decided payments, changed limits, the play session, decisions about the identity, transfers between wallets, messages, that something may have been missed, that a newer page took the place of this one, the end of the session, the brand closed for maintenance.',
  reply: accountEvent,
  errors: ['unauthenticated'],
  stream: true,
});
