import type { Metal } from '@baize/symbols';

import type { SlotSymbol } from '../math/slot-model.ts';

/** A picture: `f:` a Fluent Emoji, `g:` a Game-icon cast in a metal, `l:` a letter cut from a stone. */
export type SymbolArt = `f:${string}` | `g:${string}:${Metal}` | `l:${'A' | 'K' | 'Q' | 'J'}:${Metal}`;

export type Skyline = 'peaks' | 'hills' | 'waves' | 'stars' | 'towers' | 'curtain';

/** Everything that makes one slot look like another game. */
export interface Theme {
  id: string;
  /** Beginnings of words in a game's name that select this theme, in lower case without Turkish characters. */
  keywords: readonly string[];
  skyline: Skyline;
  /** Sky from top to bottom, three tones. */
  sky: readonly [string, string, string];
  /** Far and near ground. */
  ground: readonly [string, string];
  /** Surface behind the reels, and the darker one of the bars. */
  board: string;
  bar: string;
  /** Top and bottom of a reel's cell. */
  cell: readonly [string, string];
  /** Tint of labels and hairlines. */
  accent: string;
  lettering: 'cinzel' | 'unbounded' | 'baloo';
  art: Readonly<Record<Exclude<SlotSymbol, 'low1' | 'low2' | 'low3' | 'low4'>, SymbolArt>>;
}

/** The low symbols are the same four letters in all themes, so that players recognise them. */
export const LOW_ART: Readonly<Record<'low1' | 'low2' | 'low3' | 'low4', SymbolArt>> = {
  low1: 'l:A:ruby',
  low2: 'l:K:jade',
  low3: 'l:Q:amethyst',
  low4: 'l:J:silver',
};
