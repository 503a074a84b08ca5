-- What marks of payments are found by: of many payments in one statement, and complete.

-- Players whose money went to a destination, is to go there, or came from there, besides the one of a withdrawal. What was
-- refused says nothing. One row a kind: how many there are, the first five with their first payments, and a hash of all, so
-- that whoever is added or leaves changes the row and nothing else does.
create function others_of_destination(p_site integer, p_player bigint, p_method integer, p_fields jsonb)
returns table (kind text, players integer, first_players text[], hash text) language sql stable as $$
  with used as materialized (
    -- Materialized, so that it is found by the index of destinations, whatever comes after it.
    select t.site_id, t.player_id, t.id, t.method_id from payment_transaction t
      where payment_destination(t.fields) = (select payment_destination(p_fields))
        and (t.kind = 2 and t.status in (0, 1, 3) or t.kind = 1 and t.status in (1, 3))
  ), other as materialized (
    select u.site_id, u.player_id, min(u.id) as first_id from used u
      where (u.site_id, u.player_id) <> (p_site, p_player)
        and (
          not starts_with(payment_destination(p_fields), 'wallet_')
          or u.method_id = any ((select methods_of_wallet(p_method))::integer[])
        )
      group by u.site_id, u.player_id
  ), judged as materialized (
    select o.*, case
        when is_self_excluded(o.site_id, o.player_id) then 'excluded' when o.site_id <> p_site then 'other brand' else 'own brand'
      end as kind
      from other o
  )
  select j.kind, count(*)::integer,
      (array_agg(
        format('player %s%s (payment %s)', j.player_id, case when j.site_id <> p_site then ' of brand ' || j.site_id end, j.first_id)
        order by j.site_id, j.player_id
      ))[1:5],
      left(encode(sha256(string_agg(j.site_id || ':' || j.player_id, ' ' order by j.site_id, j.player_id)::bytea), 'hex'), 12)
    from judged j group by j.kind;
$$;

drop function destination_sharers(integer, bigint, jsonb);

-- What a player has staked, without refunded bets, and won since a time.
create function staked_and_won(p_site integer, p_player bigint, p_since timestamptz)
returns table (staked bigint, won bigint) language sql stable as $$
  select
      -- A refund belongs to the time of its bet.
      coalesce(sum(case when g.type = 1 then g.amount when g.type = 3 and bet.created_at >= p_since then -g.amount end), 0)::bigint,
      coalesce(sum(g.amount) filter (where g.type = 2), 0)::bigint
    from game_tx g
    left join transfer refund on g.type = 3 and refund.site_id = g.site_id and refund.player_id = g.player_id
      and refund.id = g.transfer_id
    left join transfer bet on bet.site_id = refund.site_id and bet.player_id = refund.player_id and bet.id = refund.parent_id
    where g.site_id = p_site and g.player_id = p_player and g.created_at >= p_since
      and g.transfer_id >= first_id_at(p_since - interval '1 hour');
$$;
