-- How much money is in rounds that have not ended, of the wallets besides main: a stake at a table is not lost yet.

create function rounds_in_play(p_site integer, p_player bigint, p_wallet smallint, p_since timestamptz)
returns table (provider text, round_id text) language sql volatile as $$
  with bet as (
    select t.id from transfer t
      where t.site_id = p_site and t.player_id = p_player and t.wallet = p_wallet and t.kind = 1 and t.outcome = 0
        and t.id >= first_id_at(p_since)
  ), round as (
    select g.provider, g.round_id from bet
      join game_tx g on g.site_id = p_site and g.player_id = p_player and g.transfer_id = bet.id
    union
    select s.provider, s.round_id from stuck_round s
      join game_tx g on g.site_id = s.site_id and g.player_id = s.player_id and g.provider = s.provider and g.round_id = s.round_id and g.type = 1
      join transfer t on t.site_id = g.site_id and t.player_id = g.player_id and t.id = g.transfer_id and t.wallet = p_wallet
      where s.site_id = p_site and s.player_id = p_player
  )
  select round.provider, round.round_id from round where is_round_open(p_site, p_player, round.provider, round.round_id);
$$;

create or replace function is_wallet_in_play(p_site integer, p_player bigint, p_wallet smallint, p_since timestamptz) returns boolean
language sql volatile as $$
  select exists (select from rounds_in_play(p_site, p_player, p_wallet, p_since));
$$;

-- Bets less wins and refunds of the open rounds of a wallet; null without one.
create function money_in_play(p_site integer, p_player bigint, p_wallet smallint, p_since timestamptz) returns bigint
language sql volatile as $$
  select case when count(*) > 0 then greatest(sum(case when g.type = 1 then g.amount else -g.amount end), 0)::bigint end
    from rounds_in_play(p_site, p_player, p_wallet, p_since) r
    join game_tx g on g.site_id = p_site and g.player_id = p_player and g.provider = r.provider and g.round_id = r.round_id;
$$;

-- Likewise of all these wallets, and only what was staked and paid since an instant; 0 without one.
create function session_in_play(p_site integer, p_player bigint, p_since timestamptz) returns bigint language sql volatile as $$
  select greatest(coalesce(sum(case when g.type = 1 then g.amount else -g.amount end), 0), 0)::bigint
    from unnest(array[2, 3, 4]::smallint[]) wallet
    cross join lateral rounds_in_play(p_site, p_player, wallet, p_since) r
    join game_tx g on g.site_id = p_site and g.player_id = p_player and g.provider = r.provider and g.round_id = r.round_id
    where g.created_at >= p_since;
$$;
