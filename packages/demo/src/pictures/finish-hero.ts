import type { Metal, PaletteName } from '@baize/art';

import type { Adjective } from '../naming/adjectives.ts';
import type { Draw } from '../seeded-draw.ts';
import { baseOf } from './shades.ts';

const adjectiveMetals: Partial<Record<Adjective, Metal>> = {
  black: 'silver',
  blue: 'sapphire',
  bronze: 'copper',
  copper: 'copper',
  crimson: 'ruby',
  emerald: 'jade',
  golden: 'gold',
  jade: 'jade',
  purple: 'amethyst',
  red: 'ruby',
  ruby: 'ruby',
  silver: 'silver',
  white: 'silver',
};

/** Metals that stand out on a palette; the other palettes use gold or silver. */
const paletteMetals: Partial<Record<PaletteName, readonly Metal[]>> = {
  amber: ['ruby', 'gold', 'copper'],
  coal: ['gold', 'copper', 'ruby'],
  copper: ['gold', 'silver'],
  green: ['gold', 'jade'],
  ice: ['silver', 'sapphire', 'gold'],
  night: ['silver', 'gold', 'copper'],
  red: ['gold', 'silver'],
  sand: ['copper', 'ruby'],
  sea: ['gold', 'silver', 'jade'],
  plum: ['gold', 'amethyst'],
  rose: ['gold', 'silver'],
  sky: ['sapphire', 'gold'],
  teal: ['gold', 'copper', 'silver'],
};

/** Adds a metal to a silhouette without one; coloured symbols and drawn heroes stay as they are. */
export function finishHero(hero: string, palette: PaletteName, draw: Draw, adjective?: Adjective): string {
  const metal = draw.pick<Metal>(paletteMetals[baseOf(palette)] ?? ['gold', 'silver']);
  if (!/^game:[^:]+$/.test(hero)) return hero;
  const asked = adjective === undefined ? undefined : adjectiveMetals[adjective];
  return `${hero}:${asked ?? metal}`;
}
