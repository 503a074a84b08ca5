import { createIdMaker } from '@baize/clock';
import { expect, test } from 'vitest';

import { continueProof, findStuckRounds } from './ledger-proof.ts';
import { bet, openLedger, SITE, STUDIO, win } from './testing/ledger-fixture.ts';
import { watchQueries } from './testing/watch-queries.ts';

const HOUR_MS = 60 * 60_000;

test('an interrupted proof is continued, and its contradictions are not lost', async () => {
  const ledger = await openLedger();
  try {
    const { database, clock } = ledger;
    const players = [];
    for (let count = 0; count < 4; count += 1) players.push(await ledger.makePlayer(500n));
    const size = { players: 1, postings: 1_000 };
    const interruption = new AbortController();
    const proven: unknown[] = [];
    const runner = watchQueries(database.pool, (text, values) => {
      if (text.includes('ledger_slice_end')) proven.push(values);
      if (proven.length === 3) interruption.abort(new Error('interrupted'));
    });
    const context = { runner, clock, ids: createIdMaker(clock) };
    await database.pool.query('update account set balance = balance + 1 where player_id = $1 and kind = 1', [
      players[0],
    ]);
    await expect(continueProof(context, interruption.signal, size)).rejects.toThrow('interrupted');
    expect((await ledger.store.figures()).lastProof).toBeUndefined();

    await database.pool.query('update account set balance = balance - 1 where player_id = $1 and kind = 1', [
      players[0],
    ]);
    proven.length = 0;
    const breaks = await continueProof(context, undefined, size);
    expect(breaks.length).toBeGreaterThan(0);
    for (const { playerId } of breaks) expect(playerId).toBe(players[0]);
    expect(breaks[0]?.foundMinor).toBe(501n);
    expect((await ledger.store.figures()).lastProof?.breaks).toBe(breaks.length);
    // Three of the four players were proven before, and the last slice has none.
    expect(proven).toHaveLength(2);
    expect(await continueProof(context, undefined, size)).toEqual([]);
  } finally {
    await ledger.database.drop();
  }
});

test('a proof ends if another process has continued it', async () => {
  const ledger = await openLedger();
  try {
    const { database, clock } = ledger;
    for (let count = 0; count < 3; count += 1) await ledger.makePlayer(500n);
    let slices = 0;
    const runner = watchQueries(database.pool, async (text) => {
      if (!text.includes('ledger_slice_end')) return;
      slices += 1;
      await database.pool.query('update ledger_proof_position set player_id = 7');
    });
    const context = { runner, clock, ids: createIdMaker(clock) };
    const size = { players: 1, postings: 1_000 };
    await expect(continueProof(context, undefined, size)).rejects.toThrow('another process');
    expect(slices).toBe(1);
    await database.pool.query('delete from ledger_proof_position');
    // The only slice is the last one as well.
    await expect(continueProof(context)).rejects.toThrow('another process');
    expect((await ledger.store.figures()).lastProof).toBeUndefined();
  } finally {
    await ledger.database.drop();
  }
});

test('an interrupted search for stuck rounds is continued', async () => {
  const ledger = await openLedger();
  try {
    const { store, clock, database } = ledger;
    const player = await ledger.makePlayer(10_000n);
    await store.book(bet(player, 'open'));
    clock.advance(48 * HOUR_MS);
    const interruption = new AbortController();
    const searched: unknown[] = [];
    const runner = watchQueries(database.pool, (text, values) => {
      if (text.includes('find_stuck_rounds')) searched.push(values[0]);
      if (searched.length === 100) interruption.abort(new Error('interrupted'));
    });
    const context = { runner, clock, ids: createIdMaker(clock) };
    await expect(findStuckRounds(context, interruption.signal)).rejects.toThrow('interrupted');
    const last = searched.splice(0).at(-1);
    expect(await findStuckRounds(context)).toBe(1);
    // The next search starts a little before the end of the last span.
    expect(searched[0]).toEqual(new Date(Number(last) + 50 * 60_000));
  } finally {
    await ledger.database.drop();
  }
});

test('stuck rounds are rechecked in batches, and an interrupted recheck is continued', async () => {
  const ledger = await openLedger();
  try {
    const { store, clock, database } = ledger;
    const players = await Promise.all([1, 2, 3, 4, 5].map(() => ledger.makePlayer(10_000n)));
    for (const player of players) await store.book(bet(player, 'open'));
    clock.advance(48 * HOUR_MS);
    expect(await store.findStuckRounds()).toBe(5);

    const interruption = new AbortController();
    let mayInterrupt = false;
    const known: number[] = [];
    const runner = watchQueries(database.pool, async (text) => {
      if (!text.includes('recheck_stuck_rounds')) return;
      known.push((await store.figures()).stuckRounds);
      if (mayInterrupt && known.length === 2) interruption.abort(new Error('interrupted'));
    });
    const context = { runner, clock, ids: createIdMaker(clock) };
    expect(await findStuckRounds(context, undefined, 2)).toBe(5);
    expect(known.splice(0)).toEqual([5, 5, 5]);

    for (const player of players) await store.book(win(player, 'w', 'open'));
    mayInterrupt = true;
    await expect(findStuckRounds(context, interruption.signal, 2)).rejects.toThrow('interrupted');
    expect(known.splice(0)).toEqual([5, 3]);
    // Behind the position: left to the next recheck.
    await database.pool.query(`insert into stuck_round select $1, $2, $3, 'settled', 1, now()`, [
      SITE,
      players[0],
      STUDIO,
    ]);
    expect(await findStuckRounds(context, undefined, 2)).toBe(1);
    expect(known.splice(0)).toEqual([2]);
    expect(await findStuckRounds(context, undefined, 2)).toBe(0);
    expect(known.splice(0)).toEqual([1]);
  } finally {
    await ledger.database.drop();
  }
});

test('stuck rounds are searched in spans of few bets', async () => {
  const ledger = await openLedger();
  try {
    const { store, clock, database } = ledger;
    for (let count = 0; count < 6; count += 1) {
      await store.book(bet(await ledger.makePlayer(10_000n), 'open'));
      clock.advance(60_000);
    }
    clock.advance(48 * HOUR_MS);
    const found: number[] = [];
    const runner = watchQueries(database.pool, async (text) => {
      if (text.includes('find_stuck_rounds')) found.push((await store.figures()).stuckRounds);
    });
    expect(await findStuckRounds({ runner, clock, ids: createIdMaker(clock) }, undefined, 2)).toBe(6);
    expect([...new Set(found)]).toEqual([0, 2, 4, 6]);
  } finally {
    await ledger.database.drop();
  }
});
