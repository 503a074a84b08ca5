import { z } from 'zod';

import { defineCall } from '../call.ts';
import { game, gameType } from './game.ts';
import { integerText } from '../wire.ts';

const rowLength = integerText(1, 50).default(12);

export const gameRow = defineCall({
  method: 'GET',
  path: '/game-rows/{row}',
  area: 'catalogue',
  auth: 'visitor',
  origin: 'own',
  summary: 'A row of games: the newest, the most popular, or the recently played ones.',
  params: z.object({ row: z.enum(['new', 'popular', 'trending']) }),
  query: z.object({ type: gameType.optional(), limit: rowLength }),
  reply: z.object({ success: z.literal(true), games: z.array(game) }),
  errors: ['data_not_found', 'invalid'],
  cacheable: true,
});

export const recentGames = defineCall({
  method: 'GET',
  path: '/account/recent-games',
  area: 'catalogue',
  auth: 'player',
  origin: 'own',
  summary: 'The games that the player has bet on, the latest first.',
  query: z.object({ limit: rowLength }),
  reply: z.object({ success: z.literal(true), games: z.array(game) }),
  errors: ['unauthenticated', 'invalid'],
});
