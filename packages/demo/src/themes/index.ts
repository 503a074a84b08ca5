import { beastThemes } from './beasts.ts';
import { cityThemes } from './city.ts';
import { legendThemes } from './legends.ts';
import { orchardThemes } from './orchard.ts';
import { preciousThemes } from './precious.ts';
import { seaThemes } from './sea.ts';
import { seasonThemes } from './seasons.ts';
import { smallCreatureThemes } from './small-creatures.ts';
import type { Theme } from './theme.ts';

export const themes: readonly Theme[] = [
  ...beastThemes,
  ...smallCreatureThemes,
  ...seaThemes,
  ...legendThemes,
  ...preciousThemes,
  ...orchardThemes,
  ...seasonThemes,
  ...cityThemes,
];
