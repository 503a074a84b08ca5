import { emoji } from './symbols/emoji.ts';
import { silhouettes } from './symbols/silhouettes.ts';

/** Scenes for any hero and shape. */
export const sceneCompositions = [
  'rays',
  'night',
  'stage',
  'neon',
  'frame',
  'land',
  'table',
  'split',
  'reels',
  'poster',
  'undersea',
  'temple',
  'orbit',
  'kilim',
  'skyline',
  'snow',
  'jungle',
  'book',
  'editorial',
] as const;

/** Scenes of a live studio, for `landscape`, without a title. */
export const liveCompositions = [
  'roulette',
  'blackjack',
  'baccarat',
  'dragon-tiger',
  'sic-bo',
  'poker',
  'game-show',
  'show-desk',
] as const;

/** Scenes of games drawn or dealt by a machine. */
export const quickCompositions = ['flight', 'bingo', 'virtual', 'tv', 'binary'] as const;

/** Poker room games on their own cloth or board, for `landscape`, without a title. */
export const pokerCompositions = ['hold-em', 'omaha', 'five-card', 'tavla-board'] as const;

/**
 * Scenes of banners, for `wide` and `landscape` and the darker palettes: the subject is in the right half, and the left
 * half is dark and plain enough for the page's text.
 */
export const bannerCompositions = [
  'card-felt',
  'roulette-lamp',
  'roulette-close',
  'hoard',
  'treasure-stage',
  'vault',
  'night-flight',
  'stadium',
  'show-wheel',
  'ball-drum',
  'studio-draw',
  'slot-machine',
  'showcase',
  'poker-night',
] as const;

/** `mark` is a symbol beside a name without background, for studio marks. */
export const compositions = [
  ...sceneCompositions,
  ...liveCompositions,
  ...quickCompositions,
  ...pokerCompositions,
  ...bannerCompositions,
  'mark',
] as const;
export type Composition = (typeof compositions)[number];

export const letterings = [
  'slab',
  'script',
  'roman',
  'round',
  'deco',
  'block',
  'comic',
  'wide',
  'neon',
  'grotesque',
  'serif',
  'technic',
] as const;
export type Lettering = (typeof letterings)[number];

export const paletteNames = [
  'red',
  'green',
  'amber',
  'sea',
  'night',
  'rose',
  'teal',
  'ice',
  'sand',
  'lime',
  'plum',
  'coal',
  'pink',
  'sky',
  'copper',
  'violet',
  'indigo',
  'emerald',
  'crimson',
  'turquoise',
  'peach',
  'lavender',
  'olive',
  'wine',
  'honey',
  'midnight',
  'moss',
  'coral',
  'steel',
  'sunset',
  'aurora',
  'royal',
  'cocoa',
  'mint',
  'felt',
] as const;
export type PaletteName = (typeof paletteNames)[number];

export { type Metal, metals } from '@baize/symbols';

/** Heroes drawn by code instead of taken from a symbol set. */
export const drawnHeroes = [
  'cards',
  'blackjack',
  'wheel',
  'roulette',
  'money-wheel',
  'sevens',
  'dice',
  'chips',
] as const;
export type DrawnHero = (typeof drawnHeroes)[number];

/**
 * A hero: `game:<silhouette>` with an optional `:<metal>`, `emoji:<name>`, or the name of a drawn hero. `symbolExists`
 * checks whether it exists.
 */
export type SymbolRef = string;

/** A selection of good heroes; any other symbol of the two sets is allowed as well. */
export const heroSymbols: readonly SymbolRef[] = [
  ...silhouettes.map((name) => `game:${name}`),
  ...emoji.map((name) => `emoji:${name}`),
  ...drawnHeroes,
];

export const shapes = ['portrait', 'landscape', 'wide', 'tall', 'mark'] as const;
export type Shape = (typeof shapes)[number];

export interface PictureSpec {
  /** Stem of the file name. */
  name: string;
  seed: number;
  shape: Shape;
  composition: Composition;
  lettering: Lettering;
  palette: PaletteName;
  /** Drawn into the picture; empty if the page adds the text itself. */
  title: string;
  /** Of the title: its capitals are used, such as the dotted İ. Turkish by default. */
  language?: 'tr' | 'en';
  hero: SymbolRef;
  /** Names of emoji that accompany the hero. */
  sides: readonly string[];
  /** Only a part of the sheet: `near` is the crop of a wide one for phones. */
  cut?: 'near';
}

/** Widths in pixels of the small and the large file, by shape. */
export const pictureWidths: Readonly<Record<Shape, readonly [small: number, large: number]>> = {
  portrait: [240, 480],
  landscape: [400, 800],
  wide: [960, 1680],
  tall: [480, 720],
  mark: [160, 320],
};

/** The widths that a picture is rendered in. */
export function widthsOf({ shape, cut }: Pick<PictureSpec, 'shape' | 'cut'>): readonly [number, number] {
  return cut === undefined ? pictureWidths[shape] : [480, 720];
}
