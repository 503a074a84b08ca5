-- Jobs that read the bets of a time span read its blocks only, and rounds that were found earlier are rechecked in batches.

-- Blocks that have not been vacuumed since they were written are missing in the index of times, so every search reads
-- them. By default their number grows with the table.
alter table game_tx set (autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 50000);

-- The end of a span of at most a day, which is halved until it has no more than p_bets bets or is a second long.
-- The planner would read the whole table as long as few blocks are in the index.
create function bet_span_end(p_from timestamptz, p_to timestamptz, p_bets integer)
returns timestamptz language plpgsql stable set enable_seqscan = off as $$
declare
  v_to timestamptz := p_to;
begin
  while v_to - p_from > interval '1 second' and p_bets < (
    select count(*) from (
      select from game_tx where type = 1 and created_at >= p_from and created_at < v_to limit p_bets + 1
    ) as bet
  ) loop
    v_to := p_from + (v_to - p_from) / 2;
  end loop;
  return v_to;
end $$;

-- Reads one span of bets into game_player and returns its end. The first call of a count passes no start and goes on
-- from where the last count ended, or stopped; each span commits by itself. A bet commits a little after its timestamp,
-- so the last quarter of an hour is read twice. Returns null if another process is counting.
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
      group by game_id, site_id, player_id
    on conflict (game_id, site_id, player_id) do update set last_day = excluded.last_day
      where known.last_day < excluded.last_day;
  update play_count set read_until = greatest(read_until, v_to);
  return v_to;
end $$;

drop function find_stuck_rounds(timestamptz, timestamptz);

-- Adds the open rounds of one span of bets and returns its end.
create function find_stuck_rounds(p_from timestamptz, p_to timestamptz, p_bets integer)
returns timestamptz language plpgsql set enable_seqscan = off as $$
declare
  v_to constant timestamptz := bet_span_end(p_from, p_to, p_bets);
begin
  -- Materialized, so that each round is checked once and not with each of its bets.
  with round as materialized (
    select g.site_id, g.player_id, g.provider, g.round_id, min(g.game_id) as game_id, min(g.created_at) as opened_at
      from game_tx g where g.type = 1 and g.created_at >= p_from and g.created_at < v_to
      group by g.site_id, g.player_id, g.provider, g.round_id
  )
  insert into stuck_round (site_id, player_id, provider, round_id, game_id, opened_at)
    select r.site_id, r.player_id, r.provider, r.round_id, r.game_id, r.opened_at from round r
      where is_round_open(r.site_id, r.player_id, r.provider, r.round_id)
    on conflict do nothing;
  return v_to;
end $$;

-- How far the recheck of stuck rounds has come, so that an interrupted one is continued; no row between two rechecks.
create table stuck_round_position (
  id integer constraint stuck_round_position_pkey primary key,
  -- The last round that was checked.
  site_id integer not null,
  player_id bigint not null,
  provider text collate "C" not null,
  round_id text collate "C" not null,
  constraint stuck_round_position_id_check check (id = 1)
);

-- Deletes the settled ones of the next p_rounds stuck rounds; returns whether there are more.
create function recheck_stuck_rounds(p_rounds integer)
returns boolean language plpgsql set enable_seqscan = off as $$
declare
  v_after stuck_round_position;
  v_rounds integer;
begin
  select * into v_after from stuck_round_position;
  if not found then v_after := (1, -2147483648, -9223372036854775808, '', ''); end if;
  with next_round as materialized (
    select s.site_id, s.player_id, s.provider, s.round_id from stuck_round s
      where (s.site_id, s.player_id, s.provider, s.round_id)
        > (v_after.site_id, v_after.player_id, v_after.provider, v_after.round_id)
      order by s.site_id, s.player_id, s.provider, s.round_id limit p_rounds
  ), moved as (
    insert into stuck_round_position
      select 1, n.* from next_round n order by n.site_id desc, n.player_id desc, n.provider desc, n.round_id desc limit 1
      on conflict (id) do update set site_id = excluded.site_id, player_id = excluded.player_id,
        provider = excluded.provider, round_id = excluded.round_id
  ), settled as (
    delete from stuck_round s using next_round n
      where (s.site_id, s.player_id, s.provider, s.round_id) = (n.site_id, n.player_id, n.provider, n.round_id)
        and not is_round_open(n.site_id, n.player_id, n.provider, n.round_id)
  )
  select count(*) into v_rounds from next_round;
  if v_rounds < p_rounds then delete from stuck_round_position; end if;
  return v_rounds = p_rounds;
end $$;
