-- The rights of the role that the site runs as, which owns nothing in this schema: it changes exclusions and limits only
-- through the functions below, which run as the owner. Decision 030.

alter function exclude_player(integer, bigint, smallint, text, bigint) security definer set search_path = pg_catalog, public, pg_temp;
alter function request_return(integer, bigint, bigint) security definer set search_path = pg_catalog, public, pg_temp;
alter function set_player_limit(integer, bigint, smallint, smallint, bigint, bigint, timestamptz)
  security definer set search_path = pg_catalog, public, pg_temp;
alter function cancel_limit_change(integer, bigint, smallint, smallint, bigint) security definer set search_path = pg_catalog, public, pg_temp;
revoke execute on function exclude_player(integer, bigint, smallint, text, bigint), request_return(integer, bigint, bigint),
  set_player_limit(integer, bigint, smallint, smallint, bigint, bigint, timestamptz),
  cancel_limit_change(integer, bigint, smallint, smallint, bigint) from public;

-- What the site may do with a table: what the owner may, so a revoke from current_user makes a table append-only for
-- both. Columns of account that it may update are in grant_site_rights.
create function site_rights(p_table pg_class) returns text[] language sql stable as $$
  select coalesce(array_agg(own.privilege_type order by own.privilege_type), '{}')
    from aclexplode(coalesce(p_table.relacl, acldefault('r', p_table.relowner))) as own
    where own.grantee = p_table.relowner and own.privilege_type = any (case
      when p_table.relname in ('exclusion', 'exclusion_return', 'player_limit', 'player_limit_change', 'migration') then '{SELECT}'
      when p_table.relname = 'account' then '{INSERT,SELECT}'
      -- An excluded player who is deleted would not be recognized.
      when p_table.relname = 'player' then '{INSERT,SELECT,UPDATE}'
      else '{DELETE,INSERT,SELECT,UPDATE}'
    end::text[]);
$$;

-- Gives a role the rights of the site, also on tables that later migrations create; every start calls it. It writes only
-- what differs, since a grant makes all connections plan their statements again.
create function grant_site_rights(p_role name) returns void language plpgsql as $$
declare
  v_name text;
  v_rights text;
begin
  if not has_schema_privilege(p_role, 'public', 'usage') then execute format('grant usage on schema public to %I', p_role); end if;
  -- In a database that was created by PostgreSQL 14 or older, everyone could add functions that are found by their name.
  if exists (select from pg_namespace n, aclexplode(n.nspacl) a where n.nspname = 'public' and a.grantee = 0 and a.privilege_type = 'CREATE')
    then revoke create on schema public from public; end if;

  for v_name, v_rights in
    select c.oid::regclass::text, array_to_string(site_rights(c), ', ') from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and site_rights(c) <> array(
        select a.privilege_type from aclexplode(c.relacl) a where a.grantee = p_role::regrole order by a.privilege_type
      )
  loop
    execute format('revoke all on %s from %I', v_name, p_role);
    if v_rights <> '' then execute format('grant %s on %s to %I', v_rights, v_name, p_role); end if;
  end loop;
  if not has_column_privilege(p_role, 'account', 'balance', 'update') then
    execute format('grant update (balance, version, state) on account to %I', p_role);
  end if;

  for v_name in
    select p.oid::regprocedure::text from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prosecdef and not has_function_privilege(p_role, p.oid, 'execute')
  loop
    execute format('grant execute on function %s to %I', v_name, p_role);
  end loop;

  -- The queue of jobs creates and migrates its own tables.
  if to_regnamespace('pgboss') is null then create schema pgboss; end if;
  if not has_schema_privilege(p_role, 'pgboss', 'create') then execute format('grant usage, create on schema pgboss to %I', p_role); end if;
  for v_name in
    select format('table %s', c.oid::regclass) from pg_class c
      where c.relnamespace = 'pgboss'::regnamespace and c.relkind in ('r', 'p', 'v') and c.relowner <> p_role::regrole
    union all
    select format('routine %s', p.oid::regprocedure) from pg_proc p
      where p.pronamespace = 'pgboss'::regnamespace and p.proowner <> p_role::regrole
    union all
    select format('type %s', t.oid::regtype) from pg_type t
      where t.typnamespace = 'pgboss'::regnamespace and t.typtype in ('e', 'd') and t.typowner <> p_role::regrole
  loop
    execute format('alter %s owner to %I', v_name, p_role);
  end loop;
end $$;
