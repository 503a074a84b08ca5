-- The play session of each player: from the first game opened for real money until a pause of ten minutes, over all tabs
-- and devices. All its times are those of limit_clock(), so a process with a wrong clock changes nothing.

create table play_session (
  site_id integer not null,
  player_id bigint not null,
  started_at timestamptz not null,
  -- When a page of a game was last open. Bets after it are read from the ledger.
  active_at timestamptz not null,
  -- The start, or the last acknowledged reality check: the next one is due an interval later.
  checked_at timestamptz not null,
  -- The page at which the player plays, its game, and when it was last open; null once it is left.
  page text,
  page_game_id integer,
  page_at timestamptz,
  constraint play_session_pkey primary key (site_id, player_id),
  constraint play_session_page_check check ((page is null) = (page_game_id is null) and (page is null) = (page_at is null))
) with (fillfactor = 70);

-- Locks a player's play session and returns it as of now: after a pause it is one that bets have begun since, or null.
-- Times that lie ahead, because the clock was set back, count as now.
create function current_play_session(p_site integer, p_player bigint) returns play_session language plpgsql as $$
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

-- Starts or extends the play session for a page at a game. The player plays at one page: another one becomes it if asked
-- to (p_moves), or once the page before was left or has not been heard from for a minute. Until then elsewhere is the game of that page.
create function keep_play_session(
  p_site integer, p_player bigint, p_page text, p_game integer, p_moves boolean,
  out started_at timestamptz, out checked_at timestamptz, out now timestamptz, out elsewhere integer
) language plpgsql as $$
declare
  v_session play_session;
  v_is_here boolean;
begin
  insert into play_session as s (site_id, player_id, started_at, active_at, checked_at)
    select p_site, p_player, at, at, at from limit_clock() as at on conflict do nothing;
  v_session := current_play_session(p_site, p_player);
  now := limit_clock();
  started_at := coalesce(v_session.started_at, now);
  checked_at := coalesce(v_session.checked_at, now);
  v_is_here := p_moves or v_session.page is null or v_session.page = p_page or v_session.page_at <= now - interval '1 minute';
  if not v_is_here then elsewhere := v_session.page_game_id; end if;
  update play_session s set started_at = keep_play_session.started_at, checked_at = keep_play_session.checked_at,
      active_at = case when v_is_here then keep_play_session.now else coalesce(v_session.active_at, keep_play_session.now) end,
      page = case when v_is_here then p_page else s.page end,
      page_game_id = case when v_is_here then p_game else s.page_game_id end,
      page_at = case when v_is_here then keep_play_session.now else v_session.page_at end
    where s.site_id = p_site and s.player_id = p_player;
end $$;

-- A page no longer shows its game, so the player may play at another one.
create function leave_play_page(p_site integer, p_player bigint, p_page text) returns void language sql as $$
  update play_session s set page = null, page_game_id = null, page_at = null
    where s.site_id = p_site and s.player_id = p_player and s.page = p_page;
$$;

-- Moves a reality check on if it is due: p_every after the last one. Returns the session, or nothing if there is none.
create function acknowledge_reality_check(p_site integer, p_player bigint, p_page text, p_every interval)
returns table (started_at timestamptz, checked_at timestamptz, now timestamptz, elsewhere integer, acknowledged boolean)
language plpgsql as $$
declare
  v_session play_session := current_play_session(p_site, p_player);
  v_now timestamptz := limit_clock();
  v_is_due boolean;
begin
  if v_session.site_id is null then return; end if;
  v_is_due := coalesce(v_session.checked_at + p_every <= v_now, false);
  if v_is_due then
    update play_session s set started_at = v_session.started_at, active_at = v_now, checked_at = v_now
      where s.site_id = p_site and s.player_id = p_player;
  end if;
  return query select v_session.started_at, case when v_is_due then v_now else v_session.checked_at end, v_now,
    case when v_session.page <> p_page and v_session.page_at > v_now - interval '1 minute' then v_session.page_game_id end, v_is_due;
end $$;
