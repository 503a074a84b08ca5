import type { Metal } from '@baize/symbols';

/** A picture: `f:` a Fluent Emoji, `g:` a Game-icon cast in a metal, `l:` a letter cut from a stone. */
export type SymbolArt = `f:${string}` | `g:${string}:${Metal}` | `l:${'A' | 'K' | 'Q' | 'J' | 'T'}:${Metal}`;

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
  art: Readonly<Record<'wild' | 'scatter' | 'high1' | 'high2' | 'high3' | 'high4', SymbolArt>>;
}

/** Symbols that are the same in all themes, so that players recognise them. */
export const COMMON_ART = {
  e: 'f:four-leaf-clover',
  A: 'l:A:ruby',
  K: 'l:K:jade',
  Q: 'l:Q:amethyst',
  J: 'l:J:silver',
  T: 'l:T:copper',
} as const satisfies Readonly<Record<string, SymbolArt>>;
