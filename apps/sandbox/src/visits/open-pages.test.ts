import { expect, it } from 'vitest';

import { OpenPages } from './open-pages.ts';

const MANY = 5_000;

const pageOf = (playKey: string, player: string | null) => ({
  playKey,
  wallet: player === null ? null : { player },
});

it('pages with play money never drop one with real money', () => {
  const pages = new OpenPages<ReturnType<typeof pageOf>>();
  const real = pageOf('real', '7-1');
  pages.add(real);
  for (let number = 0; number <= MANY; number += 1) pages.add(pageOf(`fun-${number}`, null));
  expect(pages.find('real')).toBe(real);
  expect(pages.find('fun-0')).toBeNull();
  expect(pages.find(`fun-${MANY}`)).not.toBeNull();
});

it.each([null, '7-1'])('drops the page that was not used the longest, of player %s', (player) => {
  const pages = new OpenPages<ReturnType<typeof pageOf>>();
  for (let number = 0; number < MANY; number += 1) pages.add(pageOf(`page-${number}`, player));
  expect(pages.authorized('Bearer page-0')).not.toBeNull();
  pages.add(pageOf('next', player));
  expect([pages.find('page-0')?.playKey, pages.find('page-1')]).toEqual(['page-0', null]);
});
