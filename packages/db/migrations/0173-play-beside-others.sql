-- Starts or extends the play session for a page of sport. It is open beside others: it does not become the page at which the
-- player plays, and does not wait for one. Decision 050.
create function extend_play_session(
  p_site integer, p_player bigint, out started_at timestamptz, out checked_at timestamptz, out now timestamptz
) language plpgsql as $$
declare
  v_session play_session;
begin
  insert into play_session as s (site_id, player_id, started_at, active_at, checked_at)
    select p_site, p_player, at, at, at from limit_clock() as at on conflict do nothing;
  v_session := current_play_session(p_site, p_player);
  now := limit_clock();
  started_at := coalesce(v_session.started_at, now);
  checked_at := coalesce(v_session.checked_at, now);
  update play_session s set started_at = extend_play_session.started_at, checked_at = extend_play_session.checked_at,
      active_at = extend_play_session.now
    where s.site_id = p_site and s.player_id = p_player;
end $$;
