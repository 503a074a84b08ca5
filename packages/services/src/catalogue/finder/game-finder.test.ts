import { gameSorts } from '@baize/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { CatalogueGame } from '../catalogue-game.ts';
import { createGameFinder, indexGames } from './game-finder.ts';
import { atOnce } from './slices.ts';
import type { GameFilter } from './game-filter.ts';

const nouns = ['Ejder', 'Işık', 'Kale', 'Çilek', 'Zümrüt', 'Irmak'];
const heads = ['Yolu', 'Hazinesi', 'Gecesi', 'Şansı'];

function makeGame(position: number): CatalogueGame {
  const name = `${nouns[position % nouns.length]} ${heads[Math.floor(position / nouns.length) % heads.length]} ${position}`;
  const type = position % 5 === 0 ? 'live_casino' : 'casino';
  // The finder does not read the other fields.
  return {
    id: 1000 + position,
    type,
    name: { tr: name, en: `Game ${position}` },
    studioName: position % 3 === 0 ? 'Kuzgun' : 'Lodos',
    studioId: position % 3,
    lobbies: position % 7 === 0 ? [type, 'jackpot'] : [type],
    categoryIds: [1 + (position % 2), 5],
    categorySorts: [position, (position * 17) % 240],
    volatility: position % 4 === 0 ? null : 1 + (position % 5),
    mechanic: position % 4 === 0 ? null : position % 4 === 1 ? 'lines' : 'ways',
    features: position % 2 === 0 ? ['wild', 'scatter'] : ['wild'],
    rtpBasisPoints: position % 6 === 0 ? null : 9400 + position,
    releasedAt: `2026-0${1 + (position % 9)}-01`,
  } as unknown as CatalogueGame;
}

const games = Array.from({ length: 240 }, (_, position) => makeGame(position));
const standings = {
  players: games.map((_, position) => (position * 7) % 11),
  recentPlayers: games.map((_, position) => (position * 5) % 13),
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
    mechanics: fc.uniqueArray(fc.constantFrom('lines', 'ways', 'coins'), { minLength: 1 }),
    volatilities: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }),
    minRtpPercent: fc.integer({ min: 90, max: 99 }),
    text: fc.constantFrom('ejder', 'isik', 'kal', 'ejdr', 'kuzgun', 'yo', ''),
    sort: fc.constantFrom(...gameSorts),
    language: fc.constantFrom('tr', 'en'),
  },
  { requiredKeys: ['language'] },
);

describe('finding games', () => {
  test('pages are slices of one list, without gaps or repeats', () => {
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

  test('finds the same games as a plain filter over all games', () => {
    fc.assert(
      fc.property(filter, (wanted) => {
        const { type, studioIds, categoryId, features = [], minRtpPercent } = wanted;
        const { mechanics, volatilities } = wanted;
        const expected = games.filter(
          (game) =>
            (type === undefined || game.lobbies.includes(type)) &&
            (studioIds === undefined || studioIds.includes(game.studioId)) &&
            (categoryId === undefined || game.categoryIds.includes(categoryId)) &&
            features.every((name) => game.features.includes(name)) &&
            (mechanics === undefined || mechanics.includes(game.mechanic ?? '')) &&
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

  test('the same filter gives the same result, also in a second finder', () => {
    const other = atOnce(createGameFinder(games, atOnce(indexGames(games)), standings));
    fc.assert(
      fc.property(filter, (wanted) => {
        expect(other.find(wanted, 0, games.length).games).toEqual(all(wanted).games);
      }),
    );
  });

  test('every order sorts by its key, then by players', () => {
    const rows = (sort: (typeof gameSorts)[number]) =>
      all({ sort, language: 'tr' }).games.map(({ id }) => id - 1000);
    const isFalling = (numbers: readonly number[]) =>
      numbers.every((number, at) => at === 0 || number <= (numbers[at - 1] ?? 0));
    expect(isFalling(rows('popular').map((position) => standings.players[position] ?? 0))).toBe(true);
    expect(isFalling(rows('trending').map((position) => standings.recentPlayers[position] ?? 0))).toBe(true);
    expect(
      isFalling(rows('new').map((position) => Number(games[position]?.releasedAt.replaceAll('-', '')))),
    ).toBe(true);
    const names = all({ sort: 'name', language: 'tr' }).games.map(({ name }) => name.tr.split(' ')[0]);
    expect([...new Set(names)]).toEqual(['Çilek', 'Ejder', 'Irmak', 'Işık', 'Kale', 'Zümrüt']);
  });

  test('equally popular games of a category are in its own order', () => {
    const rows = all({ type: 'casino', categoryId: 5, language: 'tr' }).games.map(({ id }) => id - 1000);
    const keys = rows.map(
      (position) => [-(standings.players[position] ?? 0), (position * 17) % 240] as const,
    );
    expect(keys).toEqual(keys.toSorted(([a, b], [c, d]) => a - c || b - d));
    expect(rows).not.toEqual(rows.toSorted((a, b) => a - b));
  });

  test('without play counts, the order is the catalogue’s own', () => {
    const quiet = atOnce(
      createGameFinder(games, atOnce(indexGames(games)), { players: [], recentPlayers: [] }),
    );
    expect(quiet.find({ language: 'tr' }, 0, games.length).games).toEqual(games);
  });

  test('unknown filter values give an empty list', () => {
    expect(all({ studioIds: [999], language: 'tr' }).total).toBe(0);
    expect(all({ type: 'casino', categoryId: 999, text: 'ejder', language: 'tr' }).total).toBe(0);
    expect(finder.find({ language: 'tr' }, 5_000_000, 50)).toEqual({ games: [], total: games.length });
  });

  test('the least return that is wanted is enough', () => {
    const exact = games.filter(({ rtpBasisPoints }) => rtpBasisPoints === 9_500).map(({ id }) => id);
    expect(exact.length).toBeGreaterThan(0);
    const found = ids({ minRtpPercent: 95, language: 'tr' });
    expect(found).toEqual(expect.arrayContaining(exact));
    expect(ids({ minRtpPercent: 96, language: 'tr' })).not.toEqual(expect.arrayContaining(exact));
  });
});
