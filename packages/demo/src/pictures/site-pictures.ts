import type { Composition, Lettering, PaletteName, PictureSpec, SymbolRef } from '@baize/art';

import { seedOf } from '../seeded-draw.ts';
import { banners } from '../site/banners.ts';
import { promotions } from '../site/promotions.ts';
import { stories } from '../site/stories.ts';

interface SiteDrawing {
  composition: Composition;
  palette: PaletteName;
  hero: SymbolRef;
  sides: readonly string[];
}

/** Banners, promotions and stories have no drawn text: the page adds it in its language. */
const LETTERING: Lettering = 'slab';

const drawings: Readonly<Record<string, SiteDrawing>> = {
  'banner-hos-geldin': {
    composition: 'card-felt',
    palette: 'felt',
    hero: 'emoji:crown',
    sides: ['gem-stone', 'cherries', 'bell'],
  },
  'banner-ejder-hazinesi': {
    composition: 'hoard',
    palette: 'red',
    hero: 'game:spiked-dragon-head:gold',
    sides: ['gem-stone', 'crown', 'ring'],
  },
  'banner-canli-gece': { composition: 'roulette-lamp', palette: 'emerald', hero: 'roulette', sides: [] },
  'banner-jackpot': {
    composition: 'treasure-stage',
    palette: 'wine',
    hero: 'emoji:money-bag',
    sides: ['gem-stone', 'crown', 'ring'],
  },
  'side-canli-masalar': { composition: 'roulette-close', palette: 'red', hero: 'roulette', sides: [] },
  'side-derbi': { composition: 'stadium', palette: 'sea', hero: 'emoji:soccer-ball', sides: ['trophy'] },
  'banner-yeni-oyunlar': {
    composition: 'showcase',
    palette: 'indigo',
    hero: 'emoji:rocket',
    sides: ['lollipop', 'wolf', 'lion', 'mushroom'],
  },
  'banner-klasikler': {
    composition: 'slot-machine',
    palette: 'crimson',
    hero: 'emoji:cherries',
    sides: ['lemon', 'bell', 'watermelon', 'grapes'],
  },
  'banner-pera-rulet': { composition: 'roulette-close', palette: 'plum', hero: 'roulette', sides: [] },
  'banner-gosteriler': {
    composition: 'show-wheel',
    palette: 'rose',
    hero: 'money-wheel',
    sides: ['balloon', 'party-popper', 'star', 'microphone'],
  },
  'banner-bingo': {
    composition: 'ball-drum',
    palette: 'violet',
    hero: 'emoji:bullseye',
    sides: ['star', 'sparkles'],
  },
  'banner-ucus': {
    composition: 'night-flight',
    palette: 'royal',
    hero: 'emoji:rocket',
    sides: ['star', 'ringed-planet', 'comet'],
  },
  'banner-tv-oyunlari': {
    composition: 'studio-draw',
    palette: 'sea',
    hero: 'emoji:glowing-star',
    sides: ['movie-camera', 'microphone'],
  },
  'banner-sanal': {
    composition: 'stadium',
    palette: 'royal',
    hero: 'emoji:horse-racing',
    sides: ['trophy', 'soccer-ball'],
  },
  'banner-jackpot-salonu': {
    composition: 'vault',
    palette: 'steel',
    hero: 'emoji:crown',
    sides: ['gem-stone', 'ring'],
  },
  'promo-hos-geldin': {
    composition: 'stage',
    palette: 'rose',
    hero: 'emoji:wrapped-gift',
    sides: ['coin', 'star'],
  },
  'promo-hafta-sonu': { composition: 'land', palette: 'sky', hero: 'emoji:sailboat', sides: ['sun', 'coin'] },
  'promo-kayip': {
    composition: 'night',
    palette: 'night',
    hero: 'game:open-treasure-chest:gold',
    sides: ['coin'],
  },
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
  'promo-cark': { composition: 'rays', palette: 'teal', hero: 'money-wheel', sides: ['gem-stone', 'crown'] },
  'promo-arkadas': {
    composition: 'rays',
    palette: 'violet',
    hero: 'emoji:admission-tickets',
    sides: ['wrapped-gift', 'star', 'coin'],
  },
  'story-hafta-sonu': { composition: 'land', palette: 'sky', hero: 'emoji:sailboat', sides: ['sun'] },
  'story-yeni-oyunlar': { composition: 'orbit', palette: 'night', hero: 'emoji:rocket', sides: ['star'] },
  'story-canli-gece': { composition: 'stage', palette: 'copper', hero: 'roulette', sides: [] },
  'story-turnuva': { composition: 'rays', palette: 'red', hero: 'emoji:trophy', sides: ['star'] },
  'story-jackpot': { composition: 'rays', palette: 'amber', hero: 'emoji:gem-stone', sides: ['coin'] },
  'story-cark': { composition: 'split', palette: 'teal', hero: 'money-wheel', sides: ['star'] },
  'story-kuzey-turu': {
    composition: 'night',
    palette: 'red',
    hero: 'game:spiked-dragon-head:gold',
    sides: ['fire'],
  },
  'story-vip': { composition: 'frame', palette: 'plum', hero: 'emoji:crown', sides: ['gem-stone'] },
};

const TALL_SUFFIX = '-tall';
const NEAR_SUFFIX = '-near';

/**
 * Pictures of banners (each in a wide and a tall format, and a crop of the wide one for phones), promotions and
 * stories.
 */
export function sitePictures(): PictureSpec[] {
  // Several banners may share a picture.
  const placements = new Map(banners.map(({ picture, placement }) => [picture, placement]));
  return [
    ...[...placements].flatMap(([picture, placement]) =>
      placement === 'main'
        ? [
            specOf(picture, picture, 'wide'),
            { ...specOf(picture, `${picture}${NEAR_SUFFIX}`, 'wide'), cut: 'near' as const },
            specOf(picture, `${picture}${TALL_SUFFIX}`, 'tall'),
          ]
        : [specOf(picture, picture, 'landscape')],
    ),
    ...promotions.map(({ picture }) => specOf(picture, picture, 'landscape')),
    ...stories.map(({ picture }) => specOf(picture, picture, 'portrait')),
  ];
}

function specOf(picture: string, name: string, shape: PictureSpec['shape']): PictureSpec {
  const found = drawings[picture];
  if (found === undefined) throw new RangeError(`no drawing for picture ${picture}`);
  return { name, seed: seedOf(picture), shape, lettering: LETTERING, title: '', ...found };
}
