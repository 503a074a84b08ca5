import { randomBytes } from 'node:crypto';

import { expect, test } from 'vitest';

import { ConfigError, readConfig } from './read-config.ts';

const secret = () =>
  randomBytes(32)
    .toString('base64url')
    .replaceAll(/test|baize/gi, 'xyzw');

const fine = {
  DATABASE_URL: 'postgres://baize:pw@db/baize',
  PERSONAL_ID_KEY: secret(),
  PERSONAL_ID_HASH_KEY: secret(),
  WALLET_KEYS: `${secret()},${secret()}`,
  GATEWAY_KEYS: secret(),
};

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

test('reads what is there and knows the rest', () => {
  expect(
    readConfig({
      ...fine,
      PORT: '8080',
      PUBLIC_SCHEME: 'https',
      TRUSTED_PROXY_HOPS: '2',
      GEO_HEADER: 'X-Country',
    }),
  ).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    logLevel: 'info',
    publicScheme: 'https',
    trustedProxyHops: 2,
    geoHeader: 'x-country',
    walletKeys: fine.WALLET_KEYS.split(','),
  });
});

test('names everything that is missing at once', () => {
  const problems = problemsOf({});
  for (const name of Object.keys(fine))
    expect(problems.some((problem) => problem.startsWith(name))).toBe(true);
});

test.each([
  [{ DATABASE_URL: 'mysql://db/baize' }, 'DATABASE_URL'],
  [{ PORT: '70000' }, 'PORT'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ PERSONAL_ID_KEY: 'short' }, 'PERSONAL_ID_KEY'],
  [{ PERSONAL_ID_KEY: 'a'.repeat(43) }, 'PERSONAL_ID_KEY'],
  [{ GATEWAY_KEYS: 'changeme-changeme-changeme-changeme-changem' }, 'GATEWAY_KEYS'],
  [{ WALLET_KEYS: [secret(), secret(), secret()].join(',') }, 'WALLET_KEYS'],
  [{ PERSONAL_ID_KEY: fine.GATEWAY_KEYS }, 'two settings'],
  [{ GEO_HEADER: 'x-country' }, 'GEO_HEADER'],
  [{ GEO_HEADER: 'x country', TRUSTED_PROXY_HOPS: '1' }, 'GEO_HEADER'],
])('refuses %j', (change, beginning) => {
  const problems = problemsOf({ ...fine, ...change });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${beginning}`));
});
