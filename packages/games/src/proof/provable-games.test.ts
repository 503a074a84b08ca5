import { expect, it } from 'vitest';

import { createFastDraw } from '../random/fast-draw.ts';
import { playMany } from './play-many.ts';
import { provableGames } from './provable-games.ts';

const games = provableGames();

it('are all games of the package, each bet once', () => {
  const names = games.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect([...new Set(names.map((name) => name.replace(/,.*/, '')))].toSorted()).toEqual([
    'baccarat',
    'bingo75',
    'bingo90',
    'blackjack',
    'boom-ladder',
    'crash',
    'dragon-tiger',
    'football',
    'french-roulette',
    'keno',
    'lucky-wheel',
    'mines',
    'money-wheel',
    'no-commission-baccarat',
    'plinko',
    'race',
    'roulette',
    'sic-bo',
    'slot',
    'sweet-wheel',
  ]);
});

it.each(games)('a run of $name is the same with the same draws', (game) => {
  const [one, other] = [0, 1].map(() => playMany(game, createFastDraw(12), 300));
  expect(other).toEqual(one);
  expect(one).toMatchObject({ name: game.name, rounds: 300 });
  expect(game.stated).toBeGreaterThan(0.5);
  expect(game.stated).toBeLessThan(1);
});
