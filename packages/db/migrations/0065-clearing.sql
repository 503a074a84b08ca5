-- What expired long ago is deleted by its time of expiry.

create index sms_code_expires_at_index on sms_code (expires_at);
create index game_session_expires_at_index on game_session (expires_at);

-- Whether a player's round at a game that was opened in a time span is still unsettled.
create function has_stuck_round(p_site integer, p_player bigint, p_game integer, p_from timestamptz, p_to timestamptz)
returns boolean language sql stable as $$
  select exists (
    select from stuck_round s
      where s.site_id = p_site and s.player_id = p_player and s.game_id = p_game
        and s.opened_at >= p_from and s.opened_at <= p_to
  );
$$;
