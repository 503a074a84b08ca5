-- A batch of bets does not wait for a player whose row is locked.

-- Books bets of many players in one transaction, at most one per player. It books only clear cases and returns
-- nothing for the others, which the caller then passes to book_bet one by one. A locked player is such a case, so that
-- nobody else waits. The rows are locked in a separate statement, so that the next one reads what the last holder wrote.
create or replace function book_bet_set(
  p_site integer[], p_player bigint[], p_id bigint[], p_provider text[], p_tx text[], p_print bytea[],
  p_amount bigint[], p_currency smallint[], p_play smallint[], p_game integer[], p_round text[], p_at timestamptz[]
) returns table (place bigint, balance bigint, version bigint) language plpgsql as $$
declare
  v_places bigint[];
begin
  select array_agg(locked.place) into v_places from (
    select i.place from account a
      join unnest(p_site, p_player) with ordinality as i(site_id, player_id, place)
        on a.site_id = i.site_id and a.player_id = i.player_id
      where a.kind = 1 order by a.site_id, a.player_id for update of a skip locked
  ) locked;

  return query
  with item as (
    select * from unnest(p_site, p_player, p_id, p_provider, p_tx, p_print, p_amount, p_currency, p_play, p_game, p_round, p_at)
      with ordinality as i(site_id, player_id, id, provider, tx, print, amount, currency, play, game_id, round_id, at, place)
      where i.place = any(v_places)
  ), booked as (
    update account a set balance = a.balance - item.amount, version = a.version + 1 from item
      where a.site_id = item.site_id and a.player_id = item.player_id and a.kind = 1
        and item.amount > 0 and a.balance >= item.amount and a.state = 0 and a.currency = item.currency
        and not exists (
          select from transfer t where t.site_id = item.site_id and t.player_id = item.player_id
            and t.provider = item.provider and t.kind = 1 and t.provider_tx = item.tx
        )
        and not exists (
          select from closed_round c where c.site_id = item.site_id and c.player_id = item.player_id
            and c.provider = item.provider and c.round_id = item.round_id
        )
      returning item.*, a.balance as new_balance, a.version as new_version
  ), new_transfer as (
    insert into transfer (site_id, player_id, id, kind, provider, provider_tx, fingerprint, outcome, amount, balance_after, created_at)
      select b.site_id, b.player_id, b.id, 1, b.provider, b.tx, b.print, 0, b.amount, b.new_balance, b.at from booked b
  ), new_posting as (
    insert into posting (site_id, player_id, transfer_id, account_kind, amount, version, balance_after)
      select b.site_id, b.player_id, b.id, 1, -b.amount, b.new_version, b.new_balance from booked b
      union all
      select b.site_id, b.player_id, b.id, 10, b.amount, null, null from booked b
  ), new_game_tx as (
    insert into game_tx (site_id, player_id, transfer_id, type, play, game_id, provider, provider_tx, round_id, amount, balance_after, created_at)
      select b.site_id, b.player_id, b.id, 1, b.play, b.game_id, b.provider, b.tx, b.round_id, b.amount, b.new_balance, b.at from booked b
  )
  select b.place, b.new_balance, b.new_version from booked b;
end $$;
