import { gameSorts } from '@baize/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { CatalogueGame } from '../catalogue-game.ts';
import { createGameFinder, indexGames } from './game-finder.ts';
import { atOnce } from './slices.ts';
import type { GameFilter } from './game-filter.ts';

const nouns = ['Ejder', 'Işık', 'Kale', 'Çilek', 'Zümrüt', 'Irmak'];
const heads = ['Yolu', 'Hazinesi', 'Gecesi', 'Şansı'];

function makeGame(place: number): CatalogueGame {
  const name = `${nouns[place % nouns.length]} ${heads[Math.floor(place / nouns.length) % heads.length]} ${place}`;
  const type = place % 5 === 0 ? 'live_casino' : 'casino';
  // What finding a game does not read stands for what tiles show.
  return {
    id: 1000 + place,
    type,
    name: { tr: name, en: `Game ${place}` },
    studioName: place % 3 === 0 ? 'Kuzgun' : 'Lodos',
    studioId: place % 3,
    lobbies: place % 7 === 0 ? [type, 'jackpot'] : [type],
    categoryIds: [1 + (place % 2), 5],
    categorySorts: [place, (place * 17) % 240],
    volatility: place % 4 === 0 ? null : 1 + (place % 5),
    features: place % 2 === 0 ? ['wild', 'scatter'] : ['wild'],
    rtpBasisPoints: place % 6 === 0 ? null : 9400 + place,
    releasedAt: `2026-0${1 + (place % 9)}-01`,
  } as unknown as CatalogueGame;
}

const games = Array.from({ length: 240 }, (_, place) => makeGame(place));
const standings = {
  players: games.map((_, place) => (place * 7) % 11),
  recentPlayers: games.map((_, place) => (place * 5) % 13),
};
const finder = atOnce(createGameFinder(games, atOnce(indexGames(games)), standings));
const all = (filter: GameFilter) => finder.find(filter, 0, games.length);
const ids = (filter: GameFilter) => all(filter).games.map(({ id }) => id);

const filter: fc.Arbitrary<GameFilter> = fc.record(
  {
    type: fc.constantFrom('casino', 'live_casino', 'jackpot', 'bingo', 'favorite_games'),
    studioIds: fc.array(fc.nat({ max: 4 }), { minLength: 1, maxLength: 3 }),
    categoryId: fc.nat({ max: 6 }),
    features: fc.uniqueArray(fc.constantFrom('wild', 'scatter', 'nothing'), { maxLength: 2 }),
    volatilities: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }),
    minRtpPercent: fc.integer({ min: 90, max: 99 }),
    text: fc.constantFrom('ejder', 'isik', 'kal', 'ejdr', 'kuzgun', 'yo', ''),
    sort: fc.constantFrom(...gameSorts),
    language: fc.constantFrom('tr', 'en'),
  },
  { requiredKeys: ['language'] },
);

describe('finding games', () => {
  test('pages are slices of one list, without gap and without repeat', () => {
    fc.assert(
      fc.property(filter, fc.integer({ min: 1, max: 60 }), (wanted, perPage) => {
        const whole = all(wanted);
        expect(whole.games).toHaveLength(whole.total);
        expect(new Set(whole.games).size).toBe(whole.total);
        const pages = Array.from({ length: Math.ceil(whole.total / perPage) + 1 }, (_, page) =>
          finder.find(wanted, page * perPage, perPage),
        );
        expect(pages.flatMap((page) => page.games)).toEqual(whole.games);
        expect(pages.every(({ total }) => total === whole.total)).toBe(true);
      }),
    );
  });

  test('the wanted games are those that a look at each one finds', () => {
    fc.assert(
      fc.property(filter, (wanted) => {
        const { type, studioIds, categoryId, features = [], volatilities, minRtpPercent } = wanted;
        const expected = games.filter(
          (game) =>
            (type === undefined || game.lobbies.includes(type)) &&
            (studioIds === undefined || studioIds.includes(game.studioId)) &&
            (categoryId === undefined || game.categoryIds.includes(categoryId)) &&
            features.every((name) => game.features.includes(name)) &&
            (volatilities === undefined || volatilities.includes(game.volatility ?? 0)) &&
            (minRtpPercent === undefined || (game.rtpBasisPoints ?? 0) >= minRtpPercent * 100),
        );
        const { text: _, ...unnamed } = wanted;
        expect(new Set(ids(unnamed))).toEqual(new Set(expected.map(({ id }) => id)));
        const named = new Set(ids(wanted));
        expect([...named].every((id) => expected.some((game) => game.id === id))).toBe(true);
      }),
    );
  });

  test('the same question has the same answer, also in a second finder', () => {
    const other = atOnce(createGameFinder(games, atOnce(indexGames(games)), standings));
    fc.assert(
      fc.property(filter, (wanted) => {
        expect(other.find(wanted, 0, games.length).games).toEqual(all(wanted).games);
      }),
    );
  });

  test('every order keeps its word, and stands by players where games are alike', () => {
    const rows = (sort: (typeof gameSorts)[number]) =>
      all({ sort, language: 'tr' }).games.map(({ id }) => id - 1000);
    const isFalling = (numbers: readonly number[]) =>
      numbers.every((number, at) => at === 0 || number <= (numbers[at - 1] ?? 0));
    expect(isFalling(rows('popular').map((place) => standings.players[place] ?? 0))).toBe(true);
    expect(isFalling(rows('trending').map((place) => standings.recentPlayers[place] ?? 0))).toBe(true);
    expect(isFalling(rows('new').map((place) => Number(games[place]?.releasedAt.replaceAll('-', ''))))).toBe(
      true,
    );
    const names = all({ sort: 'name', language: 'tr' }).games.map(({ name }) => name.tr.split(' ')[0]);
    expect([...new Set(names)]).toEqual(['Çilek', 'Ejder', 'Irmak', 'Işık', 'Kale', 'Zümrüt']);
  });

  test('popular games of a category that are alike stand in its own order', () => {
    const rows = all({ type: 'casino', categoryId: 5, language: 'tr' }).games.map(({ id }) => id - 1000);
    const keys = rows.map((place) => [-(standings.players[place] ?? 0), (place * 17) % 240] as const);
    expect(keys).toEqual(keys.toSorted(([a, b], [c, d]) => a - c || b - d));
    expect(rows).not.toEqual(rows.toSorted((a, b) => a - b));
  });

  test('where nobody plays, the order is the catalogue’s own', () => {
    const quiet = atOnce(
      createGameFinder(games, atOnce(indexGames(games)), { players: [], recentPlayers: [] }),
    );
    expect(quiet.find({ language: 'tr' }, 0, games.length).games).toEqual(games);
  });

  test('what nobody has heard of is an empty list', () => {
    expect(all({ studioIds: [999], language: 'tr' }).total).toBe(0);
    expect(all({ type: 'casino', categoryId: 999, text: 'ejder', language: 'tr' }).total).toBe(0);
    expect(finder.find({ language: 'tr' }, 5_000_000, 50)).toEqual({ games: [], total: games.length });
  });
});
