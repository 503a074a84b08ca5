-- The bookings of games, judged by exclusions and limits. Outcome 2 also refuses the bets of a closed account, outcome
-- 10 a bet beyond a limit of its player.

create or replace function write_game_booking(
  p_site integer, p_player bigint, p_id bigint, p_kind smallint, p_provider text, p_tx text, p_print bytea,
  p_amount bigint, p_parent bigint, p_play smallint, p_game integer, p_round text, p_at timestamptz,
  out balance bigint, out version bigint
) language plpgsql as $$
declare
  v_limited boolean;
begin
  if p_amount > 0 then
    update account a set balance = a.balance + p_amount, version = a.version + 1
      where a.site_id = p_site and a.player_id = p_player and a.kind = 1
      returning a.balance, a.version, a.is_limited into balance, version, v_limited;
    if v_limited and p_kind = 2 then
      perform count_play(p_site, p_player, site_day(p_site, p_at), 0, p_amount, 0, null);
    elsif v_limited then
      perform count_play(p_site, p_player, site_day(p_site, t.created_at), -p_amount, 0, 0, null) from transfer t
        where t.site_id = p_site and t.player_id = p_player and t.id = p_parent;
    end if;
    insert into posting (site_id, player_id, transfer_id, account_kind, amount, version, balance_after)
      values (p_site, p_player, p_id, 1, p_amount, version, balance), (p_site, p_player, p_id, 10, -p_amount, null, null);
  else
    select a.balance, a.version into balance, version from account a
      where a.site_id = p_site and a.player_id = p_player and a.kind = 1;
  end if;
  insert into transfer (site_id, player_id, id, kind, provider, provider_tx, fingerprint, outcome, amount, balance_after, parent_id, created_at)
    values (p_site, p_player, p_id, p_kind, p_provider, p_tx, p_print, 0, p_amount, balance, p_parent, p_at);
  insert into game_tx (site_id, player_id, transfer_id, type, play, game_id, provider, provider_tx, round_id, amount, balance_after, created_at)
    values (p_site, p_player, p_id, p_kind, p_play, p_game, p_provider, p_tx, p_round, p_amount, balance, p_at);
end $$;

create or replace function book_bet(
  p_site integer, p_player bigint, p_id bigint, p_provider text, p_tx text, p_print bytea, p_amount bigint,
  p_currency smallint, p_play smallint, p_game integer, p_round text, p_refusal smallint, p_at timestamptz,
  out status smallint, out replayed boolean, out balance bigint, out version bigint, out transfer_id bigint
) language plpgsql as $$
declare
  v_state smallint;
  v_currency smallint;
  v_print bytea;
  v_closed_until timestamptz;
  v_limited boolean;
  v_day date;
begin
  replayed := false;
  select a.balance, a.version, a.state, a.currency, a.closed_until, a.is_limited
    into balance, version, v_state, v_currency, v_closed_until, v_limited
    from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  if not found then status := 20; return; end if;

  select t.id, t.outcome, t.fingerprint into transfer_id, status, v_print from transfer t
    where t.site_id = p_site and t.player_id = p_player and t.provider = p_provider and t.kind = 1 and t.provider_tx = p_tx;
  if found then
    -- The rollback that wrote the tombstone did not know the bet's content.
    if status = 4 then replayed := claim_key(p_site, p_player, 1::smallint, p_provider, p_tx, p_print, p_at);
    else replayed := v_print = p_print;
    end if;
    if not replayed then status := 21; transfer_id := null; end if;
    replayed := coalesce(replayed, false);
    return;
  end if;

  transfer_id := p_id;
  if v_limited then v_day := site_day(p_site, p_at); end if;
  if p_refusal > 0 then status := p_refusal;
  elsif v_state <> 0 or v_closed_until > limit_clock() then status := 2;
  elsif v_currency <> p_currency then status := 7;
  elsif exists (select from closed_round c where c.site_id = p_site and c.player_id = p_player and c.provider = p_provider and c.round_id = p_round) then status := 3;
  elsif v_limited and p_amount > bet_room(p_site, p_player, v_day) then status := 10;
  elsif balance < p_amount then status := 1;
  else status := 0;
  end if;
  if status <> 0 then
    perform write_refusal(p_site, p_player, p_id, 1::smallint, p_provider, p_tx, p_print, status, p_amount, balance, null, p_at);
    return;
  end if;

  if v_limited then
    perform count_play(p_site, p_player, v_day, p_amount, 0, play_gap(p_site, p_player, v_day, p_at), p_at);
  end if;
  if p_amount > 0 then
    update account a set balance = a.balance - p_amount, version = a.version + 1
      where a.site_id = p_site and a.player_id = p_player and a.kind = 1
      returning a.balance, a.version into balance, version;
    insert into posting (site_id, player_id, transfer_id, account_kind, amount, version, balance_after)
      values (p_site, p_player, p_id, 1, -p_amount, version, balance), (p_site, p_player, p_id, 10, p_amount, null, null);
  end if;
  insert into transfer (site_id, player_id, id, kind, provider, provider_tx, fingerprint, outcome, amount, balance_after, created_at)
    values (p_site, p_player, p_id, 1, p_provider, p_tx, p_print, 0, p_amount, balance, p_at);
  insert into game_tx (site_id, player_id, transfer_id, type, play, game_id, provider, provider_tx, round_id, amount, balance_after, created_at)
    values (p_site, p_player, p_id, 1, p_play, p_game, p_provider, p_tx, p_round, p_amount, balance, p_at);
end $$;

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
        and (a.closed_until is null or a.closed_until <= limit_clock())
        and (not a.is_limited or item.amount <= coalesce(bet_room(item.site_id, item.player_id, site_day(item.site_id, item.at)), item.amount))
        and not exists (
          select from transfer t where t.site_id = item.site_id and t.player_id = item.player_id
            and t.provider = item.provider and t.kind = 1 and t.provider_tx = item.tx
        )
        and not exists (
          select from closed_round c where c.site_id = item.site_id and c.player_id = item.player_id
            and c.provider = item.provider and c.round_id = item.round_id
        )
      returning item.*, a.balance as new_balance, a.version as new_version, a.is_limited
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
  ), counted as (
    insert into play_day as known (site_id, player_id, day, staked, won, played_ms, last_bet_at)
      select b.site_id, b.player_id, day, b.amount, 0, play_gap(b.site_id, b.player_id, day, b.at), b.at
        from booked b cross join lateral site_day(b.site_id, b.at) as day where b.is_limited
      on conflict (site_id, player_id, day) do update set staked = known.staked + excluded.staked,
        played_ms = known.played_ms + excluded.played_ms, last_bet_at = greatest(known.last_bet_at, excluded.last_bet_at)
  )
  select b.place, b.new_balance, b.new_version from booked b;
end $$;
