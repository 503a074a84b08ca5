import { useTestClock } from '@baize/db';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { closeAccount, signInAgain } from '../../testing/close-account.ts';
import { approvalOf, sendNotice, startDeposit } from '../../testing/deposits.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signUp, type TestPlayer } from '../../testing/test-player.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Entry = Readonly<Record<string, unknown>>;

const post = ({ token }: TestPlayer, address: string, body: object, brand = app.brand) =>
  app.call('POST', address, { token, body, brand });
const trailOf = async ({ token }: TestPlayer): Promise<Entry[]> =>
  (await app.call('GET', '/account/limit-trail', { token })).json<{ data: Entry[] }>().data;
const limitsOf = async ({ token }: TestPlayer, brand = app.brand) =>
  (await app.call('GET', '/account/limits', { token, brand })).json<{
    data: { prompt: string | null; reality_check: { every: number | null; choices: unknown[] } };
  }>().data;
const trailLength = async (player: TestPlayer) => (await trailOf(player)).length;
const deposit = { kind: 'deposit', period: 'weekly' };

describe('the trail', () => {
  test('has every decision of the player, the latest first, and can be read while the account is closed', async () => {
    const player = await signUp(app);
    await post(player, '/account/limits/review', { outcome: 'declined' });
    await post(player, '/account/limits', { ...deposit, limit: '500' });
    await post(player, '/account/limits', { ...deposit, limit: null });
    await post(player, '/account/limits/cancel-change', deposit);
    await post(player, '/account/limits', { kind: 'time', period: 'daily', limit: 90 });
    await post(player, '/account/limits', { kind: 'time', period: 'daily', limit: 120 });
    await post(player, '/account/reality-check', { every: 15 });
    await post(player, '/account/reality-check', { every: null });
    await closeAccount(app, player, 1);
    const restricted = await signInAgain(app, player);
    const trail = await trailOf(restricted);
    expect(trail).toMatchObject([
      { type: 'exclusion', code: 1 },
      { type: 'reality_check', from: 15, to: null },
      { type: 'reality_check', from: 60, to: 15 },
      { type: 'minutes', kind: 'time', period: 'daily', action: 'raise_requested', from: 90, to: 120 },
      { type: 'minutes', kind: 'time', period: 'daily', action: 'set', from: null, to: 90 },
      { type: 'amount', ...deposit, action: 'called_off', from: null, to: '500.00' },
      { type: 'amount', ...deposit, action: 'removal_requested', from: '500.00', to: null },
      { type: 'amount', ...deposit, action: 'set', from: null, to: '500.00' },
      { type: 'review', outcome: 'declined' },
    ]);
    const { rows } = await app.database.pool.query<{ now: Date }>('select now() as now');
    for (const entry of trail) {
      const age = Number(rows[0]?.now) - Date.parse(String(entry['changed_at']));
      expect(age).toBeGreaterThanOrEqual(0);
      expect(age).toBeLessThan(60_000);
    }
    const waited = trail.filter(({ action }) => String(action).endsWith('requested'));
    for (const { changed_at, effective_at } of waited)
      expect(Date.parse(String(effective_at)) - Date.parse(String(changed_at))).toBe(24 * 60 * 60_000);
  });

  test('is the player’s own, and read 100 entries at a time to the first one', async () => {
    const [player, other] = [await signUp(app), await signUp(app)];
    const read = async ({ token }: TestPlayer, before = '') =>
      (await app.call('GET', `/account/limit-trail${before}`, { token })).json<{
        data: Entry[];
        has_more: boolean;
      }>();
    for (let limit = 201; limit > 1; limit -= 1) await post(player, '/account/limits', { ...deposit, limit });
    const first = await read(player);
    expect(first.data).toHaveLength(100);
    expect(first.data[0]).toMatchObject({ from: '3.00', to: '2.00' });
    expect(first.has_more).toBe(true);
    // What is decided meanwhile moves no page.
    await post(player, '/account/limits', { ...deposit, limit: 1 });
    const next = `?before=${String(first.data.at(-1)?.['id'])}`;
    const second = await read(player, next);
    expect(second.data).toHaveLength(100);
    expect(second.data[0]).toMatchObject({ from: '103.00', to: '102.00' });
    expect(second.data.at(-1)).toMatchObject({ from: null, to: '201.00' });
    expect(second.has_more).toBe(false);
    expect(await read(other)).toMatchObject({ data: [], has_more: false });
    expect(await read(other, next)).toMatchObject({ data: [], has_more: false });
  });

  test.each(['', '0x1', '-1', '1.5', '1e3', 'latest', '1&before=2'])(
    'does not begin before %j',
    async (before) => {
      const { token } = await signUp(app);
      const answer = await app.call('GET', `/account/limit-trail?before=${before}`, { token });
      expect(answer.statusCode).toBe(422);
    },
  );

  test('says that a lower limit called off the raise that waited', async () => {
    const player = await signUp(app);
    for (const limit of [500, 900, 400]) await post(player, '/account/limits', { ...deposit, limit });
    expect(await trailOf(player)).toMatchObject([
      { action: 'set', from: '500.00', to: '400.00' },
      { action: 'called_off', from: '900.00', to: '500.00' },
      { action: 'raise_requested', from: '500.00', to: '900.00' },
      { action: 'set', from: null, to: '500.00' },
    ]);
  });
});

describe('the interval of reality checks', () => {
  test('is the brand’s until the player chooses one', async () => {
    const player = await signUp(app);
    expect((await limitsOf(player)).reality_check).toEqual({ every: 60, choices: [15, 30, 60, null] });
    for (const every of [15, null, 60]) {
      const answer = await post(player, '/account/reality-check', { every });
      expect(answer.json()).toMatchObject({ message: 'Hatırlatma aralığınız kaydedildi.' });
      expect((await limitsOf(player)).reality_check.every).toBe(every);
    }
    expect((await limitsOf(await signUp(app))).reality_check.every).toBe(60);
  });

  test('is one of those that the brand offers', async () => {
    const brand = app.brands.find(({ traits }) => !traits['limits.realityCheckChoices'].includes(null));
    const player = await signUp(app, brand);
    expect((await limitsOf(player, brand)).reality_check).toEqual({ every: 30, choices: [15, 30, 60] });
    for (const every of [null, 0, 45, -15]) {
      const answer = await post(player, '/account/reality-check', { every }, brand);
      expect(answer.statusCode).toBe(422);
    }
    expect((await limitsOf(player, brand)).reality_check.every).toBe(30);
  });

  test('that is chosen again is no further entry of the trail', async () => {
    const player = await signUp(app);
    await Promise.all(Array.from({ length: 8 }, () => post(player, '/account/reality-check', { every: 30 })));
    expect(await trailOf(player)).toMatchObject([{ from: 60, to: 30 }]);
  });

  test('stays if the brand no longer offers it, unless the checks were off', async () => {
    const player = await signUp(app);
    const { traits } = app.brand;
    const stricter = { ...traits, 'limits.realityCheckChoices': [30, 60] as const };
    for (const [chosen, every] of [
      [15, 15],
      [null, 60],
    ] as const) {
      await post(player, '/account/reality-check', { every: chosen });
      Object.assign(app.brand, { traits: stricter });
      expect((await limitsOf(player)).reality_check.every).toBe(every);
      Object.assign(app.brand, { traits });
    }
  });
});

describe('a new player is asked for a deposit limit', () => {
  // The clock of the tests is behind the database's, by which a look at the limits would be due.
  const isAsked = async (player: TestPlayer) => (await limitsOf(player)).prompt === 'first_deposit';

  test.each(['kept', 'declined'])('until the answer: %s', async (outcome) => {
    const player = await signUp(app);
    expect(await isAsked(player)).toBe(true);
    await post(player, '/account/limits', { kind: 'bet', period: 'daily', limit: 5 });
    expect(await isAsked(player)).toBe(true);
    expect((await post(player, '/account/limits/review', { outcome })).statusCode).toBe(200);
    expect((await limitsOf(player)).prompt).toBeNull();
    const entries = await trailLength(player);
    await post(player, '/account/limits/review', { outcome });
    expect(await trailLength(player)).toBe(entries);
  });

  test('until there is one', async () => {
    const player = await signUp(app);
    await post(player, '/account/limits', { ...deposit, limit: 500 });
    expect(await isAsked(player)).toBe(false);
  });

  test('until the first deposit is approved', async () => {
    const player = await signUp(app);
    const id = await startDeposit(app, player);
    expect(await isAsked(player)).toBe(true);
    await sendNotice(app, approvalOf(id));
    expect(await isAsked(player)).toBe(false);
  });

  test('and no answer is refused but one that is none', async () => {
    const player = await signUp(app);
    expect((await post(player, '/account/limits/review', { outcome: 'later' })).statusCode).toBe(422);
    expect(await isAsked(player)).toBe(true);
  });
});

test('a player is asked to look at the limits six months after the last look, change or registration', async () => {
  const own = await createTestApp();
  try {
    const setTime = await useTestClock(own);
    const prompt = async (player: TestPlayer) => {
      const { token } = await signInAgain(own, player);
      const answer = await own.call('GET', '/account/limits', { token });
      return { token, prompt: answer.json<{ data: { prompt: string | null } }>().data.prompt };
    };
    await setTime(new Date('2026-03-31T12:00:00Z'));
    const player = await signUp(own);
    await own.call('POST', '/account/limits', { token: player.token, body: { ...deposit, limit: 500 } });
    await setTime(new Date('2026-09-30T11:00:00Z'));
    expect((await prompt(player)).prompt).toBeNull();
    await setTime(new Date('2026-10-01T12:00:00Z'));
    const due = await prompt(player);
    expect(due.prompt).toBe('review');
    const body = { outcome: 'kept' };
    await own.call('POST', '/account/limits/review', { token: due.token, body });
    expect((await prompt(player)).prompt).toBeNull();
    await setTime(new Date('2027-03-31T12:00:00Z'));
    expect((await prompt(player)).prompt).toBeNull();
    await setTime(new Date('2027-04-02T12:00:00Z'));
    const again = await prompt(player);
    expect(again.prompt).toBe('review');
    const change = { kind: 'time', period: 'daily', limit: 60 };
    await own.call('POST', '/account/limits', { token: again.token, body: change });
    expect((await prompt(player)).prompt).toBeNull();
  } finally {
    await own.close();
  }
});
