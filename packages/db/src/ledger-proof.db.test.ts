import { LedgerProofError, proveBalances } from '@baize/ledger';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { findBreaks } from './ledger-proof.ts';
import {
  bet,
  deposit,
  hold,
  type LedgerFixture,
  openLedger,
  refund,
  SITE,
  STUDIO,
  win,
} from './testing/ledger-fixture.ts';

const HOUR_MS = 60 * 60_000;

/** Makes one booking of every kind. */
async function play(ledger: LedgerFixture): Promise<number> {
  const player = await ledger.makePlayer(10_000n);
  const { store } = ledger;
  await store.book(bet(player, 'won'));
  await store.book(win(player, 'won', 'won'));
  await store.book(bet(player, 'undone', { roundId: 'round-2' }));
  await store.book(refund(player, 'undone', 'undone'));
  await store.book(refund(player, 'tomb', 'never'));
  await store.book(bet(player, 'refused', { amountMinor: 1_000_000n }));
  await store.book(refund(player, 'nothing', 'refused', { amountMinor: 1_000_000n }));
  await store.book(win(player, 'jackpot', null, { play: 'jackpot', amountMinor: 70n }));
  await store.book(hold(player, 'h', 300n));
  return player;
}

describe('the proof finds', () => {
  let ledger: LedgerFixture;
  let player: number;
  beforeAll(async () => {
    ledger = await openLedger();
    // The SQL functions never do this, so the tables are changed directly.
    await ledger.database.pool.query('alter table account drop constraint account_balance_check');
    await ledger.database.pool.query('alter table posting drop constraint posting_chain_check');
    await ledger.database.pool.query('drop index transfer_refund_key');
  });
  afterAll(() => ledger.database.drop());
  beforeEach(async () => {
    await ledger.database.pool.query(
      'delete from posting; delete from transfer; delete from game_tx; delete from account',
    );
    player = await play(ledger);
    await play(ledger);
    // So that each test finds its own damage only.
    await proveBalances(ledger.store);
  });

  const one = (tx: string, kind: number) =>
    `(select id from transfer where player_id = $1 and provider_tx = '${tx}' and kind = ${kind})`;

  test.each([
    [
      'a changed balance',
      'balance is the sum of postings',
      'update account set balance = balance + 1 where player_id = $1 and kind = 1',
    ],
    [
      'a changed version',
      'balance is the sum of postings',
      'update account set version = version + 1 where player_id = $1 and kind = 1',
    ],
    [
      'a balance below zero',
      'balance is not below zero',
      'update account set balance = -1 where player_id = $1 and kind = 2',
    ],
    [
      'a changed posting of the house',
      'transfer is balanced',
      'update posting set amount = amount - 1 where player_id = $1 and account_kind = 10',
    ],
    [
      'a changed amount on both sides',
      'transfer is balanced',
      `update posting set amount = amount * 2 where player_id = $1 and transfer_id = ${one('jackpot', 2)}`,
    ],
    [
      'a lost posting',
      'transfer is balanced',
      'delete from posting where player_id = $1 and account_kind = 10',
    ],
    [
      'a lost pair of postings',
      'transfer is balanced',
      `delete from posting where player_id = $1 and transfer_id = ${one('jackpot', 2)}`,
    ],
    [
      'money for a refused bet',
      'transfer is balanced',
      `update transfer set outcome = 1 where player_id = $1 and provider_tx = 'won' and kind = 1`,
    ],
    ['a lost transfer', 'posting has its transfer', `delete from transfer where player_id = $1 and kind = 4`],
    ['a lost account', 'posting has its account', 'delete from account where player_id = $1 and kind = 6'],
    [
      'another balance in the chain',
      'balances form a chain',
      'update posting set balance_after = balance_after + 1 where player_id = $1 and version = 1 and account_kind = 1',
    ],
    [
      'a gap in the chain',
      'balances form a chain',
      'update posting set version = version + 1 where player_id = $1 and account_kind = 1 and version >= 3',
    ],
    [
      'a bet that gives',
      'game money goes its way',
      `update posting set amount = -amount where player_id = $1 and transfer_id = ${one('won', 1)}`,
    ],
    [
      'a win from another side',
      'game money goes its way',
      `update posting set account_kind = 12 where player_id = $1 and account_kind = 10 and transfer_id = ${one('won', 2)}`,
    ],
    [
      'another balance in a transfer',
      'transfer keeps the balance it left',
      `update transfer set balance_after = 1 where player_id = $1 and kind = 4`,
    ],
    [
      'a history of another amount',
      'history equals the ledger',
      `update game_tx set amount = amount + 1 where player_id = $1 and provider_tx = 'won' and type = 2`,
    ],
    [
      'a history of another type',
      'history equals the ledger',
      `update game_tx set type = 3 where player_id = $1 and provider_tx = 'won' and type = 2`,
    ],
    [
      'a history of another transaction',
      'history equals the ledger',
      `update game_tx set provider_tx = 'x' where player_id = $1 and provider_tx = 'won'`,
    ],
    [
      'a history of another provider',
      'history equals the ledger',
      `update game_tx set provider = 'x' where player_id = $1 and provider_tx = 'won'`,
    ],
    [
      'a history with another balance',
      'history equals the ledger',
      `update game_tx set balance_after = 0 where player_id = $1 and provider_tx = 'won'`,
    ],
    [
      'a lost history',
      'history equals the ledger',
      `delete from game_tx where player_id = $1 and provider_tx = 'won' and type = 2`,
    ],
    [
      'a history of a refused bet',
      'history equals the ledger',
      `update game_tx set transfer_id = ${one('refused', 1)} where player_id = $1 and provider_tx = 'won' and type = 2`,
    ],
    [
      'a win without a bet',
      'win or refund fits its bet',
      `update transfer set parent_id = null where player_id = $1 and provider_tx = 'won' and kind = 2`,
    ],
    [
      'a win of a refused bet',
      'win or refund fits its bet',
      `update transfer set parent_id = ${one('refused', 1)} where player_id = $1 and provider_tx = 'won' and kind = 2`,
    ],
    [
      'a refund of a settled bet',
      'win or refund fits its bet',
      `update transfer set parent_id = ${one('won', 1)} where player_id = $1 and provider_tx = 'undone' and kind = 3`,
    ],
    [
      'a refund of a win',
      'win or refund fits its bet',
      `update transfer set parent_id = ${one('won', 2)} where player_id = $1 and provider_tx = 'undone' and kind = 3`,
    ],
  ])('%s', async (_, rule, damage) => {
    await ledger.database.pool.query(damage, [player]);
    const breaks = await ledger.store.findBreaks();
    expect(breaks).toContainEqual(expect.objectContaining({ rule, siteId: SITE, playerId: player }));
    expect(new Set(breaks.map(({ playerId }) => playerId))).toEqual(new Set([player]));
    await expect(proveBalances(ledger.store)).rejects.toThrow(LedgerProofError);
  });

  test('breaks of one brand only, on request', async () => {
    await ledger.database.pool.query(
      'update account set balance = balance + 1 where player_id = $1 and kind = 1',
      [player],
    );
    expect(await ledger.store.findBreaks(SITE)).toHaveLength(1);
    expect(await ledger.store.findBreaks(SITE + 1)).toEqual([]);
    expect(await ledger.store.findBreaks(SITE - 1)).toEqual([]);
    await expect(proveBalances(ledger.store, SITE + 1)).resolves.toBeUndefined();
  });

  test('breaks of every player, whatever the size of a slice', async () => {
    for (let number = 0; number < 5; number += 1) await play(ledger);
    const other = ledger.store.openAccounts(SITE + 1, 5, 1);
    await other;
    await ledger.database.pool.query('update account set balance = balance + 1 where kind = 1');
    // A player after the last account who has a posting only.
    await ledger.database.pool.query(
      `insert into posting (site_id, player_id, transfer_id, account_kind, amount) values (${SITE + 2}, 9, 1, 10, 5)`,
    );
    const whole = await ledger.store.findBreaks();
    expect(whole).toHaveLength(9);
    const byPlayers = [1, 2, 3, 7, 8, 9].map((players) => ({ players, postings: 1_000 }));
    const byPostings = [1, 11, 12, 30, 1_000].map((postings) => ({ players: 1_000, postings }));
    for (const size of [...byPlayers, ...byPostings]) {
      expect(await findBreaks(ledger.database.pool, undefined, size), JSON.stringify(size)).toEqual(
        expect.arrayContaining(whole),
      );
      expect(await findBreaks(ledger.database.pool, SITE, size), JSON.stringify(size)).toHaveLength(7);
    }
  });

  test('in slices of few postings, with a busy player in a slice of their own', async () => {
    const ends = async (players: number, postings: number) => {
      const { rows } = await ledger.database.pool.query<{ player_id: string }>(
        'select player_id from ledger_slice_end($1, 0, $2, $3)',
        [SITE, players, postings],
      );
      return rows.map((row) => Number(row.player_id));
    };
    const { rows } = await ledger.database.pool.query<{ version: string }>(
      'select version from account where player_id = $1 and kind = 1',
      [player],
    );
    const postings = Number(rows[0]?.version);
    expect(postings).toBeGreaterThan(3);
    expect(await ends(1_000, 1)).toEqual([player]);
    expect(await ends(1_000, postings)).toEqual([player]);
    expect(await ends(1, 1_000)).toEqual([player]);
    const [second] = await ends(1_000, postings + 1);
    expect(second).toBeGreaterThan(player);
    expect(await ends(2, 1_000)).toEqual([second]);
    expect(await ends(3, 1_000)).toEqual([]);
  });
});

describe('the database', () => {
  let ledger: LedgerFixture;
  beforeAll(async () => {
    ledger = await openLedger();
  });
  afterAll(() => ledger.database.drop());

  test('refuses a balance below zero', async () => {
    const player = await ledger.makePlayer(10n);
    const taken = ledger.database.pool.query(
      'update account set balance = balance - 11 where player_id = $1 and kind = 1',
      [player],
    );
    await expect(taken).rejects.toMatchObject({ code: '23514', constraint: 'account_balance_check' });
  });

  test('refuses an amount that the contract cannot write', async () => {
    const written = ledger.database.pool.query(
      `insert into transfer values (1, 1, 1, 2, 'p', 't', '', 0, 1000000000000000, 0, null, now())`,
    );
    await expect(written).rejects.toMatchObject({ code: '23514', constraint: 'transfer_amount_bound' });
  });

  test('does not let an ordinary role change rows', async () => {
    const { pool } = ledger.database;
    const role = `clerk_${process.pid}`;
    await pool.query(`create role ${role}; grant select, insert on all tables in schema public to ${role}`);
    try {
      for (const table of ['transfer', 'posting', 'game_tx', 'transfer_claim']) {
        for (const verb of ['update', 'delete', 'truncate']) {
          const { rows } = await pool.query('select has_table_privilege($1, $2, $3) as may', [
            role,
            table,
            verb,
          ]);
          expect(rows, `${verb} ${table}`).toEqual([{ may: false }]);
        }
      }
    } finally {
      await pool.query(`drop owned by ${role}; drop role ${role}`);
    }
  });
});

describe('the figures for operators', () => {
  let ledger: LedgerFixture;
  beforeEach(async () => {
    ledger = await openLedger();
    return () => ledger.database.drop();
  });

  test('the last proof and open reviews', async () => {
    const { store, clock } = ledger;
    expect(await store.figures()).toEqual({
      openReviews: 0,
      openDebts: 0,
      openSportsRounds: 0,
      stuckRounds: 0,
      rowsWithoutMonth: 0,
      lastProof: undefined,
    });
    const player = await ledger.makePlayer(5000n);
    await store.book(bet(player, 'b'));
    await store.closeRound(SITE, player, STUDIO, 'round-1');
    await store.book(win(player, 'late', 'b'));
    await store.recordProof(2);
    clock.advance(1000);
    await store.recordProof(3);
    expect(await store.figures()).toEqual({
      openReviews: 1,
      openDebts: 0,
      openSportsRounds: 0,
      stuckRounds: 0,
      rowsWithoutMonth: 0,
      lastProof: { at: clock.now(), breaks: 3 },
    });
  });

  test('W30: a round is stuck once its bet has been open for a day, until something settles it', async () => {
    const { store, clock } = ledger;
    const player = await ledger.makePlayer(100_000n);
    const start = clock.now();
    for (const name of ['open', 'won', 'lost', 'undone', 'ended', 'elsewhere'])
      await store.book(bet(player, name, { roundId: name }));
    await store.book(win(player, 'w', 'won', { roundId: 'won' }));
    await store.book(win(player, 'l', 'lost', { roundId: 'lost', amountMinor: 0n }));
    await store.book(refund(player, 'u', 'undone'));
    await store.closeRound(SITE, player, STUDIO, 'ended');
    await store.closeRound(SITE, player, 'another studio', 'elsewhere');
    await store.book(bet(player, 'second', { roundId: 'won' }));
    await store.book(bet(player, 'refused', { roundId: 'refused', amountMinor: 900_000n }));

    clock.advance(24 * HOUR_MS);
    expect(await store.findStuckRounds()).toBe(0);
    clock.advance(1);
    expect(await store.findStuckRounds()).toBe(3);
    const listed = await store.stuckRounds({ limit: 10 });
    expect(listed.map(({ roundId }) => roundId).toSorted()).toEqual(['elsewhere', 'open', 'won']);
    expect(listed[0]).toEqual(
      expect.objectContaining({
        siteId: SITE,
        playerId: player,
        provider: STUDIO,
        gameId: 9087,
        openedAt: start,
      }),
    );
    expect(await store.stuckRounds({ siteId: SITE + 1, limit: 10 })).toEqual([]);
    expect(await store.stuckRounds({ siteId: SITE, limit: 2 })).toHaveLength(2);
    expect(await store.stuckRounds({ playerId: player, limit: 10 })).toEqual(listed);
    expect(await store.stuckRounds({ playerId: player + 1, limit: 10 })).toEqual([]);
    expect(await store.figures()).toMatchObject({ stuckRounds: 3 });

    await store.book(win(player, 'at last', 'open', { roundId: 'open' }));
    expect(await store.stuckRounds({ limit: 10 })).toHaveLength(2);
    clock.advance(HOUR_MS);
    expect(await store.findStuckRounds()).toBe(2);
    // A long pause of the job loses nothing, and stuck rounds stay listed.
    await store.book(bet(player, 'later', { roundId: 'later' }));
    clock.advance(40 * 24 * HOUR_MS);
    expect(await store.findStuckRounds()).toBe(3);
  });
});

test('deposits and withdrawals are proven too', async () => {
  const ledger = await openLedger();
  try {
    const player = await ledger.makePlayer(500n);
    await ledger.store.book(deposit(player, 'd', 5n));
    await ledger.database.pool.query('update posting set amount = 6 where player_id = $1 and amount = 5', [
      player,
    ]);
    await expect(proveBalances(ledger.store)).rejects.toThrow('transfer is balanced');
  } finally {
    await ledger.database.drop();
  }
});

test('a bet that commits after the search of its time span is found by the next search', async () => {
  const ledger = await openLedger();
  try {
    const { store, clock } = ledger;
    const player = await ledger.makePlayer(10_000n);
    clock.advance(24 * HOUR_MS);
    await store.findStuckRounds();
    // Timestamped a minute before the end of the searched span, and committed after the search.
    clock.advance(-24 * HOUR_MS - 60_000);
    await store.book(bet(player, 'late'));
    clock.advance(24 * HOUR_MS + 120_000);
    expect(await store.findStuckRounds()).toBe(1);
  } finally {
    await ledger.database.drop();
  }
});
