import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Metal, SymbolArt, Theme } from './theme.ts';

// Written by collect-symbols.ts next to it: SVG bodies by `set:name`.
const collected = JSON.parse(readFileSync(new URL('symbols.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, string>
>;

const METALS: readonly Metal[] = ['gold', 'silver', 'jade', 'ruby', 'copper', 'sapphire', 'amethyst'];

/** The SVG body of a picture by `f:name` or `g:name`; null when there is none. */
export function readPicture(name: string): string | null {
  const [set, icon = ''] = name.split(':');
  return collected[name] ?? (set === 'g' ? (readSilhouettes()[icon]?.body ?? null) : null);
}

/**
 * The picture that a game's cover shows, as the catalogue names it: `game:wolf-head:silver` or
 * `emoji:cherries`.
 *
 * @returns null when the studio has no such picture or the theme uses it already; the theme's own wild stands in then
 */
export function artOfHero(heroSymbol: string, theme: Theme): SymbolArt | null {
  const [set, name = '', metal = ''] = heroSymbol.split(':');
  // Two symbols that look alike could not be told apart on the reels.
  if (Object.values(theme.art).some((art) => art.split(':')[1] === name)) return null;
  if (set === 'emoji') return readPicture(`f:${name}`) === null ? null : `f:${name}`;
  if (set !== 'game' || readPicture(`g:${name}`) === null) return null;
  return `g:${name}:${METALS.find((known) => known === metal) ?? 'gold'}`;
}

interface IconSet {
  icons: Readonly<Record<string, { body: string }>>;
}

let silhouettes: IconSet['icons'] | null = null;

/** The whole set of Game-icons, read once, when the first game asks for one that no theme uses. */
function readSilhouettes(): IconSet['icons'] {
  if (silhouettes !== null) return silhouettes;
  const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  // The package's own schema: `icons` by name, each with an SVG body.
  silhouettes = (JSON.parse(readFileSync(path, 'utf8')) as IconSet).icons;
  return silhouettes;
}
