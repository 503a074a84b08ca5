import type { Change } from '../change.ts';

const rights = 'packages/db/migrations/0079-role-of-the-site.sql';
const prepare = 'packages/db/src/prepare-database.ts';
const login = 'packages/db/src/site-login.ts';

/** The role that the site runs as, which may not undo an exclusion. */
export const roleChanges: readonly Change[] = [
  {
    file: 'packages/db/migrations/0114-counts-of-histories.sql',
    find: "        'exclusion', 'exclusion_return',",
    replace: "        'exclusion_return',",
    promise: 'the site adds no exclusion without its function',
    tests: ['packages/db/src/site-role'],
  },
  {
    file: 'packages/db/migrations/0180-bonuses.sql',
    find: 'grant update (balance, version, state, bets',
    replace: 'grant update (balance, version, state, is_limited, bets',
    promise: 'the site does not switch limits off',
    tests: ['packages/db/src/site-role'],
  },
  ...[
    {
      find: "'account' then '{INSERT,SELECT}'",
      replace: "'account' then '{INSERT,SELECT,UPDATE}'",
      promise: 'the site does not write when an account is closed',
    },
    {
      find: "'player' then '{INSERT,SELECT,UPDATE}'",
      replace: "'player' then '{DELETE,INSERT,SELECT,UPDATE}'",
      promise: 'the site does not delete a player who is excluded',
    },
    {
      find: 'revoke execute on function exclude_player(integer, bigint, smallint, text, bigint), request_return',
      replace: 'revoke execute on function request_return',
      promise: 'other roles of the server do not call what runs as the owner',
    },
    {
      find: 'alter function request_return(integer, bigint, bigint) security definer set search_path = pg_catalog, public, pg_temp;',
      replace: 'alter function request_return(integer, bigint, bigint) security definer;',
      promise: 'temporary tables do not deceive what runs as the owner',
    },
    {
      find: 'and site_rights(c) <> array(',
      replace: "and array['none'] <> array(",
      promise: 'a start grants only what differs',
    },
    {
      find: "    execute format('revoke all on %s from %I', v_name, p_role);\n",
      replace: '',
      promise: 'a right that the owner gives up is taken from the site',
    },
    {
      find: "    execute format('alter %s owner to %I', v_name, p_role);\n",
      replace: '    continue;\n',
      promise: 'the queue that the owner has created is handed over',
    },
  ].map((row) => ({
    ...row,
    file: rights,
    tests: ['packages/db/src/site-role', 'packages/db/src/prepare-database'],
  })),
  {
    file: 'packages/db/migrations/0081-trail-of-limits.sql',
    find: 'timestamptz) from public;',
    replace: 'timestamptz) from current_user;',
    promise: 'other roles of the server set no limit as the owner',
    tests: ['packages/db/src/site-role'],
  },
  ...[
    {
      file: prepare,
      find: '    await grantSiteRights(owner, login.name);\n',
      replace: '',
      promise: 'a start gives the site its rights on new tables',
    },
    {
      file: prepare,
      find: '      await grantSiteRights(owner, site.name);\n',
      replace: '',
      promise: 'a login of the operator gets its rights',
    },
    {
      file: prepare,
      find: '    if (!(await readStanding(url)).owns) return { url, applied, warning: undefined };\n',
      replace: '',
      promise: 'a process starts with nothing but the login of the site',
    },
    {
      file: prepare,
      find: 'warning: site.owns ? ownsWarning(site.name) : undefined',
      replace: 'warning: undefined',
      promise: 'a login of the site that may act as the owner is warned about',
    },
    {
      file: login,
      find: "createHmac('sha256', decodeURIComponent(url.password))",
      replace: "createHmac('sha256', name)",
      promise: 'only who knows the password of the owner can derive that of the site',
    },
    {
      file: login,
      find: "if (url.username === '' || url.password === '') return undefined;",
      replace: '',
      promise: 'no password is derived from nothing',
    },
    {
      file: login,
      find: 'rowCount === 0 ? made : `alter role ${name} login password ${password}`',
      replace: 'made',
      promise: 'the login stays valid when the password of the owner changes',
    },
  ].map((row) => ({ ...row, tests: ['packages/db/src/prepare-database'] })),
];
