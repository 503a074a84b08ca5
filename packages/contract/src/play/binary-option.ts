import { z } from 'zod';

import { defineCall } from '../call.ts';
import { integerText } from '../wire.ts';

export const openBinaryOption = defineCall({
  method: 'GET',
  path: '/binary-option/{mode}',
  area: 'play',
  auth: 'visitor',
  knowsPlayer: true,
  origin: 'specification',
  summary:
    'Opens the binary option: with play money for anyone, or for a player with a session on the binary wallet. An address for real money works once, within a minute.',
  params: z.object({ mode: z.enum(['demo', 'real']) }),
  query: z.object({ device: integerText(1, 3).default(1) }),
  reply: z.object({ success: z.literal(true), data: z.object({ url: z.string() }) }),
  errors: [
    'unauthenticated',
    'account_closed',
    'data_not_found',
    'game_unavailable',
    'phone_verification_needed',
    'debt_open',
    'forbidden',
  ],
});
