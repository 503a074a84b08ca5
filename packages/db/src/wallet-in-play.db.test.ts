import type { PlayWallet, WalletTransfer } from '@baize/ledger';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { PostgresLedgerStore } from './ledger-store.ts';
import { bet, type LedgerFixture, openLedger, SITE, STUDIO } from './testing/ledger-fixture.ts';

let ledger: LedgerFixture;
let store: PostgresLedgerStore;
beforeAll(async () => {
  ledger = await openLedger();
  ({ store } = ledger);
});
afterAll(() => ledger.database.drop());

let presses = 0;
function transfer(playerId: number, changes: Partial<WalletTransfer> = {}): WalletTransfer {
  presses += 1;
  const key = `press-${presses}`;
  return {
    siteId: SITE,
    playerId,
    key,
    wallet: 'poker',
    direction: 'toWallet',
    amountMinor: 1000n,
    ...changes,
  };
}

async function playFrom(wallet: PlayWallet) {
  const player = await ledger.makePlayer(10_000n);
  await store.transfer(transfer(player, { wallet, amountMinor: 5_000n }));
  return { player, endRound: await playRound(player, wallet, 2_000n) };
}
let rounds = 0;
/** @returns ends the round */
async function playRound(playerId: number, wallet: PlayWallet, amountMinor: bigint) {
  rounds += 1;
  const roundId = `round-${rounds}`;
  const answer = await store.book(bet(playerId, `bet-${rounds}`, { wallet, roundId, amountMinor }));
  expect(answer).toMatchObject({ status: 'booked' });
  return () => store.closeRound(SITE, playerId, STUDIO, roundId);
}
const out = { direction: 'toMain', amountMinor: 3_000n } as const;

test('money out of it waits for the end of the round, and money into it does not', async () => {
  const { player, endRound } = await playFrom('poker');
  expect(await store.moneyInPlay(SITE, player, 'poker')).toBe(2_000n);
  expect(await store.moneyInPlay(SITE, player, 'liveSlot')).toBeNull();
  expect(await store.transfer(transfer(player, { ...out, amountMinor: 3_001n }))).toMatchObject({
    status: 'rejected',
    reason: 'insufficient',
  });
  const pending = transfer(player, out);
  expect(await store.transfer(pending)).toMatchObject({ status: 'pending', reason: undefined });
  expect(await store.transfer(transfer(player, out))).toMatchObject({
    status: 'rejected',
    reason: 'waiting',
  });
  expect(await store.transfer(transfer(player))).toMatchObject({ status: 'approved' });
  expect(await store.settleTransfers(100)).toEqual({ settled: [], errors: [] });
  expect(await store.balances(SITE, player)).toMatchObject({ main: 4_000n, poker: 4_000n });

  await endRound();
  expect(await store.moneyInPlay(SITE, player, 'poker')).toBeNull();
  expect(await store.settleTransfers(100)).toMatchObject({ settled: [{ siteId: SITE, playerId: player }] });
  expect(await store.settleTransfers(100)).toEqual({ settled: [], errors: [] });
  expect(await store.balances(SITE, player)).toMatchObject({ main: 7_000n, poker: 1_000n });
  expect(await store.transfer(pending)).toMatchObject({ status: 'approved', replayed: true });
});

test('what is in play is what was staked in all open rounds of a wallet, less what they have paid', async () => {
  const { player, endRound } = await playFrom('poker');
  const endOther = await playRound(player, 'poker', 700n);
  const since = new Date(ledger.clock.now().getTime() - 60_000);
  const inPlay = async () => ({
    wallet: await store.moneyInPlay(SITE, player, 'poker'),
    session: (await store.sessionNet(SITE, player, since)).inPlayMinor,
  });
  expect(await inPlay()).toEqual({ wallet: 2_700n, session: 2_700n });
  const later = new Date(ledger.clock.now().getTime() + 1_000);
  expect((await store.sessionNet(SITE, player, later)).inPlayMinor).toBe(0n);
  await endRound();
  expect(await inPlay()).toEqual({ wallet: 700n, session: 700n });
  await endOther();
  expect(await inPlay()).toEqual({ wallet: null, session: 0n });
});

test('a round found to be stuck counts, however old it is', async () => {
  const { player, endRound } = await playFrom('liveSlot');
  ledger.clock.advance(30 * 60 * 60_000);
  await store.findStuckRounds();
  expect(await store.moneyInPlay(SITE, player, 'liveSlot')).toBe(2_000n);
  await endRound();
  expect(await store.moneyInPlay(SITE, player, 'liveSlot')).toBeNull();
});

test('a transfer of more than was left in the end is rejected, and the next one settles it', async () => {
  const { player, endRound } = await playFrom('binary');
  await store.transfer(transfer(player, { ...out, wallet: 'binary' }));
  const endNext = await playRound(player, 'binary', 1_000n);
  await endRound();
  await endNext();
  expect(
    await store.transfer(transfer(player, { direction: 'toMain', wallet: 'binary', amountMinor: 2_000n })),
  ).toMatchObject({ status: 'approved' });
  expect(await rowsOf(player)).toEqual([
    { status: 1, reason: null },
    { status: 2, reason: 'insufficient' },
    { status: 1, reason: null },
  ]);
  expect(await store.balances(SITE, player)).toMatchObject({ main: 7_000n, binary: 0n });
});

async function rowsOf(playerId: number) {
  const { rows } = await ledger.database.pool.query<{ status: number; reason: string | null }>(
    'select status, reason from wallet_transfer where site_id = $1 and player_id = $2 order by id',
    [SITE, playerId],
  );
  return rows;
}

test('a transfer that cannot be settled does not stop a later one', async () => {
  const first = await playFrom('poker');
  const second = await playFrom('poker');
  for (const { player, endRound } of [first, second]) {
    expect(await store.transfer(transfer(player, out))).toMatchObject({ status: 'pending' });
    await endRound();
  }
  const { pool } = ledger.database;
  await pool.query(
    `create function refuse_settling() returns trigger language plpgsql as $$
       begin raise exception 'broken' using errcode = 'P0001'; end $$;
     create trigger refuse_settling before update on wallet_transfer for each row
       when (new.player_id = ${first.player}) execute function refuse_settling()`,
  );
  const { settled, errors } = await store.settleTransfers(100);
  expect(settled).toMatchObject([{ playerId: second.player }]);
  expect(errors).toHaveLength(1);
  await pool.query('drop trigger refuse_settling on wallet_transfer');
  expect(await store.settleTransfers(100)).toMatchObject({
    settled: [{ playerId: first.player }],
    errors: [],
  });
});
