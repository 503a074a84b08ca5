import { expect, it } from 'vitest';

import { PlayerList } from './player-list.ts';

it('sends each change once, and everything to a page that comes later', () => {
  const list = new PlayerList();
  list.join([1, 'E***f', 500, 'TRY', 0]);
  list.join([2, 'K***y', 700, 'TRY', 0]);
  list.leave(2);
  list.cashOut(1, 150);
  list.cashOut(9, 150);
  expect(list.takeChanges()).toEqual({
    joined: [[1, 'E***f', 500, 'TRY', 150]],
    left: [2],
    out: [[1, 150]],
  });
  expect([list.hasChanges, list.takeChanges()]).toEqual([false, {}]);
  expect(list.all).toEqual([[1, 'E***f', 500, 'TRY', 150]]);
  list.clear();
  expect(list.all).toEqual([]);
});
