import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { chosenStake, keepChosenStake } from './chosen-stake.ts';

const launch = (game: string, rest = 'mode=real&currency=TRY') =>
  vi.stubGlobal('location', { search: `?game=${game}&${rest}&token=${Math.random()}` });

beforeEach(() => {
  const entries = new Map<string, string>();
  const getItem = (key: string) => entries.get(key) ?? null;
  const setItem = (key: string, value: string) => void entries.set(key, value);
  vi.stubGlobal('sessionStorage', { getItem, setItem });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('is offered again by the next launch of the same game', () => {
  launch('7');
  expect(chosenStake()).toBeNull();
  keepChosenStake(400);
  launch('7');
  expect(chosenStake()).toBe(400);
});

it('is not offered by another game, for other money or by another control', () => {
  launch('7');
  keepChosenStake(400);
  expect(chosenStake('2')).toBeNull();
  for (const [game, rest] of [
    ['8', 'mode=real&currency=TRY'],
    ['7', 'mode=demo&currency=TRY'],
    ['7', 'mode=real&currency=EUR'],
  ] as const) {
    launch(game, rest);
    expect(chosenStake()).toBeNull();
  }
});

it('is forgotten if the browser refuses storage', () => {
  launch('7');
  vi.stubGlobal('sessionStorage', undefined);
  keepChosenStake(400);
  expect(chosenStake()).toBeNull();
});
