import { z } from 'zod';

import { flag, id } from '../wire.ts';

/** The lists that a lobby can show. */
export const gameTypes = [
  'casino',
  'live_casino',
  'tv_games',
  'bingo',
  'favorite_games',
  'virtual_games',
  'jackpot',
  'games',
] as const;
export const gameType = z.enum(gameTypes);
export type GameType = (typeof gameTypes)[number];

/** Orders of a listing: by popularity, by release date, by name, by recent popularity. */
export const gameSorts = ['popular', 'new', 'name', 'trending'] as const;
export const gameSort = z.enum(gameSorts);
export type GameSort = (typeof gameSorts)[number];

/**
 * How slots pay: on fixed lines, on all ways of adjacent reels, by coins that lock while the others respin, by clusters, on reels
 * whose rows change, or by symbols anywhere with a multiplier that climbs. The last three let new symbols tumble after a win.
 */
export const slotMechanics = ['lines', 'ways', 'coins', 'cluster', 'changing', 'climbing'] as const;
export const slotMechanic = z.enum(slotMechanics);
export type SlotMechanic = (typeof slotMechanics)[number];

/** A game as tiles show it. */
export const game = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  /** Address of the small picture; the others follow from `picture`. */
  image: z.string(),
  /** Stem of the picture files: `/pictures/<stem>-<width>.avif`. */
  picture: z.string(),
  shape: z.enum(['portrait', 'landscape']),
  provider_id: id,
  provider: z.object({ id, name: z.string(), slug: z.string() }),
  demo: flag,
  game_category: z.number().int(),
  type: gameType,
  /** The live-table provider's id of a table with live data. A string, since leading zeros matter. */
  table_id: z.string().optional(),
  badge: z.enum(['new', 'jackpot', 'popular']).nullable(),
});
export type Game = z.infer<typeof game>;

export const studio = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  picture: z.string(),
  game_count: z.number().int(),
});
export type Studio = z.infer<typeof studio>;
