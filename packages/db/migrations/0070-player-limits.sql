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

-- The bookings of games, judged by limits and counted towards them. Outcome 10 refuses a bet beyond a limit.

create or replace function write_game_booking(
  p_site integer, p_player bigint, p_id bigint, p_kind smallint, p_provider text, p_tx text, p_print bytea,
  p_amount bigint, p_parent bigint, p_play smallint, p_game integer, p_round text, p_at timestamptz,
  out balance bigint, out version bigint
) language plpgsql as $$
declare
  v_limited boolean;
begin
  if p_amount > 0 then
    update account a set balance = a.balance + p_amount, version = a.version + 1
      where a.site_id = p_site and a.player_id = p_player and a.kind = 1
      returning a.balance, a.version, a.is_limited into balance, version, v_limited;
    if v_limited and p_kind = 2 then
      perform count_play(p_site, p_player, site_day(p_site, p_at), 0, p_amount, 0, null);
    elsif v_limited then
      perform count_play(p_site, p_player, site_day(p_site, t.created_at), -p_amount, 0, 0, null) from transfer t
        where t.site_id = p_site and t.player_id = p_player and t.id = p_parent;
    end if;
    insert into posting (site_id, player_id, transfer_id, account_kind, amount, version, balance_after)
      values (p_site, p_player, p_id, 1, p_amount, version, balance), (p_site, p_player, p_id, 10, -p_amount, null, null);
  else
    select a.balance, a.version into balance, version from account a
      where a.site_id = p_site and a.player_id = p_player and a.kind = 1;
  end if;
  insert into transfer (site_id, player_id, id, kind, provider, provider_tx, fingerprint, outcome, amount, balance_after, parent_id, created_at)
    values (p_site, p_player, p_id, p_kind, p_provider, p_tx, p_print, 0, p_amount, balance, p_parent, p_at);
  insert into game_tx (site_id, player_id, transfer_id, type, play, game_id, provider, provider_tx, round_id, amount, balance_after, created_at)
    values (p_site, p_player, p_id, p_kind, p_play, p_game, p_provider, p_tx, p_round, p_amount, balance, p_at);
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
  v_limited boolean;
  v_day date;
begin
  replayed := false;
  select a.balance, a.version, a.state, a.currency, a.is_limited into balance, version, v_state, v_currency, v_limited
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
  if v_limited then v_day := site_day(p_site, p_at); end if;
  if p_refusal > 0 then status := p_refusal;
  elsif v_state <> 0 then status := 2;
  elsif v_currency <> p_currency then status := 7;
  elsif exists (select from closed_round c where c.site_id = p_site and c.player_id = p_player and c.provider = p_provider and c.round_id = p_round) then status := 3;
  elsif v_limited and p_amount > bet_room(p_site, p_player, v_day) then status := 10;
  elsif balance < p_amount then status := 1;
  else status := 0;
  end if;
  if status <> 0 then
    perform write_refusal(p_site, p_player, p_id, 1::smallint, p_provider, p_tx, p_print, status, p_amount, balance, null, p_at);
    return;
  end if;

  if v_limited then
    perform count_play(p_site, p_player, v_day, p_amount, 0, play_gap(p_site, p_player, v_day, p_at), p_at);
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
-- nothing for the others, which the caller then passes to book_bet one by one.
create or replace function book_bet_set(
  p_site integer[], p_player bigint[], p_id bigint[], p_provider text[], p_tx text[], p_print bytea[],
  p_amount bigint[], p_currency smallint[], p_play smallint[], p_game integer[], p_round text[], p_at timestamptz[]
) returns table (place bigint, balance bigint, version bigint) language plpgsql as $$
begin
  perform 1 from account a
    join unnest(p_site, p_player) as i(site_id, player_id) on a.site_id = i.site_id and a.player_id = i.player_id
    where a.kind = 1 order by a.site_id, a.player_id for update of a;

  return query
  with item as (
    select * from unnest(p_site, p_player, p_id, p_provider, p_tx, p_print, p_amount, p_currency, p_play, p_game, p_round, p_at)
      with ordinality as i(site_id, player_id, id, provider, tx, print, amount, currency, play, game_id, round_id, at, place)
  ), booked as (
    update account a set balance = a.balance - item.amount, version = a.version + 1 from item
      where a.site_id = item.site_id and a.player_id = item.player_id and a.kind = 1
        and item.amount > 0 and a.balance >= item.amount and a.state = 0 and a.currency = item.currency
        and (not a.is_limited or item.amount <= coalesce(bet_room(item.site_id, item.player_id, site_day(item.site_id, item.at)), item.amount))
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
        played_ms = known.played_ms + excluded.played_ms, last_bet_at = greatest(known.last_bet_at, excluded.last_bet_at)
  )
  select b.place, b.new_balance, b.new_version from booked b;
end $$;

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
create function keep_player_limit(p_site integer, p_player bigint, p_kind smallint, p_period smallint, p_id bigint)
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
