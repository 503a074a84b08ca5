import { z } from 'zod';

import { defineCall } from '../call.ts';
import { amount, instant } from '../wire.ts';

export const playPosition = defineCall({
  method: 'GET',
  path: '/account/play-position',
  area: 'play',
  auth: 'player',
  abroad: 'open',
  origin: 'own',
  summary: 'Wins less bets since an instant, from the ledger: what the page around a game shows.',
  query: z.object({ since: z.iso.datetime() }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ since: instant, net: amount, bets: amount, wins: amount }),
  }),
  errors: ['unauthenticated', 'invalid'],
});
