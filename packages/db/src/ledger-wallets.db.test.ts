import { createIdMaker } from '@baize/clock';
import { type BookCommand, type PlayWallet, playWallets, proveBalances } from '@baize/ledger';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { findBreaks } from './ledger-proof.ts';
import { createLedgerStore, type PostgresLedgerStore } from './ledger-store.ts';
import {
  bet,
  deposit,
  type LedgerFixture,
  LIRA,
  openLedger,
  refund,
  reversal,
  SITE,
  STUDIO,
  win,
} from './testing/ledger-fixture.ts';
import { offerAward } from './testing/offer-award.ts';

/* Play on the wallets besides main. ledger-model.db.test.ts compares any commands on all four with a model. */

let ledger: LedgerFixture;
let batched: PostgresLedgerStore;
beforeAll(async () => {
  ledger = await openLedger();
  const { database, clock } = ledger;
  batched = createLedgerStore({ pool: database.site.pool, clock, ids: createIdMaker(clock, 1) });
});
afterAll(async () => {
  await proveBalances(ledger.store);
  await ledger.database.drop();
});

/** A player with 100.00 in the main wallet and 20.00 in another one. */
async function makePlayer(wallet: PlayWallet = 'poker'): Promise<number> {
  const player = await ledger.makePlayer(12_000n);
  await ledger.store.book({
    kind: 'walletTransfer',
    siteId: SITE,
    playerId: player,
    provider: 'wallets',
    tx: 'in',
    amountMinor: 2_000n,
    currency: LIRA,
    from: 'main',
    to: wallet,
  });
  return player;
}

const book = (command: BookCommand) => ledger.store.book(command);
const balances = (player: number) => ledger.store.balances(SITE, player);

test.each(playWallets)(
  'a bet from %s, its win, the reversal and a refund move money there only',
  async (wallet) => {
    const player = await makePlayer(wallet);
    const before = await balances(player);
    expect(await book(bet(player, 'b', { wallet }))).toMatchObject({
      wallet,
      balanceMinor: 1_000n,
      version: 2,
    });
    // What the session is played with by then says nothing.
    expect(await book(win(player, 'w', 'b'))).toMatchObject({ wallet, balanceMinor: 3_500n, version: 3 });
    expect(await book(reversal(player, 'v', 'w'))).toMatchObject({
      wallet,
      balanceMinor: 1_000n,
      version: 4,
    });
    expect(await book(refund(player, 'r', 'b'))).toMatchObject({ wallet, balanceMinor: 2_000n, version: 5 });
    expect(await balances(player)).toEqual(before);
    expect((await ledger.store.mainAccount(SITE, player))?.version).toBe(2);

    const { rows, totals } = await ledger.store.gameHistory({
      siteId: SITE,
      playerId: player,
      from: new Date(0),
      to: new Date('2026-07-01'),
      page: 1,
      perPage: 10,
    });
    expect(rows.map((row) => [row.wallet, row.type, row.amountMinor, row.balanceAfterMinor])).toEqual([
      [wallet, 3, 1_000n, 2_000n],
      [wallet, 2, -2_500n, 1_000n],
      [wallet, 2, 2_500n, 3_500n],
      [wallet, 1, 1_000n, 1_000n],
    ]);
    expect(totals).toEqual({ stakedMinor: 1_000n, wonMinor: 0n, refundedMinor: 1_000n });
  },
);

test('a bet is refused without funds of its wallet, whatever the others have, and repeats say the same', async () => {
  const player = await makePlayer();
  const large = bet(player, 'b', { wallet: 'poker', amountMinor: 2_001n });
  expect(await book(large)).toMatchObject({ status: 'noFunds', wallet: 'poker', balanceMinor: 2_000n });
  expect(await book({ ...large, wallet: 'binary' })).toMatchObject({
    status: 'noFunds',
    replayed: true,
    wallet: 'poker',
    balanceMinor: 2_000n,
  });
  expect(await book(bet(player, 'c', { wallet: 'liveSlot' }))).toMatchObject({
    status: 'noFunds',
    wallet: 'liveSlot',
    balanceMinor: 0n,
  });
  expect(await book(bet(player, 'd'))).toMatchObject({ status: 'booked', balanceMinor: 9_000n });
  expect(await book(win(player, 'w', 'd', { wallet: 'poker' }))).not.toHaveProperty('wallet');
});

test('what rests on no bet is of the wallet that the command says', async () => {
  const player = await makePlayer();
  const prize = win(player, 'p', null, { play: 'promo', amountMinor: 70n, wallet: 'poker' });
  expect(await book(prize)).toMatchObject({ status: 'booked', wallet: 'poker', balanceMinor: 2_070n });
  expect(await book(refund(player, 'r', 'none', { wallet: 'poker' }))).toMatchObject({
    status: 'cancelled',
    balanceMinor: 2_070n,
  });
  expect(await book(bet(player, 'none'))).toMatchObject({ status: 'cancelled', wallet: 'poker' });
  expect(await book(reversal(player, 'v', 'none', { wallet: 'poker' }))).toMatchObject({
    status: 'betUnknown',
    balanceMinor: 2_070n,
  });
});

test('the end of a round says the balance of the wallet of its bets', async () => {
  const player = await makePlayer();
  await book(bet(player, 'b', { wallet: 'poker' }));
  const end = (round: string, wallet?: PlayWallet | 'ofBets') =>
    ledger.store.closeRound(SITE, player, STUDIO, round, wallet);
  expect(await end('round-1', 'ofBets')).toMatchObject({ hadBets: true, balanceMinor: 1_000n });
  expect(await end('round-1', 'poker')).toMatchObject({ balanceMinor: 1_000n });
  expect(await end('round-2', 'ofBets')).toMatchObject({ hadBets: false, balanceMinor: 10_000n });
  expect(await book(bet(player, 'c', { wallet: 'poker' }))).toMatchObject({ status: 'roundClosed' });
});

describe('limits and exclusions', () => {
  test('a limit of losses counts all wallets', async () => {
    const player = await makePlayer();
    await ledger.store.setLimit({ siteId: SITE, playerId: player, kind: 'loss', period: 'daily' }, 1_500n);
    expect(await book(bet(player, 'a'))).toMatchObject({ status: 'booked' });
    expect(await book(bet(player, 'b', { wallet: 'poker' }))).toMatchObject({ status: 'playerLimit' });
    await book(bet(player, 'c', { wallet: 'poker', amountMinor: 500n }));
    expect(await book(bet(player, 'd', { amountMinor: 1n }))).toMatchObject({ status: 'playerLimit' });
    await book(refund(player, 'r', 'c', { amountMinor: 500n }));
    expect(await book(bet(player, 'e', { amountMinor: 500n }))).toMatchObject({ status: 'booked' });
    await book(win(player, 'w', 'a', { amountMinor: 300n }));
    expect(await book(bet(player, 'f', { wallet: 'poker', amountMinor: 300n }))).toMatchObject({
      status: 'booked',
    });
  });

  test('a closed account and a blocked one bet with no wallet', async () => {
    const player = await makePlayer();
    await book(bet(player, 'before', { wallet: 'poker' }));
    await ledger.store.setState(SITE, player, 'blocked');
    expect(await book(bet(player, 'a', { wallet: 'poker' }))).toMatchObject({ status: 'blocked' });
    await ledger.store.setState(SITE, player, 'open');
    await ledger.store.exclude(SITE, player, 1, 'brand');
    expect(await book(bet(player, 'b', { wallet: 'poker' }))).toMatchObject({ status: 'blocked' });
    expect(await book(win(player, 'w', 'before'))).toMatchObject({ status: 'booked', balanceMinor: 3_500n });
  });
});

const setPoker = (playerId: number, minor: bigint) =>
  ledger.database.pool.query('update account set balance = $2 where player_id = $1 and kind = 2', [
    playerId,
    minor,
  ]);

test('a bonus neither pays for a bet from another wallet nor counts it', async () => {
  const player = await makePlayer();
  const key = { siteId: SITE, playerId: player };
  const awardId = await offerAward(ledger, player, 'welcome', {
    amountMinor: 5_000n,
    wagerMinor: 1_000n,
    weights: { 9087: 100 },
    maxStakeMinor: 100n,
    minOdds: null,
    maxReleaseMinor: null,
    isFreeBet: false,
  });
  // As one that began before an active bonus kept money in main.
  await setPoker(player, 0n);
  expect(await ledger.store.startBonus({ ...key, awardId })).toBe('started');
  await setPoker(player, 2_000n);
  expect(await book(bet(player, 'a', { wallet: 'poker', amountMinor: 2_001n }))).toMatchObject({
    status: 'noFunds',
    bonusMinor: 0n,
  });
  expect(await book(bet(player, 'b', { wallet: 'poker' }))).toMatchObject({
    status: 'booked',
    bonusMinor: 0n,
  });
  expect(await book(win(player, 'w', 'b'))).toMatchObject({ wallet: 'poker', bonusMinor: 0n });
  await book(reversal(player, 'v', 'w'));
  await book(refund(player, 'r', 'b'));
  expect(await book(bet(player, 'c', { wallet: 'poker', isFreeBet: true }))).toMatchObject({
    status: 'bonusTerms',
  });
  expect(await book(bet(player, 'd', { wallet: 'poker', freeSpinId: 1 }))).toMatchObject({
    status: 'noFreeRounds',
  });
  expect(await balances(player)).toMatchObject({ main: 10_000n, bonus: 5_000n, poker: 2_000n });
  const { rows } = await ledger.database.pool.query(
    `select w.wagered, (select count(*)::integer from bonus_stake s where s.player_id = w.player_id) as stakes
       from bonus_award w where w.player_id = $1`,
    [player],
  );
  expect(rows).toEqual([{ wagered: '0', stakes: 0 }]);
});

describe('concurrent callers', () => {
  test.each(['one by one', 'batched'])('share no balance and lose none (%s)', async (way) => {
    const store = way === 'batched' ? batched : ledger.store;
    const players = await Promise.all(Array.from({ length: 6 }, () => makePlayer()));
    const commands = players.flatMap((player) =>
      [undefined, 'poker' as const].flatMap((wallet) =>
        Array.from({ length: 4 }, (_, number) =>
          bet(player, `${wallet ?? 'main'}-${number}`, { amountMinor: 800n, ...(wallet && { wallet }) }),
        ),
      ),
    );
    // Each twice, as a provider that has heard nothing.
    await Promise.all([...commands, ...commands].map((command) => store.book(command)));
    for (const player of players)
      expect(await balances(player)).toMatchObject({ main: 10_000n - 3_200n, poker: 400n });
    const wins = commands.map(({ playerId, tx }) => win(playerId, `w-${tx}`, tx, { amountMinor: 10n }));
    const undone = commands.map(({ playerId, tx }) => refund(playerId, `r-${tx}`, tx, { amountMinor: 800n }));
    await Promise.all([...wins, ...undone].map((command) => store.book(command)));
    for (const player of players) {
      const { main, poker } = await balances(player);
      // Each bet was either paid or undone; of poker two had been booked.
      expect(([3_200n, 2_410n, 1_620n, 830n, 40n] as bigint[]).includes(main - 6_800n)).toBe(true);
      expect(([1_600n, 810n, 20n] as bigint[]).includes(poker - 400n)).toBe(true);
    }
  });
});

test('a wallet is in play from its first bet to the end of the round', async () => {
  const player = await makePlayer();
  const inPlay = async () => {
    const since = new Date(ledger.clock.now().getTime() - 26 * 60 * 60_000);
    const { rows } = await ledger.database.site.pool.query<Record<'poker' | 'binary', boolean>>(
      `select is_wallet_in_play($1, $2, 2::smallint, $3) as poker, is_wallet_in_play($1, $2, 4::smallint, $3) as binary`,
      [SITE, player, since],
    );
    return rows[0];
  };
  await book(bet(player, 'main'));
  expect(await inPlay()).toEqual({ poker: false, binary: false });
  await book(bet(player, 'b', { wallet: 'poker', roundId: 'table' }));
  expect(await inPlay()).toEqual({ poker: true, binary: false });
  ledger.clock.advance(30 * 60 * 60_000);
  await ledger.store.findStuckRounds();
  expect(await inPlay()).toEqual({ poker: true, binary: false });
  await book(win(player, 'w', 'b', { roundId: 'table' }));
  expect(await inPlay()).toEqual({ poker: false, binary: false });
});

test.each([
  [
    'a win that another wallet got',
    'win or refund is of the wallet of its bet',
    `update transfer set wallet = 4 where player_id = $1 and kind = 2`,
  ],
  [
    'a bet of a wallet that main paid for',
    'game money goes its way',
    `update transfer set wallet = null where player_id = $1 and kind = 1`,
  ],
  [
    'another balance of the wallet',
    'transfer keeps the balance it left',
    `update transfer set balance_after = 1 where player_id = $1 and kind = 2`,
  ],
  [
    'bonus money in it',
    'game money goes its way',
    `update posting set account_kind = 5 where player_id = $1 and amount = -1000 and account_kind = 2`,
  ],
])('the proof finds %s', async (_, rule, damage) => {
  const player = await makePlayer();
  await book(bet(player, 'b', { wallet: 'poker' }));
  await book(win(player, 'w', 'b'));
  const client = await ledger.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(damage, [player]);
    expect(await findBreaks(client)).toContainEqual(expect.objectContaining({ rule, playerId: player }));
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('a deposit reaches main, wherever was played before', async () => {
  const player = await makePlayer();
  await book(bet(player, 'b', { wallet: 'poker' }));
  expect(await book(deposit(player, 'd', 500n))).toMatchObject({ status: 'booked', balanceMinor: 10_500n });
});
