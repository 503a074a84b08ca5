import type { GameArtSpec, LowSet, PictureSpec, SymbolRef } from '@baize/art';

import { demoGames } from '../catalogue.ts';
import type { DemoGame } from '../games/game.ts';
import { liveSlots } from '../live-slots.ts';
import type { Setting } from '../themes/settings.ts';
import { type Company, companies } from './companies.ts';
import { isSameSubject } from './same-subject.ts';
import { settingOfTheme, themeOfGame } from './theme-of-game.ts';

/** Settings whose low symbols are not the ranks of cards. */
const settingLows: Partial<Record<Setting, LowSet>> = {
  classic: 'fruits',
  market: 'gems',
  mystery: 'gems',
  royal: 'gems',
  show: 'suits',
  space: 'gems',
  sweets: 'sweets',
};

let art: ReadonlyMap<string, GameArtSpec> | undefined;

/**
 * What the looks of the slots are made of, by the code with which each is launched: the picture of its tile, and the symbols
 * that go with it. Built once per process.
 */
export function gameArt(): ReadonlyMap<string, GameArtSpec> {
  art ??= new Map([
    ...demoGames().flatMap((game) => entryOf(game)),
    ...liveSlots.map(({ id, art: own }): [string, GameArtSpec] => [String(id), own]),
  ]);
  return art;
}

/** The picture on the tile of each game, by the code with which it is launched. */
export function tilePictures(): ReadonlyMap<string, PictureSpec> {
  return new Map(demoGames().map(({ id, picture }) => [String(id), picture]));
}

function entryOf(game: DemoGame): [string, GameArtSpec][] {
  const theme = themeOfGame(game);
  const company = theme === undefined ? undefined : companies.get(theme);
  if (theme === undefined || company === undefined) return [];
  const { picture } = game;
  const cast = (name: string): SymbolRef => `game:${name}`;
  const { scatter, companions } = chooseCompany(picture.hero, company);
  const spec: GameArtSpec = {
    picture,
    companions: [cast(companions[0]), cast(companions[1]), cast(companions[2]), cast(companions[3])],
    scatter: `${cast(scatter)}:gold`,
    lows: settingLows[settingOfTheme(theme) ?? 'feast'] ?? 'cards',
  };
  return [[String(game.id), spec]];
}

/** Symbols of luck that go with any hero. */
const luck = ['star-medal', 'crown', 'cut-diamond', 'ringing-bell', 'two-coins', 'horseshoe', 'key'] as const;

/** A scatter and four companions that players can't confuse with the hero or one another, the first of those that fit. */
function chooseCompany(
  hero: string,
  { scatter, companions }: Company,
): { scatter: string; companions: readonly [string, string, string, string] } {
  const chosen: string[] = [];
  for (const name of [scatter, ...companions, ...luck]) {
    if (![hero, ...chosen].some((other) => isSameSubject(name, other))) chosen.push(name);
  }
  const [first = 'crown', ...others] = chosen;
  const [second = 'key', third = 'horseshoe', fourth = 'cut-diamond', fifth = 'ringing-bell'] = others;
  return { scatter: first, companions: [second, third, fourth, fifth] };
}
