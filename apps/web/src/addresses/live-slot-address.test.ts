import { expect, test } from 'vitest';

import { liveSlotAddress, parseLiveSlot } from './live-slot-address.ts';

const parse = (search: string) => parseLiveSlot(new URLSearchParams(search)).gameId;

test('an address names a game, or leaves the choice to the lobby', () => {
  expect(liveSlotAddress(900_301)).toBe('/play-live-slot?game=900301');
  expect(parse('game=900301')).toBe(900_301);
  for (const search of ['', 'game=', 'game=0', 'game=-1', 'game=1e3', 'game=1234567890', 'game=a'])
    expect(parse(search)).toBeUndefined();
});
