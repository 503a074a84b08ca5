import { z } from 'zod';

import { defineCall } from '../call.ts';
import { game, gameType, studio } from '../catalogue/game.ts';
import { amount, id, instant, integerText } from '../wire.ts';

export const slider = z.object({
  id,
  image: z.string(),
  /** Stem of the picture files of the wide shape; with `-tall` appended, of the tall shape. */
  picture: z.string(),
  url: z.string(),
  kicker: z.string(),
  title: z.string(),
  text: z.string(),
  action: z.string(),
});
export type Slider = z.infer<typeof slider>;

export const story = z.object({
  id,
  image: z.string(),
  picture: z.string(),
  /** Address that the story links to. */
  url: z.string(),
  title: z.string(),
  /** A sentence about the linked page; may be empty. */
  text: z.string(),
  /** What the viewer shows: the picture, or a replay of the game that `url` opens. */
  class: z.enum(['picture', 'replay']),
  /** The maximum multiplier of the replayed game. */
  multiplier: z.number().int().nullable(),
});
export type Story = z.infer<typeof story>;

/** A category that a brand shows on its home page. */
export const homeCategory = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  icon: z.string(),
  type: gameType,
  game_count: z.number().int(),
  /** Stem of the picture of its first game. */
  picture: z.string(),
  shape: z.enum(['portrait', 'landscape']),
});

/** A real win from the ledger; the server masks the name. */
export const winner = z.object({
  game_id: id,
  name: z.string(),
  image: z.string(),
  picture: z.string(),
  shape: z.enum(['portrait', 'landscape']),
  username: z.string(),
  amount,
  created_at: instant,
});

export const promotion = z.object({
  id,
  name: z.string(),
  image: z.string(),
  picture: z.string(),
  summary: z.string(),
  until: z.string(),
});

const gameRow = z.object({ games: z.array(game), total: z.number().int() });

export const homepage = defineCall({
  method: 'GET',
  path: '/homepage',
  area: 'site',
  auth: 'visitor',
  origin: 'specification',
  summary: 'Everything the home page shows to a visitor.',
  query: z.object({ device: integerText(1, 3).default(1) }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      stories: z.array(story),
      payments: z.array(z.object({ name: z.string(), icon: z.string(), color: z.string(), url: z.string() })),
      sliders: z.array(slider),
      sides: z.array(slider),
      live_casino_games: z.array(game),
      casino_games: z.array(game),
      live_casino_total: z.number().int(),
      casino_total: z.number().int(),
      new_games: gameRow,
      jackpot_games: gameRow,
      last_winners: z.array(winner),
      studios: z.array(studio),
      live_studios: z.array(studio),
      categories: z.array(homeCategory),
      promotions: z.array(promotion),
    }),
  }),
  errors: ['unknown_brand', 'please_try_again'],
  cacheable: true,
});
