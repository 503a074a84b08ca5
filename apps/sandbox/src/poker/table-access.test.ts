import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { LivePokerTable } from './live-poker-table.ts';
import { BUY_IN, chipsOf, playHand, PLAYERS_ONLY, TOTAL } from './testing/play-hand.ts';
import { refusalsOf, TestRoom } from './testing/test-room.ts';

let room: TestRoom;
let table: LivePokerTable;
beforeEach(async () => {
  room = await TestRoom.open();
  table = room.table(PLAYERS_ONLY);
});
afterEach(() => room.close());

describe('a player who may not play any more', () => {
  const session = 's-7-ada';

  it('folds, leaves with the chips, and is not listened to, once the session is over', async () => {
    const ada = await room.seated(table, 'ada', 0, BUY_IN);
    const can = await room.seated(table, 'can', 3, BUY_IN);
    await playHand(room, table, ada, can);
    const before = chipsOf(ada) ?? 0;
    await room.untilHand(table);
    room.desk.wallet.ended.set(session, 'SESSION_EXPIRED');
    await room.run(60_000);
    expect(refusalsOf(ada)).toContain('expired');
    expect([table.seatOf(ada.owner), table.seatOf(can.owner)]).toEqual([null, 3]);
    const paid = ada.messages.find((message) => message.type === 'left');
    expect(paid).toMatchObject({ reason: 'closed' });
    expect(before - (paid?.type === 'left' ? paid.chips : 0)).toBeLessThanOrEqual(2_000);
    await expect.poll(() => room.desk.book.unfinished()).toHaveLength(1);
    expect(room.totalMinor()).toBe(TOTAL);
    const told = refusalsOf(ada).length;
    await table.receive(ada, { type: 'sit', seat: 1, buyInMinor: BUY_IN });
    expect(refusalsOf(ada).slice(told)).toEqual(['expired']);
    expect(room.ended).toEqual(['Player 7-ada']);
  });

  it('is dealt no further hand after an exclusion', async () => {
    const ada = await room.seated(table, 'ada', 0, BUY_IN);
    await room.seated(table, 'can', 3, BUY_IN);
    await room.run(1_000);
    room.desk.wallet.ended.set(session, 'PLAYER_BLOCKED');
    await room.run(30_000);
    expect([table.table.hand, table.seatOf(ada.owner)]).toEqual([null, null]);
    expect(refusalsOf(ada)).toEqual(['wallet-PLAYER_BLOCKED']);
    await expect.poll(() => room.desk.balance).toBe(Number(TOTAL - BUY_IN));
  });

  it('cannot play on in a page that comes and goes between two checks', async () => {
    const ada = await room.seated(table, 'ada', 0, BUY_IN);
    await room.seated(table, 'can', 3, BUY_IN);
    table.leave(ada);
    room.desk.wallet.ended.set(session, 'SESSION_EXPIRED');
    const tab = room.page(table, 'ada', ada.visit);
    await table.receive(tab, { type: 'away', isAway: false });
    expect(refusalsOf(tab)).toEqual(['expired']);
  });

  it('plays on in another page with a session of its own', async () => {
    const ada = await room.seated(table, 'ada', 0, BUY_IN);
    const again = room.desk.visit('7-ada', '990001', undefined, null);
    const tab = room.page(table, 'ada', { ...again, wallet: { session: 's-new', player: '7-ada' } });
    room.desk.wallet.ended.set(session, 'SESSION_EXPIRED');
    await room.run(61_000);
    expect([refusalsOf(ada), refusalsOf(tab), table.seatOf(ada.owner)]).toEqual([['expired'], [], 0]);
  });

  it('is not one about whom the wallet is silent; it is called once a minute for each page', async () => {
    const ada = await room.seated(table, 'ada', 0, BUY_IN);
    const balances = () => room.desk.wallet.calls.filter((call) => call === 'balance').length;
    room.desk.wallet.isUp = false;
    await room.run(10 * 60_000 - 1_000);
    expect([refusalsOf(ada), table.seatOf(ada.owner), balances()]).toEqual([[], 0, 10]);
  });
});
