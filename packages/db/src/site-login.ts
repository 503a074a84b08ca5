import { createHmac } from 'node:crypto';

import pg from 'pg';

import { type Database, openDatabase } from './open-database.ts';

export interface SiteLogin {
  name: string;
  url: string;
}

/** The password is derived, so that all processes with the owner's address have the same, and none has to store it. */
const PURPOSE = 'baize: login of the site';

/** PostgreSQL's codes: another process creates the role at this moment. */
const CREATED_MEANWHILE: readonly (string | undefined)[] = ['42710', '23505', 'XX000'];

/**
 * Makes sure that the site can log in as `<owner>_site`, a role without any privilege of its own. Roles belong to the
 * whole server, so other databases and processes may be doing the same.
 *
 * @param url the owner's
 * @returns the login, or why there can be none
 */
export async function ensureSiteLogin(
  owner: Pick<Database, 'pool'>,
  url: string,
): Promise<SiteLogin | { problem: string }> {
  const login = siteLoginOf(url);
  if (login === undefined)
    return { problem: 'DATABASE_URL has no password to derive the one of its login from' };
  const password = pg.escapeLiteral(new URL(login.url).password);
  const name = pg.escapeIdentifier(login.name);
  const { rowCount } = await owner.pool.query('select from pg_roles where rolname = $1', [login.name]);
  if (rowCount !== 0 && (await logInProblem(login.url)) === undefined) return login;
  try {
    // One transaction. Only a member may hand objects over to the role.
    const made = `create role ${name} login password ${password}; grant ${name} to current_user`;
    await owner.pool.query(rowCount === 0 ? made : `alter role ${name} login password ${password}`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    if (!CREATED_MEANWHILE.includes(error.code)) return { problem: error.message };
  }
  const problem = await logInProblem(login.url);
  return problem === undefined ? login : { problem };
}

function siteLoginOf(ownerUrl: string): SiteLogin | undefined {
  const url = new URL(ownerUrl);
  if (url.username === '' || url.password === '') return undefined;
  const name = `${decodeURIComponent(url.username)}_site`;
  url.username = encodeURIComponent(name);
  url.password = createHmac('sha256', decodeURIComponent(url.password)).update(PURPOSE).digest('base64url');
  return { name, url: url.href };
}

/** @returns why the server refuses a login; undefined if it accepts it */
async function logInProblem(url: string): Promise<string | undefined> {
  const database = openDatabase({ url, maxConnections: 1 });
  try {
    await database.pool.query('select 1');
    return undefined;
  } catch (error) {
    if (error instanceof pg.DatabaseError) return error.message;
    throw error;
  } finally {
    await database.close();
  }
}
