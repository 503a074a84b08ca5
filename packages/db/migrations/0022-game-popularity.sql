-- The number of players of each game, counted by one job and read by every process. Each bet is read once; only the
-- last day on which a player played a game is stored.

create table game_player (
  game_id integer not null,
  site_id integer not null,
  player_id bigint not null,
  last_day date not null,
  constraint game_player_pkey primary key (game_id, site_id, player_id)
);
create index game_player_last_day_index on game_player (last_day);

create table game_popularity (
  game_id integer constraint game_popularity_pkey primary key,
  -- In the last four weeks, and in the last one.
  players integer not null,
  recent_players integer not null
);

create table play_count (
  id integer constraint play_count_pkey primary key,
  -- Incremented whenever the counts or their day change.
  version bigint not null,
  -- The day of the counts, in UTC.
  counted_on date,
  -- Bets before this instant have been read.
  read_until timestamptz,
  constraint play_count_id_check check (id = 1)
);
insert into play_count (id, version) values (1, 0);

-- Reads one span of bets into game_player and returns its end. The first call of a count passes no start and goes on where
-- the last count ended, or stopped; each span commits by itself. A bet commits a little after its timestamp, so the last
-- quarter of an hour is read twice. Returns null if another process is counting.
create function read_plays(p_now timestamptz, p_from timestamptz, p_bets integer)
returns timestamptz language plpgsql as $$
declare
  v_last play_count;
  v_from timestamptz;
  v_to timestamptz;
  v_span interval := interval '1 day';
begin
  select * into v_last from play_count for update skip locked;
  if not found then return null; end if;
  v_from := coalesce(p_from, v_last.read_until - interval '15 minutes', p_now - interval '28 days');
  loop
    v_to := least(v_from + v_span, p_now);
    exit when v_span <= interval '1 second' or p_bets >= (
      select count(*) from (
        select from game_tx where type = 1 and created_at >= v_from and created_at < v_to limit p_bets + 1
      ) as bet
    );
    v_span := v_span / 2;
  end loop;
  -- A bet of this very instant belongs to the last span.
  if v_to = p_now then v_to := null; end if;
  insert into game_player as known (game_id, site_id, player_id, last_day)
    select game_id, site_id, player_id, max((created_at at time zone 'UTC')::date) from game_tx
      where type = 1
        and created_at >= v_from and (v_to is null or created_at < v_to)
      group by game_id, site_id, player_id
    on conflict (game_id, site_id, player_id) do update set last_day = excluded.last_day
      where known.last_day < excluded.last_day;
  v_to := coalesce(v_to, p_now);
  update play_count set read_until = greatest(read_until, v_to);
  return v_to;
end $$;

-- Recounts the players of each game; returns whether anything has changed, or null if another process is counting.
create function count_plays(p_now timestamptz) returns boolean language plpgsql as $$
declare
  v_today constant date := (p_now at time zone 'UTC')::date;
  v_last play_count;
  v_changed integer;
  v_gone integer;
begin
  select * into v_last from play_count for update skip locked;
  if not found then return null; end if;
  delete from game_player where last_day <= v_today - 28;

  insert into game_popularity as known (game_id, players, recent_players)
    select game_id, count(*), count(*) filter (where last_day > v_today - 7) from game_player group by game_id
    on conflict (game_id) do update set players = excluded.players, recent_players = excluded.recent_players
      where (known.players, known.recent_players) <> (excluded.players, excluded.recent_players);
  get diagnostics v_changed = row_count;
  delete from game_popularity as known
    where not exists (select from game_player where game_player.game_id = known.game_id);
  get diagnostics v_gone = row_count;

  update play_count set
    version = version + case
      when v_changed + v_gone > 0 or v_last.counted_on is distinct from v_today then 1 else 0 end,
    counted_on = v_today;
  return v_changed + v_gone > 0 or v_last.counted_on is distinct from v_today;
end $$;
