import type { Composition, Lettering, PaletteName, PictureSpec, SymbolRef } from '@baize/art';

import { seedOf } from '../seeded-draw.ts';
import { banners } from '../site/banners.ts';
import { promotions } from '../site/promotions.ts';
import { stories } from '../site/stories.ts';

interface SiteLook {
  composition: Composition;
  palette: PaletteName;
  hero: SymbolRef;
  sides: readonly string[];
}

/** Banners, promotions and stories carry no words: the page sets those, in its own language. */
const LETTERING: Lettering = 'slab';

const looks: Readonly<Record<string, SiteLook>> = {
  'banner-hos-geldin': {
    composition: 'table',
    palette: 'green',
    hero: 'emoji:crown',
    sides: ['gem-stone', 'cherries', 'bell', 'coin'],
  },
  'banner-ejder-hazinesi': {
    composition: 'rays',
    palette: 'red',
    hero: 'game:spiked-dragon-head:gold',
    sides: ['coin', 'gem-stone', 'fire'],
  },
  'banner-canli-gece': { composition: 'stage', palette: 'copper', hero: 'wheel', sides: ['star'] },
  'banner-jackpot': {
    composition: 'rays',
    palette: 'amber',
    hero: 'emoji:pig-face',
    sides: ['coin', 'gem-stone', 'money-bag'],
  },
  'side-canli-masalar': { composition: 'stage', palette: 'red', hero: 'wheel', sides: [] },
  'side-derbi': { composition: 'virtual', palette: 'green', hero: 'emoji:soccer-ball', sides: ['trophy'] },
  'banner-yeni-oyunlar': {
    composition: 'orbit',
    palette: 'night',
    hero: 'emoji:rocket',
    sides: ['star', 'ringed-planet', 'comet'],
  },
  'banner-klasikler': {
    composition: 'reels',
    palette: 'amber',
    hero: 'emoji:cherries',
    sides: ['lemon', 'bell', 'watermelon', 'grapes'],
  },
  'banner-pera-rulet': { composition: 'stage', palette: 'plum', hero: 'wheel', sides: ['star'] },
  'banner-gosteriler': {
    composition: 'stage',
    palette: 'rose',
    hero: 'emoji:ferris-wheel',
    sides: ['balloon', 'star', 'party-popper'],
  },
  'banner-bingo': {
    composition: 'bingo',
    palette: 'pink',
    hero: 'emoji:bullseye',
    sides: ['star', 'balloon'],
  },
  'banner-ucus': { composition: 'flight', palette: 'sky', hero: 'emoji:airplane', sides: ['cloud', 'star'] },
  'banner-tv-oyunlari': {
    composition: 'tv',
    palette: 'sea',
    hero: 'emoji:television',
    sides: ['star', 'game-die'],
  },
  'banner-sanal': {
    composition: 'virtual',
    palette: 'lime',
    hero: 'emoji:horse-racing',
    sides: ['trophy', 'soccer-ball'],
  },
  'banner-jackpot-salonu': {
    composition: 'stage',
    palette: 'amber',
    hero: 'emoji:crown',
    sides: ['coin', 'gem-stone'],
  },
  'promo-hos-geldin': {
    composition: 'stage',
    palette: 'rose',
    hero: 'emoji:wrapped-gift',
    sides: ['coin', 'star'],
  },
  'promo-hafta-sonu': { composition: 'land', palette: 'sky', hero: 'emoji:sailboat', sides: ['sun', 'coin'] },
  'promo-kayip': { composition: 'night', palette: 'night', hero: 'emoji:money-bag', sides: ['coin'] },
  'promo-kombine': {
    composition: 'split',
    palette: 'sea',
    hero: 'emoji:soccer-ball',
    sides: ['basketball', 'tennis'],
  },
  'promo-sadakat': { composition: 'land', palette: 'sand', hero: 'emoji:trophy', sides: ['sparkles'] },
  'promo-turnuva': {
    composition: 'rays',
    palette: 'red',
    hero: 'game:spiked-dragon-head:gold',
    sides: ['trophy', 'coin'],
  },
  'promo-cark': { composition: 'rays', palette: 'teal', hero: 'wheel', sides: ['gem-stone', 'crown'] },
  'promo-arkadas': {
    composition: 'poster',
    palette: 'lime',
    hero: 'emoji:handshake',
    sides: ['star', 'coin'],
  },
  'story-hafta-sonu': { composition: 'land', palette: 'sky', hero: 'emoji:sailboat', sides: ['sun'] },
  'story-yeni-oyunlar': { composition: 'orbit', palette: 'night', hero: 'emoji:rocket', sides: ['star'] },
  'story-canli-gece': { composition: 'stage', palette: 'copper', hero: 'wheel', sides: [] },
  'story-turnuva': { composition: 'rays', palette: 'red', hero: 'emoji:trophy', sides: ['star'] },
  'story-jackpot': { composition: 'rays', palette: 'amber', hero: 'emoji:gem-stone', sides: ['coin'] },
  'story-cark': { composition: 'split', palette: 'teal', hero: 'emoji:ferris-wheel', sides: ['star'] },
  'story-kuzey-turu': { composition: 'night', palette: 'red', hero: 'emoji:dragon-face', sides: ['fire'] },
  'story-vip': { composition: 'frame', palette: 'plum', hero: 'emoji:crown', sides: ['gem-stone'] },
};

const TALL_SUFFIX = '-tall';

/** Pictures of banners (each in a wide and a tall cut), promotions and stories. */
export function sitePictures(): PictureSpec[] {
  return [
    ...banners.flatMap(({ picture, placement }) =>
      placement === 'main'
        ? [specOf(picture, picture, 'wide'), specOf(picture, `${picture}${TALL_SUFFIX}`, 'tall')]
        : [specOf(picture, picture, 'landscape')],
    ),
    ...promotions.map(({ picture }) => specOf(picture, picture, 'landscape')),
    ...stories.map(({ picture }) => specOf(picture, picture, 'portrait')),
  ];
}

function specOf(look: string, name: string, shape: PictureSpec['shape']): PictureSpec {
  const found = looks[look];
  if (found === undefined) throw new RangeError(`no look for picture ${look}`);
  return { name, seed: seedOf(look), shape, lettering: LETTERING, title: '', ...found };
}
