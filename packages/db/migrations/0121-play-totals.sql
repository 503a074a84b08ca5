-- What players staked, won and played on each day of their brand, by category of game; added up from the game history by
-- the numbers of its rows. Decision 041.

create table play_total (
  site_id integer not null,
  player_id bigint not null,
  day date not null,
  -- The catalogue's type of the game when it was added up; other for a game that is not in it.
  category text not null,
  bets integer not null,
  wins integer not null,
  refunds integer not null,
  staked bigint not null,
  won bigint not null,
  refunded bigint not null,
  -- As limits of time count it.
  played_ms bigint not null,
  constraint play_total_pkey primary key (site_id, player_id, day, category)
) with (fillfactor = 80);

-- Up to which row the game history of a player is added up.
create table play_mark (
  site_id integer not null,
  player_id bigint not null,
  number bigint not null,
  last_id bigint not null,
  last_bet_at timestamptz,
  constraint play_mark_pkey primary key (site_id, player_id)
) with (fillfactor = 70);

-- The game rows with the numbers after p_after up to p_until (null for all) by day and category. Their ids are not much
-- before p_from_id, and the bet before them was at p_bet_at.
--
-- A day ends with the number that game_totals_before has at its end, so that days add up to the totals of any history:
-- of two rows whose ids are on both sides of midnight in another order than their numbers, both belong to the day before.
create function play_after(p_site integer, p_player bigint, p_after bigint, p_from_id bigint, p_bet_at timestamptz, p_until bigint)
returns table (day date, category text, bets bigint, wins bigint, refunds bigint, staked bigint, won bigint, refunded bigint,
  played_ms bigint, last_id bigint, last_bet_at timestamptz)
language plpgsql stable set enable_bitmapscan = off as $$
declare
  v_neighbours constant integer := 64;
  v_zone constant text := coalesce((select z.time_zone from site_zone z where z.site_id = p_site), 'UTC');
  v_from_id constant bigint := greatest(p_from_id - first_id_at('2026-01-01 00:15:00+00'), ledger_horizon());
begin
  return query
    with near as materialized (
      select g.transfer_id as id, g.type, g.amount, g.created_at as at, g.game_id, g.bets + g.wins + g.refunds as number
        from game_tx g
        where g.site_id = p_site and g.player_id = p_player and g.transfer_id >= v_from_id
          and g.bets + g.wins + g.refunds > p_after
        order by g.transfer_id limit p_until - p_after + v_neighbours
    ), dated as (
      select n.*, min(n.id) over (order by n.number desc rows unbounded preceding) as day_id,
          extract(epoch from n.at - greatest(p_bet_at,
            max(n.at) filter (where n.type = 1) over (order by n.number rows between unbounded preceding and 1 preceding)
          )) * 1000 as gap
        from near n
    )
    select (instant_of_id(d.day_id) at time zone v_zone)::date, coalesce(game.type, 'other'),
        count(*) filter (where d.type = 1), count(*) filter (where d.type = 2), count(*) filter (where d.type = 3),
        coalesce(sum(d.amount) filter (where d.type = 1), 0)::bigint, coalesce(sum(d.amount) filter (where d.type = 2), 0)::bigint,
        coalesce(sum(d.amount) filter (where d.type = 3), 0)::bigint,
        coalesce(sum(d.gap) filter (where d.type = 1 and d.gap between 0 and 600000), 0)::bigint,
        max(d.id), max(d.at) filter (where d.type = 1)
      from dated d left join game on game.id = d.game_id
      where p_until is null or d.number <= p_until
      group by 1, 2;
end $$;

-- Adds up to p_rows game rows from before an instant to a player's days; returns how many are left. Rows are committed in
-- the order of their numbers, so a row is added once, by however many processes.
create function add_up_play(p_site integer, p_player bigint, p_until timestamptz, p_rows integer)
returns bigint language plpgsql as $$
declare
  v_mark play_mark;
  v_carried bigint;
  v_total bigint;
  v_to bigint;
  v_added bigint;
  v_last_id bigint;
  v_last_bet_at timestamptz;
begin
  insert into play_mark (site_id, player_id, number, last_id) values (p_site, p_player, 0, 0) on conflict do nothing;
  select * into v_mark from play_mark m where m.site_id = p_site and m.player_id = p_player for update;
  -- What was moved away before this table existed is not known by days.
  select c.bets + c.wins + c.refunds into v_carried from game_carry c where c.site_id = p_site and c.player_id = p_player;
  v_mark.number := greatest(v_mark.number, v_carried);
  select t.bets + t.wins + t.refunds into v_total from game_totals_before(p_site, p_player, first_id_at(p_until)) t;
  if v_total is null or v_total <= v_mark.number then return 0; end if;

  v_to := least(v_total, v_mark.number + p_rows);
  with added as materialized (
    select * from play_after(p_site, p_player, v_mark.number, v_mark.last_id, v_mark.last_bet_at, v_to)
  ), written as (
    insert into play_total as known (site_id, player_id, day, category, bets, wins, refunds, staked, won, refunded, played_ms)
      select p_site, p_player, a.day, a.category, a.bets, a.wins, a.refunds, a.staked, a.won, a.refunded, a.played_ms from added a
      on conflict (site_id, player_id, day, category) do update set bets = known.bets + excluded.bets,
        wins = known.wins + excluded.wins, refunds = known.refunds + excluded.refunds, staked = known.staked + excluded.staked,
        won = known.won + excluded.won, refunded = known.refunded + excluded.refunded, played_ms = known.played_ms + excluded.played_ms
  )
  select sum(a.bets + a.wins + a.refunds), max(a.last_id), max(a.last_bet_at) into v_added, v_last_id, v_last_bet_at from added a;
  if v_added is distinct from v_to - v_mark.number then
    raise exception 'of the game rows of player % at site % after %, % were found up to %', p_player, p_site, v_mark.number, v_added, v_to;
  end if;
  update play_mark m set number = v_to, last_id = greatest(m.last_id, v_last_id), last_bet_at = greatest(m.last_bet_at, v_last_bet_at)
    where m.site_id = p_site and m.player_id = p_player;
  return v_total - v_to;
end $$;

-- How many game rows of a player are not added up.
create function play_behind(p_site integer, p_player bigint) returns bigint language sql stable as $$
  select coalesce((select a.bets + a.wins + a.refunds from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1), 0)
    - greatest(
      (select m.number from play_mark m where m.site_id = p_site and m.player_id = p_player),
      (select c.bets + c.wins + c.refunds from game_carry c where c.site_id = p_site and c.player_id = p_player), 0
    )::bigint;
$$;

-- The next players after one who have game rows that are not added up.
create function players_behind(p_after_site integer, p_after_player bigint, p_players integer)
returns table (site_id integer, player_id bigint) language sql stable as $$
  select a.site_id, a.player_id from account a
    left join play_mark m on m.site_id = a.site_id and m.player_id = a.player_id
    where (a.site_id, a.player_id) > (p_after_site, p_after_player) and a.kind = 1
      and a.bets + a.wins + a.refunds > coalesce(m.number, 0)
    order by a.site_id, a.player_id limit p_players;
$$;

-- A player's play on the days from p_from until p_to, by periods (1 day, 2 week, 3 month) and categories: what is added up,
-- and the rows since.
create function play_by_period(p_site integer, p_player bigint, p_from date, p_to date, p_period smallint)
returns table (starts_on date, category text, bets bigint, wins bigint, refunds bigint, staked bigint, won bigint, refunded bigint, played_ms bigint)
language sql stable as $$
  select period_start(p_period, t.day), t.category, sum(t.bets)::bigint, sum(t.wins)::bigint, sum(t.refunds)::bigint,
      sum(t.staked)::bigint, sum(t.won)::bigint, sum(t.refunded)::bigint, sum(t.played_ms)::bigint
    from (
      select p.day, p.category, p.bets, p.wins, p.refunds, p.staked, p.won, p.refunded, p.played_ms from play_total p
        where p.site_id = p_site and p.player_id = p_player and p.day >= p_from and p.day < p_to
      union all
      select a.day, a.category, a.bets, a.wins, a.refunds, a.staked, a.won, a.refunded, a.played_ms
        from (values (1)) as one
        left join play_mark m on m.site_id = p_site and m.player_id = p_player
        left join game_carry c on c.site_id = p_site and c.player_id = p_player
        cross join lateral play_after(p_site, p_player, greatest(m.number, c.bets + c.wins + c.refunds, 0), coalesce(m.last_id, 0),
          m.last_bet_at, null) a
        where a.day >= p_from and a.day < p_to
    ) as t
    group by 1, 2
    order by 1, 2;
$$;
