import {
  formatGrant,
  parseGrantReply,
  REWARD_GRANT_PATH,
  REWARDS_PARTY,
  type Reward,
  type RewardCheck,
  signRequest,
} from '@baize/providers';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { closeAccount } from '../testing/close-account.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { signUp, type TestPlayer } from '../testing/test-player.ts';

let app: TestApp;
/** Another process of the same database. */
let beside: TestApp;
let player: TestPlayer;
const slug = 'wheel-5';

beforeAll(async () => {
  app = await createTestApp();
  beside = await createTestApp({ beside: app });
  player = await signUp(app);
  for (const { siteId } of [app.brand, app.otherBrand])
    await app.database.pool.query(
      'insert into bonus_terms (site_id, id, slug, terms, created_at) values ($1, $2, $3, $4, $5)',
      [siteId, app.clock.now().getTime(), slug, terms, app.clock.now()],
    );
});
afterAll(async () => {
  await beside.close();
  await app.close();
});

const terms = {
  kind: 'fixed',
  name: { tr: '₺5 bonus', en: '₺5 bonus' },
  summary: { tr: 'Çarktan.', en: 'From the wheel.' },
  amountMinor: 500,
  wagering: { times: 5, base: 'bonus' },
  contribution: { types: { slot: 100 } },
  daysToAccept: 7,
  daysToPlay: 7,
  audience: { byHand: true },
};

interface GrantChanges {
  readonly grantId?: string;
  readonly player?: string;
  readonly reward?: Reward | RewardCheck;
  readonly siteId?: number;
  readonly headers?: Record<string, string>;
}

const nameOf = ({ id }: TestPlayer, siteId = app.brand.siteId) => `${siteId}-${id}`;

async function grant({ siteId, headers, ...changes }: GrantChanges, at: TestApp = app) {
  const body = formatGrant({
    grantId: 'g1',
    player: nameOf(player),
    reward: { kind: 'bonus', slug },
    ...changes,
  });
  const options = { ...(siteId !== undefined && { siteId }), ...(headers && { headers }) };
  const reply = await at.callback(REWARDS_PARTY, REWARD_GRANT_PATH, body, options);
  return { status: reply.statusCode, result: parseGrantReply(reply.body) };
}

async function offers(of: TestPlayer = player): Promise<unknown[]> {
  const { rows } = await app.database.pool.query(
    'select slug, amount, status from bonus_award a join bonus_terms t on t.site_id = a.site_id and t.id = a.terms_id where player_id = $1',
    [of.id],
  );
  return rows;
}

test('a grant is offered once, though it comes twenty times at once to two processes', async () => {
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) => grant({ grantId: 'many' }, index % 2 === 0 ? app : beside)),
  );
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(replies.filter(({ result }) => result === 'granted')).toHaveLength(1);
  expect(replies.filter(({ result }) => result === 'repeated')).toHaveLength(19);
  expect(await offers()).toEqual([{ slug, amount: '500', status: 0 }]);
});

test('a forged grant, and one signed by another brand’s key, give nothing', async () => {
  const other = await signUp(app);
  const forged = {
    'x-key-id': app.keys.current(REWARDS_PARTY, app.brand.siteId).id,
    'x-timestamp': String(Math.floor(app.clock.now().getTime() / 1_000)),
    'x-signature': 'a'.repeat(64),
  };
  expect(await grant({ player: nameOf(other), headers: forged })).toEqual({ status: 401, result: undefined });
  expect((await grant({ player: nameOf(other), headers: {} })).status).toBe(401);
  expect(await grant({ player: nameOf(other), siteId: app.otherBrand.siteId })).toEqual({
    status: 200,
    result: 'unknownPlayer',
  });
  // The number of a player, at a brand that has none of that number.
  const abroad = nameOf(other, app.otherBrand.siteId);
  expect((await grant({ player: abroad, siteId: app.otherBrand.siteId })).result).toBe('unknownPlayer');
  expect((await grant({ player: nameOf(other), siteId: 999 })).status).toBe(401);
  expect(await offers(other)).toEqual([]);
});

test('a late grant is refused, and made when it is signed anew', async () => {
  const other = await signUp(app);
  const late = app.clock.now().getTime();
  app.clock.advance(6 * 60_000);
  const now = app.clock.now();
  app.clock.set(new Date(late));
  const body = formatGrant({ grantId: 'late', player: nameOf(other), reward: { kind: 'bonus', slug } });
  const headers = signRequest(
    { method: 'POST', path: REWARD_GRANT_PATH, rawBody: body },
    app.keys.current(REWARDS_PARTY, app.brand.siteId),
    app.clock,
  );
  app.clock.set(now);
  expect((await app.callback(REWARDS_PARTY, REWARD_GRANT_PATH, body, { headers })).statusCode).toBe(401);
  expect((await grant({ grantId: 'late', player: nameOf(other) })).result).toBe('granted');
});

test('a bonus that the brand has not, and an excluded player, are refused for good', async () => {
  expect((await grant({ grantId: 'none', reward: { kind: 'bonus', slug: 'no-such' } })).result).toBe(
    'notOpen',
  );
  const closed = await signUp(app);
  expect((await closeAccount(app, closed, 1)).statusCode).toBe(200);
  expect((await grant({ grantId: 'closed', player: nameOf(closed) })).result).toBe('notAllowed');
  expect(await offers(closed)).toEqual([]);
});

test('a check says whether a player may take part, and gives nothing', async () => {
  const asking = await signUp(app);
  const check = async () =>
    (await grant({ grantId: 'check', player: nameOf(asking), reward: { kind: 'check' } })).result;
  expect([await check(), await check()]).toEqual(['granted', 'granted']);
  expect(await offers(asking)).toEqual([]);
  expect((await closeAccount(app, asking, 1)).statusCode).toBe(200);
  expect(await check()).toBe('notAllowed');
});

test('points are granted once as well', async () => {
  const points = { grantId: 'points', reward: { kind: 'points', points: 25 } } as const;
  expect((await grant(points)).result).toBe('granted');
  expect((await grant(points)).result).toBe('repeated');
});
