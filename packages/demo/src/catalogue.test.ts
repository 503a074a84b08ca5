import { describe, expect, it } from 'vitest';

import { demoGames } from './catalogue.ts';
import { categories } from './categories.ts';
import { areSimilar } from './games/arrange.ts';
import type { GameType } from './games/game.ts';
import { languages } from './text.ts';
import { studios } from './studios.ts';

const games = demoGames();
const countOf = (type: GameType) => games.filter((game) => game.type === type).length;

function repeats(values: readonly (string | number)[]): (string | number)[] {
  const seen = new Set<string | number>();
  return values.filter((value) => seen.size === seen.add(value).size);
}

describe('the demo catalogue', () => {
  it('has at least 1,200 games over 51 studios in all types', () => {
    expect(games.length).toBeGreaterThanOrEqual(1_200);
    expect(studios).toHaveLength(51);
    expect(countOf('casino')).toBeGreaterThanOrEqual(950);
    expect(countOf('live_casino')).toBeGreaterThanOrEqual(100);
    expect(countOf('games')).toBeGreaterThanOrEqual(40);
    expect(countOf('tv_games')).toBeGreaterThanOrEqual(25);
    expect(countOf('bingo')).toBeGreaterThanOrEqual(25);
    expect(countOf('virtual_games')).toBeGreaterThanOrEqual(35);
    expect(games.filter((game) => game.features.includes('jackpot')).length).toBeGreaterThanOrEqual(60);
  });

  it('repeats no id, slug or name', () => {
    expect(repeats(games.map((game) => game.id))).toEqual([]);
    expect(repeats(games.map((game) => game.slug))).toEqual([]);
    for (const language of languages) {
      expect(repeats(games.map((game) => game.name[language].toLocaleLowerCase(language)))).toEqual([]);
    }
  });

  it('keeps the ids used in addresses', () => {
    const nameOf = (id: number) => games.find((game) => game.id === id)?.name;
    expect(nameOf(172_101)).toEqual({ tr: 'Ejder Hazinesi', en: 'Dragon Hoard' });
    expect(games.find((game) => game.id === 190_170)?.type).toBe('games');
    expect([1, 2, 3, 4].map((id) => nameOf(id)?.en)).toEqual([
      'Texas Hold’em',
      'Omaha',
      'Turkish Poker',
      'Backgammon',
    ]);
    expect(studios.find((studio) => studio.id === 42)?.kinds).toContain('jackpot');
    expect(studios.map((studio) => studio.id)).toEqual(expect.arrayContaining([9087, 9088]));
  });

  it('gives every studio games and every game a studio', () => {
    const makers = new Set(games.map((game) => game.studio));
    expect(studios.filter((studio) => !makers.has(studio.slug))).toEqual([]);
    const slugs = new Set(studios.map((studio) => studio.slug));
    expect(games.filter((game) => !slugs.has(game.studio))).toEqual([]);
  });

  it('fills every category and refers to no missing one', () => {
    const named = new Set(games.flatMap((game) => game.categories.map((slug) => `${game.type}/${slug}`)));
    expect(categories.map(({ type, slug }) => `${type}/${slug}`).filter((key) => !named.has(key))).toEqual(
      [],
    );
    const known = new Set(categories.map(({ type, slug }) => `${type}/${slug}`));
    expect([...named].filter((key) => !known.has(key))).toEqual([]);
  });

  it('uses only characters that every font of the art has', () => {
    const strange = /[^A-Za-zÇĞİÖŞÜçğıöşüÂâ0-9 ’-]/;
    expect(games.map((game) => game.name.tr).filter((name) => strange.test(name))).toEqual([]);
  });

  it('has plausible stakes', () => {
    expect(games.filter(({ math }) => math.minBetMinor >= math.maxBetMinor)).toEqual([]);
  });
});

describe('the default order', () => {
  it.each([
    ['casino', 200],
    ['live_casino', 60],
    ['all types', 200],
  ] as const)('has no similar neighbours: %s, the first %i', (list, count) => {
    const shown = games.filter((game) => list === 'all types' || game.type === list).slice(0, count);
    const alike = shown.slice(1).filter((game, place) => areSimilar(shown[place], game));
    expect(alike.map((game) => game.name.tr)).toEqual([]);
  });

  it('decreases by one from game to game', () => {
    expect(games.map((game) => game.popularity)).toEqual(games.map((_, place) => games.length - place));
  });
});
