import { useTestClock } from '@baize/db';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { password, registrationBody, type TestPlayer } from '../../testing/test-player.ts';

const DAY_MS = 24 * 60 * 60_000;
const start = new Date('2026-08-31T10:00:00Z');

type Brand = TestApp['brand'];

let app: TestApp;
let setTime: (at: Date) => Promise<void>;
let elsewhere: Brand;
let ownOnly: Brand;
beforeAll(async () => {
  app = await createTestApp({ trustedProxyHops: 1 });
  setTime = await useTestClock(app);
  const brandOf = (scope: string) => {
    const found = app.brands.find(
      ({ siteId, traits }) => siteId !== app.brand.siteId && traits['limits.exclusionScope'] === scope,
    );
    if (!found) throw new Error(`no other brand has the scope ${scope}`);
    return found;
  };
  elsewhere = brandOf('operator');
  ownOnly = brandOf('brand');
});
beforeEach(() => setTime(start));
afterAll(() => app.close());

interface Member extends TestPlayer {
  readonly brand: Brand;
}

type Verified = 'phone' | 'identity' | 'both' | undefined;

async function verify({ id }: Pick<Member, 'id'>, verified: Verified): Promise<void> {
  await app.database.pool.query(
    `update player set phone_verified_at = case when $2 in ('phone', 'both') then now() end,
         identity_verified_at = case when $2 in ('identity', 'both') then now() end
       where id = $1`,
    [id, verified ?? 'none'],
  );
}

async function join(
  brand: Brand,
  verified: Verified,
  body: Record<string, unknown> = registrationBody(),
): Promise<Member> {
  const registered = await app.call('POST', '/account/register', { brand, body });
  if (registered.statusCode !== 200) throw new Error(registered.body);
  const username = String(body['username']);
  const signedIn = await app.call('POST', '/login', {
    brand,
    body: { username, password, turnstileToken: 'passed' },
  });
  const reply = signedIn.json<{ access_token: string; user: { id: number } }>();
  const member = { id: reply.user.id, username, token: reply.access_token, brand };
  await verify(member, verified);
  return member;
}

const close = ({ token, brand }: Member, type: number) =>
  app.call('POST', '/account/deactive-account', { token, brand, body: { type } });

async function closingOf({ id, brand }: Member) {
  return await app.ledger.closing(brand.siteId, id);
}

test.each<Verified>(['phone', 'identity', 'both'])(
  'an account that is the same person’s by a verified %s is closed at the other brand, with its sessions',
  async (verified) => {
    const body = registrationBody();
    const [here, there] = [await join(app.brand, verified, body), await join(elsewhere, verified, body)];
    const reply = await close(here, 4);
    expect(reply.json()).toMatchObject({ success: true, data: { ends_at: '2027-02-28T10:00:00.000Z' } });
    expect(await closingOf(there)).toMatchObject({
      code: 4,
      startsAt: start,
      endsAt: new Date('2027-02-28T10:00:00Z'),
      fromSiteId: app.brand.siteId,
      mayReturn: false,
    });
    const refused = await app.call('GET', '/user-profile', { token: there.token, brand: elsewhere });
    expect(refused.statusCode).toBe(401);
    const again = await app.call('POST', '/login', {
      brand: elsewhere,
      body: { username: there.username, password, turnstileToken: 'passed' },
    });
    const { access_token: token } = again.json<{ access_token: string }>();
    const { rows } = await app.database.pool.query('select kind from player_message where player_id = $1', [
      there.id,
    ]);
    expect(rows).toEqual([{ kind: 'exclusion_begun' }]);
    const page = await app.call('GET', '/account/closing', { brand: elsewhere, token });
    expect(page.json()).toMatchObject({ data: { closing: { code: 4, chosen_at: app.brand.options.name } } });
  },
);

test.each<[string, Verified, Verified, Record<string, unknown>]>([
  ['what was typed here only', undefined, 'both', {}],
  ['what was typed there only', 'both', undefined, {}],
  ['different things that were verified', 'phone', 'identity', {}],
  ['a phone number that was assigned again', 'phone', 'phone', { birth_year: 1991 }],
])('nothing is closed for %s', async (_, verifiedHere, verifiedThere, fields) => {
  const body = registrationBody();
  const here = await join(app.brand, verifiedHere, body);
  const there = await join(elsewhere, verifiedThere, { ...body, ...fields });
  await close(here, 5);
  await app.server.runJob('close-elsewhere');
  expect(await closingOf(here)).toMatchObject({ code: 5 });
  expect(await closingOf(there)).toBeUndefined();
});

test('nothing is closed elsewhere by a brand whose exclusions are its own', async () => {
  const body = registrationBody();
  const [own, other] = [await join(ownOnly, 'both', body), await join(elsewhere, 'both', body)];
  await close(own, 6);
  await app.server.runJob('close-elsewhere');
  expect(await closingOf(own)).toMatchObject({ code: 6, fromSiteId: undefined });
  expect(await closingOf(other)).toBeUndefined();
});

test('an account that is verified later is closed by the job, once, for what is left', async () => {
  const body = registrationBody();
  const [here, there] = [await join(app.brand, 'phone', body), await join(elsewhere, undefined, body)];
  await close(here, 2);
  await setTime(new Date(start.getTime() + 2 * DAY_MS));
  await app.server.runJob('close-elsewhere');
  expect(await closingOf(there)).toBeUndefined();
  await verify(there, 'phone');
  for (let run = 0; run < 2; run += 1) await app.server.runJob('close-elsewhere');
  expect(await closingOf(there)).toMatchObject({
    code: 2,
    startsAt: app.clock.now(),
    endsAt: new Date(start.getTime() + 7 * DAY_MS),
    fromSiteId: app.brand.siteId,
  });
  const { rowCount } = await app.database.pool.query('select from exclusion where player_id = $1', [
    there.id,
  ]);
  expect(rowCount).toBe(1);
});

test('a longer closing stays, a shorter one becomes longer', async () => {
  const body = registrationBody();
  const [here, there] = [await join(app.brand, 'both', body), await join(elsewhere, 'both', body)];
  await app.ledger.exclude(elsewhere.siteId, there.id, 4, 'brand');
  await close(here, 1);
  expect(await closingOf(there)).toMatchObject({ code: 4, fromSiteId: undefined });
  await app.ledger.exclude(app.brand.siteId, here.id, 6, 'operator');
  await app.server.runJob('close-elsewhere');
  expect(await closingOf(there)).toMatchObject({ code: 6, fromSiteId: app.brand.siteId });
});

test('an account does not open by itself after a self-exclusion, and stays open once it was asked for', async () => {
  const body = registrationBody();
  const [here, there] = [await join(app.brand, 'both', body), await join(elsewhere, 'both', body)];
  await close(here, 4);
  await setTime(new Date('2027-02-28T10:00:00Z'));
  expect(await closingOf(there)).toMatchObject({ code: 4, mayReturn: true });
  await app.ledger.requestReturn(elsewhere.siteId, there.id);
  await setTime(new Date('2027-03-01T10:00:00Z'));
  await app.server.runJob('close-elsewhere');
  expect(await closingOf(there)).toBeUndefined();
  expect(await closingOf(here)).toMatchObject({ code: 4, mayReturn: true });
});

test('two accounts of a person that are closed at the same time do not wait for each other', async () => {
  for (let round = 0; round < 10; round += 1) {
    const body = registrationBody();
    const [here, there] = [await join(app.brand, 'both', body), await join(elsewhere, 'both', body)];
    const replies = await Promise.all([
      close(here, 5),
      close(there, 4),
      app.server.runJob('close-elsewhere'),
    ]);
    // The other one may have ended the session of the call.
    for (const reply of replies.slice(0, 2)) expect([200, 401, 409]).toContain(reply?.statusCode);
    await app.server.runJob('close-elsewhere');
    const [first, second] = [await closingOf(here), await closingOf(there)];
    expect(first?.endsAt).toEqual(second?.endsAt);
  }
});
