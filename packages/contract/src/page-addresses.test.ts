import { expect, it } from 'vitest';

import { categoryAddress, lobbyAt, studioAddress } from './lobby-addresses.ts';
import { gamePath, languageAddress, lobbyPaths, lobbyTypes, numberIn, playPath } from './page-addresses.ts';

const named = { id: 7, slug: 'kuzgun' };

it('addresses of categories and studios contain names if their lobby supports it, else ids', () => {
  expect(categoryAddress('casino', named)).toBe('/slots/category/kuzgun');
  expect(categoryAddress('bingo', named)).toBe('/bingo?category=7');
  expect(studioAddress('live_casino', named)).toBe('/live-casino/providers/kuzgun/7');
  expect(studioAddress('games', named)).toBe('/games?provider=7');
});

it('a lobby is found by any spelling of its address, in any case', () => {
  for (const type of lobbyTypes) expect(lobbyAt(`${lobbyPaths[type].toUpperCase()}?category=2`)).toBe(type);
  expect(lobbyAt('/live-casino/category/shows')).toBe('live_casino');
  expect(lobbyAt('/casinos')).toBeUndefined();
  expect(lobbyAt('https://example.com/casino')).toBeUndefined();
});

it('the id of a game is parsed from addresses of the given pattern only', () => {
  expect(numberIn(playPath, '/playgame/172101')).toBe(172101);
  expect(numberIn(playPath, '/PlayGame/172101/x')).toBeUndefined();
  expect(numberIn(playPath, '/PlayGame/')).toBeUndefined();
  expect(numberIn(gamePath, '/PlayGame/172101')).toBeUndefined();
});

it('the first language needs no query value', () => {
  expect(languageAddress('/casino?page=2', 'tr')).toBe('/casino?page=2');
  expect(languageAddress('/casino?page=2', 'en')).toBe('/casino?page=2&lang=en');
  expect(languageAddress('/casino', 'en')).toBe('/casino?lang=en');
});
