import { migrate, MIGRATION_LOCK } from './migrate.ts';
import { type Database, inTransaction, openDatabase } from './open-database.ts';
import { ensureSiteLogin } from './site-login.ts';

export interface DatabaseAddresses {
  /** What the site connects with; the owner's if `ownerUrl` is missing. */
  readonly url: string;
  /** Of the role that owns the tables and applies the migrations. */
  readonly ownerUrl?: string | undefined;
}

export interface PreparedDatabase {
  /** The address with which the site connects, as a role that owns no table. */
  readonly url: string;
  /** The names of the newly applied migrations. */
  readonly applied: readonly string[];
  /** Why the site's role has more rights than it should; one sentence. */
  readonly warning: string | undefined;
}

interface Standing extends Record<string, unknown> {
  name: string;
  owns: boolean;
}

/**
 * Applies the migrations as the owner, and gives the role of the site its rights. With one address, that role is
 * `<owner>_site`, which is created; if the server doesn't allow it, the site runs as the owner and a warning says why.
 *
 * @throws MigrationError if the database cannot be migrated
 */
export async function prepareDatabase({ url, ownerUrl }: DatabaseAddresses): Promise<PreparedDatabase> {
  const owner = openDatabase({
    url: ownerUrl ?? url,
    maxConnections: 1,
    statementTimeoutMs: 0,
    lockTimeoutMs: 0,
  });
  try {
    const applied = await migrate(owner.pool);
    if (ownerUrl !== undefined) {
      const site = await readStanding(url);
      await grantSiteRights(owner, site.name);
      return { url, applied, warning: site.owns ? ownsWarning(site.name) : undefined };
    }
    // Another process has migrated the database, and this one knows only the site's login.
    if (!(await readStanding(url)).owns) return { url, applied, warning: undefined };
    const login = await ensureSiteLogin(owner, url);
    if ('problem' in login) return { url, applied, warning: ownerWarning(login.problem) };
    await grantSiteRights(owner, login.name);
    return { url: login.url, applied, warning: undefined };
  } finally {
    await owner.close();
  }
}

async function grantSiteRights(owner: Database, name: string): Promise<void> {
  await inTransaction(owner, async ({ client }) => {
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query('select grant_site_rights($1)', [name]);
  });
}

/** Who connects with this address, and whether that role may act as the owner of the tables. */
async function readStanding(url: string): Promise<Standing> {
  const database = openDatabase({ url, maxConnections: 1 });
  try {
    const { rows } = await database.pool.query<Standing>(
      `select current_user::text as name, pg_has_role(current_user, relowner, 'member') as owns
         from pg_class where oid = to_regclass('public.migration')`,
    );
    const [row] = rows;
    if (row === undefined) throw new Error('the database of the site has no migrations');
    return row;
  } finally {
    await database.close();
  }
}

function ownerWarning(problem: string): string {
  return `The site runs as the owner of its tables, which could undo a self-exclusion: ${problem}. Give it a login of its own in DATABASE_URL, and the owner's in DATABASE_OWNER_URL.`;
}

function ownsWarning(name: string): string {
  return `The role "${name}" of DATABASE_URL may act as the owner of the tables, which could undo a self-exclusion: give the site another one.`;
}
