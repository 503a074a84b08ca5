-- What reads postings and game rows: by time only the months of that time, any page of a history at the same cost, and the
-- proof from the horizon on. An id is never made for a time much before that of its row; after it, if a clock was set back.

create or replace function bet_span_end(p_from timestamptz, p_to timestamptz, p_bets integer)
returns timestamptz language plpgsql stable set enable_seqscan = off as $$
declare
  v_to timestamptz := p_to;
begin
  while v_to - p_from > interval '1 second' and p_bets < (
    select count(*) from (
      select from game_tx where type = 1 and created_at >= p_from and created_at < v_to
        and transfer_id >= first_id_at(p_from - interval '1 hour') limit p_bets + 1
    ) as bet
  ) loop
    v_to := p_from + (v_to - p_from) / 2;
  end loop;
  return v_to;
end $$;

create or replace function read_plays(p_now timestamptz, p_from timestamptz, p_bets integer)
returns timestamptz language plpgsql set enable_seqscan = off as $$
declare
  v_last play_count;
  v_from timestamptz;
  v_to timestamptz;
begin
  select * into v_last from play_count for update skip locked;
  if not found then return null; end if;
  v_from := coalesce(p_from, v_last.read_until - interval '15 minutes', p_now - interval '28 days');
  v_to := bet_span_end(v_from, least(v_from + interval '24 hours', p_now), p_bets);
  insert into game_player as known (game_id, site_id, player_id, last_day)
    select game_id, site_id, player_id, max((created_at at time zone 'UTC')::date) from game_tx
      where type = 1
        and created_at >= v_from
        -- A bet of this very instant belongs to the last span.
        and created_at < case when v_to = p_now then 'infinity' else v_to end
        and transfer_id >= first_id_at(v_from - interval '1 hour')
      group by game_id, site_id, player_id
    on conflict (game_id, site_id, player_id) do update set last_day = excluded.last_day
      where known.last_day < excluded.last_day;
  update play_count set read_until = greatest(read_until, v_to);
  return v_to;
end $$;

create or replace function find_stuck_rounds(p_from timestamptz, p_to timestamptz, p_bets integer)
returns timestamptz language plpgsql set enable_seqscan = off as $$
declare
  v_to constant timestamptz := bet_span_end(p_from, p_to, p_bets);
begin
  -- Materialized, so that each round is checked once and not with each of its bets.
  with round as materialized (
    select g.site_id, g.player_id, g.provider, g.round_id, min(g.game_id) as game_id, min(g.created_at) as opened_at
      from game_tx g where g.type = 1 and g.created_at >= p_from and g.created_at < v_to
        and g.transfer_id >= first_id_at(p_from - interval '1 hour')
      group by g.site_id, g.player_id, g.provider, g.round_id
  )
  insert into stuck_round (site_id, player_id, provider, round_id, game_id, opened_at)
    select r.site_id, r.player_id, r.provider, r.round_id, r.game_id, r.opened_at from round r
      where is_round_open(r.site_id, r.player_id, r.provider, r.round_id)
    on conflict do nothing;
  return v_to;
end $$;

create or replace function booked_play(p_site integer, p_player bigint, p_at timestamptz)
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
        and g.transfer_id >= first_id_at((select first.day::timestamp at time zone zone.name from first, zone) - interval '1 hour')
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

create or replace function open_round_count(p_site integer, p_player bigint, p_since timestamptz)
returns integer language sql volatile as $$
  select count(*)::integer from (
    select g.provider, g.round_id from game_tx g
      where g.site_id = p_site and g.player_id = p_player and g.created_at >= p_since and g.type = 1
        and g.transfer_id >= first_id_at(p_since - interval '1 hour')
    union
    select s.provider, s.round_id from stuck_round s where s.site_id = p_site and s.player_id = p_player
  ) as round
  where is_round_open(p_site, p_player, round.provider, round.round_id);
$$;

create or replace function current_play_session(p_site integer, p_player bigint) returns play_session language plpgsql as $$
declare
  v_session play_session;
  v_now timestamptz;
  v_began timestamptz;
begin
  select * into v_session from play_session s where s.site_id = p_site and s.player_id = p_player for update;
  if not found then return null; end if;
  v_now := limit_clock();
  v_session.started_at := least(v_session.started_at, v_now);
  v_session.checked_at := least(v_session.checked_at, v_now);
  v_session.active_at := least(v_session.active_at, v_now);
  v_session.page_at := least(v_session.page_at, v_now);
  select max(gap.ends_at) into v_began from (
    select activity.at as ends_at, activity.at - lag(activity.at) over (order by activity.at) as length from (
      select v_session.active_at as at
      union all
      select g.created_at from game_tx g where g.site_id = p_site and g.player_id = p_player
        and g.type = 1 and g.created_at > v_session.active_at and g.created_at < v_now
        and g.transfer_id >= first_id_at(v_session.active_at - interval '1 hour')
      union all
      select v_now
    ) as activity
  ) as gap where gap.length > interval '10 minutes';
  if v_began = v_now then return null; end if;
  if v_began is not null then
    v_session.started_at := v_began;
    v_session.checked_at := v_began;
    v_session.active_at := v_began;
  end if;
  return v_session;
end $$;

-- As in 0092, but by the transfers, which stay when months are moved away.
create or replace function stake_owed(
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
    select b.created_at, case when b.kind = 1 then -b.amount else b.amount end, false
      from transfer b
      where b.site_id = p_site and b.player_id = p_player and b.kind in (1, 3) and b.outcome = 0
        and b.id >= first_id_at(p_from - interval '1 hour') and b.created_at > p_from and b.created_at <= p_until
  ), since as (
    select is_deposit, sum(owed) over (order by at desc, is_deposit) as left_over from entry
  )
  select max(left_over) filter (where is_deposit) from since;
$$;

-- Keeps months from being moved away until the end of the transaction.
create function hold_months() returns void language plpgsql as $$
begin
  lock table posting, game_tx in access share mode;
end $$;

-- As in 0041, but of the months that have not been moved away: what they start from was carried forward. Volatile, so that
-- the second statement sees what was committed before months were held.
create or replace function ledger_breaks(p_after_site integer, p_after_player bigint, p_to_site integer, p_to_player bigint)
returns table (rule text, site_id integer, player_id bigint, account_kind smallint, expected bigint, found bigint)
language sql volatile set enable_nestloop = off set jit = off as $$
  select hold_months();
  with an_account as (
    select * from account x
      where (x.site_id, x.player_id) > (p_after_site, p_after_player) and (x.site_id, x.player_id) <= (p_to_site, p_to_player)
  ), any_transfer as (
    select * from transfer x
      where (x.site_id, x.player_id) > (p_after_site, p_after_player) and (x.site_id, x.player_id) <= (p_to_site, p_to_player)
  ), a_transfer as (
    select * from any_transfer x where x.id >= ledger_horizon()
  ), a_posting as (
    select * from posting x
      where (x.site_id, x.player_id) > (p_after_site, p_after_player) and (x.site_id, x.player_id) <= (p_to_site, p_to_player)
        and x.transfer_id >= ledger_horizon()
  ), a_game as (
    select * from game_tx x
      where (x.site_id, x.player_id) > (p_after_site, p_after_player) and (x.site_id, x.player_id) <= (p_to_site, p_to_player)
        and x.transfer_id >= ledger_horizon()
  )
  -- The postings of a transfer sum to zero and move exactly its amount.
  select 'transfer is balanced', t.site_id, t.player_id, null::smallint, 0::bigint, coalesce(sum(p.amount), 0)::bigint
    from a_transfer t left join a_posting p on p.site_id = t.site_id and p.player_id = t.player_id and p.transfer_id = t.id
    group by t.site_id, t.player_id, t.id, t.outcome, t.amount
    having coalesce(sum(p.amount), 0) <> 0
      or coalesce(sum(p.amount) filter (where p.amount > 0), 0) <> case when t.outcome = 0 then t.amount else 0 end
  union all
  -- A bet takes from the main account and gives to the games; wins and refunds go the other way.
  select 'game money goes its way', t.site_id, t.player_id, p.account_kind,
      case when (t.kind = 1) = (p.account_kind = 1) then -t.amount else t.amount end, p.amount
    from a_transfer t join a_posting p on p.site_id = t.site_id and p.player_id = t.player_id and p.transfer_id = t.id
    where t.kind in (1, 2, 3)
      and (p.account_kind not in (1, 10) or p.amount <> case when (t.kind = 1) = (p.account_kind = 1) then -t.amount else t.amount end)
  union all
  select 'posting has its transfer', p.site_id, p.player_id, p.account_kind, 0, p.transfer_id
    from a_posting p left join a_transfer t on t.site_id = p.site_id and t.player_id = p.player_id and t.id = p.transfer_id
    where t.id is null
  union all
  -- A balance is the sum of its postings, and its version is their number.
  select 'balance is the sum of postings', a.site_id, a.player_id, a.kind, (coalesce(sum(p.amount), 0) + coalesce(c.amount, 0))::bigint, a.balance
    from an_account a left join a_posting p on p.site_id = a.site_id and p.player_id = a.player_id and p.account_kind = a.kind
    left join ledger_carry c on c.site_id = a.site_id and c.player_id = a.player_id and c.account_kind = a.kind
    group by a.site_id, a.player_id, a.kind, a.balance, a.version, c.amount, c.postings
    having coalesce(sum(p.amount), 0) + coalesce(c.amount, 0) <> a.balance or count(p.amount) + coalesce(c.postings, 0) <> a.version
  union all
  select 'balance is not below zero', a.site_id, a.player_id, a.kind, 0, a.balance from an_account a where a.balance < 0
  union all
  select 'posting has its account', p.site_id, p.player_id, p.account_kind, 0, p.amount
    from a_posting p left join an_account a on a.site_id = p.site_id and a.player_id = p.player_id and a.kind = p.account_kind
    where p.account_kind < 10 and a.kind is null
  union all
  -- Each posting starts from the balance after the previous one, without a gap.
  select 'balances form a chain', c.site_id, c.player_id, c.account_kind, c.before + c.amount, c.balance_after
    from (
      select p.*,
        coalesce(lag(p.balance_after) over chain, k.amount, 0) as before,
        coalesce(lag(p.version) over chain, k.postings, 0) as version_before
      from a_posting p
      left join ledger_carry k on k.site_id = p.site_id and k.player_id = p.player_id and k.account_kind = p.account_kind
      where p.account_kind < 10
      window chain as (partition by p.site_id, p.player_id, p.account_kind order by p.version)
    ) c
    where c.before + c.amount <> c.balance_after or c.version <> c.version_before + 1
  union all
  select 'transfer keeps the balance it left', t.site_id, t.player_id, p.account_kind, p.balance_after, t.balance_after
    from a_transfer t join a_posting p on p.site_id = t.site_id and p.player_id = t.player_id and p.transfer_id = t.id
    where p.account_kind = 1 and p.balance_after <> t.balance_after
  union all
  -- A player's history has each booked game transfer of the ledger once, and nothing else.
  select 'history equals the ledger', coalesce(t.site_id, g.site_id), coalesce(t.player_id, g.player_id), null, t.amount, g.amount
    from (select * from a_transfer where kind in (1, 2, 3) and outcome = 0) t
    full join a_game g on g.site_id = t.site_id and g.player_id = t.player_id and g.transfer_id = t.id
    where (t.kind, t.amount, t.provider, t.provider_tx, t.balance_after)
      is distinct from (g.type, g.amount, g.provider, g.provider_tx, g.balance_after)
  union all
  -- A win pays a booked bet; a refund returns a booked bet in full, if it has no win.
  select 'win or refund fits its bet', t.site_id, t.player_id, null, b.amount, t.amount
    from a_transfer t
    left join a_game g on g.site_id = t.site_id and g.player_id = t.player_id and g.transfer_id = t.id
    left join any_transfer b on b.site_id = t.site_id and b.player_id = t.player_id and b.id = t.parent_id
    where t.outcome = 0 and (
      (t.kind = 2 and (t.parent_id is not null or g.play = 0) and (b.kind, b.outcome) is distinct from (1::smallint, 0::smallint))
      or (t.kind = 3 and (
        (b.kind, b.outcome, b.amount) is distinct from (1::smallint, 0::smallint, t.amount)
        or exists (
          select from any_transfer w
            where w.site_id = t.site_id and w.player_id = t.player_id and w.parent_id = t.parent_id and w.kind = 2 and w.outcome = 0
        )
      ))
    )
  union all
  -- The running totals of a history go on from row to row, and end as those of the account.
  select 'history is counted', c.site_id, c.player_id, null, c.number_before + 1, c.number
    from (
      select g.*, (g.bets + g.wins + g.refunds)::bigint as number,
        coalesce(lag(g.bets + g.wins + g.refunds) over chain, k.bets + k.wins + k.refunds, 0)::bigint as number_before,
        coalesce(lag(g.bets) over chain, k.bets, 0) as bets_before, coalesce(lag(g.wins) over chain, k.wins, 0) as wins_before,
        coalesce(lag(g.refunds) over chain, k.refunds, 0) as refunds_before, coalesce(lag(g.staked) over chain, k.staked, 0) as staked_before,
        coalesce(lag(g.won) over chain, k.won, 0) as won_before, coalesce(lag(g.refunded) over chain, k.refunded, 0) as refunded_before
      from a_game g left join game_carry k on k.site_id = g.site_id and k.player_id = g.player_id
      window chain as (partition by g.site_id, g.player_id order by g.bets + g.wins + g.refunds)
    ) c
    where (c.bets, c.wins, c.refunds, c.staked, c.won, c.refunded) is distinct from (
      c.bets_before + (c.type = 1)::integer, c.wins_before + (c.type = 2)::integer, c.refunds_before + (c.type = 3)::integer,
      c.staked_before + case when c.type = 1 then c.amount else 0 end, c.won_before + case when c.type = 2 then c.amount else 0 end,
      c.refunded_before + case when c.type = 3 then c.amount else 0 end
    )
  union all
  select 'history ends with the totals of the account', a.site_id, a.player_id, a.kind, coalesce(g.number, k.bets + k.wins + k.refunds, 0)::bigint,
      (a.bets + a.wins + a.refunds)::bigint
    from an_account a
    left join game_carry k on k.site_id = a.site_id and k.player_id = a.player_id
    left join (
      select x.site_id, x.player_id, max(x.bets + x.wins + x.refunds) as number, max(x.staked) as staked, max(x.won) as won, max(x.refunded) as refunded
        from a_game x group by x.site_id, x.player_id
    ) g on g.site_id = a.site_id and g.player_id = a.player_id
    where a.kind = 1 and (a.bets + a.wins + a.refunds, a.staked, a.won, a.refunded) is distinct from (
      coalesce(g.number, k.bets + k.wins + k.refunds, 0), coalesce(g.staked, k.staked, 0), coalesce(g.won, k.won, 0), coalesce(g.refunded, k.refunded, 0)
    )
$$;

-- As in 0086, with what was carried forward.
create or replace function ledger_totals(p_after_site integer, p_after_player bigint, p_to_site integer, p_to_player bigint)
returns table (players bigint, games bigint, payments bigint, operator bigint) language sql volatile as $$
  select hold_months();
  select
      (select coalesce(sum(a.balance), 0)::bigint from account a
        where (a.site_id, a.player_id) > (p_after_site, p_after_player) and (a.site_id, a.player_id) <= (p_to_site, p_to_player)),
      coalesce(sum(p.amount) filter (where p.account_kind = 10), 0)::bigint,
      coalesce(sum(p.amount) filter (where p.account_kind = 11), 0)::bigint,
      coalesce(sum(p.amount) filter (where p.account_kind = 12), 0)::bigint
    from (
      select x.account_kind, x.amount from posting x
        where (x.site_id, x.player_id) > (p_after_site, p_after_player) and (x.site_id, x.player_id) <= (p_to_site, p_to_player)
          and x.transfer_id >= ledger_horizon()
      union all
      select c.account_kind, c.amount from ledger_carry c
        where (c.site_id, c.player_id) > (p_after_site, p_after_player) and (c.site_id, c.player_id) <= (p_to_site, p_to_player)
    ) as p;
$$;

-- The functions below read by the primary key in the order of ids: the planner expects few rows of a player, and would read
-- and sort all of them.

-- The running totals of a player's game history before an id; of what was moved away, what was carried forward. Rows of one
-- player may be booked in another order than that of their ids, so a few are read.
create function game_totals_before(p_site integer, p_player bigint, p_id bigint)
returns table (bets integer, wins integer, refunds integer, staked bigint, won bigint, refunded bigint) language plpgsql stable set enable_sort = off set enable_incremental_sort = off set enable_bitmapscan = off as $$
declare
  v_from bigint;
begin
  -- Most players have played in the month before: then two months of tables are read.
  foreach v_from in array array[p_id - first_id_at('2026-02-01 00:00:00+00'), 0] loop
    return query
      select near.bets, near.wins, near.refunds, near.staked, near.won, near.refunded from (
        select * from game_tx g
          where g.site_id = p_site and g.player_id = p_player and g.transfer_id < p_id and g.transfer_id >= v_from
          order by g.transfer_id desc limit 64
      ) as near
      order by near.bets + near.wins + near.refunds desc limit 1;
    if found then return; end if;
  end loop;
  return query
    select c.bets, c.wins, c.refunds, c.staked, c.won, c.refunded from game_carry c
      where c.site_id = p_site and c.player_id = p_player and p_id >= ledger_horizon();
end $$;

-- What a player's game history adds up to between two ids.
create function game_totals_between(p_site integer, p_player bigint, p_from bigint, p_to bigint)
returns table (bets_before integer, wins_before integer, refunds_before integer, bets integer, wins integer, refunds integer,
  staked bigint, won bigint, refunded bigint) language sql stable as $$
  select coalesce(f.bets, 0), coalesce(f.wins, 0), coalesce(f.refunds, 0),
      coalesce(t.bets - coalesce(f.bets, 0), 0), coalesce(t.wins - coalesce(f.wins, 0), 0), coalesce(t.refunds - coalesce(f.refunds, 0), 0),
      coalesce(t.staked - coalesce(f.staked, 0), 0), coalesce(t.won - coalesce(f.won, 0), 0), coalesce(t.refunded - coalesce(f.refunded, 0), 0)
    from (values (1)) as one
    left join game_totals_before(p_site, p_player, greatest(p_from, ledger_horizon())) f on true
    left join game_totals_before(p_site, p_player, greatest(p_to, ledger_horizon())) t on true;
$$;

-- The number of a game row among all rows of its player (p_type 0), or among those of a type.
create function game_number(p_row game_tx, p_type smallint) returns integer language sql immutable as $$
  select case p_type when 1 then p_row.bets when 2 then p_row.wins when 3 then p_row.refunds
    else p_row.bets + p_row.wins + p_row.refunds end;
$$;

-- An id between two others that is likely to follow the row with a number: in proportion to the numbers at both, and every
-- second time in the middle, for those who don't play evenly.
create function middle_of(p_low bigint, p_high bigint, p_low_number bigint, p_high_number bigint, p_number bigint, p_step integer)
returns bigint language sql immutable as $$
  select least(greatest(p_low + case when p_step % 2 = 1 or p_high_number <= p_low_number then (p_high - p_low) / 2
    else ceil((p_high - p_low)::numeric * (p_number - p_low_number) / (p_high_number - p_low_number))::bigint end, p_low + 1), p_high - 1);
$$;

-- The game rows with these numbers, newest first, of a span whose rows have the numbers after p_before up to p_until. Where
-- they are is found in a few steps, the same for any page. A few neighbours are read as well.
create function game_rows(p_site integer, p_player bigint, p_type smallint, p_from bigint, p_to bigint,
  p_before integer, p_until integer, p_first integer, p_last integer)
returns setof game_tx language plpgsql stable set enable_sort = off set enable_incremental_sort = off set enable_bitmapscan = off as $$
declare
  v_neighbours constant integer := 64;
  v_low bigint := p_from;
  v_high bigint := p_to;
  v_low_number bigint := p_before;
  v_high_number bigint := p_until;
  v_middle bigint;
  v_steps integer := 0;
  v_row game_tx;
begin
  while v_high_number > p_last and v_high - v_low > 1 loop
    v_middle := middle_of(v_low, v_high, v_low_number, v_high_number, p_last, v_steps);
    v_steps := v_steps + 1;
    select * into v_row from game_tx g
      where g.site_id = p_site and g.player_id = p_player and g.transfer_id < v_middle and g.transfer_id >= v_low
      order by g.transfer_id desc limit 1;
    if not found then v_low := v_middle;
    elsif game_number(v_row, p_type) < p_last then
      v_low := v_middle;
      v_low_number := game_number(v_row, p_type);
    else
      v_high := v_row.transfer_id + 1;
      v_high_number := game_number(v_row, p_type);
    end if;
  end loop;
  if p_type = 0 then
    select coalesce(max(near.transfer_id) + 1, v_high) into v_high from (
      select g.transfer_id from game_tx g
        where g.site_id = p_site and g.player_id = p_player and g.transfer_id >= v_high and g.transfer_id < v_high + first_id_at('2026-01-01 00:15:00+00')
        order by g.transfer_id limit v_neighbours
    ) as near;
    return query
      select * from (
        select * from game_tx g
          where g.site_id = p_site and g.player_id = p_player and g.transfer_id < v_high
            and g.transfer_id >= p_from - first_id_at('2026-01-01 00:15:00+00')
          order by g.transfer_id desc limit p_last - p_first + 1 + 2 * v_neighbours
      ) as near
      where near.bets + near.wins + near.refunds between p_first and p_last
      order by near.bets + near.wins + near.refunds desc;
  else
    select coalesce(max(near.transfer_id) + 1, v_high) into v_high from (
      select g.transfer_id from game_tx g
        where g.site_id = p_site and g.player_id = p_player and g.type = p_type and g.transfer_id >= v_high
          and g.transfer_id < v_high + first_id_at('2026-01-01 00:15:00+00')
        order by g.transfer_id limit v_neighbours
    ) as near;
    return query
      select * from (
        select * from game_tx g
          where g.site_id = p_site and g.player_id = p_player and g.type = p_type and g.transfer_id < v_high
            and g.transfer_id >= p_from - first_id_at('2026-01-01 00:15:00+00')
          order by g.transfer_id desc limit p_last - p_first + 1 + 2 * v_neighbours
      ) as near
      where case p_type when 1 then near.bets when 2 then near.wins else near.refunds end between p_first and p_last
      order by case p_type when 1 then near.bets when 2 then near.wins else near.refunds end desc;
  end if;
end $$;

-- The version of an account before an id, likewise.
create function version_before(p_site integer, p_player bigint, p_kind smallint, p_id bigint) returns bigint language plpgsql stable set enable_sort = off set enable_incremental_sort = off set enable_bitmapscan = off as $$
declare
  v_from bigint;
  v_version bigint;
begin
  foreach v_from in array array[p_id - first_id_at('2026-02-01 00:00:00+00'), 0] loop
    select max(near.version) into v_version from (
      select p.version from posting p
        where p.site_id = p_site and p.player_id = p_player and p.account_kind = p_kind
          and p.transfer_id < p_id and p.transfer_id >= v_from
        order by p.transfer_id desc limit 64
    ) as near;
    if v_version is not null then return v_version; end if;
  end loop;
  return coalesce((
    select c.postings from ledger_carry c where c.site_id = p_site and c.player_id = p_player and c.account_kind = p_kind
  ), 0);
end $$;

-- The postings of an account with these versions and their transfers, newest first; found as game_rows does.
create function account_rows(p_site integer, p_player bigint, p_kind smallint, p_from bigint, p_to bigint,
  p_before bigint, p_until bigint, p_first bigint, p_last bigint)
returns table (id bigint, kind smallint, amount bigint, balance_after bigint, provider text, provider_tx text, created_at timestamptz)
language plpgsql stable set enable_sort = off set enable_incremental_sort = off set enable_bitmapscan = off as $$
declare
  v_neighbours constant integer := 64;
  v_low bigint := p_from;
  v_high bigint := p_to;
  v_low_number bigint := p_before;
  v_high_number bigint := p_until;
  v_middle bigint;
  v_steps integer := 0;
  v_id bigint;
  v_version bigint;
begin
  while v_high_number > p_last and v_high - v_low > 1 loop
    v_middle := middle_of(v_low, v_high, v_low_number, v_high_number, p_last, v_steps);
    v_steps := v_steps + 1;
    select p.transfer_id, p.version into v_id, v_version from posting p
      where p.site_id = p_site and p.player_id = p_player and p.account_kind = p_kind
        and p.transfer_id < v_middle and p.transfer_id >= v_low
      order by p.transfer_id desc limit 1;
    if not found then v_low := v_middle;
    elsif v_version < p_last then
      v_low := v_middle;
      v_low_number := v_version;
    else
      v_high := v_id + 1;
      v_high_number := v_version;
    end if;
  end loop;
  select coalesce(max(near.transfer_id) + 1, v_high) into v_high from (
    select p.transfer_id from posting p
      where p.site_id = p_site and p.player_id = p_player and p.account_kind = p_kind and p.transfer_id >= v_high
        and p.transfer_id < v_high + first_id_at('2026-01-01 00:15:00+00')
      order by p.transfer_id limit v_neighbours
  ) as near;
  return query
    select t.id, t.kind, near.amount, near.balance_after, t.provider, t.provider_tx, t.created_at
      from (
        select * from posting p
          where p.site_id = p_site and p.player_id = p_player and p.account_kind = p_kind and p.transfer_id < v_high
            and p.transfer_id >= p_from - first_id_at('2026-01-01 00:15:00+00')
          order by p.transfer_id desc limit p_last - p_first + 1 + 2 * v_neighbours
      ) as near
      join transfer t on t.site_id = p_site and t.player_id = p_player and t.id = near.transfer_id
      where near.version between p_first and p_last
      order by near.version desc;
end $$;

-- Adds what is between the horizon and an id to what is carried forward, and moves the horizon there. Only the owner of
-- the tables may. Whoever proves the ledger counts from the horizon, so this is done before the months are detached.
create function carry_forward(p_before bigint) returns void language plpgsql as $$
declare
  v_from bigint;
begin
  select h.before_id into v_from from ledger_horizon h for update;
  if p_before <= v_from then return; end if;
  if not exists (select from ledger_month m where m.to_id = p_before) then raise exception 'no month ends with %', p_before; end if;
  -- A chain that crosses the horizon out of order could not be carried forward.
  if exists (
    select from posting late join posting early using (site_id, player_id, account_kind)
      where late.transfer_id >= p_before and late.transfer_id < p_before + first_id_at('2026-01-01 00:15:00+00')
        and early.transfer_id < p_before and early.transfer_id >= p_before - first_id_at('2026-01-01 00:15:00+00')
        and late.version < early.version
  ) then raise exception 'bookings of the last minutes of the month are out of order: choose another month'; end if;
  insert into ledger_carry as known (site_id, player_id, account_kind, amount, postings)
    select p.site_id, p.player_id, p.account_kind, sum(p.amount), count(*) from posting p
      where p.transfer_id >= v_from and p.transfer_id < p_before
      group by p.site_id, p.player_id, p.account_kind
    on conflict (site_id, player_id, account_kind) do update
      set amount = known.amount + excluded.amount, postings = known.postings + excluded.postings;
  insert into game_carry (site_id, player_id, bets, wins, refunds, staked, won, refunded)
    select g.site_id, g.player_id, max(g.bets), max(g.wins), max(g.refunds), max(g.staked), max(g.won), max(g.refunded) from game_tx g
      where g.transfer_id >= v_from and g.transfer_id < p_before
      group by g.site_id, g.player_id
    on conflict (site_id, player_id) do update set bets = excluded.bets, wins = excluded.wins, refunds = excluded.refunds,
      staked = excluded.staked, won = excluded.won, refunded = excluded.refunded;
  update ledger_horizon set before_id = p_before;
end $$;
revoke execute on function carry_forward(bigint) from public;

-- Detaches the oldest month before the horizon and moves its tables into the schema of moved months; returns their names,
-- or null if there is none. Bookings wait for it, so it gives up soon if it has to wait for a lock.
create function move_month_away(p_at timestamptz) returns text[] language plpgsql as $$
declare
  v_month ledger_month;
begin
  select * into v_month from ledger_month m where m.moved_at is null and m.to_id <= ledger_horizon() order by m.from_id limit 1 for update;
  if not found then return null; end if;
  -- A booking locks its account first, so none holds a part of what is locked next.
  lock table account in exclusive mode;
  lock table posting, game_tx in access exclusive mode;
  create schema if not exists moved;
  execute format('alter table posting detach partition %I', 'posting_' || v_month.name);
  execute format('alter table game_tx detach partition %I', 'game_tx_' || v_month.name);
  execute format('alter table %I set schema moved', 'posting_' || v_month.name);
  execute format('alter table %I set schema moved', 'game_tx_' || v_month.name);
  update ledger_month set moved_at = p_at where name = v_month.name;
  return array['moved.posting_' || v_month.name, 'moved.game_tx_' || v_month.name];
end $$;
revoke execute on function move_month_away(timestamptz) from public;
