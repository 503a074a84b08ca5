import { expect, it } from 'vitest';

import { readFollow } from './read-follow.ts';

it('reads what a page follows', () => {
  const message = { type: 'follow', rows: [[1, 2]], whole: [[3, 0]] };
  expect(readFollow(JSON.stringify(message))).toEqual(message);
});

it.each([
  '',
  'null',
  '[]',
  '{"type":"follow"}',
  '{"type":"follow","rows":[],"whole":[["1",2]]}',
  '{"type":"follow","rows":[[1.5,2]],"whole":[]}',
  '{"type":"other","rows":[],"whole":[]}',
  JSON.stringify({ type: 'follow', rows: Array.from({ length: 251 }, () => [1, 1]), whole: [] }),
])('refuses %s', (text) => {
  expect(readFollow(text)).toBeNull();
});
