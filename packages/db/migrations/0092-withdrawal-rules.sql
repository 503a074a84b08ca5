-- Who may withdraw what was not played.

-- Whether a player has excluded themselves, which is not a break: the account then opens by a request only. Volatile, so
-- that it reads what has been committed until now.
create function is_self_excluded(p_site integer, p_player bigint) returns boolean language sql volatile as $$
  select exists (
    select from account a
      where a.site_id = p_site and a.player_id = p_player and a.kind = 1 and a.closed_until > limit_clock()
        and (a.closed_until = 'infinity' or exists (
          select from exclusion_return r
            where r.site_id = a.site_id and r.player_id = a.player_id and r.opens_at = a.closed_until
        ))
  );
$$;
