-- Who may withdraw what was not played.

-- Whether a player has excluded themselves, which is not a break: the account then opens by a request only. Volatile, so
-- that it reads what has been committed until now.
create function is_self_excluded(p_site integer, p_player bigint) returns boolean language sql volatile as $$
  select exists (
    select from account a
      where a.site_id = p_site and a.player_id = p_player and a.kind = 1 and a.closed_until > limit_clock()
        and (a.closed_until = 'infinity' or exists (
          select from exclusion_return r
            where r.site_id = a.site_id and r.player_id = a.player_id and r.opens_at = a.closed_until
        ))
  );
$$;

-- How far the stakes of a player have been counted, so that what is left is counted from there.
create table stake_mark (
  site_id integer not null,
  player_id bigint not null,
  -- How often deposits are to be staked; for another number it counts from the beginning.
  times numeric not null,
  counted_until timestamptz not null,
  -- Its deposits as they were: if one of them has changed since, it counts from the beginning.
  deposits text not null,
  -- The most that was left to stake since one of these deposits, negative if more was staked; null without deposits.
  owed numeric,
  constraint stake_mark_pkey primary key (site_id, player_id)
);

create function stake_deposits(p_site integer, p_player bigint, p_until timestamptz) returns text language sql stable as $$
  select md5(coalesce(string_agg(
      t.id || ' ' || coalesce(t.credited_minor, t.amount_minor - t.fee_minor) - t.returned_minor, ',' order by t.id
    ), ''))
    from payment_transaction t
    where t.site_id = p_site and t.player_id = p_player and t.kind = 1 and t.status = 1 and t.decided_at <= p_until;
$$;

-- How much is left to stake, the most over all deposits: of each, it and all later ones less what was staked since. What
-- was staked before a deposit does not count for it. Counts from p_from, when it was p_owed.
create function stake_owed(
  p_site integer, p_player bigint, p_times numeric, p_from timestamptz, p_owed numeric, p_until timestamptz
) returns numeric language sql stable as $$
  with entry as (
    select p_from as at, p_owed as owed, true as is_deposit where p_owed is not null
    union all
    select t.decided_at, (coalesce(t.credited_minor, t.amount_minor - t.fee_minor) - t.returned_minor) * p_times, true
      from payment_transaction t
      where t.site_id = p_site and t.player_id = p_player and t.kind = 1 and t.status = 1
        and t.decided_at > p_from and t.decided_at <= p_until
    union all
    select g.created_at, case when g.type = 1 then -g.amount else g.amount end, false
      from game_tx g
      where g.site_id = p_site and g.player_id = p_player and g.type in (1, 3)
        and g.created_at > p_from and g.created_at <= p_until
  ), since as (
    select is_deposit, sum(owed) over (order by at desc, is_deposit) as left_over from entry
  )
  select max(left_over) filter (where is_deposit) from since;
$$;

-- The mark of a player, if it is right: from the beginning without one.
create function stake_start(p_site integer, p_player bigint, p_times numeric)
returns table (counted_until timestamptz, owed numeric) language sql stable as $$
  select coalesce(max(m.counted_until), '-infinity'), max(m.owed) from stake_mark m
    where m.site_id = p_site and m.player_id = p_player and m.times = p_times
      and m.deposits = stake_deposits(p_site, p_player, m.counted_until);
$$;

drop function stake_left(integer, bigint, numeric);

-- How much a player still has to stake until every deposit has been staked p_times. Moves the mark once an hour, to ten
-- minutes ago: what is older is committed. Each statement sees the mark, the deposits and the stakes of one moment.
create function stake_left(p_site integer, p_player bigint, p_times numeric, p_at timestamptz)
returns bigint language plpgsql as $$
begin
  insert into stake_mark (site_id, player_id, times, counted_until, deposits, owed)
    select p_site, p_player, p_times, until.at, stake_deposits(p_site, p_player, until.at),
        stake_owed(p_site, p_player, p_times, s.counted_until, s.owed, until.at)
      from stake_start(p_site, p_player, p_times) s, (select p_at - interval '10 minutes' as at) until
      where s.counted_until < p_at - interval '1 hour'
    on conflict (site_id, player_id) do update
      set times = excluded.times, counted_until = excluded.counted_until, deposits = excluded.deposits, owed = excluded.owed;
  return (
    select greatest(0, ceil(coalesce(stake_owed(p_site, p_player, p_times, s.counted_until, s.owed, 'infinity'), 0)))
      from stake_start(p_site, p_player, p_times) s
  );
end $$;
