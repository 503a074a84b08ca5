import { expect, it } from 'vitest';

import { createFastDraw } from '../random/fast-draw.ts';
import { playMany } from './play-many.ts';
import { provableGames } from './provable-games.ts';

const games = provableGames();

const all = [
  'andar-bahar',
  'baccarat',
  'basketball',
  'billiards',
  'bingo75',
  'bingo90',
  'blackjack',
  'boom-ladder',
  'bowling',
  'card',
  'cards/caribbean-stud',
  'cards/casino-holdem',
  'cards/closed-poker',
  'cards/jacks-and-up',
  'cards/jacks-or-better',
  'cards/joker-poker',
  'cards/red-dog',
  'cards/royal-night',
  'cards/three-card-poker',
  'cards/two-hand-holdem',
  'climb-road',
  'climb-roofs',
  'climb-slope',
  'climb-tower',
  'coin',
  'crash',
  'cup-of-cards',
  'darts',
  'dice-100',
  'dice-duel',
  'dragon-tiger',
  'five-balls',
  'football',
  'french-roulette',
  'hand-duel',
  'hand-game',
  'ice-hockey',
  'keno',
  'last-card',
  'lucky-wheel',
  'mines',
  'mini-roulette',
  'money-wheel',
  'no-commission-baccarat',
  'number-hunt',
  'odds-evens',
  'over-under',
  'penalties',
  'pick-a-colour',
  'plinko',
  'race',
  'race/six',
  'roulette',
  'scratch',
  'sic-bo',
  'single-card',
  'slot',
  'snap-card',
  'sweet-wheel',
  'table-tennis',
  'ten-seconds',
  'tennis',
  'thirty-forty',
  'three-pointers',
  'threshold',
  'volleyball',
  'wheel-54',
];

it('are all games of the package, each bet once', () => {
  const names = games.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect([...new Set(names.map((name) => name.replace(/,.*/, '')))].toSorted()).toEqual(all);
});

it.each(games)('a run of $name is the same with the same draws', (game) => {
  const [one, other] = [0, 1].map(() => playMany(game, createFastDraw(12), 300));
  expect(other).toEqual(one);
  expect(one).toMatchObject({ name: game.name, rounds: 300 });
  expect(game.stated).toBeGreaterThan(0.5);
  expect(game.stated).toBeLessThan(1);
});
