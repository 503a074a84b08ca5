import { randomBytes } from 'node:crypto';

import { databaseLimits } from '@baize/db';
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
  DOCUMENT_KEY: secret(),
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

test('reads the given settings and has defaults for the rest', () => {
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
  });
});

test('limits requests and the database by default, and serves metrics only on request', () => {
  const config = readConfig(fine);
  expect(config).toMatchObject({ databaseLimits, requestTimeoutMs: 20_000 });
  expect(config.metrics).toBeUndefined();
  expect(
    readConfig({
      ...fine,
      REQUEST_TIMEOUT_MS: '1000',
      DATABASE_POOL_SIZE: '6',
      DATABASE_STATEMENT_TIMEOUT_MS: '600000',
      DATABASE_LOCK_TIMEOUT_MS: '1',
      DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: '3',
      METRICS_PORT: '9464',
    }),
  ).toMatchObject({
    requestTimeoutMs: 1_000,
    databaseLimits: {
      maxConnections: 6,
      statementTimeoutMs: 600_000,
      lockTimeoutMs: 1,
      idleTransactionTimeoutMs: 3,
    },
    metrics: { host: '127.0.0.1', port: 9_464 },
  });
  const DATABASE_OWNER_URL = 'postgres://owner:pw@db/baize';
  expect(readConfig({ ...fine, DATABASE_OWNER_URL })).toMatchObject({
    databaseUrl: fine.DATABASE_URL,
    databaseOwnerUrl: DATABASE_OWNER_URL,
  });
  expect(readConfig({ ...fine, METRICS_PORT: '9464', METRICS_HOST: '10.0.0.7' }).metrics).toEqual({
    host: '10.0.0.7',
    port: 9_464,
  });
});

test('names all missing settings at once', () => {
  const problems = problemsOf({});
  for (const name of Object.keys(fine))
    expect(problems.some((problem) => problem.startsWith(name))).toBe(true);
});

test.each([
  [{ DATABASE_URL: 'mysql://db/baize' }, 'DATABASE_URL'],
  [{ DATABASE_OWNER_URL: 'mysql://db/baize' }, 'DATABASE_OWNER_URL'],
  [{ PORT: '70000' }, 'PORT'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ DATABASE_POOL_SIZE: '5' }, 'DATABASE_POOL_SIZE'],
  [{ DATABASE_POOL_SIZE: '501' }, 'DATABASE_POOL_SIZE'],
  [{ DATABASE_STATEMENT_TIMEOUT_MS: '0' }, 'DATABASE_STATEMENT_TIMEOUT_MS'],
  [{ DATABASE_LOCK_TIMEOUT_MS: '600001' }, 'DATABASE_LOCK_TIMEOUT_MS'],
  [{ DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: '1s' }, 'DATABASE_IDLE_TRANSACTION_TIMEOUT_MS'],
  [{ REQUEST_TIMEOUT_MS: '999' }, 'REQUEST_TIMEOUT_MS'],
  [{ METRICS_PORT: '65536' }, 'METRICS_PORT'],
  [{ METRICS_PORT: '3000' }, 'METRICS_PORT'],
  [{ METRICS_PORT: '8080', PORT: '8080' }, 'METRICS_PORT'],
  [{ PERSONAL_ID_KEY: 'short' }, 'PERSONAL_ID_KEY'],
  [{ PERSONAL_ID_KEY: 'a'.repeat(43) }, 'PERSONAL_ID_KEY'],
  [{ PERSONAL_ID_KEY: 'changeme-changeme-changeme-changeme-changem' }, 'PERSONAL_ID_KEY'],
  [{ PERSONAL_ID_KEY: fine.PERSONAL_ID_HASH_KEY }, 'two settings'],
  [{ DOCUMENT_KEY: 'short' }, 'DOCUMENT_KEY'],
  [{ DOCUMENT_KEY: `${secret()},${secret()},${secret()}` }, 'DOCUMENT_KEY holds more than 2'],
  [{ DOCUMENT_KEY: `${fine.DOCUMENT_KEY},${fine.PERSONAL_ID_KEY}` }, 'two settings'],
  [{ GEO_HEADER: 'x-country' }, 'GEO_HEADER'],
  [{ GEO_HEADER: 'x country', TRUSTED_PROXY_HOPS: '1' }, 'GEO_HEADER'],
])('refuses %j', (change, beginning) => {
  const problems = problemsOf({ ...fine, ...change });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${beginning}`));
});

test('validates the settings of providers together with its own', () => {
  const shared = fine.PERSONAL_ID_KEY;
  const read = () => readConfig({ ...fine, PORT: 'x' }, { problems: ['their problem'], secrets: [shared] });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/PORT must .*\n- two settings hold the same secret.*\n- their problem/);
});
