import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { LivePokerTable } from './live-poker-table.ts';
import { playHand, PLAYERS_ONLY, WITH_HOUSE } from './testing/play-hand.ts';
import { refusalsOf, type TestPage, TestRoom } from './testing/test-room.ts';

let room: TestRoom;
let table: LivePokerTable;
beforeEach(async () => {
  room = await TestRoom.open();
  table = room.table(PLAYERS_ONLY);
});
afterEach(() => room.close());

describe('the opponents of the house, after a day of losses', () => {
  /** Of the table: maximum buy-in 100.00. */
  async function openWith(house: number): Promise<TestPage> {
    const houseDay = { day: '2026-05-01', startMinor: 10_000 };
    room.store.entries.push({ table: '101 TRY', seats: [], owed: [], house, houseDay, rake: 0 });
    await room.restart();
    table = room.table(WITH_HOUSE);
    return room.seated(table, 'ada', 0, 10_000n);
  }
  const opponents = () => table.table.seats.filter((seat) => seat?.player.startsWith('house:')).length;

  it('do not sit down after more than five maximum buy-ins, until the next day', async () => {
    const ada = await openWith(-40_001);
    await room.run(5_000);
    expect([opponents(), refusalsOf(ada), table.table.hand]).toEqual([0, ['house-away'], null]);
    await room.restart();
    table = room.table(WITH_HOUSE);
    const back = room.page(table, 'ada');
    await table.receive(back, { type: 'away', isAway: false });
    await room.run(5_000);
    expect([opponents(), refusalsOf(back)]).toEqual([0, ['house-away']]);
    await table.receive(back, { type: 'leave' });
    room.desk.clock.advance(12 * 3_600_000);
    await table.receive(back, { type: 'sit', seat: 0, buyInMinor: 10_000n });
    await room.run(500);
    expect([opponents(), table.money.houseDay]).toEqual([3, { day: '2026-05-02', startMinor: -40_001 }]);
  });

  it('sit down for less, and go in the middle of the day', async () => {
    const ada = await openWith(-40_000);
    await room.untilHand(table);
    expect([opponents(), refusalsOf(ada)]).toEqual([3, []]);
    expect(table.money.houseDay).toEqual({ day: '2026-05-01', startMinor: 10_000 });
    await playHand(room, table, ada);
    expect(room.store.entries.at(-1)?.houseDay).toEqual({ day: '2026-05-01', startMinor: 10_000 });
  });
});
