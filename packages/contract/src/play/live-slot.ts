import { z } from 'zod';

import { defineCall } from '../call.ts';
import { statedFigures } from '../catalogue/stated-figures.ts';
import { flag, id, integerInText, integerText } from '../wire.ts';

const { rtp, volatility, lines, min_bet, max_bet } = statedFigures;

export const liveSlotGames = defineCall({
  method: 'GET',
  path: '/live-slot/games',
  area: 'play',
  auth: 'visitor',
  origin: 'own',
  cacheable: true,
  summary: 'The games of the live-slot lobby with what they state.',
  reply: z.object({
    success: z.literal(true),
    games: z.array(
      z.object({
        id,
        name: z.string(),
        image: z.string(),
        studio: z.string(),
        rtp,
        volatility,
        lines,
        min_bet,
        max_bet,
      }),
    ),
  }),
  errors: ['data_not_found'],
});

export const liveSlotLobby = defineCall({
  method: 'GET',
  path: '/live-slot/lobby',
  area: 'play',
  auth: 'player',
  origin: 'specification',
  summary: 'Opens a live slot with a session on its wallet: the address works once, within a minute.',
  query: z.object({
    game: integerInText.optional().meta({ description: 'Our addition. The first game by default' }),
    device: integerText(1, 3).default(1),
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      url: z.string(),
      /** 1: the game notifies our page when it can be played. */
      reports_ready: flag,
      game_id: id,
      name: z.string(),
    }),
  }),
  errors: [
    'unauthenticated',
    'data_not_found',
    'game_unavailable',
    'phone_verification_needed',
    'debt_open',
    'invalid',
  ],
});
