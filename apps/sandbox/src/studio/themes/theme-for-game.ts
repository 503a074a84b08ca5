import { createHash } from 'node:crypto';

import type { Theme } from './theme.ts';
import { THEMES } from './themes.ts';

/** The theme that matches a game's name; otherwise one chosen deterministically by its code. */
export function themeForGame(game: { code: string; name: string }): Theme {
  const name = ` ${fold(game.name)} `;
  const named = THEMES.find((theme) => theme.keywords.some((keyword) => name.includes(` ${keyword}`)));
  const picked = THEMES[seedOf(game.code) % THEMES.length];
  const theme = named ?? picked;
  if (theme === undefined) throw new RangeError('there is no theme');
  return theme;
}

export function findTheme(id: string): Theme | null {
  return THEMES.find((theme) => theme.id === id) ?? null;
}

/** A hash of the text from 0 to 2^32 - 1. */
export function seedOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0);
}

const MARKS: Readonly<Record<string, string>> = {
  ı: 'i',
  ğ: 'g',
  ü: 'u',
  ş: 's',
  ö: 'o',
  ç: 'c',
  â: 'a',
  î: 'i',
  û: 'u',
};

function fold(name: string): string {
  return name.toLocaleLowerCase('tr').replace(/[ığüşöçâîû]/g, (letter) => MARKS[letter] ?? letter);
}
