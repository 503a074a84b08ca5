import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { LiveTavlaTable } from './live-tavla-table.ts';
import { begin, COMMISSION, matchOf, PLAYERS_ONLY, playOn, STAKE, TOTAL } from './testing/play-match.ts';
import { tavlaRefusals, TestTavla } from './testing/test-tavla.ts';

let room: TestTavla;
let table: LiveTavlaTable;
beforeEach(async () => {
  room = await TestTavla.open();
  room.desk.wallet.balanceMinor = BigInt(TOTAL);
  table = room.table(PLAYERS_ONLY);
});
afterEach(() => room.close());

describe('a player who may not play any more', () => {
  it('gets the stake back if no match has begun, and sits down no more', async () => {
    const ada = await room.seated(table, 'ada', 'white');
    room.desk.wallet.ended.set('s-7-ada', 'PLAYER_BLOCKED');
    await room.run(60_000);
    expect([table.players, tavlaRefusals(ada)]).toEqual([[], ['wallet-PLAYER_BLOCKED']]);
    await expect.poll(() => room.desk.balance).toBe(TOTAL);
    expect(ada.messages).toContainEqual({ type: 'left', reason: 'closed', chips: STAKE, balance: null });
    await table.receive(ada, { type: 'sit', side: 'white' });
    expect([table.players, tavlaRefusals(ada)]).toEqual([
      [],
      ['wallet-PLAYER_BLOCKED', 'wallet-PLAYER_BLOCKED'],
    ]);
  });

  it('begins no match, though both sides are taken', async () => {
    const pages = [await room.seated(table, 'ada', 'white'), await room.seated(table, 'can', 'black')];
    room.desk.wallet.ended.set('s-7-ada', 'SESSION_EXPIRED');
    await room.run(10_000);
    expect([table.duel, table.players, pages.map(tavlaRefusals)]).toEqual([null, ['can'], [['expired'], []]]);
  });

  it('loses a running match by the rules for the absent', async () => {
    const [ada, can] = await begin(room, table);
    room.desk.wallet.ended.set('s-7-ada', 'SESSION_EXPIRED');
    await room.run(60_000);
    await table.receive(ada, { type: 'resign', match: matchOf(ada).id });
    expect(tavlaRefusals(ada)).toEqual(['expired', 'expired']);
    await playOn(room, table, can);
    expect(matchOf(can).state.result).toMatchObject({ ended: 'won', winner: 'black' });
    await expect.poll(() => room.desk.balance).toBe(TOTAL - COMMISSION);
  });

  it('is not one about whom the wallet is silent', async () => {
    const [ada] = await begin(room, table);
    room.desk.wallet.isUp = false;
    await room.run(10_000);
    await table.receive(ada, { type: 'resign', match: matchOf(ada).id });
    expect([tavlaRefusals(ada), matchOf(ada).state.result?.ended]).toEqual([[], 'won']);
  });
});
