import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { registrationBody } from '../../testing/test-player.ts';

const MINUTE_MS = 60_000;
const LIMIT = 20;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    trustedProxyHops: 1,
    routeLimits: { 'POST /forget-password': { max: LIMIT, windowMs: 10 * MINUTE_MS } },
  });
});
afterAll(() => app.close());
describe('twenty concurrent registrations', () => {
  test.each([
    ['username', ['username']],
    ['email', ['email']],
    ['phone', ['phone', 'phone_code']],
    ['personal_id', ['personal_id']],
  ])('that share their %s open one account', async (field, shared) => {
    const first = registrationBody();
    const same = Object.fromEntries(shared.map((name) => [name, first[name]]));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        app.call('POST', '/account/register', { body: registrationBody(same) }),
      ),
    );
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused).toHaveLength(19);
    for (const answer of refused) {
      expect(answer.statusCode, answer.body).toBe(422);
      expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field]);
    }
    const { rows } = await app.database.pool.query(
      `select 1 from player p where not exists
         (select 1 from account a where a.site_id = p.site_id and a.player_id = p.id)`,
    );
    expect(rows).toEqual([]);
  });
});

describe('a burst', () => {
  const ask = (forwarded: string, extra: Record<string, string> = {}) =>
    app.call('POST', '/forget-password', {
      language: 'en',
      body: { username: 'kimse', personal_id: '1234' },
      headers: { 'x-forwarded-for': forwarded, ...extra },
    });

  test('of one network gets what its limit allows, whatever it forges', async () => {
    const answers = await Promise.all(
      Array.from({ length: 3 * LIMIT }, (_, index) =>
        ask(`203.0.113.${index}, 10.9.8.${index}, 2001:db8:aa:bb:${index}::1`, {
          'x-real-ip': `198.51.100.${index}`,
          'true-client-ip': `198.51.100.${index}`,
          forwarded: `for=198.51.100.${index}`,
          'x-forwarded-host': 'localhost',
        }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(LIMIT);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(2 * LIMIT);
    for (const answer of refused) {
      expect(answer.headers['retry-after']).toBe('600');
      expect(answer.json()).toMatchObject({
        message: 'Too many attempts in a short time. Try again in 10 minutes.',
      });
    }
    expect((await ask('2001:db8:aa:bc::1')).statusCode).toBe(200);
  });

  test('does not prolong the wait, and brands are counted separately', async () => {
    for (let count = 0; count < LIMIT; count += 1) await ask('192.0.2.1');
    app.clock.advance(9 * MINUTE_MS);
    const late = await ask('192.0.2.1');
    expect(late.headers['retry-after']).toBe('60');
    expect(late.json()).toMatchObject({
      message: 'Too many attempts in a short time. Try again in 1 minute.',
    });
    const elsewhere = await app.call('POST', '/forget-password', {
      brand: app.otherBrand,
      body: { username: 'kimse', personal_id: '1234' },
      headers: { 'x-forwarded-for': '192.0.2.1' },
    });
    expect(elsewhere.statusCode).toBe(200);
    app.clock.advance(MINUTE_MS);
    expect((await ask('192.0.2.1')).statusCode).toBe(200);
  });
});
