import { manualClock } from '@baize/clock';
import { PokerRoomUnavailable, type PokerStats } from '@baize/providers';
import { beforeEach, expect, it } from 'vitest';

import { createPokerStatistics, type PokerStatistics } from './poker-statistics.ts';

const stats: PokerStats = { members: 3, tables: 2, balancesMinor: 500n, games: [] };
const clock = manualClock(new Date('2026-05-01T12:00:00Z'));
let asked: number[] = [];
let isSilent = false;
let statistics: PokerStatistics;

beforeEach(() => {
  asked = [];
  isSilent = false;
  const readStats = async (siteId: number) => {
    asked.push(siteId);
    if (isSilent) throw new PokerRoomUnavailable('silent');
    return stats;
  };
  const unused = () => Promise.reject(new Error('not used here'));
  statistics = createPokerStatistics({
    clock,
    pokerRoom: { readStats, addUser: unused, openLobby: unused },
  });
});

it('calls the room once for many visitors of a brand, and again after twenty seconds', async () => {
  expect(await Promise.all([statistics.read(1), statistics.read(1)])).toEqual([stats, stats]);
  clock.advance(19_999);
  await statistics.read(1);
  expect(asked).toEqual([1]);
  clock.advance(1);
  await statistics.read(1);
  await statistics.read(2);
  expect(asked).toEqual([1, 1, 2]);
});

it('retries a silent room after five seconds', async () => {
  isSilent = true;
  await expect(statistics.read(1)).rejects.toThrow(PokerRoomUnavailable);
  await expect(statistics.read(1)).rejects.toThrow(PokerRoomUnavailable);
  expect(asked).toEqual([1]);
  clock.advance(5_000);
  isSilent = false;
  expect(await statistics.read(1)).toEqual(stats);
});
