-- Messages from the operator and the system to a player, kept with the trail: rows are added and marked as read, nothing else.
-- Decision 042.

create table player_message (
  site_id integer not null,
  player_id bigint not null,
  id bigint generated always as identity,
  -- What it says; its text is written when it is read, in the language of the reader.
  kind text not null,
  facts jsonb not null default '{}',
  -- What it follows from, if that may be found more than once: there is one message for each.
  cause text,
  created_at timestamptz not null,
  read_at timestamptz,
  constraint player_message_pkey primary key (site_id, player_id, id),
  constraint player_message_kind_check check (kind ~ '^[a-z][a-z_]{1,48}$'),
  constraint player_message_facts_check check (jsonb_typeof(facts) = 'object' and pg_column_size(facts) < 16000)
);
create unique index player_message_cause_key on player_message (site_id, player_id, cause) where cause is not null;
create index player_message_unread_index on player_message (site_id, player_id, id) where read_at is null;
revoke update, delete, truncate on player_message from public, current_user;
grant update (read_at) on player_message to current_user;

-- A message was read when it was read first, and never becomes unread.
create function keep_first_reading() returns trigger language plpgsql as $$
begin
  new.read_at := coalesce(old.read_at, new.read_at);
  return new;
end $$;
create trigger player_message_stays_read before update on player_message
  for each row when (old.read_at is not null) execute function keep_first_reading();

-- Every process hears of it with the commit, and of nothing that is rolled back: packages/services/src/postgres-wakeups.ts.
create function publish_messages() returns trigger language plpgsql as $$
begin
  perform pg_notify('baize_player', json_build_object('from', 'database', 'events', json_build_array(json_build_object(
    'player', json_build_object('siteId', changed.site_id, 'playerId', changed.player_id),
    'event', json_build_object('kind', 'messages')
  )))::text) from (select distinct c.site_id, c.player_id from changed_message c) as changed;
  return null;
end $$;
create trigger player_message_is_new after insert on player_message
  referencing new table as changed_message for each statement execute function publish_messages();
create trigger player_message_is_read after update on player_message
  referencing new table as changed_message for each statement execute function publish_messages();

-- As in 0110, and messages are marked as read.
create or replace function grant_site_rights(p_role name) returns void language plpgsql as $$
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
  if not has_column_privilege(p_role, 'account', 'refunded', 'update') then
    execute format('grant update (balance, version, state, bets, wins, refunds, staked, won, refunded) on account to %I', p_role);
  end if;
  if not has_column_privilege(p_role, 'player_message', 'read_at', 'update') then
    execute format('grant update (read_at) on player_message to %I', p_role);
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
