import { type LogLevel, logLevels, type ServerConfig } from './server-config.ts';
import { weaknessOf } from './weak-secret.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that are missing or no good, all of them at once. */
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
const MAX_LIVE_KEYS = 2;

/**
 * Reads the settings of a server that runs by itself, as in production.
 *
 * @throws ConfigError naming every missing or weak setting
 */
export function readConfig(env: Environment): ServerConfig {
  const problems: string[] = [];
  const config: ServerConfig = {
    host: env['HOST'] || '127.0.0.1',
    port: readNumber(env, 'PORT', 3000, MAX_PORT, problems),
    databaseUrl: readDatabaseUrl(env, problems),
    logLevel: readChoice<LogLevel>(env, 'LOG_LEVEL', 'info', logLevels, problems),
    trustedProxyHops: readNumber(env, 'TRUSTED_PROXY_HOPS', 0, MAX_HOPS, problems),
    ...readGeoHeader(env, problems),
    ...(env['GEO_FILE'] && { geoFile: env['GEO_FILE'] }),
    publicScheme: readChoice(env, 'PUBLIC_SCHEME', 'request', ['http', 'https', 'request'], problems),
    brandAddresses: 'domain',
    secrets: {
      personalIdKey: readSecret(env, 'PERSONAL_ID_KEY', problems),
      personalIdHashKey: readSecret(env, 'PERSONAL_ID_HASH_KEY', problems),
    },
    walletKeys: readKeys(env, 'WALLET_KEYS', problems),
    gatewayKeys: readKeys(env, 'GATEWAY_KEYS', problems),
  };
  refuseReuse(config, problems);
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

function readNumber(
  env: Environment,
  name: string,
  fallback: number,
  max: number,
  problems: string[],
): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= max) return value;
  problems.push(`${name} must be a whole number from 0 to ${max}`);
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

/** Without a proxy that overwrites it, anyone could send the header themselves. */
function readGeoHeader(env: Environment, problems: string[]): { geoHeader?: string } {
  const name = (env['GEO_HEADER'] ?? '').toLowerCase();
  if (name === '') return {};
  if (!/^[a-z0-9-]{1,60}$/.test(name)) problems.push('GEO_HEADER must be the name of a header');
  if (!(Number(env['TRUSTED_PROXY_HOPS']) > 0))
    problems.push('GEO_HEADER needs TRUSTED_PROXY_HOPS: without a trusted proxy anyone could send it');
  return { geoHeader: name };
}

function readDatabaseUrl(env: Environment, problems: string[]): string {
  const url = env['DATABASE_URL'] ?? '';
  const protocol = URL.parse(url)?.protocol;
  if (protocol !== 'postgres:' && protocol !== 'postgresql:') {
    problems.push(
      'DATABASE_URL must be the address of a PostgreSQL database: postgres://user:password@host/name',
    );
  }
  return url;
}

function readSecret(env: Environment, name: string, problems: string[]): string {
  const secret = env[name] ?? '';
  const weakness = secret === '' ? 'is missing' : weaknessOf(secret);
  if (weakness !== undefined)
    problems.push(`${name} ${weakness}; make one with: openssl rand -base64 32 | tr '+/' '-_' | tr -d '='`);
  return secret;
}

function readKeys(env: Environment, name: string, problems: string[]): readonly string[] {
  const keys = (env[name] ?? '').split(',').filter((key) => key !== '');
  if (keys.length === 0)
    problems.push(`${name} is missing; it holds one secret, or the new and the old one with a comma between`);
  if (keys.length > MAX_LIVE_KEYS) problems.push(`${name} holds more than ${MAX_LIVE_KEYS} secrets`);
  for (const key of keys) {
    const weakness = weaknessOf(key);
    if (weakness !== undefined) problems.push(`${name}: a secret ${weakness}`);
  }
  return keys;
}

function refuseReuse({ secrets, walletKeys, gatewayKeys }: ServerConfig, problems: string[]): void {
  const all = [secrets.personalIdKey, secrets.personalIdHashKey, ...walletKeys, ...gatewayKeys].filter(
    (text) => text !== '',
  );
  if (new Set(all).size < all.length)
    problems.push('two settings hold the same secret; each needs one of its own');
}
