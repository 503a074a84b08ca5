import { expect, it } from 'vitest';

import { type RoomUser, RoomUsers } from './room-users.ts';
import { TestJournal } from './testing/test-room.ts';

const user = { siteId: 7, playerId: '7-1', username: 'deniz' };

it('a name that could not be stored is not given, and may be asked for again', async () => {
  const journal = new TestJournal<RoomUser>();
  const users = new RoomUsers(journal, []);
  journal.nextFailure = new Error('disk full');
  await expect(users.add(user)).rejects.toThrow('disk full');
  expect(users.find(7, '7-1')).toBeUndefined();
  expect(await users.add({ ...user, playerId: '7-2' })).toBeUndefined();
  expect(await users.add(user)).toBe('taken');
  expect(journal.entries).toEqual([{ ...user, playerId: '7-2' }]);
});
