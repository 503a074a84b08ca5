import { type DatabaseLimits, databaseLimits } from '@baize/db';
import { weaknessOf } from '@baize/providers';

import { type LogLevel, logLevels, type ServerConfig } from './server-config.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Names all missing or invalid settings at once. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The settings need attention:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

const MAX_PORT = 65_535;
const MAX_HOPS = 10;
const MAX_TIMEOUT_MS = 10 * 60_000;
/**
 * One connection listens for wake-ups. With fewer, bookings that wait for locked accounts would hold up everything else.
 */
const MIN_CONNECTIONS = 6;
const MAX_CONNECTIONS = 500;
const MAX_LIVE_SECRETS = 2;

/** Settings that are read elsewhere and validated together with ours. */
interface SettingsOfOthers {
  readonly problems: readonly string[];
  readonly secrets: readonly string[];
}

const noOthers: SettingsOfOthers = { problems: [], secrets: [] };

/**
 * Reads the settings of a server in production.
 *
 * @throws ConfigError naming every missing or weak setting
 */
export function readConfig(env: Environment, providers: SettingsOfOthers = noOthers): ServerConfig {
  const problems: string[] = [];
  const config: ServerConfig = {
    host: env['HOST'] || '127.0.0.1',
    port: readNumber(env, 'PORT', 3000, [0, MAX_PORT], problems),
    databaseUrl: readDatabaseUrl(env, 'DATABASE_URL', problems),
    ...(env['DATABASE_OWNER_URL'] && {
      databaseOwnerUrl: readDatabaseUrl(env, 'DATABASE_OWNER_URL', problems),
    }),
    databaseLimits: readDatabaseLimits(env, problems),
    requestTimeoutMs: readNumber(env, 'REQUEST_TIMEOUT_MS', 20_000, [1_000, MAX_TIMEOUT_MS], problems),
    ...readMetrics(env, problems),
    logLevel: readChoice<LogLevel>(env, 'LOG_LEVEL', 'info', logLevels, problems),
    trustedProxyHops: readNumber(env, 'TRUSTED_PROXY_HOPS', 0, [0, MAX_HOPS], problems),
    ...readGeoHeader(env, problems),
    ...(env['GEO_FILE'] && { geoFile: env['GEO_FILE'] }),
    publicScheme: readChoice(env, 'PUBLIC_SCHEME', 'request', ['http', 'https', 'request'], problems),
    brandAddresses: 'domain',
    secrets: {
      personalIdKey: readSecret(env, 'PERSONAL_ID_KEY', problems),
      personalIdHashKey: readSecret(env, 'PERSONAL_ID_HASH_KEY', problems),
      documentKeys: readSecrets(env, 'DOCUMENT_KEY', problems),
    },
  };
  refuseReuse(config, providers.secrets, problems);
  problems.push(...providers.problems);
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

function readNumber(
  env: Environment,
  name: string,
  fallback: number,
  [min, max]: readonly [number, number],
  problems: string[],
): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  problems.push(`${name} must be a whole number from ${min} to ${max}`);
  return fallback;
}

function readChoice<Choice extends string>(
  env: Environment,
  name: string,
  fallback: Choice,
  choices: readonly Choice[],
  problems: string[],
): Choice {
  const text = env[name] || fallback;
  const choice = choices.find((value) => value === text);
  if (choice === undefined) problems.push(`${name} must be one of ${choices.join(', ')}`);
  return choice ?? fallback;
}

/** Without a proxy that overwrites the header, anyone could send it. */
function readGeoHeader(env: Environment, problems: string[]): { geoHeader?: string } {
  const name = (env['GEO_HEADER'] ?? '').toLowerCase();
  if (name === '') return {};
  if (!/^[a-z0-9-]{1,60}$/.test(name)) problems.push('GEO_HEADER must be the name of a header');
  if (!(Number(env['TRUSTED_PROXY_HOPS']) > 0))
    problems.push('GEO_HEADER needs TRUSTED_PROXY_HOPS: without a trusted proxy anyone could send it');
  return { geoHeader: name };
}

function readDatabaseUrl(env: Environment, name: string, problems: string[]): string {
  const url = env[name] ?? '';
  const protocol = URL.parse(url)?.protocol;
  if (protocol !== 'postgres:' && protocol !== 'postgresql:') {
    problems.push(`${name} must be the address of a PostgreSQL database: postgres://user:password@host/name`);
  }
  return url;
}

function readDatabaseLimits(env: Environment, problems: string[]): DatabaseLimits {
  const { maxConnections, statementTimeoutMs, lockTimeoutMs, idleTransactionTimeoutMs } = databaseLimits;
  const timeout = [1, MAX_TIMEOUT_MS] as const;
  return {
    maxConnections: readNumber(
      env,
      'DATABASE_POOL_SIZE',
      maxConnections,
      [MIN_CONNECTIONS, MAX_CONNECTIONS],
      problems,
    ),
    statementTimeoutMs: readNumber(
      env,
      'DATABASE_STATEMENT_TIMEOUT_MS',
      statementTimeoutMs,
      timeout,
      problems,
    ),
    lockTimeoutMs: readNumber(env, 'DATABASE_LOCK_TIMEOUT_MS', lockTimeoutMs, timeout, problems),
    idleTransactionTimeoutMs: readNumber(
      env,
      'DATABASE_IDLE_TRANSACTION_TIMEOUT_MS',
      idleTransactionTimeoutMs,
      timeout,
      problems,
    ),
  };
}

/** Metrics are private, so they have a port of their own and are served on loopback by default. */
function readMetrics(env: Environment, problems: string[]): Pick<ServerConfig, 'metrics'> {
  const port = readNumber(env, 'METRICS_PORT', 0, [0, MAX_PORT], problems);
  if (port === 0) return {};
  if (String(port) === (env['PORT'] || '3000')) problems.push('METRICS_PORT must be another port than PORT');
  return { metrics: { host: env['METRICS_HOST'] || '127.0.0.1', port } };
}

function readSecret(env: Environment, name: string, problems: string[]): string {
  const secret = env[name] ?? '';
  requireSecret(name, secret, problems);
  return secret;
}

/** One secret, or during a rotation the new and the old one, separated by a comma. */
function readSecrets(env: Environment, name: string, problems: string[]): readonly string[] {
  const secrets = (env[name] ?? '').split(',');
  if (secrets.length > MAX_LIVE_SECRETS) problems.push(`${name} holds more than ${MAX_LIVE_SECRETS} secrets`);
  for (const secret of secrets) requireSecret(name, secret, problems);
  return secrets;
}

function requireSecret(name: string, secret: string, problems: string[]): void {
  const weakness = secret === '' ? 'is missing' : weaknessOf(secret);
  if (weakness !== undefined)
    problems.push(`${name} ${weakness}; make one with: openssl rand -base64 32 | tr '+/' '-_' | tr -d '='`);
}

/** @param others secrets of providers */
function refuseReuse({ secrets }: ServerConfig, others: readonly string[], problems: string[]): void {
  const { personalIdKey, personalIdHashKey, documentKeys } = secrets;
  const all = [personalIdKey, personalIdHashKey, ...documentKeys, ...others].filter((text) => text !== '');
  if (new Set(all).size < all.length)
    problems.push('two settings hold the same secret; each needs one of its own');
}
