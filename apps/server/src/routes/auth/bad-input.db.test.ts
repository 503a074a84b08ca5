import { type CallKey, calls, type CallShape, errorReply } from '@baize/contract';
import { takesAll } from '@baize/testkit/test-scope';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { password, registrationBody, signUp } from '../../testing/test-player.ts';

/** What people and programs may put into fields. */
const badValues: Readonly<Record<string, unknown>> = {
  missing: undefined,
  empty: '',
  'spaces only': '   ',
  null: null,
  'a number': 12.5,
  'a huge number': 1e300,
  'a negative number': -1,
  yes: true,
  'an empty list': [],
  'a list': ['a', 1],
  'an object': { $ne: null },
  '10,000 characters': 'x'.repeat(10_000),
  HTML: '<img src=x onerror=alert(1)>',
  'bidirectional marks': '\u202Eabc\u2066',
  emoji: '🂡🎲',
  'half an emoji': '\uD83C',
  NUL: 'a\u0000b',
  'spaces around': '  kaya  ',
  'Turkish letters': 'İIıi',
  SQL: "'; drop table player; --",
  'a format': '%s${7*7}{{7*7}}',
  'line breaks': 'a\r\nBcc: x@example.com',
};

/** Fields of a body, also of a union. */
function fieldsOf(schema: z.ZodType): string[] {
  const { properties, anyOf } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const shapes = [{ properties }, ...(anyOf ?? [])];
  return [
    ...new Set(shapes.flatMap((shape) => Object.keys((typeof shape === 'object' && shape.properties) || {}))),
  ];
}

const talkative = Object.entries<CallShape>(calls).flatMap(([key, call]) => {
  const fields = call.area === 'auth' && call.body ? fieldsOf(call.body) : [];
  return fields.length > 0 ? [{ key, call, body: call.body, fields }] : [];
});

/** Valid bodies. A call without one is tried with each field by itself. */
const goodBodies: Partial<Record<CallKey, () => Record<string, unknown>>> = {
  // A new name each time, because attempts at one account are counted together.
  'POST /login': () => ({ username: `kimse${requests}`, password }),
  'POST /account/register': registrationBody,
  'POST /forget-password': () => ({ username: 'kimse', personal_id: '1234' }),
  'POST /reset-password': () => ({ token: 'x', password, password_confirmation: password }),
};

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp({ trustedProxyHops: 1 });
  const player = await signUp(app);
  ({ token } = player);
  // What calls about a set-up and a passkey need.
  await app.call('POST', '/enable-2fa', { token, body: { password } });
  await app.database.pool.query(
    `insert into passkey (site_id, player_id, id, credential_id, public_key, counter, transports, is_synced,
         user_handle, label, created_at)
       values ($1, $2, 1, 'x', '', 0, '{}', false, 'x', 'x', now())`,
    [app.brand.siteId, player.id],
  );
});
afterAll(() => app.close());

let requests = 0;
async function send(call: CallShape, language: string, body: unknown) {
  requests += 1;
  // Each request has its own network, so that none is delayed by others.
  const ip = `10.${requests >> 16}.${(requests >> 8) & 255}.${requests & 255}`;
  // Nor by tries at the password or a code, which are the player's.
  await app.database.pool.query('delete from rate_window');
  return app.call(call.method, call.path.replace('{id}', '1'), {
    language,
    token,
    body,
    headers: { 'x-forwarded-for': ip, 'content-type': 'application/json' },
  });
}

/** Players without all ledger accounts, and accounts without a player, as an incomplete registration would leave. */
async function countHalves(): Promise<number> {
  const { rows } = await app.database.pool.query<{ halves: string }>(
    `select count(*) as halves from player full join (select site_id, player_id from account group by 1, 2) a
       on a.site_id = player.site_id and a.player_id = player.id
     where player.id is null or a.player_id is null`,
  );
  return Number(rows[0]?.halves);
}

async function countPlayers(): Promise<number> {
  const { rows } = await app.database.pool.query<{ players: string }>(
    'select count(*) as players from player',
  );
  return Number(rows[0]?.players);
}

describe('every field of every call that signs in, registers or recovers', () => {
  test('comes from the contract', () => {
    expect(talkative.map(({ key }) => key)).toEqual(expect.arrayContaining(Object.keys(goodBodies)));
    expect(talkative.find(({ key }) => key === 'POST /account/register')?.fields.length).toBeGreaterThan(14);
  });

  const cases = talkative.flatMap(({ key, call, body, fields }) =>
    fields.map((field) => ({ name: `${key} ${field}`, key, call, schema: body, field })),
  );
  /** In the gate a field gets every other value, and the next field the others. */
  const valuesFor = (name: string) => {
    const at = cases.findIndex((one) => one.name === name);
    return Object.entries(badValues).filter((_, index) => takesAll() || (index + at) % 2 === 0);
  };

  test.each(cases)('$name is accepted or refused by name', async ({ name: of, key, call, field }) => {
    for (const [name, value] of valuesFor(of)) {
      const makeBody = goodBodies[key as CallKey] ?? (() => ({}));
      const body = { ...makeBody(), [field]: value };
      const before = await countPlayers();
      const turkish = await send(call, 'tr', body);
      const where = `${name}: ${turkish.body.slice(0, 300)}`;
      expect([200, 422], where).toContain(turkish.statusCode);
      if (turkish.statusCode === 200) continue;
      expect(await countPlayers(), where).toBe(before);
      const refused = errorReply.parse(turkish.json());
      const english = errorReply.parse((await send(call, 'en', body)).json());
      expect(english.error).toBe(refused.error);
      expect(english.message).not.toBe(refused.message);
      if (refused.error !== 'invalid') {
        expect(call.errors, where).toContain(refused.error);
        continue;
      }
      const errors = Object.entries(refused.errors ?? {});
      expect(errors.length, where).toBeGreaterThan(0);
      for (const [at, messages] of errors) {
        expect(messages.length, where).toBeGreaterThan(0);
        expect(english.errors?.[at]?.length).toBe(messages.length);
        expect(english.errors?.[at]).not.toEqual(messages);
      }
    }
    expect(await countHalves()).toBe(0);
  });

  test('changes nothing', async () => {
    expect((await app.call('GET', '/user-profile', { token })).statusCode).toBe(200);
    const faults = app.logLines.filter((line) => JSON.parse(line).level >= 50);
    expect(faults).toEqual([]);
  });
});
