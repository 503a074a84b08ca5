import type { Composition, PaletteName, PictureSpec } from '@baize/art';

import { seedOf } from '../seeded-draw.ts';

const HEAD = 'poker-salonu';

const games: readonly (readonly [stem: string, composition: Composition, palette: PaletteName])[] = [
  ['poker-texas', 'hold-em', 'felt'],
  ['poker-omaha', 'omaha', 'royal'],
  ['poker-turk', 'five-card', 'wine'],
  ['poker-tavla', 'tavla-board', 'copper'],
];

function specOf(
  name: string,
  shape: PictureSpec['shape'],
  composition: Composition,
  palette: PaletteName,
): PictureSpec {
  return {
    name,
    seed: seedOf(HEAD),
    shape,
    composition,
    lettering: 'slab',
    palette,
    title: '',
    hero: 'cards',
    sides: [],
  };
}

/** The head of the poker page in both formats, and one picture for each game. */
export function pokerPictures(): PictureSpec[] {
  return [
    specOf(HEAD, 'wide', 'poker-night', 'felt'),
    specOf(`${HEAD}-tall`, 'tall', 'poker-night', 'felt'),
    ...games.map(([stem, composition, palette]) => specOf(stem, 'landscape', composition, palette)),
  ];
}
