import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createScrollMemory, earlierPage } from './scroll.ts';
import { createStorageDouble } from './testing/storage-double.ts';

/** The history entries of a tab, of which the browser has created the first. */
function createHistoryDouble() {
  const entries: unknown[] = [null];
  let index = 0;
  return {
    get state() {
      return entries[index];
    },
    replaceState: (state: unknown) => void (entries[index] = state),
    pushState: (state: unknown) => void entries.splice((index += 1), Infinity, state),
    go: (steps: number) => void (index += steps),
  };
}

let tab: ReturnType<typeof createHistoryDouble>;

beforeEach(() => {
  tab = createHistoryDouble();
  vi.stubGlobal('history', tab);
  vi.stubGlobal('window', { addEventListener: () => undefined, scrollY: 0 });
  vi.stubGlobal('sessionStorage', createStorageDouble());
});
afterEach(() => vi.unstubAllGlobals());

const scrollTo = (scrollY: number) => Object.assign(window, { scrollY });

it('remembers the position of each entry, those of the browser included', () => {
  const memory = createScrollMemory();
  scrollTo(100);
  memory.save();
  // The browser's own entry, as for a part typed into the address bar.
  tab.pushState(null);
  expect(memory.follow()).toBe(true);
  expect(memory.saved()).toBe(0);
  scrollTo(200);
  memory.save();
  tab.go(-1);
  expect(memory.follow()).toBe(false);
  expect(memory.saved()).toBe(100);
  tab.go(1);
  expect(memory.follow()).toBe(false);
  expect(memory.saved()).toBe(200);
});

it('knows the page of the site that Back leads to', () => {
  const memory = createScrollMemory();
  expect(earlierPage()).toBeNull();
  tab.replaceState(memory.newState(true, '/'));
  expect(earlierPage()).toBeNull();
  tab.pushState(memory.newState(false, '/casino'));
  expect(earlierPage()).toBe('/casino');
  tab.replaceState(memory.newState(true, '/poker'));
  expect(earlierPage()).toBe('/casino');
  tab.go(-1);
  expect(earlierPage()).toBeNull();
});
