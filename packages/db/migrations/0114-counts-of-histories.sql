-- How many payments and sessions a player has in each hour, so that a page of a history and its totals are found without
-- counting rows. The counts follow the rows at the end of each transaction, after all other locks, so they delay nobody.

drop index payment_transaction_history_index;
create index payment_transaction_history_index on payment_transaction (site_id, player_id, created_at, id, kind, method_id);
create index session_history_index on session (site_id, player_id, created_at, id);

create table payment_hour (
  site_id integer not null,
  player_id bigint not null,
  kind smallint not null,
  -- 0 for all methods of the kind, so that not every method has to be read for the totals.
  method_id integer not null,
  hour timestamptz not null,
  payments integer not null,
  -- What was credited or paid out, without what came back.
  booked bigint not null,
  constraint payment_hour_pkey primary key (site_id, player_id, kind, method_id, hour)
);

create table session_hour (
  site_id integer not null,
  player_id bigint not null,
  hour timestamptz not null,
  sessions integer not null,
  constraint session_hour_pkey primary key (site_id, player_id, hour)
);

create function hour_of(p_at timestamptz) returns timestamptz language sql immutable as $$
  select date_bin('1 hour', p_at, '2000-01-01 00:00:00+00');
$$;

create function booked_by_payment(p payment_transaction) returns bigint language sql immutable as $$
  select case
    when p.status not in (1, 6) then 0
    when p.kind = 1 then coalesce(p.credited_minor, p.amount_minor - p.fee_minor) - p.returned_minor
    else p.amount_minor - p.returned_minor
  end;
$$;

create function count_payment() returns trigger language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_row constant payment_transaction := case when tg_op = 'DELETE' then old else new end;
begin
  insert into payment_hour as known (site_id, player_id, kind, method_id, hour, payments, booked)
    select v_row.site_id, v_row.player_id, v_row.kind, method, hour_of(v_row.created_at),
        case tg_op when 'INSERT' then 1 when 'DELETE' then -1 else 0 end,
        case when tg_op = 'DELETE' then 0 else booked_by_payment(new) end - case when tg_op = 'INSERT' then 0 else booked_by_payment(old) end
      from unnest(array[0, v_row.method_id]) as method
    on conflict (site_id, player_id, kind, method_id, hour) do update
      set payments = known.payments + excluded.payments, booked = known.booked + excluded.booked;
  return null;
end $$;
revoke execute on function count_payment() from public;
create constraint trigger payment_transaction_counts after insert or delete on payment_transaction
  deferrable initially deferred for each row execute function count_payment();
create constraint trigger payment_transaction_sums after update on payment_transaction
  deferrable initially deferred for each row when (booked_by_payment(old) <> booked_by_payment(new)) execute function count_payment();

create function count_session() returns trigger language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into session_hour as known (site_id, player_id, hour, sessions)
      values (new.site_id, new.player_id, hour_of(new.created_at), 1)
      on conflict (site_id, player_id, hour) do update set sessions = known.sessions + 1;
  else
    update session_hour h set sessions = h.sessions - 1
      where h.site_id = old.site_id and h.player_id = old.player_id and h.hour = hour_of(old.created_at);
    delete from session_hour h
      where h.site_id = old.site_id and h.player_id = old.player_id and h.hour = hour_of(old.created_at) and h.sessions = 0;
  end if;
  return null;
end $$;
revoke execute on function count_session() from public;
create constraint trigger session_counts after insert or delete on session
  deferrable initially deferred for each row execute function count_session();

insert into payment_hour (site_id, player_id, kind, method_id, hour, payments, booked)
  select p.site_id, p.player_id, p.kind, coalesce(p.method_id, 0), hour_of(p.created_at), count(*), sum(booked_by_payment(p))
    from payment_transaction p
    group by grouping sets (
      (p.site_id, p.player_id, p.kind, p.method_id, hour_of(p.created_at)), (p.site_id, p.player_id, p.kind, hour_of(p.created_at))
    );
insert into session_hour (site_id, player_id, hour, sessions)
  select s.site_id, s.player_id, hour_of(s.created_at), count(*) from session s group by s.site_id, s.player_id, hour_of(s.created_at);

-- A page of a player's payments, newest first, of one kind or method or of all; how many there are, and what was booked by
-- all in the span. Rows are counted only in the hours at its ends, and read only in the hours that the page is in.
create function payment_page(
  p_site integer, p_player bigint, p_from timestamptz, p_to timestamptz, p_kind smallint, p_method integer,
  p_skipped bigint, p_rows integer
) returns table (total bigint, deposits bigint, withdrawals bigint, ids bigint[])
language plpgsql stable set enable_seqscan = off set jit = off as $$
declare
  -- The first and the last start of an hour in the span; if there is none, both ends below are the whole of it.
  v_first constant timestamptz := hour_of(p_from + interval '1 hour' - interval '1 microsecond');
  v_last constant timestamptz := hour_of(p_to);
begin
  return query
    with span as materialized (
      -- The rows of all methods add to the totals, those of the kind and method to the page.
      select h.hour as starts, h.hour + interval '1 hour' as ends,
          coalesce(sum(h.payments) filter (where h.method_id = coalesce(p_method, 0) and (p_kind is null or h.kind = p_kind)), 0)::bigint as rows,
          coalesce(sum(h.booked) filter (where h.method_id = 0 and h.kind = 1), 0)::bigint as deposits,
          coalesce(sum(h.booked) filter (where h.method_id = 0 and h.kind = 2), 0)::bigint as withdrawals
        from unnest(array[1, 2]::smallint[]) as k (kind)
        cross join unnest(case when p_method is null then array[0] else array[0, p_method] end) as m (method_id)
        join payment_hour h on h.site_id = p_site and h.player_id = p_player and h.kind = k.kind and h.method_id = m.method_id
          and h.hour >= v_first and h.hour < v_last
        group by h.hour
      union all
      select e.starts, e.ends,
          count(*) filter (where (p_kind is null or p.kind = p_kind) and (p_method is null or p.method_id = p_method)),
          coalesce(sum(booked_by_payment(p)) filter (where p.kind = 1), 0)::bigint,
          coalesce(sum(booked_by_payment(p)) filter (where p.kind = 2), 0)::bigint
        from (select p_from, least(v_first, p_to) union select greatest(v_last, p_from), p_to) as e (starts, ends)
        join payment_transaction p on p.site_id = p_site and p.player_id = p_player and p.created_at >= e.starts and p.created_at < e.ends
        group by e.starts, e.ends
    ), placed as (
      select s.starts, s.ends, sum(s.rows) over (order by s.starts desc) - s.rows as before, s.rows from span s where s.rows > 0
    )
    select coalesce(sum(s.rows), 0)::bigint, coalesce(sum(s.deposits), 0)::bigint, coalesce(sum(s.withdrawals), 0)::bigint, array(
        select row.id from placed
          cross join lateral (
            select p.created_at, p.id from payment_transaction p
              where p.site_id = p_site and p.player_id = p_player and p.created_at >= placed.starts and p.created_at < placed.ends
                and (p_kind is null or p.kind = p_kind) and (p_method is null or p.method_id = p_method)
              order by p.created_at desc, p.id desc
              offset greatest(p_skipped - placed.before, 0) limit p_rows
          ) as row
          where placed.before + placed.rows > p_skipped and placed.before < p_skipped + p_rows
          order by row.created_at desc, row.id desc limit p_rows
      ) from span s;
end $$;

-- Likewise of sessions.
create function session_page(
  p_site integer, p_player bigint, p_from timestamptz, p_to timestamptz, p_skipped bigint, p_rows integer
) returns table (total bigint, ids bigint[]) language plpgsql stable set enable_seqscan = off set jit = off as $$
declare
  v_first constant timestamptz := hour_of(p_from + interval '1 hour' - interval '1 microsecond');
  v_last constant timestamptz := hour_of(p_to);
begin
  return query
    with span as materialized (
      select h.hour as starts, h.hour + interval '1 hour' as ends, h.sessions::bigint as rows from session_hour h
        where h.site_id = p_site and h.player_id = p_player and h.hour >= v_first and h.hour < v_last
      union all
      select e.starts, e.ends, count(*)
        from (select p_from, least(v_first, p_to) union select greatest(v_last, p_from), p_to) as e (starts, ends)
        join session x on x.site_id = p_site and x.player_id = p_player and x.created_at >= e.starts and x.created_at < e.ends
        group by e.starts, e.ends
    ), placed as (
      select s.starts, s.ends, sum(s.rows) over (order by s.starts desc) - s.rows as before, s.rows from span s
    )
    select coalesce(sum(s.rows), 0)::bigint, array(
        select row.id from placed
          cross join lateral (
            select x.created_at, x.id from session x
              where x.site_id = p_site and x.player_id = p_player and x.created_at >= placed.starts and x.created_at < placed.ends
              order by x.created_at desc, x.id desc
              offset greatest(p_skipped - placed.before, 0) limit p_rows
          ) as row
          where placed.before + placed.rows > p_skipped and placed.before < p_skipped + p_rows
          order by row.created_at desc, row.id desc limit p_rows
      ) from span s;
end $$;

-- As in 0110; the counts are written by their triggers only.
create or replace function site_rights(p_table pg_class) returns text[] language sql stable as $$
  select coalesce(array_agg(own.privilege_type order by own.privilege_type), '{}')
    from aclexplode(coalesce(p_table.relacl, acldefault('r', p_table.relowner))) as own
    where own.grantee = p_table.relowner and own.privilege_type = any (case
      -- Rows are written and read through the tables that these are months of.
      when p_table.relispartition then '{}'
      when p_table.relname in (
        'exclusion', 'exclusion_return', 'player_limit', 'player_limit_change', 'migration', 'payment_step', 'payment_event',
        'operator', 'operator_trail', 'operator_trail_end', 'player_freeze',
        'ledger_month', 'ledger_horizon', 'ledger_carry', 'game_carry', 'payment_hour', 'session_hour'
      ) then '{SELECT}'
      when p_table.relname = 'account' then '{INSERT,SELECT}'
      -- An excluded player who is deleted would not be recognized.
      when p_table.relname = 'player' then '{INSERT,SELECT,UPDATE}'
      when p_table.relname = 'document_content' then '{INSERT}'
      else '{DELETE,INSERT,SELECT,UPDATE}'
    end::text[]);
$$;
