import { createIdMaker } from '@baize/clock';
import {
  CommandError,
  exclusionCode,
  type PlayWallet,
  playWallets,
  proveBalances,
  type WalletTransfer,
  type WalletTransferResult,
} from '@baize/ledger';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createLedgerStore, type PostgresLedgerStore } from './ledger-store.ts';
import { freezePlayer } from './player-freezes.ts';
import type { ModelTerms } from './testing/bonus-model.ts';
import { bet, deposit, type LedgerFixture, openLedger, SITE } from './testing/ledger-fixture.ts';
import { offerAward } from './testing/offer-award.ts';

let ledger: LedgerFixture;
let store: PostgresLedgerStore;
/** As in another process: other connections and other ids. */
let other: PostgresLedgerStore;
beforeAll(async () => {
  ledger = await openLedger();
  ({ store } = ledger);
  const { database, clock } = ledger;
  other = createLedgerStore({ pool: database.pool, clock, ids: createIdMaker(clock, 1), batching: false });
});
afterAll(async () => {
  await proveBalances(store);
  await ledger.database.drop();
});

let presses = 0;
function transfer(playerId: number, changes: Partial<WalletTransfer> = {}): WalletTransfer {
  presses += 1;
  return {
    siteId: SITE,
    playerId,
    key: `press-${presses}`,
    wallet: 'poker',
    direction: 'toWallet',
    amountMinor: 1000n,
    ...changes,
  };
}

const statusOf = ({ status }: WalletTransferResult) => status;

async function balancesOf(playerId: number): Promise<{ main: bigint } & Record<PlayWallet, bigint>> {
  const { main, poker, liveSlot, binary } = await store.balances(SITE, playerId);
  return { main, poker, liveSlot, binary };
}

async function rowsOf(playerId: number) {
  const { rows } = await ledger.database.pool.query<{ status: number; reason: string | null }>(
    'select status, reason from wallet_transfer where site_id = $1 and player_id = $2 order by id',
    [SITE, playerId],
  );
  return rows;
}

test('money goes into a wallet and out of it, each with one booking', async () => {
  const player = await ledger.makePlayer(10_000n);
  expect(await store.transfer(transfer(player, { amountMinor: 2_550n }))).toMatchObject({
    status: 'approved',
    reason: undefined,
    replayed: false,
  });
  expect(await store.transfer(transfer(player, { wallet: 'binary', amountMinor: 50n }))).toMatchObject({
    status: 'approved',
  });
  expect(await balancesOf(player)).toEqual({ main: 7_400n, poker: 2_550n, liveSlot: 0n, binary: 50n });
  await store.transfer(transfer(player, { direction: 'toMain', amountMinor: 550n }));
  expect(await balancesOf(player)).toEqual({ main: 7_950n, poker: 2_000n, liveSlot: 0n, binary: 50n });
  const log = await store.accountLog({
    siteId: SITE,
    playerId: player,
    account: 'poker',
    from: new Date(0),
    to: new Date('2027-01-01'),
    page: 1,
    perPage: 10,
  });
  expect(log.rows.map(({ kind, amountMinor, provider }) => [kind, amountMinor, provider])).toEqual([
    ['walletTransfer', -550n, 'wallets'],
    ['walletTransfer', 2_550n, 'wallets'],
  ]);
});

test('random transfers do what a simple model says', async () => {
  const step = fc.record({
    wallet: fc.constantFrom(...playWallets),
    direction: fc.constantFrom('toMain' as const, 'toWallet' as const),
    amountMinor: fc.constantFrom(1n, 100n, 250n, 1_000n, 2_500n),
    press: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const player = await ledger.makePlayer(3_000n);
      const model = { main: 3_000n, poker: 0n, liveSlot: 0n, binary: 0n };
      const known = new Map<string, { content: string; status: string }>();
      for (const { press, ...moved } of steps) {
        const content = `${moved.wallet} ${moved.direction} ${moved.amountMinor}`;
        const before = known.get(press);
        const [from, to] =
          moved.direction === 'toMain'
            ? ([moved.wallet, 'main'] as const)
            : (['main', moved.wallet] as const);
        const fresh = model[from] >= moved.amountMinor ? 'approved' : 'rejected';
        const expected = before ? (before.content === content ? before.status : 'mismatch') : fresh;
        const result = await store.transfer(transfer(player, { key: press, ...moved }));
        expect(result.status).toBe(expected);
        if (before) continue;
        known.set(press, { content, status: fresh });
        if (fresh === 'rejected') continue;
        model[from] -= moved.amountMinor;
        model[to] += moved.amountMinor;
      }
      expect(await balancesOf(player)).toEqual(model);
      expect(await rowsOf(player)).toHaveLength(known.size);
    }),
    { numRuns: 40 },
  );
});

test('a thousand transfers from two processes lose and make nothing', async () => {
  const players = await Promise.all(Array.from({ length: 5 }, () => ledger.makePlayer(5_000n)));
  const results: WalletTransferResult[] = [];
  const moveOne = async (index: number) => {
    const moved = transfer(players[index % players.length] ?? 0, {
      wallet: playWallets[index % playWallets.length] ?? 'poker',
      direction: (index * 7) % 11 < 6 ? 'toWallet' : 'toMain',
      amountMinor: BigInt(1 + ((index * 37) % 700)),
    });
    results.push(await (index % 2 === 0 ? store : other).transfer(moved));
  };
  const LANES = 20;
  await Promise.all(
    Array.from({ length: LANES }, async (_, lane) => {
      for (let index = lane; index < 1000; index += LANES) await moveOne(index);
    }),
  );
  expect(results).toHaveLength(1000);
  expect(results.filter(({ status }) => status === 'approved').length).toBeGreaterThan(100);
  expect(new Set(results.map(statusOf))).toEqual(new Set(['approved', 'rejected']));
  for (const player of players) {
    const balances = Object.values(await balancesOf(player));
    expect(balances.every((balance) => balance >= 0n)).toBe(true);
    expect(balances.reduce((sum, one) => sum + one)).toBe(5_000n);
  }
});

test('of two transfers of the whole balance at once, one is booked', async () => {
  for (let round = 0; round < 10; round += 1) {
    const player = await ledger.makePlayer(5_000n);
    const results = await Promise.all([
      store.transfer(transfer(player, { amountMinor: 5_000n })),
      other.transfer(transfer(player, { amountMinor: 5_000n, wallet: 'liveSlot' })),
    ]);
    expect(results.map(statusOf).toSorted()).toEqual(['approved', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: 'insufficient' });
  }
});

describe('a key', () => {
  test('gets its first answer again, also at once and after the money is gone', async () => {
    const player = await ledger.makePlayer(1_000n);
    const press = transfer(player);
    const results = await Promise.all([store, other, store, other].map((one) => one.transfer(press)));
    expect(results.filter((result) => 'replayed' in result && !result.replayed)).toHaveLength(1);
    expect(new Set(results.map((result) => 'transferId' in result && result.transferId)).size).toBe(1);
    expect(await balancesOf(player)).toMatchObject({ main: 0n, poker: 1_000n });
    const refused = transfer(player);
    expect(await store.transfer(refused)).toMatchObject({ status: 'rejected', replayed: false });
    await store.book(deposit(player, 'd1', 5_000n));
    expect(await store.transfer(refused)).toMatchObject({
      status: 'rejected',
      reason: 'insufficient',
      replayed: true,
    });
    expect(await store.balance(SITE, player)).toBe(5_000n);
  });

  test('with other content is refused, and another player’s is another', async () => {
    const [player, neighbour] = [await ledger.makePlayer(5_000n), await ledger.makePlayer(5_000n)];
    const press = transfer(player);
    await store.transfer(press);
    for (const change of [
      { amountMinor: 999n },
      { wallet: 'binary' as const },
      { direction: 'toMain' as const },
    ])
      expect(await store.transfer({ ...press, ...change })).toEqual({ status: 'mismatch' });
    expect(await store.transfer({ ...press, playerId: neighbour })).toMatchObject({ replayed: false });
    expect(await store.transfer({ ...press, siteId: SITE + 1 })).toEqual({ status: 'unknownAccount' });
    expect(await store.balance(SITE, player)).toBe(4_000n);
  });

  test('and an amount have to be usable', async () => {
    const player = await ledger.makePlayer(5_000n);
    for (const change of [{ amountMinor: 0n }, { amountMinor: -1n }, { key: '' }, { key: 'k'.repeat(65) }])
      await expect(store.transfer(transfer(player, change))).rejects.toThrow(CommandError);
    expect(await rowsOf(player)).toEqual([]);
  });
});

type Happening = (playerId: number) => Promise<unknown>;

const freeze: Happening = (playerId) =>
  freezePlayer(
    ledger.database.pool,
    { siteId: SITE, playerId },
    { by: 'job', reason: 'drift', at: ledger.clock.now() },
  );

const owe: Happening = (playerId) =>
  ledger.database.pool.query(
    `insert into ledger_review (site_id, player_id, kind, provider, provider_tx, reason, owed, created_at)
       values ($1, $2, 13, 'book', 'w1', 'reversal without funds', 100, $3)`,
    [SITE, playerId, ledger.clock.now()],
  );

const reachLimit: Happening = async (playerId) => {
  await store.setLimit({ siteId: SITE, playerId, kind: 'bet', period: 'daily' }, 1_000n);
  expect(await store.book(bet(playerId, 'b1'))).toMatchObject({ status: 'booked' });
};

test.each<[string, Happening]>([
  ['closed', (playerId) => store.exclude(SITE, playerId, exclusionCode.week, 'brand')],
  ['frozen', freeze],
  ['not_permitted', (playerId) => store.setState(SITE, playerId, 'blocked')],
  ['debt', owe],
  ['limit', reachLimit],
])('%s: nothing goes into a wallet, and everything out of it', async (reason, happen) => {
  const player = await ledger.makePlayer(5_000n);
  await store.transfer(transfer(player));
  await happen(player);
  expect(await store.transfer(transfer(player))).toMatchObject({ status: 'rejected', reason });
  expect(await store.transfer(transfer(player, { direction: 'toMain' }))).toMatchObject({
    status: 'approved',
  });
  expect((await balancesOf(player)).poker).toBe(0n);
  expect(await rowsOf(player)).toEqual([
    { status: 1, reason: null },
    { status: 2, reason },
    { status: 1, reason: null },
  ]);
});

const terms: ModelTerms = {
  amountMinor: 2_000n,
  wagerMinor: 10_000n,
  weights: {},
  maxStakeMinor: null,
  maxReleaseMinor: null,
  isFreeBet: false,
  minOdds: null,
};

test('a bonus whose bets take own money first keeps it in main, and does not start without it', async () => {
  const player = await ledger.makePlayer(5_000n);
  const key = { siteId: SITE, playerId: player };
  const awardId = await offerAward(ledger, player, 'by hand', terms);
  await store.transfer(transfer(player));
  expect(await store.startBonus({ ...key, awardId })).toBe('moneyInWallets');
  await store.transfer(transfer(player, { direction: 'toMain' }));
  expect(await store.startBonus({ ...key, awardId })).toBe('started');
  expect(await store.transfer(transfer(player))).toMatchObject({ status: 'rejected', reason: 'bonus' });
  expect(await store.startBonus({ ...key, awardId })).toBe('started');
  await store.endBonus({ ...key, awardId }, 'rejected', 'forfeited');
  expect(await store.transfer(transfer(player))).toMatchObject({ status: 'approved' });
});

test('a wallet in play holds a bonus back as well, and a free bet is not concerned', async () => {
  const player = await ledger.makePlayer(5_000n);
  const key = { siteId: SITE, playerId: player };
  await store.transfer(transfer(player));
  const stake = bet(player, 'all-in', { wallet: 'poker', amountMinor: 1_000n, roundId: 'all-in' });
  expect(await store.book(stake)).toMatchObject({ status: 'booked' });
  const awardId = await offerAward(ledger, player, 'by hand', terms);
  expect(await store.startBonus({ ...key, awardId })).toBe('moneyInWallets');
  const freeBet = await offerAward(ledger, player, 'free bet', { ...terms, isFreeBet: true });
  expect(await store.startBonus({ ...key, awardId: freeBet })).toBe('started');
  expect(await store.transfer(transfer(player))).toMatchObject({ status: 'approved' });
});

test('a transfer is neither a stake nor a deposit', async () => {
  const player = await ledger.makePlayer(5_000n);
  for (const kind of ['bet', 'deposit'] as const)
    await store.setLimit({ siteId: SITE, playerId: player, kind, period: 'daily' }, 1_000n);
  for (let time = 0; time < 3; time += 1)
    for (const direction of ['toWallet', 'toMain'] as const)
      expect(await store.transfer(transfer(player, { direction }))).toMatchObject({ status: 'approved' });
  const use = await store.limitUse(SITE, player);
  expect(use).not.toEqual([]);
  for (const { used } of use) expect(used).toBe(0n);
});
