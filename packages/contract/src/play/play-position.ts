import { z } from 'zod';

import { defineCall } from '../call.ts';
import { instant, sum } from '../wire.ts';

export const playPosition = defineCall({
  method: 'GET',
  path: '/account/play-position',
  area: 'play',
  auth: 'player',
  abroad: 'open',
  origin: 'own',
  summary: 'Wins minus bets since an instant, from the ledger, as the game page shows it.',
  query: z.object({ since: z.iso.datetime() }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ since: instant, net: sum, bets: sum, wins: sum }),
  }),
  errors: ['unauthenticated', 'invalid'],
});
