import type { Composition } from '@baize/art';

/** Where a theme takes place, with suitable compositions, best first. */
export const settings = {
  city: ['skyline', 'neon', 'stage', 'split'],
  classic: ['reels', 'rays', 'split', 'poster'],
  desert: ['temple', 'land', 'kilim', 'frame'],
  feast: ['rays', 'split', 'poster', 'stage'],
  forest: ['jungle', 'night', 'land', 'frame'],
  ice: ['snow', 'night', 'poster', 'land'],
  jungle: ['jungle', 'temple', 'land', 'split'],
  kilim: ['kilim', 'frame', 'poster', 'land'],
  market: ['kilim', 'rays', 'poster', 'stage'],
  meadow: ['land', 'rays', 'poster', 'split'],
  mountain: ['land', 'snow', 'split', 'rays'],
  mystery: ['night', 'book', 'frame', 'stage'],
  myth: ['rays', 'temple', 'night', 'frame'],
  neon: ['neon', 'stage', 'skyline', 'split'],
  night: ['night', 'skyline', 'orbit', 'frame'],
  orient: ['kilim', 'frame', 'night', 'poster'],
  royal: ['frame', 'stage', 'split', 'rays'],
  sea: ['undersea', 'land', 'night', 'book'],
  show: ['stage', 'rays', 'neon', 'poster'],
  skyline: ['skyline', 'night', 'poster', 'split'],
  space: ['orbit', 'night', 'rays', 'split'],
  stadium: ['rays', 'split', 'stage', 'poster'],
  sweets: ['rays', 'poster', 'land', 'split'],
  temple: ['temple', 'jungle', 'split', 'frame'],
  wilds: ['land', 'night', 'split', 'rays'],
} as const satisfies Record<string, readonly Composition[]>;

export type Setting = keyof typeof settings;
