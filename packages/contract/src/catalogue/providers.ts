import { z } from 'zod';

import { defineCall } from '../call.ts';
import { gameType, studio } from './game.ts';

export const providers = defineCall({
  method: 'GET',
  path: '/providers',
  area: 'catalogue',
  auth: 'visitor',
  origin: 'specification',
  summary: 'The studios that have games of one type, with how many.',
  query: z.object({ type: gameType.default('casino'), sort: z.enum(['name']).optional() }),
  reply: z.object({ success: z.literal(true), providers: z.array(studio) }),
  errors: ['invalid'],
  cacheable: true,
});
