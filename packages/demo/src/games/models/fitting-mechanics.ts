import type { Composition } from '@baize/art';
import type { Mechanic } from '@baize/games';

import type { Setting } from '../../themes/settings.ts';

/** Mechanics that suit where a theme takes place, best first. Classics are chosen among three-reel and plain games. */
export const settingMechanics: Readonly<Record<Setting, readonly Mechanic[]>> = {
  city: ['lines', 'ways', 'changing'],
  classic: ['lines'],
  desert: ['coins', 'lines', 'changing'],
  feast: ['cluster', 'climbing', 'ways'],
  forest: ['ways', 'climbing', 'lines'],
  ice: ['changing', 'cluster', 'climbing'],
  jungle: ['ways', 'changing', 'lines'],
  kilim: ['ways', 'lines', 'coins'],
  market: ['coins', 'climbing', 'lines'],
  meadow: ['cluster', 'ways', 'lines'],
  mountain: ['changing', 'climbing', 'coins'],
  mystery: ['lines', 'climbing', 'ways'],
  myth: ['climbing', 'changing', 'lines'],
  neon: ['lines', 'changing', 'cluster'],
  night: ['ways', 'climbing', 'lines'],
  orient: ['coins', 'ways', 'lines'],
  royal: ['coins', 'lines', 'cluster'],
  sea: ['ways', 'climbing', 'coins'],
  show: ['lines', 'ways', 'coins'],
  skyline: ['lines', 'changing', 'ways'],
  space: ['cluster', 'changing', 'climbing'],
  stadium: ['lines', 'ways', 'coins'],
  sweets: ['cluster', 'climbing', 'ways'],
  temple: ['coins', 'changing', 'climbing'],
  wilds: ['ways', 'changing', 'lines'],
};

/** What the picture of a cover calls for, if it does. */
export const compositionMechanics: Partial<Record<Composition, Mechanic>> = {
  book: 'lines',
  jungle: 'ways',
  kilim: 'ways',
  neon: 'lines',
  orbit: 'cluster',
  poster: 'cluster',
  snow: 'changing',
  stage: 'lines',
  temple: 'coins',
  undersea: 'climbing',
};

/** What the subject of a theme calls for: treasures lock, gems and sweets cluster, rocks break. */
export const themeMechanics: Readonly<Record<string, Mechanic>> = {
  alchemist: 'cluster',
  amethyst: 'cluster',
  bee: 'cluster',
  bison: 'ways',
  cake: 'cluster',
  candy: 'cluster',
  clover: 'coins',
  coin: 'coins',
  crown: 'coins',
  emerald: 'cluster',
  fish: 'coins',
  icecream: 'cluster',
  lamp: 'coins',
  mine: 'changing',
  pearl: 'coins',
  phoenix: 'climbing',
  rainbow: 'climbing',
  rocket: 'climbing',
  ruby: 'cluster',
  thunder: 'climbing',
  vault: 'coins',
  volcano: 'climbing',
};
