import { afterAll, beforeAll, expect, test } from 'vitest';

import { freezePlayer, isFrozen, unfreezePlayer } from './player-freezes.ts';
import {
  bet,
  deposit,
  hold,
  LIRA,
  type LedgerFixture,
  openLedger,
  refund,
  SITE,
  win,
} from './testing/ledger-fixture.ts';

let ledger: LedgerFixture;
beforeAll(async () => {
  ledger = await openLedger();
  await ledger.database.pool.query(
    `insert into operator (name, key_hash, added_at, confirmed_at) values ('ada', '', now(), now())`,
  );
});
afterAll(() => ledger.database.drop());

const at = new Date('2026-06-01T12:00:00Z');
const freeze = (playerId: number) =>
  freezePlayer(ledger.database.site.pool, { siteId: SITE, playerId }, { by: 'job', reason: 'drift', at });
const unfreeze = (playerId: number, operator = 'ada') =>
  unfreezePlayer(
    ledger.database.site.pool,
    { siteId: SITE, playerId },
    { operator, reason: 'explained', at },
  );

const transfer = (playerId: number, tx: string) =>
  ({
    kind: 'walletTransfer',
    siteId: SITE,
    playerId,
    provider: 'money',
    tx,
    amountMinor: 100n,
    currency: LIRA,
    from: 'main',
    to: 'poker',
  }) as const;

test('a frozen wallet pays nothing out, and takes what is owed', async () => {
  const { store } = ledger;
  const player = await ledger.makePlayer(10_000n);
  await store.book(bet(player, 'b1'));
  await store.book(bet(player, 'b2'));
  expect(await freeze(player)).toBe(true);
  expect(await freeze(player)).toBe(false);
  expect(await isFrozen(ledger.database.site.pool, { siteId: SITE, playerId: player })).toBe(true);

  expect(await store.book(bet(player, 'b3'))).toMatchObject({ status: 'blocked' });
  expect(await store.book(hold(player, 'w1', 500n))).toMatchObject({
    status: 'blocked',
    balanceMinor: 8_000n,
  });
  expect(await store.book(transfer(player, 't1'))).toMatchObject({ status: 'blocked' });
  expect(await store.book(win(player, 'g1', 'b1'))).toMatchObject({ status: 'booked' });
  expect(await store.book(refund(player, 'r1', 'b2'))).toMatchObject({ status: 'booked' });
  expect(await store.book(deposit(player, 'd1', 100n))).toMatchObject({
    status: 'booked',
    balanceMinor: 11_600n,
  });

  expect(await unfreeze(player)).toBe(true);
  expect(await unfreeze(player)).toBe(false);
  expect(await isFrozen(ledger.database.site.pool, { siteId: SITE, playerId: player })).toBe(false);
  expect(await store.book(hold(player, 'w1', 500n))).toMatchObject({ status: 'booked' });
  expect(await store.book(bet(player, 'b4'))).toMatchObject({ status: 'booked' });
  expect(await ledger.store.findBreaks(SITE)).toEqual([]);
});

test('bets of many players in one transaction leave out a frozen one', async () => {
  const batching = await openLedger({ batching: true });
  try {
    const players = await Promise.all(Array.from({ length: 6 }, () => batching.makePlayer(5_000n)));
    const key = { siteId: SITE, playerId: players[2] ?? 0 };
    await freezePlayer(batching.database.site.pool, key, { by: 'job', reason: 'drift', at });
    const results = await Promise.all(players.map((player) => batching.store.book(bet(player, 'b1'))));
    expect(results.map(({ status }) => status)).toEqual(
      players.map((_, index) => (index === 2 ? 'blocked' : 'booked')),
    );
  } finally {
    await batching.database.drop();
  }
});

test('neither a status of the player nor the site itself lifts a freeze', async () => {
  const { store, database } = ledger;
  const player = await ledger.makePlayer(5_000n);
  await freeze(player);
  await store.setState(SITE, player, 'blocked');
  await store.setState(SITE, player, 'open');
  expect(await store.book(bet(player, 'b1'))).toMatchObject({ status: 'blocked' });
  for (const statement of [
    `update account set state = 0 where player_id = ${player}`,
    `update account set state = 1 where player_id = ${player}`,
    `update player_freeze set lifted_at = now(), lifted_by = 'x', lift_reason = 'x'`,
    'delete from player_freeze',
    `insert into player_freeze values (1, 1, 1, now(), 'job', 'x')`,
  ])
    await expect(database.site.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
  await expect(unfreeze(player, 'eve')).rejects.toMatchObject({ code: '42501' });
  await store.setState(SITE, player, 'blocked');
  await unfreeze(player);
  expect(await store.book(bet(player, 'b2'))).toMatchObject({ status: 'blocked' });
  await store.setState(SITE, player, 'open');
  expect(await store.book(bet(player, 'b3'))).toMatchObject({ status: 'booked' });
});

test('a player without a wallet cannot be frozen', async () => {
  expect(await freeze(1)).toBeUndefined();
});
