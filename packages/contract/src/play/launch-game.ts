import { z } from 'zod';

import { defineCall } from '../call.ts';
import { flag, id, integerInText, integerText } from '../wire.ts';

export const launchReply = z.object({
  success: z.literal(true),
  data: z.object({
    type: z.enum(['url', 'script']),
    /** Address of the game's frame, or script markup. */
    url: z.string(),
    name: z.string(),
    /** 2 redirects the whole window. */
    device: z.number().int(),
    full_screen: flag,
    game_category: z.number().int(),
    game_id: id,
  }),
});

const query = z.object({ device: integerText(1, 3).default(1) });

export const launchGame = defineCall({
  method: 'GET',
  path: '/game/{id}',
  area: 'play',
  auth: 'player',
  origin: 'specification',
  summary: 'Opens a game for real money: the address contains a launch token that works once.',
  params: z.object({ id: integerInText }),
  query,
  reply: launchReply,
  errors: ['unauthenticated', 'data_not_found', 'game_unavailable', 'phone_verification_needed', 'forbidden'],
});

export const launchDemo = defineCall({
  method: 'GET',
  path: '/gameDemo/{id}',
  area: 'play',
  auth: 'visitor',
  origin: 'specification',
  summary: 'Opens a game for play money.',
  params: z.object({ id: integerInText }),
  query,
  reply: launchReply,
  errors: ['data_not_found', 'game_unavailable'],
});

export const launchReplay = defineCall({
  method: 'GET',
  path: '/gameReplay/{id}',
  area: 'play',
  auth: 'visitor',
  origin: 'own',
  summary: 'Opens a replay of one round of a slot, without any play.',
  params: z.object({ id: integerInText }),
  query,
  reply: launchReply,
  errors: ['data_not_found', 'game_unavailable'],
});
