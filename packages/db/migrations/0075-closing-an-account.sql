-- Closing an account by its player's call: a repeat is answered as before, a closed account is only closed for longer,
-- and what its page shows is dated by the database.

alter table session drop constraint session_end_reason_check;
alter table session add constraint session_end_reason_check check (
  end_reason in ('signed-out', 'password-reset', 'second-step', 'blocked', 'token-reused', 'excluded')
);

-- Whether an account is closed by its player. Volatile, so that it reads what has been committed until now.
create function account_is_closed(p_site integer, p_player bigint) returns boolean language sql volatile as $$
  select exists (
    select from account a
      where a.site_id = p_site and a.player_id = p_player and a.kind = 1 and a.closed_until > limit_clock()
  );
$$;

-- Until when a closed account is closed at least; null if it is open.
create function closed_at_least_until(p_site integer, p_player bigint, p_now timestamptz)
returns timestamptz language sql volatile as $$
  select greatest(
      (select max(e.ends_at) from exclusion e where e.site_id = a.site_id and e.player_id = a.player_id),
      nullif(a.closed_until, 'infinity')
    )
    from account a
    where a.site_id = p_site and a.player_id = p_player and a.kind = 1 and a.closed_until > p_now;
$$;

drop function exclude_player(integer, bigint, smallint, text, bigint);

-- Closes a player's account, or closes it for longer. The status is 'closed', 'repeated' if the same has been asked
-- within a minute, or 'refused' if the account is closed until later. No row if there is no such account.
create function exclude_player(p_site integer, p_player bigint, p_code smallint, p_scope text, p_id bigint)
returns table (status text, ends_at timestamptz) language plpgsql as $$
declare
  v_now timestamptz;
  v_closed_until timestamptz;
  v_last exclusion;
begin
  perform 1 from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  if not found then return; end if;
  v_now := limit_clock();
  ends_at := exclusion_end(p_site, p_code, v_now);
  v_closed_until := closed_at_least_until(p_site, p_player, v_now);
  if v_closed_until is not null then
    select e.* into v_last from exclusion e
      where e.site_id = p_site and e.player_id = p_player order by e.ends_at desc, e.id limit 1;
    if v_last.code = p_code and v_last.starts_at > v_now - interval '1 minute' then
      status := 'repeated';
      ends_at := v_last.ends_at;
      return next;
      return;
    end if;
    if ends_at <= v_closed_until then
      status := 'refused';
      ends_at := v_closed_until;
      return next;
      return;
    end if;
  end if;
  insert into exclusion (site_id, player_id, id, code, starts_at, ends_at, scope)
    values (p_site, p_player, p_id, p_code, v_now, exclude_player.ends_at, p_scope);
  update account a set closed_until = greatest(a.closed_until, case when p_code >= 4 then 'infinity' else exclude_player.ends_at end)
    where a.site_id = p_site and a.player_id = p_player and a.kind = 1;
  status := 'closed';
  return next;
end $$;

-- Asks to open an account again after a self-exclusion. Returns when it opens, the same for a repeat, or null if it
-- cannot be asked now.
create or replace function request_return(p_site integer, p_player bigint, p_id bigint)
returns timestamptz language plpgsql as $$
declare
  v_closed_until timestamptz;
  v_opens_at timestamptz;
begin
  select a.closed_until into v_closed_until from account a
    where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  if v_closed_until <> 'infinity' and v_closed_until > limit_clock() then
    select r.opens_at into v_opens_at from exclusion_return r
      where r.site_id = p_site and r.player_id = p_player and r.opens_at = v_closed_until;
    return v_opens_at;
  end if;
  if v_closed_until is distinct from 'infinity' or exists (
    select from exclusion e where e.site_id = p_site and e.player_id = p_player and e.ends_at > limit_clock()
  ) then
    return null;
  end if;
  insert into exclusion_return (site_id, player_id, id) values (p_site, p_player, p_id) returning opens_at into v_opens_at;
  update account a set closed_until = v_opens_at where a.site_id = p_site and a.player_id = p_player and a.kind = 1;
  return v_opens_at;
end $$;

drop function account_closing(integer, bigint);

-- Why an account is closed, when it opens, which is null while it waits for a request, and whether one can be made now.
-- No row if it is open.
create function account_closing(p_site integer, p_player bigint)
returns table (code smallint, starts_at timestamptz, ends_at timestamptz, opens_at timestamptz, may_return boolean)
language sql volatile as $$
  select last.code, last.starts_at, last.ends_at, nullif(a.closed_until, 'infinity'),
      a.closed_until = 'infinity' and last.ends_at <= limit_clock()
    from account a
    cross join lateral (
      select e.code, e.starts_at, e.ends_at from exclusion e
        where e.site_id = a.site_id and e.player_id = a.player_id order by e.ends_at desc, e.id limit 1
    ) as last
    where a.site_id = p_site and a.player_id = p_player and a.kind = 1 and a.closed_until > limit_clock();
$$;

-- The codes that would close an account now, or for longer, and until when.
create function exclusion_options(p_site integer, p_player bigint)
returns table (code smallint, ends_at timestamptz) language plpgsql volatile as $$
declare
  v_now constant timestamptz := limit_clock();
  v_closed_until constant timestamptz := closed_at_least_until(p_site, p_player, v_now);
begin
  return query
    select c.code, e.ends_at
      from unnest('{1,2,3,4,5,6}'::smallint[]) as c(code), exclusion_end(p_site, c.code, v_now) as e(ends_at)
      where v_closed_until is null or e.ends_at > v_closed_until
      order by c.code;
end $$;

-- How many rounds of a player have no result: those with a bet since p_since, and the older ones that the search for
-- stuck rounds has found. Unlike all the player's bets, these are few.
create function open_round_count(p_site integer, p_player bigint, p_since timestamptz)
returns integer language sql volatile as $$
  select count(*)::integer from (
    select g.provider, g.round_id from game_tx g
      where g.site_id = p_site and g.player_id = p_player and g.created_at >= p_since and g.type = 1
    union
    select s.provider, s.round_id from stuck_round s where s.site_id = p_site and s.player_id = p_player
  ) as round
  where is_round_open(p_site, p_player, round.provider, round.round_id);
$$;
