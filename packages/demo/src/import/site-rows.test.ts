import { expect, test } from 'vitest';

import { siteRows } from './site-rows.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const WHEEL = 7;
const PICTURE = 'story-cark';

test('the wheel is promised by the brands that have one only, each with a page of its own', () => {
  const { promotions, stories } = siteRows(NOW, [
    { slug: 'baize', siteId: 1, hasWheel: true },
    { slug: 'buzul', siteId: 2, hasWheel: false },
    { slug: 'mercan', siteId: 3, hasWheel: true },
  ]);
  const own = promotions.filter(({ siteId }) => siteId !== null);
  expect(own.map(({ id, siteId }) => [id, siteId])).toEqual([
    [WHEEL, 1],
    [1_000 + WHEEL, 3],
  ]);
  expect(
    stories.filter(({ picture }) => picture === PICTURE).map(({ siteId, url }) => [siteId, url]),
  ).toEqual([
    [1, `/promotions/${WHEEL}`],
    [3, `/promotions/${1_000 + WHEEL}`],
  ]);
  expect(new Set(promotions.map(({ id }) => id)).size).toBe(promotions.length);
  expect(new Set(stories.map(({ id }) => id)).size).toBe(stories.length);
});
