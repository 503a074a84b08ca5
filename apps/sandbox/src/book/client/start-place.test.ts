import { beforeEach, expect, it, vi } from 'vitest';

import { nameStart } from './start-place.ts';

const replaceState = vi.fn<(state: unknown, title: string, url: string) => void>();

beforeEach(() => {
  replaceState.mockClear();
  vi.stubGlobal('history', { state: null, replaceState });
  return () => vi.unstubAllGlobals();
});

it.each([
  ['', '#league=anadolu', true, ['#league=anadolu']],
  ['#', '#event=7', true, ['#event=7']],
  ['', '#', true, []],
  // The page was reloaded elsewhere than where it was opened.
  ['#event=8', '#event=7', false, []],
  ['#event=8', '#', false, []],
  ['#event=7', '#event=7', true, []],
])('at %j, opened at %s', (hash, place, isShown, named) => {
  vi.stubGlobal('location', { hash });
  expect(nameStart(place)).toBe(isShown);
  expect(replaceState.mock.calls.map(([, , url]) => url)).toEqual(named);
});
