import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { LiveTavlaTable } from './live-tavla-table.ts';
import { matchOf, PLAYERS_ONLY, TOTAL, WITH_HOUSE } from './testing/play-match.ts';
import { tavlaRefusals, TestTavla } from './testing/test-tavla.ts';

let room: TestTavla;
let table: LiveTavlaTable;
beforeEach(async () => {
  room = await TestTavla.open();
  room.desk.wallet.balanceMinor = BigInt(TOTAL);
  table = room.table(PLAYERS_ONLY);
});
afterEach(() => room.close());

describe('the opponent of the house, after a day of losses', () => {
  /** As after so many matches won by ada, of ₺9.00 each. */
  async function lose(matches: number): Promise<void> {
    const ada = await room.seated(room.table(WITH_HOUSE), 'ada', 'white');
    await room.table(WITH_HOUSE).receive(ada, { type: 'house' });
    await room.run(6_000);
    await room.table(WITH_HOUSE).receive(ada, { type: 'resign', match: matchOf(ada).id });
    const [first] = room.matches.entries;
    if (first === undefined) throw new Error('no match is in the archive');
    room.matches.entries = Array.from({ length: matches }, (_, index) => ({
      ...first,
      match: String(index),
      pay: { white: 1_900, black: 0 },
    }));
    await room.restart();
  }

  it('does not come for more than twenty stakes, until the next day', async () => {
    await lose(23);
    table = room.table(WITH_HOUSE);
    const ada = await room.seated(table, 'ada', 'white');
    await table.receive(ada, { type: 'house' });
    expect([tavlaRefusals(ada), table.names.black]).toEqual([['house-away'], null]);
    const elsewhere = room.table(WITH_HOUSE + 1);
    const can = await room.seated(elsewhere, 'can', 'white');
    await elsewhere.receive(can, { type: 'house' });
    expect(elsewhere.names.black).toMatch(/^house:/);
    room.desk.clock.advance(12 * 3_600_000);
    await table.receive(ada, { type: 'house' });
    expect(table.names.black).toMatch(/^house:/);
  });

  it('comes for less, and what it won counts', async () => {
    await lose(22);
    const ada = await room.seated(room.table(WITH_HOUSE), 'ada', 'white');
    await room.table(WITH_HOUSE).receive(ada, { type: 'house' });
    expect(tavlaRefusals(ada)).toEqual([]);
    expect(room.archive.lostByHouse('Asma', 'TRY', '2026-05-01')).toBe(22 * 900);
    await room.run(6_000);
    await room.table(WITH_HOUSE).receive(ada, { type: 'resign', match: matchOf(ada).id });
    expect(room.archive.lostByHouse('Asma', 'TRY', '2026-05-01')).toBe(22 * 900 - 1_000);
  });
});
