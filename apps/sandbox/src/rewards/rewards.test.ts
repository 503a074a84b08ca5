import type { RewardLoyalty, RewardPause } from '@baize/providers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { RewardDesk } from './testing/reward-desk.ts';

const DAY_MS = 24 * 60 * 60_000;
let desk: RewardDesk;
beforeEach(async () => {
  desk = await RewardDesk.open();
});
afterEach(() => desk.close());

const loyalty: RewardLoyalty = {
  points: 600,
  level: 2,
  stakeMinor: 1_000,
  types: { casino: 100, live_casino: 20 },
  levels: [
    { number: 1, name: 'Bronze', from: 0, gives: null },
    { number: 2, name: 'Silver', from: 500, gives: '₺20 bonus' },
    { number: 3, name: 'Gold', from: 2_500, gives: null },
  ],
};

test('a page opens by its signed address, once; what is not signed shows nothing of a player', async () => {
  const address = desk.address('wheel');
  expect(await desk.get(address)).toMatchObject({ status: 200, key: expect.stringMatching(/^[\w-]{43}$/) });
  for (const other of [
    address,
    '/rewards/wheel?user=5&name=deniz&lang=en',
    address.replace('/wheel', '/treasure'),
  ])
    expect(await desk.get(other)).toMatchObject({ status: 403, key: '' });
  desk.clock.advance(61_000);
  const late = desk.address('wheel');
  desk.clock.advance(61_000);
  expect((await desk.get(late)).body).toContain('This link has expired');
});

test('a page may be framed by its brand only, and sends no referrer', async () => {
  const { headers, body } = await desk.sandbox.inject(desk.address('wheel'));
  expect(headers['content-security-policy']).toContain('frame-ancestors http://localhost:3000');
  expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
  expect(body).toContain('--accent:#123456');
});

test('the wheel turns once a day of the brand, whatever pages press at once', async () => {
  const [one, two] = [await desk.visit('wheel'), await desk.visit('wheel')];
  const pressed = await Promise.all(
    Array.from({ length: 10 }, (_, index) => desk.call(index % 2 ? one.key : two.key, 'spin')),
  );
  expect(new Set(pressed.map(({ rest }) => rest)).size).toBe(1);
  expect(desk.granted.length).toBeLessThanOrEqual(1);
  const { body } = await desk.visit('wheel');
  expect(body).toContain('Your next turn: Saturday 2 May');
  expect(body).not.toContain('data-call="spin"');
  // Until midnight in Istanbul.
  desk.clock.set(new Date('2026-05-01T20:59:59Z'));
  expect((await desk.visit('wheel')).body).not.toContain('data-call="spin"');
  desk.clock.set(new Date('2026-05-01T21:00:00Z'));
  expect((await desk.visit('wheel')).body).toContain('data-call="spin"');
});

test('the brand hears of a prize once the wheel has come to rest, or from the next process', async () => {
  const turned = await Promise.all(
    Array.from({ length: 8 }, async (_, user) => {
      const { key } = await desk.visit('wheel', { user: user + 1 });
      const spun = await desk.call(key, 'spin');
      expect(spun).toEqual({ status: 200, rest: expect.any(Number) });
      return { key, player: `7-${user + 1}` };
    }),
  );
  expect(desk.granted).toEqual([]);
  const [first, ...others] = turned;
  for (const { key } of others) expect((await desk.call(key, 'rest')).main).toContain('id="result"');
  const shown = desk.granted.map(({ player }) => player);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown).not.toContain(first?.player);
  for (const { key } of others) await desk.call(key, 'rest');
  expect(desk.granted).toHaveLength(shown.length);
  await desk.visit('wheel', { user: 9 }).then(({ key }) => desk.call(key, 'rest'));
  expect(desk.granted).toHaveLength(shown.length);
});

test('a grant is repeated until it is decided, also by another process, and never made for another turn', async () => {
  desk.undecided = 3;
  const { key } = await desk.visit('treasure');
  expect((await desk.call(key, 'chest')).main).toContain('Your prize is saved');
  await desk.restart();
  await vi.waitFor(() => expect(desk.granted).toHaveLength(1));
  expect(desk.granted[0]).toEqual({
    grantId: 'treasure.2026-05-01',
    player: '7-5',
    reward: { kind: 'points', points: 10 },
  });
  expect((await desk.call(key, 'chest')).status).toBe(401);
  const again = await desk.visit('treasure');
  expect(again.body).not.toContain('data-call="chest"');
  expect((await desk.call(again.key, 'chest')).main).toContain('The points were added');
  expect(desk.granted).toHaveLength(1);
});

test('days in a row give one chest after the other, and a missed day begins anew', async () => {
  const open = async () => {
    const { key } = await desk.visit('treasure');
    await desk.call(key, 'chest');
    const { reward } = desk.granted.at(-1) ?? {};
    if (reward?.kind === 'check') return undefined;
    return reward?.kind === 'points' ? reward.points : reward?.slug;
  };
  const got: unknown[] = [];
  for (let day = 0; day < 8; day += 1) {
    got.push(await open());
    desk.clock.advance(DAY_MS);
  }
  expect(got).toEqual([10, 15, 'treasure-spins-5', 20, 25, 'treasure-10', 'treasure-50', 10]);
  expect(await open()).toBe(15);
  desk.clock.advance(2 * DAY_MS);
  expect(await open()).toBe(10);
});

test('days on which the player could not take part are not missed', async () => {
  const open = async (pauses: readonly RewardPause[] = []) => {
    const { key } = await desk.visit('treasure', { pauses });
    await desk.call(key, 'chest');
    const { reward } = desk.granted.at(-1) ?? {};
    return reward?.kind === 'points' ? reward.points : undefined;
  };
  expect(await open()).toBe(10);
  desk.clock.advance(8 * DAY_MS);
  // A break from the 2nd to the 8th, whose first and last days count as a whole.
  expect(await open([{ from: '2026-05-02', to: '2026-05-08' }])).toBe(15);
  desk.clock.advance(3 * DAY_MS);
  expect(await open([{ from: '2026-05-11', to: '2026-05-11' }])).toBe(10);
});

test('a player whose break began after a page was opened takes no turn on it, and uses none up', async () => {
  const pages = [
    { ...(await desk.visit('wheel')), action: 'spin', body: {} },
    { ...(await desk.visit('treasure')), action: 'chest', body: {} },
    { ...(await desk.visit('case', { loyalty })), action: 'case', body: { level: 2 } },
    { ...(await desk.visit('bonus-request')), action: 'request', body: { bonus: 'request-50' } },
  ];
  desk.checks = 'notAllowed';
  for (const { key, action, body } of pages) {
    const { main, rest } = await desk.call(key, action, body);
    expect(main).toContain('Your account gets no offers at the moment');
    expect(rest).toBeUndefined();
  }
  desk.checks = null;
  for (const { key, action, body } of pages) expect((await desk.call(key, action, body)).status).toBe(503);
  const { requests, grants } = (await desk.sandbox.inject('/rewards.json')).json<{
    requests: unknown[];
    grants: unknown[];
  }>();
  expect([requests, grants, desk.granted]).toEqual([[], [], []]);
  desk.checks = 'granted';
  for (const { key, action, body } of pages)
    expect((await desk.call(key, action, body)).main ?? '').not.toContain('gets no offers');
});

test('a turn that is refused midway is not used up, and its prize is the one that was drawn', async () => {
  const drawn = async () =>
    (await desk.sandbox.inject('/rewards.json')).json<{ grants: { id: string; prize: string }[] }>().grants;
  desk.grants = 'notAllowed';
  const key = (await desk.visit('case', { loyalty })).key;
  expect((await desk.call(key, 'case', { level: 2 })).main).toContain('gets no offers');
  expect((await desk.call((await desk.visit('treasure')).key, 'chest')).main).toContain('gets no offers');
  const before = await drawn();
  expect(before.map(({ id }) => id)).toEqual(['case.level-2', 'treasure.2026-05-01']);
  await desk.restart();
  desk.grants = 'granted';
  const next = await desk.visit('case', { loyalty });
  expect(next.body).toContain('Your keys: 1');
  expect((await desk.call(next.key, 'case', { level: 2 })).main).toContain('You got');
  expect(await drawn()).toMatchObject([{ prize: before[0]?.prize }, {}]);
  expect((await desk.visit('case', { loyalty })).body).toContain('You have no key');
  // The chest of a day that was refused is there the day after.
  desk.clock.advance(DAY_MS);
  await desk.call((await desk.visit('treasure')).key, 'chest');
  expect(desk.granted.at(-1)?.reward).toEqual({ kind: 'points', points: 10 });
});

test('each new level gives a key, and each key opens one case', async () => {
  const { key, body } = await desk.visit('case', { loyalty });
  expect(body).toContain('Your keys: 1');
  const opened = await Promise.all([
    desk.call(key, 'case', { level: 2 }),
    desk.call(key, 'case', { level: 2 }),
  ]);
  expect(opened.map(({ status }) => status)).toEqual([200, 200]);
  expect(desk.granted).toHaveLength(1);
  for (const level of [1, 3, 9, -1, 1.5, '2', null])
    expect((await desk.call(key, 'case', { level })).status).toBe(422);
  expect((await desk.visit('case', { loyalty })).body).toContain('You have no key at the moment');
});

test('the level page says what the brand has signed', async () => {
  const { body } = await desk.visit('level', { loyalty });
  expect(body).toContain('Silver');
  expect(body).toContain('1,900 points to Gold');
  expect(body).toContain('₺19,000 staked in games that count in full');
  expect(body).toContain('1 point for every ₺10');
  expect((await desk.visit('level')).body).toContain('Your points could not be loaded');
});

test('a request waits for an operator, whose approval is granted once and whose words are shown', async () => {
  const { key } = await desk.visit('bonus-request');
  for (const body of [
    {},
    { bonus: 'request-1000' },
    { bonus: 'constructor' },
    { bonus: 'request-50', message: 'a'.repeat(501) },
  ])
    expect((await desk.call(key, 'request', body)).status).toBe(422);
  const message = '<b>Merhaba</b>';
  expect((await desk.call(key, 'request', { bonus: 'request-50', message })).main).toContain('Waiting');
  await desk.call(key, 'request', { bonus: 'request-spins-20' });
  const { requests } = (await desk.sandbox.inject('/rewards.json')).json<{
    requests: { id: string; bonus: string }[];
  }>();
  expect(requests).toMatchObject([{ bonus: 'request-50' }]);
  const consolePage = (await desk.sandbox.inject('/rewards')).body;
  expect(consolePage).toContain('&lt;b&gt;Merhaba');
  await desk.restart();
  const decide = (choice: string, words = '') =>
    desk.sandbox.inject({
      method: 'POST',
      url: `/rewards/requests/${requests[0]?.id}/${choice}`,
      payload: { words },
    });
  expect((await decide('grant')).statusCode).toBe(404);
  expect((await decide('approve', 'İyi oyunlar.')).json()).toEqual({ state: 'approved', isNew: true });
  expect((await decide('refuse')).json()).toEqual({ state: 'approved', isNew: false });
  expect(desk.granted).toMatchObject([{ player: '7-5', reward: { kind: 'bonus', slug: 'request-50' } }]);
  const { body, key: next } = await desk.visit('bonus-request');
  expect(body).toContain('İyi oyunlar.');
  expect(body).toContain('Approved');
  expect((await desk.call(next, 'request', { bonus: 'request-spins-20' })).main).toContain('Waiting');
  expect((await desk.visit('bonus-request', { user: 6 })).body).not.toContain('İyi oyunlar.');
});

test('an approval that the brand refused during a break is granted when the player comes back', async () => {
  const { key } = await desk.visit('bonus-request');
  await desk.call(key, 'request', { bonus: 'request-50' });
  const { requests } = (await desk.sandbox.inject('/rewards.json')).json<{ requests: { id: string }[] }>();
  desk.grants = 'notAllowed';
  await desk.sandbox.inject({ method: 'POST', url: `/rewards/requests/${requests[0]?.id}/approve` });
  await desk.visit('bonus-request');
  expect(desk.granted).toEqual([]);
  desk.grants = 'granted';
  await desk.visit('bonus-request', { user: 6 });
  expect(desk.granted).toEqual([]);
  await desk.visit('bonus-request');
  await desk.visit('bonus-request');
  expect(desk.granted).toMatchObject([{ player: '7-5', reward: { kind: 'bonus', slug: 'request-50' } }]);
});

test('the key of a page is good for its own calls only, and ends', async () => {
  const { key } = await desk.visit('treasure');
  expect((await desk.call(key, 'spin')).status).toBe(401);
  expect((await desk.call('', 'chest')).status).toBe(401);
  desk.clock.advance(2 * 60 * 60_000);
  expect((await desk.call(key, 'chest')).status).toBe(401);
  expect(desk.granted).toEqual([]);
});
