import pg from 'pg';
import { LaunchProblem, systemCode } from './launch-problem.ts';

const oldestMajor = 15;
const defaultTimeoutMs = 5000;

/**
 * Connects to the PostgreSQL of a setting once and returns its major version.
 *
 * @throws LaunchProblem that says what to do, without the password
 */
export async function reachDatabase(
  url: string,
  setting = 'DATABASE_URL',
  timeoutMs = defaultTimeoutMs,
): Promise<number> {
  const target = describeUrl(url, setting);
  const { name } = target;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeoutMs });
  // If the connection breaks later, the pending query reports it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    const major = Math.floor(Number(rows[0]?.version) / 10_000);
    if (major >= oldestMajor) return major;
    throw new LaunchProblem(
      `The server of ${setting} at ${name} is PostgreSQL ${major}, but ${oldestMajor} or newer is needed: point ${setting} to another.`,
    );
  } catch (error) {
    if (error instanceof LaunchProblem) throw error;
    throw new LaunchProblem(explain(error, target), { cause: error });
  } finally {
    await client.end().catch(() => undefined);
  }
}

interface DatabaseName {
  readonly setting: string;
  readonly name: string;
  readonly user: string;
  readonly database: string;
}

function describeUrl(url: string, setting: string): DatabaseName {
  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol)) {
    throw new LaunchProblem(
      `${setting} is not the address of a PostgreSQL: it looks like postgres://user:password@host:5432/database.`,
    );
  }
  const { hostname, port, username, pathname } = new URL(url);
  return {
    setting,
    name: `${hostname || 'localhost'}:${port || '5432'}`,
    user: decodeURIComponent(username),
    database: decodeURIComponent(pathname.slice(1)),
  };
}

/** For PostgreSQL's codes see https://www.postgresql.org/docs/current/errcodes-appendix.html. */
function explain(error: unknown, { setting, name, user, database }: DatabaseName): string {
  const code = systemCode(error) ?? (error instanceof Error ? error.message : String(error));
  switch (code) {
    case '28P01':
    case '28000':
      return `The PostgreSQL at ${name} refuses the user "${user}": correct the user or the password in ${setting}.`;
    case '3D000':
      return `The PostgreSQL at ${name} has no database "${database}": create it, or name another in ${setting}.`;
    default:
      return `The PostgreSQL of ${setting} at ${name} cannot be reached (${code}): start it, or correct ${setting}.`;
  }
}
