import { expect, test } from 'vitest';

import { playedAddress } from './played-address.ts';

test('a bet on sport goes on at sport', () => {
  expect(playedAddress({ game_id: 900_101, is_sport: true })).toBe('/Sport');
});

test('a game of a history goes on at the page of its wallet', () => {
  const of = (wallet?: number) => playedAddress({ game_id: 900_301, wallet });
  expect([of(), of(2), of(3), of(4)]).toEqual([
    '/PlayGame/900301',
    '/poker',
    '/play-live-slot?game=900301',
    '/play-live-binary',
  ]);
});
