import { proveBalances } from '@baize/ledger';
import { STUDIO_PARTY, WALLET_CALLBACK_PATH, type WalletReply } from '@baize/providers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { slotId, switchedOffId } from '../testing/seed-catalogue.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { signUp, type TestPlayer } from '../testing/test-player.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => {
  await proveBalances(app.ledger);
  await app.close();
});

interface Table {
  readonly player: TestPlayer;
  /** `<siteId>-<playerId>`. */
  readonly name: string;
  send(call: string, message: object): Promise<WalletReply & { session?: string; state?: string }>;
  bet(fields: object): Promise<WalletReply>;
  win(fields: object): Promise<WalletReply>;
  rollback(fields: object): Promise<WalletReply>;
  balance(): Promise<bigint | undefined>;
}

const post = (call: string, message: object) =>
  app.callback(STUDIO_PARTY, `${WALLET_CALLBACK_PATH}/${call}`, JSON.stringify(message));

async function launchToken(player: TestPlayer): Promise<string> {
  const launched = await app.call('GET', `/game/${slotId}`, { token: player.token });
  const { url } = launched.json<{ data: { url: string } }>().data;
  return new URL(url).searchParams.get('token') ?? '';
}

/** A player with 100.00 at an open slot. */
async function sitDown(balanceMinor = 10_000n): Promise<Table> {
  const player = await signUp(app, app.brand, balanceMinor);
  const name = `${app.brand.siteId}-${player.id}`;
  const send: Table['send'] = async (call, message) => (await post(call, message)).json();
  const { session } = await send('session', { token: await launchToken(player), game: String(slotId) });
  const common = { session, player: name, game: String(slotId), round: 'r1', currency: 'TRY' };
  return {
    player,
    name,
    send,
    bet: (fields) => send('bet', { ...common, amount: 1_000, tx: 'b1', ...fields }),
    win: (fields) => send('win', { ...common, amount: 2_500, tx: 'w1', bet_tx: 'b1', ...fields }),
    rollback: (fields) => send('rollback', { ...common, amount: 1_000, tx: 'x1', bet_tx: 'b1', ...fields }),
    balance: () => app.ledger.balance(app.brand.siteId, player.id),
  };
}

describe('bets', () => {
  test('W01, W02: a bet is booked once however often it is sent', async () => {
    const table = await sitDown();
    const first = await table.bet({});
    expect(first).toMatchObject({ status: 'OK', balance: 9_000, replayed: false });
    await app.call('POST', '/logout', { token: table.player.token });
    expect(await table.bet({})).toEqual({ ...first, replayed: true });
    expect(await table.balance()).toBe(9_000n);
  });

  test.each([{ amount: 1_100 }, { round: 'r2' }, { game: '100001' }, { currency: 'EUR' }])(
    'W03: the same id with %j is a mismatch',
    async (change) => {
      const table = await sitDown();
      await table.bet({});
      expect(await table.bet(change)).toMatchObject({ status: 'MISMATCH' });
      expect(await table.balance()).toBe(9_000n);
    },
  );

  test('W04: twenty identical bets at once take the stake once', async () => {
    const table = await sitDown();
    const answers = await Promise.all(Array.from({ length: 20 }, () => table.bet({})));
    expect(answers.every(({ status }) => status === 'OK')).toBe(true);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(await table.balance()).toBe(9_000n);
  });

  test('W05, W06: a bet without funds stays declined, also after money came', async () => {
    const table = await sitDown(500n);
    expect(await table.bet({})).toMatchObject({ status: 'NO_FUNDS', balance: 500 });
    const money = {
      provider: 'test',
      tx: 'later',
      amountMinor: 5_000n,
      currency: 1,
      from: 'operator',
      to: 'main',
    } as const;
    await app.ledger.book({ kind: 'adjust', siteId: app.brand.siteId, playerId: table.player.id, ...money });
    expect(await table.bet({})).toMatchObject({ status: 'NO_FUNDS', replayed: true });
    expect(await table.bet({ tx: 'b2' })).toMatchObject({ status: 'OK' });
  });

  test('W07: of two bets for the last funds one is booked', async () => {
    const table = await sitDown(1_500n);
    const answers = await Promise.all([table.bet({ tx: 'b1' }), table.bet({ tx: 'b2' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['NO_FUNDS', 'OK']);
    expect(await table.balance()).toBe(500n);
  });

  test.each([
    [{ session: 'nobody' }, 'SESSION_EXPIRED'],
    [{ game: String(switchedOffId) }, 'GAME_UNKNOWN'],
    [{ game: 'slot' }, 'GAME_UNKNOWN'],
    [{ amount: 99 }, 'LIMIT'],
    [{ amount: 100_001 }, 'LIMIT'],
    [{ currency: 'USD' }, 'CURRENCY'],
    [{ currency: 'GBP' }, 'CURRENCY'],
    [{ player: '1-1' }, 'PLAYER_UNKNOWN'],
    [{ player: 'x' }, 'PLAYER_UNKNOWN'],
    [{ amount: 0 }, 'INVALID'],
    [{ amount: -1 }, 'INVALID'],
    [{ amount: 1.005 }, 'INVALID'],
    [{ amount: '1e9' }, 'INVALID'],
    [{ amount: 2 ** 53 + 2 }, 'INVALID'],
    [{ tx: '' }, 'INVALID'],
    [{ tx: 'a'.repeat(65) }, 'INVALID'],
    [{ tx: 'bа1' }, 'INVALID'],
  ])('W36 to W40: a new bet with %j is %s', async (change, status) => {
    const table = await sitDown(200_000n);
    expect(await table.bet(change)).toMatchObject({ status });
    expect(await table.balance()).toBe(200_000n);
  });

  test('W40: a blocked player places no new bet and gets wins all the same', async () => {
    const table = await sitDown();
    await table.bet({});
    await app.ledger.setState(app.brand.siteId, table.player.id, 'blocked');
    expect(await table.bet({ tx: 'b2' })).toMatchObject({ status: 'PLAYER_BLOCKED' });
    expect(await table.bet({})).toMatchObject({ status: 'OK', replayed: true });
    expect(await table.win({})).toMatchObject({ status: 'OK', balance: 11_500 });
  });
});

describe('wins', () => {
  test('W08, W09, W10: a win is paid once, also under the id of its bet', async () => {
    const table = await sitDown();
    await table.bet({});
    expect(await table.win({ tx: 'b1' })).toMatchObject({ status: 'OK', balance: 11_500, replayed: false });
    const again = await Promise.all(Array.from({ length: 20 }, () => table.win({ tx: 'b1' })));
    expect(again.every(({ status, replayed }) => status === 'OK' && replayed)).toBe(true);
    expect(await table.balance()).toBe(11_500n);
  });

  test('W11: a win waits for its bet', async () => {
    const table = await sitDown();
    expect(await table.win({})).toMatchObject({ status: 'BET_UNKNOWN' });
    await table.bet({});
    expect(await table.win({})).toMatchObject({ status: 'OK' });
  });

  test('W12, W13: a win of nothing and several wins of one bet', async () => {
    const table = await sitDown();
    await table.bet({});
    expect(await table.win({ amount: 0 })).toMatchObject({ status: 'OK', balance: 9_000 });
    expect(await table.win({ tx: 'w2', amount: 10 })).toMatchObject({ status: 'OK', balance: 9_010 });
    expect(await table.win({ tx: 'w3', amount: 20 })).toMatchObject({ status: 'OK', balance: 9_030 });
  });

  test('W14: a win is paid after the game session is over', async () => {
    const table = await sitDown();
    await table.bet({});
    app.clock.advance(24 * 60 * 60_000);
    expect(await table.bet({ tx: 'b2' })).toMatchObject({ status: 'SESSION_EXPIRED' });
    expect(await table.win({})).toMatchObject({ status: 'OK' });
  });

  test('W15: only certain kinds of wins come without a bet', async () => {
    const table = await sitDown();
    expect(await table.win({ bet_tx: null })).toMatchObject({ status: 'INVALID' });
    expect(await table.win({ bet_tx: null, kind: 'jackpot' })).toMatchObject({
      status: 'OK',
      balance: 12_500,
    });
  });
});

describe('rollbacks', () => {
  test('W16, W17: a bet is undone once, under whatever id', async () => {
    const table = await sitDown();
    await table.bet({});
    expect(await table.rollback({})).toMatchObject({ status: 'OK', balance: 10_000, replayed: false });
    expect(await table.rollback({})).toMatchObject({ status: 'OK', replayed: true });
    expect(await table.rollback({ tx: 'x2' })).toMatchObject({ status: 'OK' });
    expect(await table.balance()).toBe(10_000n);
  });

  test('W18, W19: a rollback that comes first keeps its bet out', async () => {
    const table = await sitDown();
    expect(await table.rollback({})).toMatchObject({ status: 'OK' });
    expect(await table.bet({})).toMatchObject({ status: 'CANCELLED' });
    expect(await table.balance()).toBe(10_000n);
  });

  test('W21 to W25: declined, settled, undone and wrongly named bets', async () => {
    const table = await sitDown();
    await table.bet({ tx: 'big', amount: 50_000 });
    expect(await table.rollback({ tx: 'x0', bet_tx: 'big', amount: 50_000 })).toMatchObject({ status: 'OK' });
    await table.bet({});
    expect(await table.rollback({ tx: 'x9', amount: 999 })).toMatchObject({ status: 'MISMATCH' });
    await table.win({});
    expect(await table.rollback({})).toMatchObject({ status: 'BET_SETTLED' });
    await table.bet({ tx: 'b2', round: 'r2' });
    await table.rollback({ tx: 'x2', bet_tx: 'b2', round: 'r2' });
    expect(await table.win({ tx: 'w2', bet_tx: 'b2', round: 'r2' })).toMatchObject({
      status: 'BET_CANCELLED',
    });
    expect(await table.balance()).toBe(11_500n);
  });
});

describe('rounds, fates and sessions', () => {
  test('W27, W28, W29: a closed round takes no bet and still pays', async () => {
    const table = await sitDown();
    const end = { player: table.name, game: String(slotId), round: 'r1' };
    await table.bet({});
    expect(await table.send('round_end', end)).toMatchObject({ status: 'OK' });
    expect(await table.send('round_end', end)).toMatchObject({ status: 'OK', replayed: true });
    expect(await table.send('round_end', { ...end, round: 'r9' })).toMatchObject({ status: 'OK_EMPTY' });
    expect(await table.bet({ tx: 'b2' })).toMatchObject({ status: 'ROUND_CLOSED' });
    expect(await table.win({})).toMatchObject({ status: 'OK' });
  });

  test('tells the fate of a transaction', async () => {
    const table = await sitDown();
    await table.bet({});
    await table.bet({ tx: 'big', amount: 90_000 });
    const fate = (tx: string) => table.send('status', { player: table.name, kind: 'bet', tx });
    expect(await fate('b1')).toMatchObject({ status: 'OK', state: 'accepted' });
    expect(await fate('big')).toMatchObject({ status: 'OK', state: 'declined' });
    expect(await fate('none')).toMatchObject({ status: 'TX_UNKNOWN' });
  });

  test('W44: a launch token works once, within a minute, on its brand', async () => {
    const player = await signUp(app);
    const open = (token: string, siteId = app.brand.siteId) =>
      app.callback(
        STUDIO_PARTY,
        `${WALLET_CALLBACK_PATH}/session`,
        JSON.stringify({ token, game: String(slotId) }),
        { siteId },
      );
    const used = await launchToken(player);
    expect((await open(used)).json()).toMatchObject({
      status: 'OK',
      balance: 0,
      limits: { minBet: 100, maxBet: 100_000 },
    });
    expect((await open(used)).json()).toEqual({ status: 'SESSION_EXPIRED' });
    expect((await open(await launchToken(player), app.otherBrand.siteId)).json()).toEqual({
      status: 'SESSION_EXPIRED',
    });
    const late = await launchToken(player);
    app.clock.advance(60_001);
    expect((await open(late)).json()).toEqual({ status: 'SESSION_EXPIRED' });
  });

  test('W24: a key of one brand reaches no player of another', async () => {
    const table = await sitDown();
    const message = JSON.stringify({ session: 's', player: table.name, currency: 'TRY' });
    const path = `${WALLET_CALLBACK_PATH}/balance`;
    const answer = await app.callback(STUDIO_PARTY, path, message, { siteId: app.otherBrand.siteId });
    expect(answer.json()).toEqual({ status: 'PLAYER_UNKNOWN' });
  });
});

describe('signatures', () => {
  const path = `${WALLET_CALLBACK_PATH}/balance`;

  test('W34: missing, foreign and broken signatures are refused', async () => {
    const unsigned = await app.callback(STUDIO_PARTY, path, '{}', { headers: {} });
    expect(unsigned.statusCode).toBe(401);
    const gatewaySigned = await app.callback('sandbox-gateway', path, '{}');
    expect(gatewaySigned.statusCode).toBe(401);
    const headers = {
      'x-key-id': 'sandbox-studio.1.00000000',
      'x-timestamp': '1',
      'x-signature': 'f'.repeat(64),
    };
    expect((await app.callback(STUDIO_PARTY, path, '{}', { headers })).statusCode).toBe(401);
    expect((await app.callback(STUDIO_PARTY, path, '{}', { siteId: 999 })).statusCode).toBe(401);
  });
});
