-- What rounds of a player add up to. Some providers name everything of a player one round, so at most a number of rows is read.
create function round_sums(p_site integer, p_player bigint, p_providers text[], p_rounds text[], p_rows integer)
returns table (provider text, round_id text, rows integer, staked bigint, won bigint, refunded bigint)
language sql stable set enable_seqscan = off as $$
  select r.provider, r.round_id, of_round.*
    from unnest(p_providers, p_rounds) as r (provider, round_id)
    cross join lateral (
      select count(*)::integer, coalesce(sum(x.amount) filter (where x.type = 1), 0)::bigint,
          coalesce(sum(x.amount) filter (where x.type = 2), 0)::bigint, coalesce(sum(x.amount) filter (where x.type = 3), 0)::bigint
        from (
          select g.type, g.amount from game_tx g
            where g.site_id = p_site and g.player_id = p_player and g.round_id = r.round_id and g.provider = r.provider limit p_rows
        ) as x
    ) as of_round;
$$;
