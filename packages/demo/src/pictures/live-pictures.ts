import type { Composition, PaletteName, SymbolRef } from '@baize/art';

import type { LiveKind } from '../tables/live-tables.ts';

export interface PictureStyle {
  composition: Composition;
  palettes: readonly PaletteName[];
  hero: SymbolRef;
  sides: readonly string[];
}

export type TableLook = Partial<Pick<PictureStyle, 'composition' | 'hero'>> & { palette?: PaletteName };

const show = { composition: 'game-show', hero: 'money-wheel', sides: [] } as const;

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
    { ...show, palettes: ['amber', 'pink', 'sky'] },
    { ...show, palettes: ['plum', 'teal', 'royal'] },
    { ...show, palettes: ['red', 'sunset', 'mint'] },
  ],
  instant: [
    {
      composition: 'show-desk',
      palettes: ['lime', 'sky', 'rose', 'teal'],
      hero: 'emoji:stopwatch',
      sides: [],
    },
  ],
};

/** What the pictures of single tables show, if it isn't what those of their kind do, by Turkish name. */
export const tableLooks: Readonly<Record<string, TableLook>> = {
  'Kırmızı Salon Rulet': { palette: 'red' },
  'Yeşil Çuha Rulet': { palette: 'green' },
  'Bakara Zümrüt': { palette: 'emerald' },
  'Şekerli Çark': { hero: 'emoji:candy' },
  'Şeker Yağmuru': { hero: 'emoji:lollipop' },
  'Futbol Kartları': { composition: 'show-desk', hero: 'emoji:soccer-ball', palette: 'green' },
  'Fitil Merdiveni': { hero: 'game:dynamite:ruby' },
  'Hızlı Kart': { hero: 'game:card-ace-spades:silver' },
  'Kıvılcım Merdiveni': { hero: 'emoji:sparkles' },
  'Taş Kâğıt Makas': { hero: 'emoji:scissors' },
  'Tek mi Çift mi': { hero: 'game:two-coins:gold' },
  'Renk Seç': { hero: 'emoji:artist-palette' },
  'Yedinin Altı Üstü': { hero: 'dice' },
};
