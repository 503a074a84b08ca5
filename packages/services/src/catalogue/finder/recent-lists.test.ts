import { expect, test } from 'vitest';

import { createRecentLists } from './recent-lists.ts';

test('lists are made once and cached until others need the space', () => {
  const made: string[] = [];
  const lists = createRecentLists<Uint8Array>(1_000);
  const read = (key: string) =>
    lists.read(key, () => {
      made.push(key);
      return new Uint8Array(250);
    });
  expect(read('a')).toBe(read('a'));
  read('b');
  read('a');
  read('c');
  read('a');
  read('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
