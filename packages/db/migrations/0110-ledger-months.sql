-- The postings and the game history by months, so that old ones can be moved away, and the game history with running
-- totals, so that any page and the sums of any time are found without counting rows. Decision 039.

-- The first id of an instant: ids have 41 bits of milliseconds since 2026 and 12 more (IdMaker).
create function first_id_at(p_at timestamptz) returns bigint language sql immutable parallel safe as $$
  select case when p_at < '2026-01-01 00:00:00+00' then 0 when p_at > '2095-01-01 00:00:00+00' then 9007199254740991
    else floor(extract(epoch from p_at) * 1000 - 1767225600000)::bigint * 4096 end;
$$;

-- The first instant of an id.
create function instant_of_id(p_id bigint) returns timestamptz language sql immutable parallel safe as $$
  select to_timestamp((p_id / 4096 + 1767225600000) / 1000.0);
$$;

-- Postings and game rows before this id have been moved away; what they added up to is in the two tables below.
create table ledger_horizon (
  id integer constraint ledger_horizon_pkey primary key,
  before_id bigint not null,
  constraint ledger_horizon_id_check check (id = 1)
);
insert into ledger_horizon values (1, 0);

create function ledger_horizon() returns bigint language sql stable as $$ select before_id from ledger_horizon $$;

create table ledger_carry (
  site_id integer not null,
  player_id bigint not null,
  account_kind smallint not null,
  amount bigint not null,
  postings bigint not null,
  constraint ledger_carry_pkey primary key (site_id, player_id, account_kind)
);

create table game_carry (
  site_id integer not null,
  player_id bigint not null,
  bets integer not null,
  wins integer not null,
  refunds integer not null,
  staked bigint not null,
  won bigint not null,
  refunded bigint not null,
  constraint game_carry_pkey primary key (site_id, player_id)
);

-- The months that the two tables are divided into. The first one has everything before it.
create table ledger_month (
  name text constraint ledger_month_pkey primary key,
  from_id bigint not null,
  to_id bigint not null,
  moved_at timestamptz,
  constraint ledger_month_from_key unique (from_id),
  constraint ledger_month_order_check check (from_id < to_id)
);

-- Of the main account: how many bets, wins and refunds its player has had, and their sums.
alter table account
  add column bets integer not null default 0,
  add column wins integer not null default 0,
  add column refunds integer not null default 0,
  add column staked bigint not null default 0,
  add column won bigint not null default 0,
  add column refunded bigint not null default 0;

-- Refunds and wins after a bet that was moved away find it by its transfer, which stays.
alter table posting rename to posting_first;
alter table posting_first drop constraint posting_pkey;
create table posting (
  like posting_first including constraints,
  -- The rows of an account are next to each other, in the order of time.
  constraint posting_pkey primary key (site_id, player_id, account_kind, transfer_id)
) partition by range (transfer_id);

alter table game_tx rename to game_tx_before;
alter table game_tx_before rename constraint game_tx_pkey to game_tx_before_pkey;
create table game_tx (
  like game_tx_before including constraints,
  -- How many bets, wins and refunds the player has had with this row, and their sums.
  bets integer not null default 0,
  wins integer not null default 0,
  refunds integer not null default 0,
  staked bigint not null default 0,
  won bigint not null default 0,
  refunded bigint not null default 0,
  constraint game_tx_pkey primary key (site_id, player_id, transfer_id)
) partition by range (transfer_id);

create table game_tx_first (like game_tx including defaults including constraints);
insert into game_tx_first
  select g.*, count(*) filter (where type = 1) over so_far, count(*) filter (where type = 2) over so_far,
      count(*) filter (where type = 3) over so_far, coalesce(sum(amount) filter (where type = 1) over so_far, 0),
      coalesce(sum(amount) filter (where type = 2) over so_far, 0), coalesce(sum(amount) filter (where type = 3) over so_far, 0)
    from game_tx_before g window so_far as (partition by site_id, player_id order by transfer_id rows unbounded preceding)
    order by transfer_id;
update account a set bets = g.bets, wins = g.wins, refunds = g.refunds, staked = g.staked, won = g.won, refunded = g.refunded
  from (select distinct on (site_id, player_id) * from game_tx_first order by site_id, player_id, transfer_id desc) g
  where a.site_id = g.site_id and a.player_id = g.player_id and a.kind = 1;
drop table game_tx_before;

create index game_tx_round_index on game_tx (site_id, player_id, round_id);
create index game_tx_type_index on game_tx (site_id, player_id, type, transfer_id);
create index game_tx_wins_index on game_tx (site_id, created_at) where type = 2 and amount > 0;
create index game_tx_time_index on game_tx using brin (created_at) with (pages_per_range = 32);
revoke update, delete, truncate on posting, game_tx from public, current_user;

-- Makes a table a month of postings or of game rows: append-only, and vacuumed as in 0067.
create function attach_month(p_parent text, p_table text, p_bounds text) returns void language plpgsql as $$
begin
  execute format('revoke update, delete, truncate on %I from public, current_user', p_table);
  execute format('alter table %I set (autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 50000)', p_table);
  execute format('alter table %I attach partition %I %s', p_parent, p_table, p_bounds);
end $$;
revoke execute on function attach_month(text, text, text) from public;

-- The part of each table that has what no month is made for: it is empty as long as months are made ahead.
create function make_rest(p_parent text) returns void language plpgsql as $$
begin
  execute format('create table public.%I (like %I including defaults including constraints)', p_parent || '_rest', p_parent);
  perform attach_month(p_parent, p_parent || '_rest', 'default');
end $$;
revoke execute on function make_rest(text) from public;

-- Makes the months until some months after an instant; returns how many are new. Rows that no month was made for become
-- a month of their own, which ends with the last one's.
create function make_ledger_months(p_at timestamptz, p_ahead integer) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_parent text;
  v_name text;
  v_from bigint;
  v_to bigint;
  v_last bigint;
  v_made integer := 0;
begin
  -- One process at a time: the others wait here.
  lock table ledger_month in share row exclusive mode;
  select coalesce(max(m.to_id), 0) into v_from from ledger_month m;
  if instant_of_id(v_from) + interval '20 years' < p_at then raise exception 'months of more than 20 years are missing'; end if;
  select greatest((select max(p.transfer_id) from posting p where p.transfer_id >= v_from), (select max(g.transfer_id) from game_tx g where g.transfer_id >= v_from))
    into v_last;
  if v_last is not null then
    -- A booking locks its account first, so none holds a part of what is locked next.
    lock table account in exclusive mode;
    lock table posting, game_tx in access exclusive mode;
  end if;
  while instant_of_id(v_from) at time zone 'UTC' < date_trunc('month', p_at at time zone 'UTC') + make_interval(months => p_ahead) loop
    v_name := to_char(instant_of_id(v_from) at time zone 'UTC', 'YYYY_MM');
    v_to := first_id_at(
      (date_trunc('month', instant_of_id(greatest(v_from, v_last)) at time zone 'UTC') + interval '1 month') at time zone 'UTC'
    );
    foreach v_parent in array '{posting,game_tx}'::text[] loop
      if v_last is null then
        execute format('create table public.%I (like %I including defaults including constraints)', v_parent || '_' || v_name, v_parent);
      else
        execute format('alter table %I detach partition %I', v_parent, v_parent || '_rest');
        execute format('alter table %I rename to %I', v_parent || '_rest', v_parent || '_' || v_name);
      end if;
      perform attach_month(v_parent, v_parent || '_' || v_name, format('for values from (%s) to (%s)', v_from, v_to));
      if v_last is not null then perform make_rest(v_parent); end if;
    end loop;
    insert into ledger_month (name, from_id, to_id) values (v_name, v_from, v_to);
    v_from := v_to;
    v_last := null;
    v_made := v_made + 1;
  end loop;
  return v_made;
end $$;
revoke execute on function make_ledger_months(timestamptz, integer) from public;

-- How many rows no month was made for, up to a thousand.
create function rows_without_month() returns integer language sql stable as $$
  select count(*)::integer from (
    (select from posting where transfer_id >= (select max(to_id) from ledger_month) limit 1000)
    union all
    (select from game_tx where transfer_id >= (select max(to_id) from ledger_month) limit 1000)
  ) as late;
$$;

-- What exists becomes the first month, and the next three are made.
do $$
declare
  v_to constant bigint := first_id_at((date_trunc('month', greatest(now(),
    instant_of_id((select max(transfer_id) from posting_first)), instant_of_id((select max(transfer_id) from game_tx_first)))
    at time zone 'UTC') + interval '1 month') at time zone 'UTC');
begin
  perform attach_month('posting', 'posting_first', format('for values from (minvalue) to (%s)', v_to));
  perform attach_month('game_tx', 'game_tx_first', format('for values from (minvalue) to (%s)', v_to));
  perform make_rest('posting'), make_rest('game_tx');
  insert into ledger_month (name, from_id, to_id) values ('first', -9223372036854775808, v_to);
  perform make_ledger_months(instant_of_id(v_to), 3);
end $$;

-- As in 0087, but months have no rights of their own, and the totals of a player are written with the balance.
create or replace function site_rights(p_table pg_class) returns text[] language sql stable as $$
  select coalesce(array_agg(own.privilege_type order by own.privilege_type), '{}')
    from aclexplode(coalesce(p_table.relacl, acldefault('r', p_table.relowner))) as own
    where own.grantee = p_table.relowner and own.privilege_type = any (case
      -- Rows are written and read through the tables that these are months of.
      when p_table.relispartition then '{}'
      when p_table.relname in (
        'exclusion', 'exclusion_return', 'player_limit', 'player_limit_change', 'migration', 'payment_step', 'payment_event',
        'operator', 'operator_trail', 'operator_trail_end', 'player_freeze',
        'ledger_month', 'ledger_horizon', 'ledger_carry', 'game_carry'
      ) then '{SELECT}'
      when p_table.relname = 'account' then '{INSERT,SELECT}'
      -- An excluded player who is deleted would not be recognized.
      when p_table.relname = 'player' then '{INSERT,SELECT,UPDATE}'
      when p_table.relname = 'document_content' then '{INSERT}'
      else '{DELETE,INSERT,SELECT,UPDATE}'
    end::text[]);
$$;

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
