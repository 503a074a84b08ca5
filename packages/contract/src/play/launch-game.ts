import { z } from 'zod';

import { defineCall } from '../call.ts';
import { flag, id, integerInText, integerText } from '../wire.ts';

export const launchReply = z.object({
  success: z.literal(true),
  data: z.object({
    type: z.enum(['url', 'script']),
    /** Address of the game's frame, or script markup. */
    url: z.string(),
    /** The page that runs script markup: of another origin, in a sandboxed frame. Null for an address. */
    script_host: z.string().nullable(),
    /** 1: the game notifies our page when it can be played, so a frame that only loads is not enough. */
    reports_ready: flag,
    name: z.string(),
    /** 2 redirects the whole window. */
    device: z.number().int(),
    /** 1 offers the full screen when the game opens. */
    full_screen: flag,
    game_category: z.number().int(),
    game_id: id,
  }),
});

const query = z.object({ device: integerText(1, 3).default(1) });
const realQuery = query.extend({
  data: z
    .string()
    .regex(/^[\w.~-]{1,200}$/)
    .optional()
    .meta({ description: 'Our addition. For the provider of the game, such as a seat at a table' }),
});

export const launchGame = defineCall({
  method: 'GET',
  path: '/game/{id}',
  area: 'play',
  auth: 'player',
  origin: 'specification',
  summary: 'Opens a game for real money: the address contains a launch token that works once.',
  params: z.object({ id: integerInText }),
  query: realQuery,
  reply: launchReply,
  errors: [
    'unauthenticated',
    'data_not_found',
    'game_unavailable',
    'phone_verification_needed',
    'debt_open',
    'forbidden',
  ],
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
