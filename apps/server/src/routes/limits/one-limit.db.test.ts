import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { signInAgain } from '../../testing/close-account.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signUp, type TestPlayer } from '../../testing/test-player.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const HOUR_MS = 60 * 60_000;

const set = ({ token }: TestPlayer, body: object, language = 'tr') =>
  app.call('POST', '/account/limits', { token, body, language });

interface State {
  readonly kind: string;
  readonly period: string;
  readonly limit: string | number | null;
  readonly ends_at: string;
  readonly next: { readonly limit: string | number | null; readonly at: string } | null;
}
interface Limits {
  readonly amounts: State[];
  readonly minutes: State[];
  readonly time_zone: string;
}
const limitsOf = async ({ token }: TestPlayer, brand = app.brand): Promise<Limits> =>
  (await app.call('GET', '/account/limits', { token, brand })).json<{ data: Limits }>().data;

async function stateOf(player: TestPlayer, kind: string, period: string): Promise<State | undefined> {
  const { amounts, minutes } = await limitsOf(player);
  return [...amounts, ...minutes].find((one) => one.kind === kind && one.period === period);
}

describe('one limit', () => {
  test.each([
    ['deposit', 'daily', '1.500,50', '1500.50'],
    ['bet', 'weekly', 0, '0.00'],
    ['loss', 'monthly', '10.000.000', '10000000.00'],
    ['time', 'daily', '1440', 1_440],
    ['time', 'weekly', 90, 90],
    ['time', 'monthly', 0, 0],
  ])('on %s, %s, can be %j and changes no other', async (kind, period, limit, shown) => {
    const player = await signUp(app);
    const answer = await set(player, { kind, period, limit });
    expect(answer.json()).toMatchObject({
      message: 'Limitiniz kaydedildi ve hemen geçerli.',
      data: { action: 'set' },
    });
    const { amounts, minutes } = await limitsOf(player);
    const all = [...amounts, ...minutes].filter((one) => one.limit !== null);
    expect(all).toMatchObject([{ kind, period, limit: shown, next: null }]);
  });

  test('that is higher, or none, waits until the moment that the reply names', async () => {
    const player = await signUp(app);
    const bet = { kind: 'bet', period: 'daily' };
    await set(player, { ...bet, limit: 100 });
    for (const [limit, action, message] of [
      ['200', 'raise_requested', 'The raise begins in 24 hours.'],
      [null, 'removal_requested', 'The limit ends in 24 hours.'],
    ]) {
      const answer = await set(player, { ...bet, limit }, 'en');
      const { data } = answer.json<{ data: { action: string; effective_at: string } }>();
      expect(answer.json()).toMatchObject({ message: expect.stringContaining(String(message)) });
      expect(data.action).toBe(action);
      expect(await stateOf(player, 'bet', 'daily')).toMatchObject({
        limit: '100.00',
        next: { limit: limit === null ? null : '200.00', at: data.effective_at },
      });
      // The database's clock decides, which in this test is half a year ahead of the server's.
      const { rows } = await app.database.pool.query<{ ms: number }>(
        'select extract(epoch from $1::timestamptz - now())::float * 1000 as ms',
        [data.effective_at],
      );
      expect(rows[0]?.ms).toBeGreaterThan(24 * HOUR_MS - 60_000);
      expect(rows[0]?.ms).toBeLessThanOrEqual(24 * HOUR_MS);
    }
  });

  test('that is in force calls off what waits', async () => {
    const player = await signUp(app);
    const bet = { kind: 'bet', period: 'weekly' };
    await set(player, { ...bet, limit: 100 });
    await set(player, { ...bet, limit: 500 });
    const answer = await set(player, { ...bet, limit: 100 });
    expect(answer.json()).toMatchObject({
      message: 'Limitiniz olduğu gibi kaldı.',
      data: { action: 'called_off' },
    });
    expect(await stateOf(player, 'bet', 'weekly')).toMatchObject({ limit: '100.00', next: null });
  });

  test('that is in force or waits already is unchanged', async () => {
    const player = await signUp(app);
    const time = { kind: 'time', period: 'daily' };
    await set(player, { ...time, limit: '60' });
    expect((await set(player, { ...time, limit: 60 })).json()).toMatchObject({
      message: 'Limitinizde değişiklik yok.',
      data: { action: 'unchanged' },
    });
    const first = (await set(player, { ...time, limit: 61 })).json<{ data: { effective_at: string } }>();
    const second = (await set(player, { ...time, limit: 61 })).json<{ data: { effective_at: string } }>();
    expect(second.data).toEqual({ action: 'unchanged', effective_at: first.data.effective_at });
  });
});

describe('what is no limit is refused at its field, with what it can be:', () => {
  const amounts = ['', undefined, '-1', -1, '10000000.01', 10_000_000.01, '1e3', '1.2.3', 'yüz', ' , ', '٣'];
  const tr = [...amounts, '10.000.000,01', '1,234.56', '1,234,567', '250,505', '0.500'].map(
    (limit) => ['tr', limit] as const,
  );
  const en = [...amounts, '10,000,000.01', '1.234,56', '1.234.567', '1.000', '0,500'].map(
    (limit) => ['en', limit] as const,
  );
  test.each([...tr, ...en])('in %s the amount %j', async (language, limit) => {
    const player = await signUp(app);
    const answer = await set(player, { kind: 'loss', period: 'daily', limit }, language);
    expect(answer.statusCode).toBe(422);
    const isEmpty = limit === '' || limit === undefined;
    const required = { tr: 'Bu alan zorunludur.', en: 'This field is required.' };
    const range = {
      tr: '0 ile ₺10.000.000,00 arasında bir tutar yazın, örneğin 1.000 ya da 250,50.',
      en: 'Enter an amount from 0 to ₺10,000,000.00, such as 1,000 or 250.50.',
    };
    expect(answer.json()).toMatchObject({ errors: { limit: [(isEmpty ? required : range)[language]] } });
    expect(await stateOf(player, 'loss', 'daily')).toMatchObject({ limit: null });
  });

  test.each([
    ['daily', '1441', '1.440'],
    ['weekly', 10_081, '10.080'],
    ['monthly', '44641', '44.640'],
    ['daily', '1,5', '1.440'],
    ['daily', 1.5, '1.440'],
    ['daily', '-5', '1.440'],
    ['daily', '1e2', '1.440'],
    ['monthly', '1.440', '44.640'],
  ])('%s minutes %j', async (period, limit, max) => {
    const player = await signUp(app);
    const answer = await set(player, { kind: 'time', period, limit });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      errors: { limit: [`0 ile ${max} arasında tam dakika yazın.`] },
    });
    expect(await stateOf(player, 'time', period)).toMatchObject({ limit: null });
  });

  test.each([{ kind: 'stake' }, { period: 'yearly' }, { kind: 3 }])('%j', async (fields) => {
    const player = await signUp(app);
    const answer = await set(player, { kind: 'bet', period: 'daily', limit: 5, ...fields });
    expect(answer.statusCode).toBe(422);
  });

  test('an amount that the language writes otherwise', async () => {
    const player = await signUp(app);
    for (const [language, limit] of [
      ['tr', '1.234,56'],
      ['en', '1,234.56'],
    ] as const) {
      await set(player, { kind: 'bet', period: 'daily', limit }, language);
      expect(await stateOf(player, 'bet', 'daily')).toMatchObject({ limit: '1234.56' });
    }
  });
});

test('a second tab that raises while the first lowers never raises what is in force', async () => {
  const outcomes = new Set<string>();
  for (let count = 0; count < 20; count += 1) {
    const player = await signUp(app);
    const bet = { kind: 'bet', period: 'daily' };
    await set(player, { ...bet, limit: 100 });
    const calls = [set(player, { ...bet, limit: 50 }), set(player, { ...bet, limit: 200 })];
    await Promise.all(count % 2 === 0 ? calls : calls.toReversed());
    const state = await stateOf(player, 'bet', 'daily');
    expect(state).toMatchObject({ limit: '50.00' });
    outcomes.add(state?.next?.limit === '200.00' ? 'the raise waits' : String(state?.next?.limit ?? 'none'));
  }
  for (const outcome of outcomes) expect(['the raise waits', 'none']).toContain(outcome);
});

test('the periods are those of the brand’s time zone', async () => {
  const { otherBrand: brand } = app;
  const player = await signUp(app, brand);
  const limits = await limitsOf(player, brand);
  expect(limits.time_zone).toBe('Europe/Berlin');
  // 15 March 2026 is a Sunday; the month ends in summer time.
  const ends = Object.fromEntries(
    limits.amounts.filter(({ kind }) => kind === 'bet').map(({ period, ends_at }) => [period, ends_at]),
  );
  expect(ends).toEqual({
    daily: '2026-03-15T23:00:00.000Z',
    weekly: '2026-03-15T23:00:00.000Z',
    monthly: '2026-03-31T22:00:00.000Z',
  });
});

test('neither a caller’s clock nor a server’s that is a year ahead brings a raise forward', async () => {
  const own = await createTestApp();
  try {
    const player = await signUp(own);
    const send = (token: string, limit: number) =>
      own.call('POST', '/account/limits', {
        token,
        body: { kind: 'deposit', period: 'daily', limit },
        headers: { date: 'Tue, 23 Nov 2027 12:00:00 GMT' },
      });
    await send(player.token, 100);
    await send(player.token, 900);
    own.clock.advance(365 * 24 * HOUR_MS);
    const later = await signInAgain(own, player);
    const answer = await own.call('GET', '/limits/1', { token: later.token });
    expect(answer.json()).toMatchObject({ limit: { daily: '100.00' } });
    await send(later.token, 50);
    const lowered = await own.call('GET', '/limits/1', { token: later.token });
    expect(lowered.json()).toMatchObject({ limit: { daily: '50.00' } });
  } finally {
    await own.close();
  }
});
