-- Steps of a bonus say what a bet on sport will count once it is settled.
drop function bonus_steps(integer, bigint, bigint, bigint, integer);
create function bonus_steps(p_site integer, p_player bigint, p_award bigint, p_skipped bigint, p_rows integer)
returns table (
  bet_id bigint, created_at timestamptz, game_id integer, own bigint, part bigint, percent integer, counted bigint, won bigint,
  kept bigint, is_refunded boolean, total bigint, to_count bigint
) language sql stable as $$
  with counted as (
    select s.*, sum(s.counted) over (order by s.transfer_id)::bigint as total from bonus_stake s
      where s.site_id = p_site and s.player_id = p_player and s.award_id = p_award
  )
  select c.transfer_id, g.created_at, g.game_id, c.own, c.part,
      case when refund.is_there then null else bonus_weight(w.weights, g.game_id) end, c.counted, c.won, c.kept, refund.is_there, c.total, c.to_count
    from (select * from counted order by transfer_id desc offset p_skipped limit p_rows) c
    join game_tx g on g.site_id = c.site_id and g.player_id = c.player_id and g.transfer_id = c.transfer_id
    join bonus_award w on w.site_id = c.site_id and w.player_id = c.player_id and w.id = c.award_id
    cross join lateral (
      select exists (
        select from transfer t where t.site_id = c.site_id and t.player_id = c.player_id and t.parent_id = c.transfer_id and t.kind = 3 and t.outcome = 0
      ) as is_there
    ) refund
    order by c.transfer_id desc;
$$;
