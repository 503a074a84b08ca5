import { metals, readSymbol } from '@baize/symbols';

import type { SymbolArt, Theme } from './theme.ts';

/** The SVG body of a picture by `f:name` or `g:name`; null when there is none. */
export function readPicture(name: string): string | null {
  const [set, symbol = ''] = name.split(':');
  if (set !== 'f' && set !== 'g') return null;
  return readSymbol(set === 'f' ? 'fluent-emoji' : 'game-icons', symbol) ?? null;
}

/**
 * The picture that a game's cover shows, as the catalogue names it: `game:wolf-head:silver` or
 * `emoji:cherries`.
 *
 * @returns null if the studio has no such picture or the theme uses it already; then the theme's own wild is used
 */
export function artOfHero(heroSymbol: string, theme: Theme): SymbolArt | null {
  const [set, name = '', metal = ''] = heroSymbol.split(':');
  // Players could not distinguish two equal symbols on the reels.
  if (Object.values(theme.art).some((art) => art.split(':')[1] === name)) return null;
  if (set === 'emoji') return readPicture(`f:${name}`) === null ? null : `f:${name}`;
  if (set !== 'game' || readPicture(`g:${name}`) === null) return null;
  return `g:${name}:${metals.find((known) => known === metal) ?? 'gold'}`;
}
