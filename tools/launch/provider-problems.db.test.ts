import {
  createTestDatabase,
  paymentCategory,
  paymentMethod,
  sportsProvider,
  studio,
  type TestDatabase,
} from '@baize/db';
import { createRegistry, type Provider } from '@baize/providers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  captchaProblems,
  methodsWithoutDestination,
  missingProviders,
  silentProviders,
} from './provider-problems.ts';

const provider = (ports: Partial<Provider>): Provider => ({ name: 'a', circuit: () => 'closed', ...ports });

describe('a captcha', () => {
  const captcha = {
    origin: 'https://captcha.example',
    hasSecret: (siteId: number) => siteId === 1,
    isTestKey: (key: string) => key.startsWith('test'),
    verify: () => Promise.resolve('passed' as const),
  };
  const withCaptcha = createRegistry([provider({ captcha })]);
  const without = createRegistry([]);

  function problemsOf(
    facts: { siteId?: number; key?: string; isAsked?: boolean },
    providers = withCaptcha,
  ): readonly string[] {
    const { siteId = 1, key, isAsked = true } = facts;
    const keys = key === undefined ? {} : { TURNSTILE_SITE_KEY: key };
    const options = { turnstile_validation: isAsked ? 1 : 0, keys };
    // What the check reads of a brand.
    const brand = { slug: 'kaya', siteId, options } as Parameters<typeof captchaProblems>[0][number];
    return captchaProblems([brand], providers);
  }

  test('with all that it needs is no problem, and neither is none at all', () => {
    expect(problemsOf({ key: 'real' })).toEqual([]);
    expect(problemsOf({ key: 'real', isAsked: false })).toEqual([]);
    expect(problemsOf({ isAsked: false })).toEqual([]);
    expect(problemsOf({ isAsked: false }, without)).toEqual([]);
  });

  test.each([
    ['asks for it without a key', {}, withCaptcha, 'no site key'],
    ['has a key and no provider', { key: 'real' }, without, 'no captcha provider is configured'],
    [
      'has a key, does not ask, and has no provider',
      { key: 'real', isAsked: false },
      without,
      'no captcha provider',
    ],
    ['has a key for tests, which passes anyone', { key: 'test-1' }, withCaptcha, 'a test key'],
    [
      'has a key without its secret, which passes nobody',
      { key: 'real', siteId: 2 },
      withCaptcha,
      'no secret',
    ],
  ])('of a brand that %s stops the start', (_, facts, providers, words) => {
    expect(problemsOf(facts, providers)).toEqual([
      expect.stringMatching(new RegExp(`kaya.*${words}|${words}.*kaya`)),
    ]);
  });

  test('is judged for every brand', () => {
    const brands = ['a', 'b'].map((slug, place) => ({
      slug,
      siteId: place + 1,
      options: { turnstile_validation: 1, keys: { TURNSTILE_SITE_KEY: 'real' } },
    })) as unknown as Parameters<typeof captchaProblems>[0];
    expect(captchaProblems(brands, withCaptcha)).toEqual([expect.stringContaining('brand b (2)')]);
  });
});

describe('providers that rows of data name', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    const { sql } = database;
    const row = { picture: 'a', sort: 1 };
    await sql.insert(studio).values([
      { ...row, id: 1, slug: 'a', name: 'A', provider: 'games' },
      { ...row, id: 2, slug: 'b', name: 'B', provider: 'games' },
      { ...row, id: 3, slug: 'c', name: 'C', provider: 'old games', enabled: false },
    ]);
    await sql.insert(paymentCategory).values({ id: 1, nameTr: 'a', nameEn: 'a', sort: 1 });
    const method = {
      categoryId: 1,
      kind: 1,
      icon: 'a',
      color: '#000000',
      expireMinutes: 3,
      endpoint: 'a',
      sort: 1,
      minMinor: 1n,
      maxMinor: 2n,
      stepMinor: 1n,
      fields: [],
    };
    await sql.insert(paymentMethod).values([
      { ...method, id: 1, slug: 'a', name: 'A', provider: 'payments' },
      { ...method, id: 2, slug: 'b', name: 'B', provider: 'old payments', enabled: false },
    ]);
    await sql.insert(sportsProvider).values([
      { slug: 'a', provider: 'sports' },
      { slug: 'b', provider: 'old sports', enabled: false },
    ]);
  });
  afterAll(() => database.drop());

  test('are asked for once each, those of rows that are switched off not at all', async () => {
    const asked: string[] = [];
    const missingFor = (name: string) => {
      asked.push(name);
      return name === 'payments' ? ['PAYMENTS_URL is missing', 'PAYMENTS_KEYS is missing'] : [];
    };
    expect(await missingProviders(database, { missingFor })).toEqual([
      'PAYMENTS_URL is missing',
      'PAYMENTS_KEYS is missing',
    ]);
    expect(asked).toEqual(['games', 'payments', 'sports']);
  });

  test('that pay out and do not ask for a destination are named', async () => {
    const [method] = await database.sql.select().from(paymentMethod);
    if (!method) throw new Error('no method');
    const field = { type: 'text', name: 'iban', required: true };
    await database.sql.insert(paymentMethod).values([
      { ...method, id: 3, slug: 'c', kind: 2, fields: [field] },
      { ...method, id: 4, slug: 'd', kind: 2, fields: [{ ...field, name: 'account_number' }] },
      { ...method, id: 5, slug: 'e', kind: 2, fields: [{ ...field, required: false }] },
      { ...method, id: 6, slug: 'f', kind: 2, enabled: false },
    ]);
    expect(await methodsWithoutDestination(database)).toEqual([
      expect.stringMatching(/^withdrawal method 4 \(d\) has no required field/),
      expect.stringMatching(/^withdrawal method 5 \(e\) has no required field/),
    ]);
  });
});

test('without e-mail or SMS the site starts, and says what players do without', () => {
  const mail = { send: () => Promise.resolve() };
  const sms = { send: () => Promise.resolve() };
  const silent = (...ports: Partial<Provider>[]) => silentProviders(createRegistry(ports.map(provider)));
  expect(silent({ mail, sms })).toEqual([]);
  expect(silent({ sms })).toEqual([expect.stringContaining('no e-mail provider')]);
  expect(silent({ mail })).toEqual([expect.stringContaining('no SMS provider')]);
  expect(silent()).toHaveLength(2);
});
