import path from 'node:path';
import { LaunchProblem } from './launch-problem.ts';

/** Settings of `npm start` and `npm run dev`, documented in docs/operations.md. */
export interface LaunchSettings {
  readonly host: string;
  readonly port: number;
  readonly sandboxPort: number;
  /** A PostgreSQL to use instead of the embedded one. */
  readonly databaseUrl: string | undefined;
  /** Of the role that owns its tables; absent: `databaseUrl` is the owner's. */
  readonly databaseOwnerUrl?: string;
  /** Absolute path of the folder for all local data. */
  readonly dataFolder: string;
  /** Header that sets the visitor's country, to try a restricted one. */
  readonly geoHeader?: string;
  /** Address of the metrics; absent: not served. */
  readonly metrics?: { readonly host: string; readonly port: number };
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings; throws a LaunchProblem for the first invalid one. */
export function readLaunchSettings(env: Environment, root: string): LaunchSettings {
  const settings = {
    host: env['HOST'] || '127.0.0.1',
    port: readPort(env, 'PORT', 3000),
    sandboxPort: readPort(env, 'SANDBOX_PORT', 3001),
    databaseUrl: env['DATABASE_URL'] || undefined,
    ...(env['DATABASE_OWNER_URL'] && { databaseOwnerUrl: env['DATABASE_OWNER_URL'] }),
    dataFolder: path.resolve(root, env['DATA_FOLDER'] || '.data'),
    ...(env['GEO_HEADER'] && { geoHeader: env['GEO_HEADER'].toLowerCase() }),
    ...(env['METRICS_PORT'] && {
      metrics: { host: env['METRICS_HOST'] || '127.0.0.1', port: readPort(env, 'METRICS_PORT', 0) },
    }),
  };
  if (settings.databaseOwnerUrl !== undefined && settings.databaseUrl === undefined) {
    throw new LaunchProblem('DATABASE_OWNER_URL is set without DATABASE_URL: set both, or neither.');
  }
  if (settings.port === settings.sandboxPort) {
    throw new LaunchProblem(`PORT and SANDBOX_PORT are both ${settings.port}: the two need different ports.`);
  }
  const { port, sandboxPort, metrics } = settings;
  if (metrics?.port === port || metrics?.port === sandboxPort) {
    throw new LaunchProblem(`METRICS_PORT is ${metrics.port}, which PORT or SANDBOX_PORT is as well.`);
  }
  return settings;
}

function readPort(env: Environment, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new LaunchProblem(`${name} is "${text}", but a port is a whole number from 1 to 65535.`);
}
