import { z } from 'zod';

import { defineCall } from '../call.ts';
import { gameCategory } from '../status-numbers.ts';
import { integerInText, integerText } from '../wire.ts';
import { game } from './game.ts';

/** The maximum number of a player's favourite games. */
export const maxFavoriteGames = 100;

const typeNumbers = Object.values(gameCategory);

export const favoriteGames = defineCall({
  method: 'GET',
  path: '/account/favorite-games',
  area: 'catalogue',
  auth: 'player',
  origin: 'specification',
  summary: 'The player’s favourite games, the latest first.',
  query: z.object({
    type: integerText()
      .refine((number) => typeNumbers.some((known) => known === number))
      .optional()
      .meta({
        description: '2 virtual, 4 casino, 5 live casino, 6 bingo, 7 TV games, 8 games; without it, all',
      }),
  }),
  reply: z.object({ success: z.literal(true), data: z.object({ data: z.array(game) }) }),
  errors: ['unauthenticated', 'invalid'],
});

export const toggleFavoriteGame = defineCall({
  method: 'GET',
  path: '/account/favorite-games/{id}',
  area: 'catalogue',
  auth: 'player',
  origin: 'specification',
  summary: 'Adds a game to the player’s favourites, or removes it.',
  params: z.object({ id: integerInText }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      message: z.string(),
      /** Our addition: whether the game is a favourite now. */
      favorite: z.boolean(),
    }),
  }),
  errors: ['unauthenticated', 'forbidden', 'data_not_found', 'too_many_favorites'],
});
