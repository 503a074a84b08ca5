import { randomBytes } from 'node:crypto';

import { createIdMaker, manualClock } from '@baize/clock';
import { describe, expect, it } from 'vitest';

import { installedProviders } from '../installed.ts';
import { createRegistry, duplicatePortProblems } from './create-registry.ts';
import type { Provider } from './provider.ts';
import { readProviderSettings } from './read-provider-settings.ts';

const secret = () =>
  randomBytes(32)
    .toString('base64url')
    .replaceAll(/test|baize/gi, 'xyzw');
const clock = manualClock(new Date('2026-05-01T12:00:00Z'));
const parts = { clock, ids: createIdMaker(clock) };
const read = (env: Record<string, string>) => readProviderSettings(env, installedProviders);
const studio = { PROVIDER_SANDBOX_STUDIO_URL: 'https://games.host', PROVIDER_SANDBOX_STUDIO_KEYS: secret() };

describe('settings of providers', () => {
  it('open the configured providers only', () => {
    const settings = read({
      ...studio,
      PROVIDER_SMTP_MAIL_URL: 'smtps://a:b@mail.host',
      PROVIDER_SMTP_MAIL_FROM: 'a@mail.host',
    });
    expect(settings.problems).toEqual([]);
    const registry = createRegistry(settings.open(parts));
    expect(registry.all.map(({ name }) => name)).toEqual(['sandbox-studio', 'smtp-mail']);
    expect(registry.find('games', 'sandbox-studio')).toBeDefined();
    expect(registry.find('payments', 'sandbox-studio')).toBeUndefined();
    expect(registry.find('games', 'sandbox-gateway')).toBeUndefined();
    expect(registry.only('mail')).toBeDefined();
    expect(registry.only('sms')).toBeUndefined();
  });

  it('list everything that an incompletely configured provider lacks, and unknown settings', () => {
    const problems = read({
      PROVIDER_SANDBOX_GATEWAY_URL: 'http://pay.host',
      PROVIDER_HTTP_SMS_URL: 'https://sms.host/send',
      PROVIDER_SMTP_MAIL_FORM: 'a@mail.host',
    }).problems;
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'PROVIDER_SMTP_MAIL_FORM',
      'PROVIDER_SANDBOX_GATEWAY_URL',
      'PROVIDER_SANDBOX_GATEWAY_KEYS',
      'PROVIDER_HTTP_SMS_KEY',
      'PROVIDER_HTTP_SMS_SENDER',
    ]);
  });

  it('list everything that a provider without any settings would need', () => {
    const settings = read(studio);
    expect(settings.missingFor('sandbox-studio')).toEqual([]);
    expect(settings.missingFor('sandbox-gateway').map((problem) => problem.split(' ')[0])).toEqual([
      'PROVIDER_SANDBOX_GATEWAY_URL',
      'PROVIDER_SANDBOX_GATEWAY_KEYS',
    ]);
    expect(settings.missingFor('elsewhere')).toEqual(['there is no provider elsewhere']);
  });

  it.each([
    ['a weak secret', { PROVIDER_SANDBOX_STUDIO_KEYS: 'changeme' }],
    ['three secrets', { PROVIDER_SANDBOX_STUDIO_KEYS: [secret(), secret(), secret()].join(',') }],
    ['a path after an origin', { PROVIDER_SANDBOX_STUDIO_URL: 'https://games.host/' }],
    ['an origin without TLS', { PROVIDER_SANDBOX_STUDIO_URL: 'http://games.host' }],
    ['an open socket', { PROVIDER_SANDBOX_FEEDS_TABLES_URL: 'ws://tables.host/ws' }],
    ['a directive in an address', { PROVIDER_SANDBOX_FEEDS_TABLES_URL: 'wss://tables.host/ws;script-src *' }],
    ['an address that ends a directive', { PROVIDER_SANDBOX_FEEDS_TABLES_URL: 'wss://tables.host/ws;a' }],
    ['an address that ends a policy', { PROVIDER_SANDBOX_FEEDS_TABLES_URL: 'wss://tables.host/ws,a' }],
    ['a captcha secret without its site', { PROVIDER_TURNSTILE_SECRETS: '0x4AAA' }],
    [
      'a captcha secret for tests',
      { PROVIDER_TURNSTILE_SECRETS: '1=0x4A,2=1x0000000000000000000000000000000AA' },
    ],
  ])('refuse %s', (_, change) => {
    expect(read({ ...studio, ...change }).problems).toHaveLength(1);
  });

  it('use the address of the live tables unchanged', () => {
    const settings = read({ PROVIDER_SANDBOX_FEEDS_TABLES_URL: 'wss://tables.host/a-b/ws' });
    expect(settings.problems).toEqual([]);
    expect(createRegistry(settings.open(parts)).all).toMatchObject([
      { liveFeedUrl: 'wss://tables.host/a-b/ws' },
    ]);
  });

  it('accept two secrets during a rotation, and return all of them for the reuse check', () => {
    const keys = [secret(), secret()];
    const settings = read({ ...studio, PROVIDER_SANDBOX_STUDIO_KEYS: keys.join(',') });
    expect(settings.problems).toEqual([]);
    expect(settings.secrets).toEqual(keys);
  });

  it('know which sites have a captcha secret', () => {
    const settings = read({ PROVIDER_TURNSTILE_SECRETS: '100=0x4AAA-b,200=0x4BBB_c' });
    const captcha = createRegistry(settings.open(parts)).only('captcha');
    expect([100, 200, 300].map((siteId) => captcha?.hasSecret(siteId))).toEqual([true, true, false]);
    expect(captcha?.isTestKey('1x00000000000000000000AA')).toBe(true);
    expect(captcha?.isTestKey('0x4AAAA')).toBe(false);
  });
});

describe('the registry', () => {
  const provider = (name: string, ports: object = {}): Provider => ({
    name,
    ...ports,
    circuit: () => 'closed',
  });
  const jackpots = { readJackpots: () => Promise.resolve([]) };
  const matches = { readMatches: () => Promise.resolve([]) };

  it('holds several providers of a kind that is selected by rows', () => {
    const registry = createRegistry([provider('a', { matches }), provider('b', { matches: { ...matches } })]);
    expect(registry.find('matches', 'a')).toBe(matches);
    expect(registry.find('matches', 'b')).not.toBe(matches);
  });

  it('refuses two providers of a single port, and two with the same name', () => {
    const duplicates = [provider('a', { jackpots }), provider('b', { jackpots })];
    expect(duplicatePortProblems(duplicates)).toEqual([
      expect.stringContaining('only one provider of jackpots'),
    ]);
    expect(() => createRegistry(duplicates)).toThrow(RangeError);
    expect(() => createRegistry([provider('a'), provider('a')])).toThrow(RangeError);
  });
});
