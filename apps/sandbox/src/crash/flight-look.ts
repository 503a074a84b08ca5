import { type EmblemTurn, type Palette, paletteOf } from '@baize/art';

import type { TilePictures } from '../studio/art/game-looks.ts';

/** Where a flight takes place. */
export type FlightScene = 'city' | 'space' | 'sea' | 'depth';

/** What is drawn of a flight: that of its tile. */
export interface FlightLook {
  readonly scene: FlightScene;
  readonly colors: Palette;
  /** Address of the emblem that flies; null for the airship, which has a drawing of its own. */
  readonly craft: string | null;
}

const dusk: Palette = { light: '#ffb36b', mid: '#7d3f82', dark: '#0e1740', accent: '#ffe0a3' };

/** Words in the emblem of a tile, with the scene that goes with it; the sky over a city by default. */
const SCENE_WORDS: readonly (readonly [RegExp, FlightScene])[] = [
  [/rocket|satellite|comet|saucer/, 'space'],
  [/boat/, 'sea'],
  [/submarine/, 'depth'],
];

/** @param code of the game; without a tile it has the airship in the evening */
export function flightLookOf(code: string, tiles: TilePictures): FlightLook {
  const tile = tiles.get(code);
  if (tile === undefined) return { scene: 'city', colors: dusk, craft: null };
  const isAirship = tile.hero.includes('zeppelin');
  return {
    scene: SCENE_WORDS.find(([word]) => word.test(tile.hero))?.[1] ?? 'city',
    colors: paletteOf(tile.palette),
    craft: isAirship ? null : `/studio/crash/craft/${encodeURIComponent(code)}.svg`,
  };
}

/** Which way an emblem is turned, so that it heads where the curve does: up and to the right. */
export function turnOf(hero: string): EmblemTurn {
  if (hero.includes('comet')) return 'half';
  return hero.includes('helicopter') ? 'mirrored' : 'none';
}
