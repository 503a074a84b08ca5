import { z } from 'zod';

import { defineCall } from '../call.ts';
import { amount, sum } from '../wire.ts';

export const walletNames = ['main', 'poker', 'live_slot', 'binary', 'bonus', 'held'] as const;

export const wallets = defineCall({
  method: 'GET',
  path: '/account/wallets',
  area: 'money',
  auth: 'player',
  abroad: 'open',
  whileClosed: 'open',
  origin: 'own',
  summary: 'All money of the player by wallet: those of the brand, and any other with money in it.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      total: sum,
      wallets: z.array(
        z.object({
          wallet: z.enum(walletNames),
          balance: sum,
          /** What was staked in rounds that have not ended, beside the balance: money out of it waits. Null without one. */
          in_play: sum.nullable(),
          /** What waits to go to main; null for nothing. */
          pending: amount.nullable(),
          /** Whether the player may move money into it, as far as the wallet is concerned. */
          is_offered: z.boolean(),
        }),
      ),
    }),
  }),
  errors: ['unauthenticated'],
});

const balance = {
  method: 'GET',
  area: 'money',
  auth: 'player',
  abroad: 'open',
  whileClosed: 'open',
  origin: 'specification',
  errors: ['unauthenticated', 'data_not_found'],
} as const;

export const liveSlotBalance = defineCall({
  ...balance,
  path: '/live-slot/balance',
  summary: 'The balance of the player’s live-slot wallet.',
  reply: z.object({ success: z.literal(true), data: z.object({ balance: sum }) }),
});

export const binaryBalance = defineCall({
  ...balance,
  path: '/binary-option/balance',
  summary: 'The balance of the player’s wallet for binary options.',
  reply: z.object({ success: z.literal(true), balance: sum }),
});
