-- Most bets of a limited player are judged and counted by one update: the row of the day also holds what the limits leave.
-- Whatever else counts changes the rest with it; a change of a limit discards it, and the next bet computes it again. Functions
-- that ran as SQL were planned anew in each transaction before PostgreSQL 18, so they are PL/pgSQL.

alter table play_day
  -- What is left for bets, losses and play time (milliseconds); null without a limit. Too low after a raise began.
  add column bet_room bigint,
  add column loss_room bigint,
  add column time_room bigint,
  add column has_rooms boolean not null default false;

create or replace function site_day(p_site integer, p_at timestamptz) returns date language plpgsql stable as $$
begin
  return (p_at at time zone coalesce((select z.time_zone from site_zone z where z.site_id = p_site), 'UTC'))::date;
end $$;

create or replace function play_gap(p_site integer, p_player bigint, p_day date, p_at timestamptz) returns bigint language plpgsql stable as $$
declare
  v_gap constant numeric := (
    select extract(epoch from p_at - max(d.last_bet_at)) * 1000 from play_day d
      where d.site_id = p_site and d.player_id = p_player and d.day >= p_day - 1
  );
begin
  return case when v_gap between 0 and 600000 then v_gap else 0 end;
end $$;

-- What each limit leaves in the periods of a day. Bookings of later days count as well, since the clocks of two processes may differ
-- at midnight.
create function limit_rooms(
  p_site integer, p_player bigint, p_day date, out for_bets bigint, out for_losses bigint, out for_time bigint
) language plpgsql as $$
begin
  select min(l.amount - used.staked) filter (where l.kind = 2),
      min(l.amount - used.staked + used.won) filter (where l.kind = 3),
      min(l.amount - used.played_ms) filter (where l.kind = 4)
    into for_bets, for_losses, for_time
    from (
      select l.kind, l.period, limit_in_force(l.amount, l.next_amount, l.next_at) as amount from player_limit l
        where l.site_id = p_site and l.player_id = p_player and l.kind in (2, 3, 4)
    ) as l
    cross join lateral (
      select coalesce(sum(d.staked), 0)::bigint as staked, coalesce(sum(d.won), 0)::bigint as won,
          coalesce(sum(d.played_ms), 0)::bigint as played_ms
        from play_day d
        where d.site_id = p_site and d.player_id = p_player
          and d.day >= period_start(l.period, p_day) and d.day < period_end(l.period, p_day)
    ) as used;
end $$;

-- How much a bet may stake: null for any amount, negative if not even a free round, which only a limit of time refuses.
create function stake_room(p_bets bigint, p_losses bigint, p_time bigint) returns bigint language sql immutable as $$
  select least(
    case when p_bets < 0 then 0 else p_bets end, case when p_losses < 0 then 0 else p_losses end, case when p_time <= 0 then -1 end
  );
$$;

create or replace function bet_room(p_site integer, p_player bigint, p_day date) returns bigint language plpgsql as $$
declare
  v_rooms record := limit_rooms(p_site, p_player, p_day);
begin
  return stake_room(v_rooms.for_bets, v_rooms.for_losses, v_rooms.for_time);
end $$;

create or replace function count_play(
  p_site integer, p_player bigint, p_day date, p_staked bigint, p_won bigint, p_played_ms bigint, p_bet_at timestamptz
) returns void language plpgsql as $$
begin
  insert into play_day as known (site_id, player_id, day, staked, won, played_ms, last_bet_at)
    values (p_site, p_player, p_day, p_staked, p_won, p_played_ms, p_bet_at)
    on conflict (site_id, player_id, day) do update set staked = known.staked + excluded.staked,
      won = known.won + excluded.won, played_ms = known.played_ms + excluded.played_ms,
      last_bet_at = greatest(known.last_bet_at, excluded.last_bet_at),
      bet_room = known.bet_room - excluded.staked, loss_room = known.loss_room - excluded.staked + excluded.won,
      time_room = known.time_room - excluded.played_ms;
  -- Later days of the same week or month have less, or more.
  update play_day d set has_rooms = false
    where d.site_id = p_site and d.player_id = p_player and d.day > p_day and d.has_rooms;
end $$;

-- Judges and counts a bet by what its day has left; returns whether it could. The caller has locked the account. False does not
-- refuse: the rooms may be unknown or outdated, or the booking earlier than another one.
create function count_bet_within_rooms(p_site integer, p_player bigint, p_amount bigint, p_at timestamptz)
returns boolean language plpgsql as $$
begin
  update play_day d set staked = d.staked + p_amount, bet_room = d.bet_room - p_amount, loss_room = d.loss_room - p_amount,
      played_ms = d.played_ms + pause.ms, time_room = d.time_room - pause.ms, last_bet_at = p_at
    from (
      select today.day, case when today.ms <= 600000 then today.ms else 0 end::bigint as ms from (
        select d.day, extract(epoch from p_at - d.last_bet_at) * 1000 as ms
          from site_zone z join play_day d on d.site_id = z.site_id
          where z.site_id = p_site and d.player_id = p_player and d.day = (p_at at time zone z.time_zone)::date
            and d.has_rooms and p_at >= d.last_bet_at and p_amount <= coalesce(stake_room(d.bet_room, d.loss_room, d.time_room), p_amount)
            and not exists (
              select from play_day later where later.site_id = d.site_id and later.player_id = d.player_id and later.day > d.day
            )
      ) as today
    ) as pause
    where d.site_id = p_site and d.player_id = p_player and d.day = pause.day;
  return found;
end $$;

-- Judges and counts a bet by the limits themselves, and stores what they leave. Returns whether the bet is within them.
create function count_bet_within_limits(p_site integer, p_player bigint, p_amount bigint, p_at timestamptz)
returns boolean language plpgsql as $$
declare
  v_day constant date := site_day(p_site, p_at);
  v_rooms record := limit_rooms(p_site, p_player, v_day);
  v_ms bigint;
begin
  if p_amount > stake_room(v_rooms.for_bets, v_rooms.for_losses, v_rooms.for_time) then return false; end if;
  v_ms := play_gap(p_site, p_player, v_day, p_at);
  perform count_play(p_site, p_player, v_day, p_amount, 0, v_ms, p_at);
  update play_day d set has_rooms = true, bet_room = v_rooms.for_bets - p_amount,
      loss_room = v_rooms.for_losses - p_amount, time_room = v_rooms.for_time - v_ms
    where d.site_id = p_site and d.player_id = p_player and d.day = v_day;
  return true;
end $$;

create or replace function book_bet(
  p_site integer, p_player bigint, p_id bigint, p_provider text, p_tx text, p_print bytea, p_amount bigint,
  p_currency smallint, p_play smallint, p_game integer, p_round text, p_refusal smallint, p_at timestamptz,
  out status smallint, out replayed boolean, out balance bigint, out version bigint, out transfer_id bigint
) language plpgsql as $$
declare
  v_state smallint;
  v_currency smallint;
  v_print bytea;
  v_closed_until timestamptz;
  v_limited boolean;
begin
  replayed := false;
  select a.balance, a.version, a.state, a.currency, a.closed_until, a.is_limited
    into balance, version, v_state, v_currency, v_closed_until, v_limited
    from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  if not found then status := 20; return; end if;

  select t.id, t.outcome, t.fingerprint into transfer_id, status, v_print from transfer t
    where t.site_id = p_site and t.player_id = p_player and t.provider = p_provider and t.kind = 1 and t.provider_tx = p_tx;
  if found then
    -- The rollback that wrote the tombstone did not know the bet's content.
    if status = 4 then replayed := claim_key(p_site, p_player, 1::smallint, p_provider, p_tx, p_print, p_at);
    else replayed := v_print = p_print;
    end if;
    if not replayed then status := 21; transfer_id := null; end if;
    replayed := coalesce(replayed, false);
    return;
  end if;

  transfer_id := p_id;
  if p_refusal > 0 then status := p_refusal;
  elsif v_state <> 0 or v_closed_until > limit_clock() then status := 2;
  elsif v_currency <> p_currency then status := 7;
  elsif exists (select from closed_round c where c.site_id = p_site and c.player_id = p_player and c.provider = p_provider and c.round_id = p_round) then status := 3;
  elsif balance < p_amount then
    -- A limit is the reason that the player reads first.
    status := case when v_limited and p_amount > bet_room(p_site, p_player, site_day(p_site, p_at)) then 10 else 1 end;
  elsif not v_limited then status := 0;
  elsif count_bet_within_rooms(p_site, p_player, p_amount, p_at) then status := 0;
  elsif count_bet_within_limits(p_site, p_player, p_amount, p_at) then status := 0;
  else status := 10;
  end if;
  if status <> 0 then
    perform write_refusal(p_site, p_player, p_id, 1::smallint, p_provider, p_tx, p_print, status, p_amount, balance, null, p_at);
    return;
  end if;

  if p_amount > 0 then
    update account a set balance = a.balance - p_amount, version = a.version + 1
      where a.site_id = p_site and a.player_id = p_player and a.kind = 1
      returning a.balance, a.version into balance, version;
    insert into posting (site_id, player_id, transfer_id, account_kind, amount, version, balance_after)
      values (p_site, p_player, p_id, 1, -p_amount, version, balance), (p_site, p_player, p_id, 10, p_amount, null, null);
  end if;
  insert into transfer (site_id, player_id, id, kind, provider, provider_tx, fingerprint, outcome, amount, balance_after, created_at)
    values (p_site, p_player, p_id, 1, p_provider, p_tx, p_print, 0, p_amount, balance, p_at);
  insert into game_tx (site_id, player_id, transfer_id, type, play, game_id, provider, provider_tx, round_id, amount, balance_after, created_at)
    values (p_site, p_player, p_id, 1, p_play, p_game, p_provider, p_tx, p_round, p_amount, balance, p_at);
end $$;

-- Books bets of many players in one transaction, at most one per player. It books only clear cases and returns
-- nothing for the others, which the caller then passes to book_bet one by one. A locked player is such a case, so that
-- nobody else waits. The rows are locked in a separate statement, so that the next one reads what the last holder wrote.
create or replace function book_bet_set(
  p_site integer[], p_player bigint[], p_id bigint[], p_provider text[], p_tx text[], p_print bytea[],
  p_amount bigint[], p_currency smallint[], p_play smallint[], p_game integer[], p_round text[], p_at timestamptz[]
) returns table (place bigint, balance bigint, version bigint) language plpgsql as $$
declare
  v_places bigint[];
begin
  select array_agg(locked.place) into v_places from (
    select i.place from account a
      join unnest(p_site, p_player) with ordinality as i(site_id, player_id, place)
        on a.site_id = i.site_id and a.player_id = i.player_id
      where a.kind = 1 order by a.site_id, a.player_id for update of a skip locked
  ) locked;

  return query
  with item as (
    select * from unnest(p_site, p_player, p_id, p_provider, p_tx, p_print, p_amount, p_currency, p_play, p_game, p_round, p_at)
      with ordinality as i(site_id, player_id, id, provider, tx, print, amount, currency, play, game_id, round_id, at, place)
      where i.place = any(v_places)
  ), booked as (
    update account a set balance = a.balance - item.amount, version = a.version + 1 from item
      where a.site_id = item.site_id and a.player_id = item.player_id and a.kind = 1
        and item.amount > 0 and a.balance >= item.amount and a.state = 0 and a.currency = item.currency
        and (a.closed_until is null or a.closed_until <= limit_clock())
        -- Bets of a day whose rooms are not known yet are booked one by one, which computes them.
        and (not a.is_limited or exists (
          select from site_zone z join play_day d on d.site_id = z.site_id
            where z.site_id = item.site_id and d.player_id = item.player_id and d.day = (item.at at time zone z.time_zone)::date
              and d.has_rooms and item.amount <= coalesce(stake_room(d.bet_room, d.loss_room, d.time_room), item.amount)
              and not exists (
                select from play_day later
                  where later.site_id = item.site_id and later.player_id = item.player_id and later.day > d.day
              )
        ))
        and not exists (
          select from transfer t where t.site_id = item.site_id and t.player_id = item.player_id
            and t.provider = item.provider and t.kind = 1 and t.provider_tx = item.tx
        )
        and not exists (
          select from closed_round c where c.site_id = item.site_id and c.player_id = item.player_id
            and c.provider = item.provider and c.round_id = item.round_id
        )
      returning item.*, a.balance as new_balance, a.version as new_version, a.is_limited
  ), new_transfer as (
    insert into transfer (site_id, player_id, id, kind, provider, provider_tx, fingerprint, outcome, amount, balance_after, created_at)
      select b.site_id, b.player_id, b.id, 1, b.provider, b.tx, b.print, 0, b.amount, b.new_balance, b.at from booked b
  ), new_posting as (
    insert into posting (site_id, player_id, transfer_id, account_kind, amount, version, balance_after)
      select b.site_id, b.player_id, b.id, 1, -b.amount, b.new_version, b.new_balance from booked b
      union all
      select b.site_id, b.player_id, b.id, 10, b.amount, null, null from booked b
  ), new_game_tx as (
    insert into game_tx (site_id, player_id, transfer_id, type, play, game_id, provider, provider_tx, round_id, amount, balance_after, created_at)
      select b.site_id, b.player_id, b.id, 1, b.play, b.game_id, b.provider, b.tx, b.round_id, b.amount, b.new_balance, b.at from booked b
  ), counted as (
    insert into play_day as known (site_id, player_id, day, staked, won, played_ms, last_bet_at)
      select b.site_id, b.player_id, day, b.amount, 0, play_gap(b.site_id, b.player_id, day, b.at), b.at
        from booked b cross join lateral site_day(b.site_id, b.at) as day where b.is_limited
      on conflict (site_id, player_id, day) do update set staked = known.staked + excluded.staked,
        played_ms = known.played_ms + excluded.played_ms, last_bet_at = greatest(known.last_bet_at, excluded.last_bet_at),
        bet_room = known.bet_room - excluded.staked, loss_room = known.loss_room - excluded.staked,
        time_room = known.time_room - excluded.played_ms
  )
  select b.place, b.new_balance, b.new_version from booked b;
end $$;
-- What a player staked, won and played on the days of the current week and month, by the bookings.
create function booked_play(p_site integer, p_player bigint, p_at timestamptz)
returns table (day date, staked bigint, won bigint, played_ms bigint, last_bet_at timestamptz) language sql stable as $$
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
  select c.day, sum(c.staked)::bigint, sum(c.won)::bigint, sum(coalesce(c.played_ms, 0))::bigint, max(c.bet_at)
    from change c group by c.day;
$$;

-- Counts what was played before the first limit is set. The caller has locked the account.
create or replace function count_earlier_play(p_site integer, p_player bigint, p_at timestamptz) returns void language sql as $$
  insert into play_day (site_id, player_id, day, staked, won, played_ms, last_bet_at)
    select p_site, p_player, play.day, play.staked, play.won, play.played_ms, play.last_bet_at
      from booked_play(p_site, p_player, p_at) as play
    on conflict (site_id, player_id, day) do update set staked = excluded.staked, won = excluded.won,
      played_ms = excluded.played_ms, last_bet_at = excluded.last_bet_at, has_rooms = false;
$$;

-- The same for any player: by the days that are counted if a limit is set, else by the bookings.
create function current_play(p_site integer, p_player bigint, p_at timestamptz)
returns table (day date, staked bigint, won bigint, played_ms bigint) language plpgsql stable as $$
begin
  if exists (select from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1 and a.is_limited) then
    return query select d.day, d.staked, d.won, d.played_ms from play_day d
      where d.site_id = p_site and d.player_id = p_player and d.day >= site_day(p_site, p_at) - 31;
  else
    return query select d.day, d.staked, d.won, d.played_ms from booked_play(p_site, p_player, p_at) as d;
  end if;
end $$;

-- Sets one limit. A lower one applies at once; a higher one, or none (null), after 24 hours, during which the current
-- one stays. Setting the amount in force changes nothing, and leaves what waits; any lower amount cancels what waits.
-- Returns the action taken (1 set or lowered, 2 raise requested, 3 removal requested), or null for no change.
create or replace function set_player_limit(
  p_site integer, p_player bigint, p_kind smallint, p_period smallint, p_amount bigint, p_id bigint, p_at timestamptz
) returns smallint language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_now timestamptz;
  v_row player_limit;
  v_current bigint;
  v_limited boolean;
  v_action smallint;
  v_effective timestamptz;
begin
  select a.is_limited into v_limited from account a
    where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  if not found then return null; end if;
  -- After the lock, which may have been waited for.
  v_now := limit_clock();
  v_effective := v_now;
  select * into v_row from player_limit l
    where l.site_id = p_site and l.player_id = p_player and l.kind = p_kind and l.period = p_period;
  v_current := case when v_row.next_at <= v_now then v_row.next_amount else v_row.amount end;
  if v_current is not distinct from p_amount then return null; end if;

  if v_current is null or p_amount < v_current then
    v_action := 1;
    insert into player_limit as known (site_id, player_id, kind, period, amount)
      values (p_site, p_player, p_kind, p_period, p_amount)
      on conflict (site_id, player_id, kind, period) do update set amount = excluded.amount, next_amount = null, next_at = null;
    update play_day d set has_rooms = false where d.site_id = p_site and d.player_id = p_player and d.has_rooms;
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
create or replace function cancel_limit_change(p_site integer, p_player bigint, p_kind smallint, p_period smallint, p_id bigint)
returns boolean language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_now timestamptz;
  v_row player_limit;
begin
  perform 1 from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  v_now := limit_clock();
  select * into v_row from player_limit l
    where l.site_id = p_site and l.player_id = p_player and l.kind = p_kind and l.period = p_period and l.next_at > v_now;
  if not found then return false; end if;
  update player_limit l set next_amount = null, next_at = null
    where l.site_id = p_site and l.player_id = p_player and l.kind = p_kind and l.period = p_period;
  update play_day d set has_rooms = false where d.site_id = p_site and d.player_id = p_player and d.has_rooms;
  insert into player_limit_change (site_id, player_id, id, kind, period, action, from_amount, to_amount, changed_at, effective_at)
    values (p_site, p_player, p_id, p_kind, p_period, 4, v_row.next_amount, v_row.amount, v_now, v_now);
  return true;
end $$;
