import { setTimeout as pause } from 'node:timers/promises';

import { SIGNATURE_WINDOW_SECONDS, signRequest, STUDIO_PARTY, WALLET_CALLBACK_PATH } from '@baize/providers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { slotId } from '../testing/seed-catalogue.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { signUp } from '../testing/test-player.ts';
import { sitDown, takeLaunchToken } from '../testing/wallet-table.ts';

/* Features of the native dialect only: the state of a transaction, and times in its signatures. */

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const post = (call: string, message: object) =>
  app.callback(STUDIO_PARTY, `${WALLET_CALLBACK_PATH}/${call}`, JSON.stringify(message));

test('the state of a transaction, and the limits of a session', async () => {
  const player = await signUp(app, app.brand, 10_000n);
  const launched = await app.call('GET', `/game/${slotId}`, { token: player.token });
  const { url } = launched.json<{ data: { url: string } }>().data;
  const token = new URL(url).searchParams.get('token');
  const opened = (await post('session', { token, game: String(slotId) })).json<{ session: string }>();
  const name = `${app.brand.siteId}-${player.id}`;
  expect(opened).toMatchObject({
    status: 'OK',
    player: { id: name, currency: 'TRY' },
    limits: { minBet: 100, maxBet: 100_000 },
  });
  const play = { session: opened.session, player: name, game: String(slotId), round: 'r1', currency: 'TRY' };
  expect((await post('bet', { ...play, tx: 'b1', amount: 1_000 })).json()).toMatchObject({ replayed: false });
  expect((await post('bet', { ...play, tx: 'b1', amount: 1_000 })).json()).toMatchObject({ replayed: true });
  await post('bet', { ...play, tx: 'big', amount: 90_000 });
  await post('rollback', { ...play, tx: 'x1', bet_tx: 'early', amount: 1 });
  const fate = async (tx: string) => (await post('status', { player: name, kind: 'bet', tx })).json<object>();
  expect(await fate('b1')).toMatchObject({ status: 'OK', state: 'accepted' });
  expect(await fate('big')).toMatchObject({ status: 'OK', state: 'declined' });
  expect(await fate('early')).toMatchObject({ status: 'OK', state: 'rolled_back' });
  expect(await fate('none')).toMatchObject({ status: 'TX_UNKNOWN' });
});

describe('W35: the time of a signature', () => {
  const path = `${WALLET_CALLBACK_PATH}/balance`;
  const body = JSON.stringify({ session: 's', player: '1-1', currency: 'TRY' });

  test.each([
    [-SIGNATURE_WINDOW_SECONDS, 200],
    [SIGNATURE_WINDOW_SECONDS, 200],
    [-SIGNATURE_WINDOW_SECONDS - 1, 401],
    [SIGNATURE_WINDOW_SECONDS + 1, 401],
  ])('%i seconds away is %i', async (seconds, status) => {
    const at = { now: () => new Date(app.clock.now().getTime() + seconds * 1_000) };
    const key = app.keys.current(STUDIO_PARTY, app.brand.siteId);
    const headers = signRequest({ method: 'POST', path, rawBody: body }, key, at);
    const answer = await app.callback(STUDIO_PARTY, path, body, { headers });
    expect(answer.statusCode).toBe(status);
    if (status === 401) expect(answer.json()).toEqual({ status: 'UNAUTHORIZED', retryable: true });
  });

  test('an unsigned call and one with an unknown key get a final refusal', async () => {
    const unknown = {
      'x-key-id': 'sandbox-studio.1.00000000',
      'x-timestamp': '1',
      'x-signature': 'f'.repeat(64),
    };
    for (const headers of [{}, unknown]) {
      const answer = await app.callback(STUDIO_PARTY, path, '{}', { headers });
      expect([answer.statusCode, answer.json()]).toEqual([401, { status: 'UNAUTHORIZED', retryable: false }]);
    }
  });
});

test('/metrics shows the circuit breaker of each provider', async () => {
  const { body } = await app.server.metricsApp.inject({ url: '/metrics' });
  expect(body).toContain('baize_provider_circuit{provider="sandbox-studio"} 0');
  expect(body).toContain('baize_provider_circuit{provider="sandbox-gateway"} 0');
});

test('a round stakes from the minimum to the maximum bet, a free round may stake less but not more', async () => {
  const [minimum, maximum] = [100, 100_000];
  const table = await sitDown(app, 300_000n);
  let sent = 0;
  const statusOf = async (kind: string, amount: number) => {
    sent += 1;
    return (await table.bet({ tx: `b${sent}`, kind, amount })).status;
  };
  expect(await statusOf('round', minimum - 1)).toBe('LIMIT');
  expect(await statusOf('round', minimum)).toBe('OK');
  expect(await statusOf('round', maximum)).toBe('OK');
  expect(await statusOf('round', maximum + 1)).toBe('LIMIT');
  expect(await statusOf('free_round', minimum - 1)).toBe('OK');
  expect(await statusOf('free_round', 0)).toBe('OK');
  expect(await statusOf('free_round', maximum)).toBe('OK');
  expect(await statusOf('free_round', maximum + 1)).toBe('LIMIT');
});

test('a studio hears that nothing is decided before it gives up, however long the database is silent', async () => {
  const { bet, balance } = await sitDown(app);
  const giveUp: (() => void)[] = [];
  // Unknown, since one of the driver's forms of a query returns nothing.
  const wait = (): unknown => new Promise((_, reject) => giveUp.push(() => reject(new Error('too late'))));
  const silence = vi.spyOn(app.database.site.pool, 'query').mockImplementation(wait);
  const startedMs = performance.now();
  const answer = await bet({});
  silence.mockRestore();
  for (const end of giveUp) end();
  expect(answer.status).toBe('UNDECIDED');
  // It gives up after four seconds; a busy machine is slow.
  expect(performance.now() - startedMs).toBeLessThan(10_000);
  expect(await bet({})).toMatchObject({ status: 'OK' });
  expect(await balance()).toBe(9_000n);
});

test('a launch token opens no other game than its own, and is used up by the attempt', async () => {
  const player = await signUp(app);
  const redeem = async (token: string, game: number) =>
    (await post('session', { token, game: String(game) })).json<{ status: string }>().status;
  const token = await takeLaunchToken(app, player);
  expect(await redeem(token, 100_001)).toBe('SESSION_EXPIRED');
  expect(await redeem(token, slotId)).toBe('SESSION_EXPIRED');
  expect(await redeem(await takeLaunchToken(app, player), slotId)).toBe('OK');
});

test('a batch of bets that failed is logged, and studios get their answers all the same', async () => {
  // More than both lanes book singly at once, so that one of them begins a batch.
  const tables = await Promise.all(Array.from({ length: 32 }, () => sitDown(app)));
  const { pool } = app.database.site;
  const query = pool.query.bind(pool) as (statement: unknown, ...rest: unknown[]) => Promise<unknown>;
  const slowly = (statement: unknown, ...rest: unknown[]): unknown => {
    const { name } = Object(statement) as { name?: unknown };
    if (name === 'book_bet_set') return Promise.reject(new Error('the batch is lost'));
    return pause(name === 'book_bet' ? 100 : 0).then(() => query(statement, ...rest));
  };
  app.logLines.length = 0;
  const failing = vi.spyOn(pool, 'query').mockImplementation(slowly);
  const answers = await Promise.all(tables.map(({ bet }) => bet({})));
  failing.mockRestore();
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['OK']));
  expect(app.logLines.filter((line) => line.includes('the batch is lost'))).not.toEqual([]);
});
