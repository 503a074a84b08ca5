import type { Composition, PaletteName, SymbolRef } from '@baize/art';

import type { LiveKind } from '../tables/live-tables.ts';

export interface PictureStyle {
  composition: Composition;
  palettes: readonly PaletteName[];
  hero: SymbolRef;
  sides: readonly string[];
}

const show = { composition: 'game-show', sides: ['star'] } as const;

/** Pictures by kind of live table; several per kind, so that neighbouring tables differ. */
export const livePictures: Record<LiveKind, readonly PictureStyle[]> = {
  roulette: [
    {
      composition: 'roulette',
      palettes: ['red', 'green', 'night', 'copper', 'plum', 'teal'],
      hero: 'wheel',
      sides: [],
    },
  ],
  blackjack: [
    {
      composition: 'blackjack',
      palettes: ['green', 'teal', 'sea', 'red', 'plum', 'coal'],
      hero: 'blackjack',
      sides: [],
    },
  ],
  baccarat: [
    { composition: 'baccarat', palettes: ['night', 'sea', 'red', 'green', 'plum'], hero: 'cards', sides: [] },
  ],
  dragonTiger: [
    {
      composition: 'dragon-tiger',
      palettes: ['red', 'amber', 'plum', 'night'],
      hero: 'game:tiger-head:gold',
      sides: [],
    },
  ],
  sicBo: [{ composition: 'sic-bo', palettes: ['teal', 'red', 'amber', 'green'], hero: 'dice', sides: [] }],
  poker: [
    { composition: 'poker', palettes: ['plum', 'green', 'sea', 'red', 'coal'], hero: 'chips', sides: [] },
  ],
  gameShow: [
    { ...show, palettes: ['amber', 'pink', 'sky'], hero: 'emoji:glowing-star' },
    { ...show, palettes: ['plum', 'teal', 'royal'], hero: 'emoji:wrapped-gift' },
    { ...show, palettes: ['red', 'sunset', 'mint'], hero: 'emoji:mirror-ball' },
  ],
  instant: [
    {
      composition: 'game-show',
      palettes: ['lime', 'sky', 'rose', 'teal'],
      hero: 'emoji:stopwatch',
      sides: ['star'],
    },
  ],
};
