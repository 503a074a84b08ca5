import { countWaiting, inTransaction, useTestClock } from '@baize/db';
import type { ExclusionCode, ExclusionScope } from '@baize/ledger';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { registrationBody } from '../../testing/test-player.ts';

const DAY_MS = 24 * 60 * 60_000;
const start = new Date('2026-03-15T12:00:00Z');

let app: TestApp;
let setTime: (at: Date) => Promise<void>;
beforeAll(async () => {
  app = await createTestApp();
  setTime = await useTestClock(app);
});
afterAll(() => app.close());
beforeEach(() => setTime(start));

type Body = Record<string, unknown>;

const send = (body: Body, brand = app.brand, language = 'tr') =>
  app.call('POST', '/account/register', { brand, body, language });

interface Known {
  readonly id: number;
  readonly body: Body;
}

let count = 0;
/** A player with two given names, an e-mail address with a dot, and a name that nobody else has. */
async function registerAyse(brand = app.brand): Promise<Known> {
  count += 1;
  const letters = 'abcdefghij'.charAt(count % 10) + 'abcdefghij'.charAt(Math.floor(count / 10));
  const body = registrationBody({
    email: `ayse.gul${count}@gmail.com`,
    name: 'Ayşe Gül',
    surname: `Çınar${letters}oğlu`,
    birth_day: 9,
  });
  const answer = await send(body, brand);
  expect(answer.statusCode, answer.body).toBe(200);
  const { rows } = await app.database.pool.query<{ id: string }>(
    'select id from player where site_id = $1 and username = $2',
    [brand.siteId, body['username']],
  );
  return { id: Number(rows[0]?.id), body };
}

async function excluded(code: ExclusionCode, scope: ExclusionScope): Promise<Known & { endsAt: Date }> {
  const known = await registerAyse();
  const exclusion = await app.ledger.exclude(app.brand.siteId, known.id, code, scope);
  if (!exclusion) throw new Error('not excluded');
  return { ...known, endsAt: exclusion.endsAt };
}

const text = ({ body }: Known, field: string) => String(body[field]);
/** The name of a person as it is written without Turkish letters, and their birth date. */
const plainName = (known: Known) => ({
  name: 'AYSE-GUL',
  surname: text(known, 'surname').replace('Çı', 'ci').replace('ğ', 'g'),
  birth_day: 9,
});

interface Variant {
  readonly what: string;
  /** What the registration has in common with an excluded player. */
  readonly traces: (known: Known) => Body;
  /** The field whose value is the very same. */
  readonly taken?: string;
}

const variants: readonly Variant[] = [
  {
    what: 'the identity number',
    traces: ({ body }) => ({ personal_id: body['personal_id'] }),
    taken: 'personal_id',
  },
  { what: 'the phone', traces: ({ body }) => ({ phone: body['phone'] }), taken: 'phone' },
  {
    what: 'the phone, formatted differently',
    traces: (known) => ({
      phone: `+90 (${text(known, 'phone').slice(0, 3)}) ${text(known, 'phone').slice(4)}`,
    }),
    taken: 'phone',
  },
  {
    what: 'the e-mail address with other dots',
    traces: (known) => ({ email: text(known, 'email').replace('ayse.', 'a.yse') }),
  },
  {
    what: 'the e-mail address with a plus sign',
    traces: (known) => ({ email: text(known, 'email').replace('@', '+new@') }),
  },
  {
    what: 'the e-mail address at googlemail',
    traces: (known) => ({ email: text(known, 'email').replace('gmail', 'googlemail') }),
  },
  { what: 'name and birth date, in other letters', traces: plainName },
  {
    what: 'name and birth date, swapped and with a given name left out',
    traces: (known) => ({ name: plainName(known).surname, surname: 'Ayşe', birth_day: 9 }),
  },
  {
    what: 'name and birth date, with a given name before the surname',
    traces: (known) => ({ name: 'Ayşe', surname: `Gül ${plainName(known).surname}`, birth_day: 9 }),
  },
];

const refusal = { success: false, error: 'registration_refused' };

describe('somebody who has excluded themselves is recognized', () => {
  test.each(variants)('at another brand of the operator by $what', async ({ traces }) => {
    const known = await excluded(4, 'operator');
    const answer = await send(registrationBody(traces(known)), app.otherBrand);
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json()).toMatchObject(refusal);
  });

  test.each(variants)('at the same brand by $what', async ({ traces, taken }) => {
    const known = await excluded(1, 'brand');
    const answer = await send(registrationBody(traces(known)));
    expect(answer.statusCode, answer.body).toBe(422);
    // Equal values are refused as those of every other player, which reveals nothing about an exclusion.
    const expected =
      taken === undefined ? refusal : { errors: { [taken]: [expect.stringContaining('hesap var')] } };
    expect(answer.json()).toMatchObject(expected);
  });

  test.each(variants)('only where they are excluded, by $what', async ({ traces }) => {
    const known = await excluded(6, 'brand');
    const answer = await send(registrationBody(traces(known)), app.otherBrand);
    expect(answer.statusCode, answer.body).toBe(200);
  });
});

describe('a refused registration', () => {
  test('is answered the same whatever matches, with a text about nobody, and leaves nothing behind', async () => {
    const known = await excluded(5, 'operator');
    const seen = new Set<string>();
    for (const { traces } of variants) {
      const body = registrationBody(traces(known));
      const answer = await send(body, app.otherBrand, 'en');
      seen.add(JSON.stringify({ ...answer.json<object>(), request_id: '' }));
      const { rows } = await app.database.pool.query('select from player where username = $1', [
        body['username'],
      ]);
      expect(rows).toHaveLength(0);
    }
    expect(seen.size).toBe(1);
    expect([...seen][0]).toContain('We can’t open an account with these details.');
    expect([...seen][0]).not.toContain('errors');
    expect([...seen][0]).not.toMatch(/exclu|break|closed/i);
  });

  test('is not announced by the first step', async () => {
    const known = await excluded(5, 'operator');
    for (const { traces } of variants) {
      const body = registrationBody({ ...traces(known), type: 'check' });
      const checked = await send(body, app.otherBrand);
      expect(checked.json()).toEqual({ success: true, message: 'Bilgileriniz uygun, devam edebilirsiniz.' });
    }
  });

  test('is counted, without anything about the person', async () => {
    const known = await excluded(5, 'operator');
    const before = await refusals();
    await send(registrationBody(plainName(known)));
    expect(await refusals()).toBe(before + 1);
    expect(app.logLines.join('')).not.toContain(text(known, 'surname'));
  });
});

async function refusals(): Promise<number> {
  const { body } = await app.server.metricsApp.inject({ url: '/metrics' });
  const row = new RegExp(`^baize_registrations_refused_total\\{brand="${app.brand.slug}"\\} (\\d+)$`, 'm');
  return Number(row.exec(body)?.[1] ?? 0);
}

describe('another person is accepted', () => {
  test.each<[string, (known: Known) => Body]>([
    ['a brother', (known) => ({ name: 'Mehmet', surname: text(known, 'surname'), birth_day: 22 })],
    ['a twin', (known) => ({ name: 'Fatma Gül', surname: text(known, 'surname'), birth_day: 9 })],
    ['somebody of the same name', (known) => ({ ...plainName(known), birth_year: 1971 })],
  ])('%s', async (_, fields) => {
    const known = await excluded(6, 'operator');
    for (const brand of [app.brand, app.otherBrand])
      expect((await send(registrationBody(fields(known)), brand)).statusCode).toBe(200);
  });

  test('and so is anybody who has an account elsewhere and is not excluded', async () => {
    const known = await registerAyse();
    expect((await send(known.body, app.otherBrand)).statusCode).toBe(200);
  });
});

describe('a registration is refused', () => {
  const attempt = async (known: Known, brand = app.brand) =>
    (await send(registrationBody(plainName(known)), brand)).statusCode;

  test.each<ExclusionCode>([1, 2, 3])('until the end of a break of code %i', async (code) => {
    const known = await excluded(code, 'operator');
    await setTime(new Date(known.endsAt.getTime() - 1));
    expect(await attempt(known)).toBe(422);
    expect(await attempt(known, app.otherBrand)).toBe(422);
    await setTime(known.endsAt);
    expect(await attempt(known)).toBe(200);
    expect(await attempt(known, app.otherBrand)).toBe(200);
  });

  test.each<ExclusionCode>([4, 5, 6])(
    'after a self-exclusion of code %i until the account opens',
    async (code) => {
      const known = await excluded(code, 'operator');
      await setTime(new Date(known.endsAt.getTime() + 100 * DAY_MS));
      expect(await attempt(known)).toBe(422);
      expect(await attempt(known, app.otherBrand)).toBe(422);
      const opensAt = await app.ledger.requestReturn(app.brand.siteId, known.id);
      if (!opensAt) throw new Error('the return was refused');
      await setTime(new Date(opensAt.getTime() - 1));
      expect(await attempt(known)).toBe(422);
      await setTime(opensAt);
      expect(await attempt(known)).toBe(200);
      expect(await attempt(known, app.otherBrand)).toBe(200);
    },
  );

  test('at other brands only as long as an exclusion from all of them lasts', async () => {
    const known = await excluded(1, 'operator');
    await app.ledger.exclude(app.brand.siteId, known.id, 6, 'brand');
    expect(await attempt(known, app.otherBrand)).toBe(422);
    await setTime(known.endsAt);
    expect(await attempt(known)).toBe(422);
    expect(await attempt(known, app.otherBrand)).toBe(200);
  });

  test('if one of several accounts of the person is excluded, whichever it is', async () => {
    const pairs = [
      [app.brand, app.otherBrand],
      [app.otherBrand, app.brand],
    ] as const;
    for (const [home, away] of pairs) {
      const known = await registerAyse(home);
      expect((await send(known.body, away)).statusCode).toBe(200);
      await app.ledger.exclude(home.siteId, known.id, 6, 'operator');
      expect(await attempt(known, home)).toBe(422);
      expect(await attempt(known, away)).toBe(422);
    }
  });

  test('while the account waits after its return, and not by that return in a later self-exclusion', async () => {
    const known = await excluded(4, 'operator');
    await setTime(known.endsAt);
    const opensAt = await app.ledger.requestReturn(app.brand.siteId, known.id);
    if (!opensAt) throw new Error('the return was refused');
    await setTime(new Date(opensAt.getTime() + DAY_MS));
    await app.ledger.exclude(app.brand.siteId, known.id, 4, 'operator');
    expect(await attempt(known)).toBe(422);
    expect(await attempt(known, app.otherBrand)).toBe(422);
  });
});

describe('a player who is older than the keys', () => {
  const forget = (id: number) =>
    app.database.pool.query('update player set person_keys = null where id = $1', [id]);
  const keysOf = async (id: number) => {
    const { rows } = await app.database.pool.query<{ keys: string[] | null }>(
      'select person_keys as keys from player where id = $1',
      [id],
    );
    return rows[0]?.keys ?? null;
  };

  test.each(variants)('is recognized by $what', async ({ traces }) => {
    const known = await excluded(4, 'operator');
    await forget(known.id);
    const answer = await send(registrationBody(traces(known)), app.otherBrand);
    expect(answer.json()).toMatchObject(refusal);
  });

  test('has no keys rather than an empty list, by which nobody would be recognized', async () => {
    const known = await registerAyse();
    const empty = app.database.pool.query(`update player set person_keys = '{}' where id = $1`, [known.id]);
    await expect(empty).rejects.toMatchObject({ code: '23514', constraint: 'player_person_keys_check' });
  });

  test('gets the keys of a registration by a job, and new ones after a change', async () => {
    const known = await registerAyse();
    const stored = await keysOf(known.id);
    expect(stored?.length).toBeGreaterThan(4);
    await forget(known.id);
    await app.server.runJob('fill-person-keys');
    expect(await keysOf(known.id)).toEqual(stored);
    await app.database.pool.query(`update player set city = 'Bursa' where id = $1`, [known.id]);
    expect(await keysOf(known.id)).toEqual(stored);
    for (const change of [
      `email = 'x' || email`,
      `phone = '5051112233'`,
      `phone_country_id = 58`,
      `name = 'Elif'`,
      `surname = 'Kaya'`,
      `birth_date = '1980-01-01'`,
      `personal_id_hash = 'x' || personal_id_hash`,
    ]) {
      const before = await keysOf(known.id);
      await app.database.pool.query(`update player set ${change} where id = $1`, [known.id]);
      expect(await keysOf(known.id), change).toBeNull();
      await app.server.runJob('fill-person-keys');
      expect(await keysOf(known.id), change).not.toEqual(before);
    }
  });
});

describe('an exclusion and a registration at the same moment', () => {
  test('are in order: a registration waits for the exclusion, and is refused', async () => {
    const known = await registerAyse();
    const sent = await inTransaction(app.database, async ({ client }) => {
      const exclude = 'select exclude_player($1, $2, 4::smallint, $3, 1)';
      await client.query(exclude, [app.brand.siteId, known.id, 'operator']);
      const answer = send(registrationBody(plainName(known)), app.otherBrand);
      await expect.poll(() => countWaiting(app.database)).toBeGreaterThanOrEqual(1);
      return { answer };
    });
    expect((await sent.answer).json()).toMatchObject(refusal);
  });

  test('are in order: an exclusion waits for the registration', async () => {
    const known = await registerAyse();
    const { rows } = await app.database.pool.query<{ keys: string[] }>(
      'select person_keys as keys from player where id = $1',
      [known.id],
    );
    const order: string[] = [];
    const waiting = await inTransaction(app.database, async ({ client }) => {
      const asked = await client.query('select is_person_excluded($1, $2) as excluded', [
        app.otherBrand.siteId,
        rows[0]?.keys,
      ]);
      expect(asked.rows).toEqual([{ excluded: false }]);
      const exclusion = app.ledger
        .exclude(app.brand.siteId, known.id, 4, 'operator')
        .then(() => order.push('excluded'));
      await expect.poll(() => countWaiting(app.database)).toBeGreaterThanOrEqual(1);
      order.push('registered');
      return { exclusion };
    });
    await waiting.exclusion;
    expect(order).toEqual(['registered', 'excluded']);
  });
});
