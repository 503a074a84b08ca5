-- Breaks and self-exclusions. Nothing shortens or removes one: the table only grows, an account's closing only moves
-- later, and triggers refuse everything else whoever asks.

alter table account add column closed_until timestamptz;

create table exclusion (
  site_id integer not null,
  player_id bigint not null,
  id bigint not null,
  -- Breaks: 1 a day, 2 a week, 3 thirty days. Self-exclusions: 4 six months, 5 a year, 6 five years.
  code smallint not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Whether the player may register nowhere else: 'brand' or 'operator'.
  scope text not null,
  constraint exclusion_pkey primary key (site_id, player_id, id),
  constraint exclusion_code_check check (code between 1 and 6),
  constraint exclusion_scope_check check (scope in ('brand', 'operator')),
  constraint exclusion_end_check check (ends_at > starts_at)
);
create index exclusion_end_index on exclusion (ends_at);

-- Requests to come back after a self-exclusion.
create table exclusion_return (
  site_id integer not null,
  player_id bigint not null,
  id bigint not null,
  requested_at timestamptz not null,
  opens_at timestamptz not null,
  constraint exclusion_return_pkey primary key (site_id, player_id, id)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger exclusion_stays before update or delete on exclusion for each row execute function refuse_change();
create trigger exclusion_stays_whole before truncate on exclusion for each statement execute function refuse_change();
create trigger exclusion_return_stays before update or delete on exclusion_return for each row execute function refuse_change();
create trigger exclusion_return_stays_whole before truncate on exclusion_return for each statement execute function refuse_change();
revoke update, delete, truncate on exclusion, exclusion_return from public, current_user;

-- A closed account opens by itself at closed_until, but after a self-exclusion, when it is infinity, only by a request
-- that was made after its end and lies a day back.
create function keep_closed() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.closed_until > limit_clock() then
      raise exception 'the account is closed until %', old.closed_until using errcode = 'insufficient_privilege';
    end if;
    return old;
  end if;
  if (new.site_id, new.player_id, new.kind) <> (old.site_id, old.player_id, old.kind) then
    raise exception 'a closed account keeps its owner' using errcode = 'insufficient_privilege';
  end if;
  if new.closed_until >= old.closed_until then return new; end if;
  if new.closed_until is not null and old.closed_until = 'infinity' and exists (
    select from exclusion_return r
      where r.site_id = old.site_id and r.player_id = old.player_id and r.opens_at = new.closed_until
        and not exists (
          select from exclusion e where e.site_id = r.site_id and e.player_id = r.player_id and e.ends_at > r.requested_at
        )
  ) then
    return new;
  end if;
  raise exception 'the account is closed until %', old.closed_until using errcode = 'insufficient_privilege';
end $$;
create trigger account_stays_closed before update of closed_until, site_id, player_id, kind on account
  for each row when (old.closed_until is not null) execute function keep_closed();
create trigger closed_account_stays before delete on account
  for each row when (old.closed_until is not null) execute function keep_closed();

-- A request is dated by the database, waits a day, and has to be made after the end of every exclusion.
create function date_return() returns trigger language plpgsql as $$
begin
  new.requested_at := limit_clock();
  new.opens_at := new.requested_at + interval '24 hours';
  if exists (
    select from exclusion e
      where e.site_id = new.site_id and e.player_id = new.player_id and e.ends_at > new.requested_at
  ) then
    raise exception 'the exclusion has not ended' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger exclusion_return_waits before insert on exclusion_return for each row execute function date_return();

create function exclusion_end(p_site integer, p_code smallint, p_from timestamptz) returns timestamptz language sql stable as $$
  select case p_code
    when 1 then p_from + interval '24 hours'
    when 2 then p_from + interval '168 hours'
    when 3 then p_from + interval '720 hours'
    else ((p_from at time zone zone)
      + case p_code when 4 then interval '6 months' when 5 then interval '1 year' else interval '5 years' end) at time zone zone
  end
  from (select coalesce((select z.time_zone from site_zone z where z.site_id = p_site), 'UTC') as zone) as site;
$$;

-- Closes a player's account. An exclusion that ends earlier than one before it changes nothing but the trail. Returns
-- until when the account is closed at least, or null if there is none.
create function exclude_player(p_site integer, p_player bigint, p_code smallint, p_scope text, p_id bigint)
returns timestamptz language plpgsql as $$
declare
  v_now timestamptz;
  v_end timestamptz;
begin
  perform 1 from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  if not found then return null; end if;
  v_now := limit_clock();
  v_end := exclusion_end(p_site, p_code, v_now);
  insert into exclusion (site_id, player_id, id, code, starts_at, ends_at, scope)
    values (p_site, p_player, p_id, p_code, v_now, v_end, p_scope);
  update account a set closed_until = greatest(a.closed_until, case when p_code >= 4 then 'infinity' else v_end end)
    where a.site_id = p_site and a.player_id = p_player and a.kind = 1;
  select max(e.ends_at) into v_end from exclusion e where e.site_id = p_site and e.player_id = p_player;
  return v_end;
end $$;

-- Asks to open an account again after a self-exclusion. Returns when it opens, or null if it cannot be asked now.
create function request_return(p_site integer, p_player bigint, p_id bigint) returns timestamptz language plpgsql as $$
declare
  v_closed_until timestamptz;
  v_opens_at timestamptz;
begin
  select a.closed_until into v_closed_until from account a
    where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  if v_closed_until is distinct from 'infinity' or exists (
    select from exclusion e where e.site_id = p_site and e.player_id = p_player and e.ends_at > limit_clock()
  ) then
    return null;
  end if;
  insert into exclusion_return (site_id, player_id, id) values (p_site, p_player, p_id) returning opens_at into v_opens_at;
  update account a set closed_until = v_opens_at where a.site_id = p_site and a.player_id = p_player and a.kind = 1;
  return v_opens_at;
end $$;

-- Why an account is closed, and when it opens: null if it waits for a request. No row if it is open.
create function account_closing(p_site integer, p_player bigint)
returns table (code smallint, starts_at timestamptz, ends_at timestamptz, opens_at timestamptz) language sql volatile as $$
  select last.code, last.starts_at, last.ends_at, case when a.closed_until <> 'infinity' then a.closed_until end
    from account a
    cross join lateral (
      select e.code, e.starts_at, e.ends_at from exclusion e
        where e.site_id = a.site_id and e.player_id = a.player_id order by e.ends_at desc, e.id limit 1
    ) as last
    where a.site_id = p_site and a.player_id = p_player and a.kind = 1 and a.closed_until > limit_clock();
$$;
