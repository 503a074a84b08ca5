import type { PictureSpec, SymbolRef } from '../vocabulary.ts';

/** Sets of low symbols; of each, five that differ in shape. */
export const lowSets = ['cards', 'suits', 'fruits', 'sweets', 'gems'] as const;
export type LowSet = (typeof lowSets)[number];

/** What the look of a slot is made of: the picture of its cover, and what goes with its hero. */
export interface GameArtSpec {
  /** The cover's; its hero is the best symbol. */
  picture: PictureSpec;
  /** The other high symbols, the best first. */
  companions: readonly [SymbolRef, SymbolRef, SymbolRef, SymbolRef];
  /** Shown by the scatter. */
  scatter: SymbolRef;
  lows: LowSet;
}

/** Words on wild, scatter and coins, in the language of the page. */
export interface AtlasWords {
  wild: string;
  scatter: string;
  mini: string;
  minor: string;
  major: string;
  grand: string;
}
