import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createStorageDouble } from '../app/testing/storage-double.ts';
import { createNavigation } from './navigation.ts';
import type { OpenPage, PageSource } from './open-page.ts';

beforeEach(() => {
  vi.stubGlobal('window', { addEventListener: () => undefined, scrollY: 0 });
  vi.stubGlobal('history', { state: { key: 'first', earlierPage: null } });
  vi.stubGlobal('location', new URL('https://site.example/'));
  vi.stubGlobal('sessionStorage', createStorageDouble());
});
afterEach(() => vi.unstubAllGlobals());

it('follows Back that is pressed while the first page is being opened', () => {
  const routes = { home: { paths: [] }, loadTable: () => new Promise(() => undefined) };
  const source = { routes } as unknown as PageSource;
  const page = { address: '/' } as OpenPage;
  expect(createNavigation(source, { page, asked: '/' }, Promise.resolve()).isBusy()).toBe(false);
  expect(createNavigation(source, { page, asked: '/get-help' }, Promise.resolve()).isBusy()).toBe(true);
});

it('is no longer busy after a page that could not be opened', async () => {
  const routes = {
    home: { paths: ['/'] },
    loadTable: async () => ({
      matchRoute: () => {
        throw new Error('broken');
      },
    }),
  };
  // What opening a page reads of its source before it fails.
  const source = { routes } as unknown as PageSource;
  const navigation = createNavigation(
    source,
    { page: { address: '/' } as OpenPage, asked: '/' },
    Promise.resolve(),
  );
  const states: boolean[] = [];
  navigation.subscribe(() => states.push(navigation.isBusy()));
  await expect(navigation.navigate('/casino')).rejects.toThrow('broken');
  expect(states).toEqual([true, false]);
  expect(navigation.current().address).toBe('/');
});
