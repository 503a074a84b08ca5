-- Limits that players set themselves. A bet is judged by them in the booking that takes its money, with the player's
-- account locked, so that concurrent bets never pass together if only one fits. Numbers of kinds and periods are those
-- of packages/ledger.

-- Whether the player has a limit on bets, losses or time; the bookings of other players read none of the tables below.
alter table account add column is_limited boolean not null default false;

-- The time zone of a brand's days, from the brand's data.
create table site_zone (
  site_id integer constraint site_zone_pkey primary key,
  time_zone text not null
);

create table player_limit (
  site_id integer not null,
  player_id bigint not null,
  -- 1 deposit, 2 bet, 3 loss, 4 time.
  kind smallint not null,
  -- 1 day, 2 week, 3 month.
  period smallint not null,
  -- Minor units, or milliseconds of kind 4. Null is no limit; 0 lets nothing through.
  amount bigint,
  -- From next_at on the limit is next_amount, or there is none if that is null.
  next_amount bigint,
  next_at timestamptz,
  constraint player_limit_pkey primary key (site_id, player_id, kind, period),
  constraint player_limit_kind_check check (kind between 1 and 4 and period between 1 and 3),
  constraint player_limit_amount_check check (amount >= 0 and next_amount >= 0),
  constraint player_limit_next_check check (next_amount is null or next_at is not null)
) with (fillfactor = 80);

-- What a limited player staked, won and played on a day of the brand. Refunds reduce the stakes of the day of their bet.
create table play_day (
  site_id integer not null,
  player_id bigint not null,
  day date not null,
  staked bigint not null,
  won bigint not null,
  played_ms bigint not null,
  last_bet_at timestamptz,
  constraint play_day_pkey primary key (site_id, player_id, day)
) with (fillfactor = 70);

-- Every change of a limit, for the player to read.
create table player_limit_change (
  site_id integer not null,
  player_id bigint not null,
  id bigint not null,
  kind smallint not null,
  period smallint not null,
  -- 1 set or lowered, 2 raise requested, 3 removal requested, 4 called off.
  action smallint not null,
  from_amount bigint,
  to_amount bigint,
  changed_at timestamptz not null,
  effective_at timestamptz not null,
  constraint player_limit_change_pkey primary key (site_id, player_id, id),
  constraint player_limit_change_action_check check (action between 1 and 4)
);
revoke update, delete, truncate on player_limit_change from public, current_user;

-- The clock that decides when a change takes effect: one for all processes. A function of its own, so that tests can
-- replace it.
create function limit_clock() returns timestamptz language sql volatile as 'select clock_timestamp()';

create function limit_in_force(p_amount bigint, p_next_amount bigint, p_next_at timestamptz)
returns bigint language sql volatile as $$
  select case when p_next_at <= limit_clock() then p_next_amount else p_amount end;
$$;

create function site_day(p_site integer, p_at timestamptz) returns date language sql stable as $$
  select (p_at at time zone coalesce((select z.time_zone from site_zone z where z.site_id = p_site), 'UTC'))::date;
$$;

create function period_start(p_period smallint, p_day date) returns date language sql immutable as $$
  select case p_period when 1 then p_day when 2 then date_trunc('week', p_day)::date else date_trunc('month', p_day)::date end;
$$;

-- The first day of the next period.
create function period_end(p_period smallint, p_day date) returns date language sql immutable as $$
  select (period_start(p_period, p_day)
    + case p_period when 1 then interval '1 day' when 2 then interval '1 week' else interval '1 month' end)::date;
$$;

-- How much a bet may stake on a day by the player's limits: null for any amount, negative if not even a free round.
create function bet_room(p_site integer, p_player bigint, p_day date) returns bigint language sql volatile as $$
  select min(case l.kind
      when 2 then l.amount - used.staked
      when 3 then l.amount - used.staked + used.won
      else case when used.played_ms >= l.amount then -1 end
    end)
    from (
      select l.kind, l.period, limit_in_force(l.amount, l.next_amount, l.next_at) as amount from player_limit l
        where l.site_id = p_site and l.player_id = p_player and l.kind in (2, 3, 4)
    ) as l
    cross join lateral (
      select coalesce(sum(d.staked), 0)::bigint as staked, coalesce(sum(d.won), 0)::bigint as won,
          coalesce(sum(d.played_ms), 0)::bigint as played_ms
        from play_day d
        where d.site_id = p_site and d.player_id = p_player and d.day >= period_start(l.period, p_day) and d.day <= p_day
    ) as used
    where l.amount is not null;
$$;

-- Milliseconds of play that a bet adds: the time since the bet before it, unless that was a pause.
create function play_gap(p_site integer, p_player bigint, p_day date, p_at timestamptz) returns bigint language sql stable as $$
  select coalesce(case when gap between 0 and 600000 then gap end, 0)::bigint from (
    select extract(epoch from p_at - max(d.last_bet_at)) * 1000 as gap from play_day d
      where d.site_id = p_site and d.player_id = p_player and d.day >= p_day - 1
  ) as last;
$$;

create function count_play(
  p_site integer, p_player bigint, p_day date, p_staked bigint, p_won bigint, p_played_ms bigint, p_bet_at timestamptz
) returns void language sql as $$
  insert into play_day as known (site_id, player_id, day, staked, won, played_ms, last_bet_at)
    values (p_site, p_player, p_day, p_staked, p_won, p_played_ms, p_bet_at)
    on conflict (site_id, player_id, day) do update set staked = known.staked + excluded.staked,
      won = known.won + excluded.won, played_ms = known.played_ms + excluded.played_ms,
      last_bet_at = greatest(known.last_bet_at, excluded.last_bet_at);
$$;

-- Counts a player's bookings of the current week and month, once, when the first limit is set. The caller has locked
-- the account.
create function count_earlier_play(p_site integer, p_player bigint, p_at timestamptz) returns void language sql as $$
  with zone as (
    select coalesce((select z.time_zone from site_zone z where z.site_id = p_site), 'UTC') as name
  ), first as (
    select least(period_start(2::smallint, today), period_start(3::smallint, today)) - 1 as day from site_day(p_site, p_at) as today
  ), tx as (
    select g.type, g.amount, g.created_at, t.parent_id from game_tx g
      join transfer t on t.site_id = g.site_id and t.player_id = g.player_id and t.id = g.transfer_id
      where g.site_id = p_site and g.player_id = p_player
        and g.created_at >= (select first.day::timestamp at time zone zone.name from first, zone)
  ), change as (
    select (created_at at time zone zone.name)::date as day, amount as staked, 0::bigint as won,
        case when gap between 0 and 600000 then gap else 0 end as played_ms, created_at as bet_at
      from (
        select *, extract(epoch from created_at - lag(created_at) over (order by created_at)) * 1000 as gap from tx where type = 1
      ) as bet, zone
    union all
    select (created_at at time zone zone.name)::date, 0, amount, 0, null from tx, zone where type = 2
    union all
    select (bet.created_at at time zone zone.name)::date, -tx.amount, 0, 0, null from tx
      join transfer bet on bet.site_id = p_site and bet.player_id = p_player and bet.id = tx.parent_id, zone
      where tx.type = 3
  )
  insert into play_day (site_id, player_id, day, staked, won, played_ms, last_bet_at)
    select p_site, p_player, day, sum(staked), sum(won), sum(coalesce(played_ms, 0))::bigint, max(bet_at) from change group by day
    on conflict (site_id, player_id, day) do update set staked = excluded.staked, won = excluded.won,
      played_ms = excluded.played_ms, last_bet_at = excluded.last_bet_at;
$$;

-- Sets one limit. A lower one applies at once; a higher one, or none (null), after 24 hours, during which the current
-- one stays. Setting the amount in force changes nothing, and leaves what waits; any lower amount cancels what waits.
-- Returns the action taken (1 set or lowered, 2 raise requested, 3 removal requested), or null for no change.
create function set_player_limit(
  p_site integer, p_player bigint, p_kind smallint, p_period smallint, p_amount bigint, p_id bigint, p_at timestamptz
) returns smallint language plpgsql as $$
declare
  v_now constant timestamptz := limit_clock();
  v_row player_limit;
  v_current bigint;
  v_limited boolean;
  v_action smallint;
  v_effective timestamptz := limit_clock();
begin
  select a.is_limited into v_limited from account a
    where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  if not found then return null; end if;
  select * into v_row from player_limit l
    where l.site_id = p_site and l.player_id = p_player and l.kind = p_kind and l.period = p_period;
  v_current := case when v_row.next_at <= v_now then v_row.next_amount else v_row.amount end;
  if v_current is not distinct from p_amount then return null; end if;

  if v_current is null or p_amount < v_current then
    v_action := 1;
    insert into player_limit as known (site_id, player_id, kind, period, amount)
      values (p_site, p_player, p_kind, p_period, p_amount)
      on conflict (site_id, player_id, kind, period) do update set amount = excluded.amount, next_amount = null, next_at = null;
    if p_kind <> 1 and not v_limited then
      perform count_earlier_play(p_site, p_player, p_at);
      update account a set is_limited = true where a.site_id = p_site and a.player_id = p_player and a.kind = 1;
    end if;
  else
    if v_row.next_at > v_now and v_row.next_amount is not distinct from p_amount then return null; end if;
    v_action := case when p_amount is null then 3 else 2 end;
    v_effective := v_now + interval '24 hours';
    update player_limit l set amount = v_current, next_amount = p_amount, next_at = v_effective
      where l.site_id = p_site and l.player_id = p_player and l.kind = p_kind and l.period = p_period;
  end if;
  insert into player_limit_change (site_id, player_id, id, kind, period, action, from_amount, to_amount, changed_at, effective_at)
    values (p_site, p_player, p_id, p_kind, p_period, v_action, v_current, p_amount, v_now, v_effective);
  return v_action;
end $$;

-- Calls off a raise or removal that waits; returns whether one did.
create function cancel_limit_change(p_site integer, p_player bigint, p_kind smallint, p_period smallint, p_id bigint)
returns boolean language plpgsql as $$
declare
  v_now constant timestamptz := limit_clock();
  v_row player_limit;
begin
  perform 1 from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  select * into v_row from player_limit l
    where l.site_id = p_site and l.player_id = p_player and l.kind = p_kind and l.period = p_period and l.next_at > v_now;
  if not found then return false; end if;
  update player_limit l set next_amount = null, next_at = null
    where l.site_id = p_site and l.player_id = p_player and l.kind = p_kind and l.period = p_period;
  insert into player_limit_change (site_id, player_id, id, kind, period, action, from_amount, to_amount, changed_at, effective_at)
    values (p_site, p_player, p_id, p_kind, p_period, 4, v_row.next_amount, v_row.amount, v_now, v_now);
  return true;
end $$;
