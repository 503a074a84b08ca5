-- The bookings, which write the running totals of the game history.

create or replace function write_game_booking(
  p_site integer, p_player bigint, p_id bigint, p_kind smallint, p_provider text, p_tx text, p_print bytea,
  p_amount bigint, p_parent bigint, p_play smallint, p_game integer, p_round text, p_at timestamptz,
  out balance bigint, out version bigint
) language plpgsql as $$
declare
  v_account account%rowtype;
  v_limited boolean;
begin
  update account a set balance = a.balance + p_amount, version = a.version + (p_amount > 0)::integer,
      wins = a.wins + (p_kind = 2)::integer, refunds = a.refunds + (p_kind = 3)::integer,
      won = a.won + case when p_kind = 2 then p_amount else 0 end,
      refunded = a.refunded + case when p_kind = 3 then p_amount else 0 end
    where a.site_id = p_site and a.player_id = p_player and a.kind = 1
    returning a.* into v_account;
  balance := v_account.balance;
  version := v_account.version;
  v_limited := v_account.is_limited;
  if p_amount > 0 then
    if v_limited and p_kind = 2 then
      perform count_play(p_site, p_player, site_day(p_site, p_at), 0, p_amount, 0, null);
    elsif v_limited then
      perform count_play(p_site, p_player, site_day(p_site, t.created_at), -p_amount, 0, 0, null) from transfer t
        where t.site_id = p_site and t.player_id = p_player and t.id = p_parent;
    end if;
    insert into posting (site_id, player_id, transfer_id, account_kind, amount, version, balance_after)
      values (p_site, p_player, p_id, 1, p_amount, version, balance), (p_site, p_player, p_id, 10, -p_amount, null, null);
  end if;
  insert into transfer (site_id, player_id, id, kind, provider, provider_tx, fingerprint, outcome, amount, balance_after, parent_id, created_at)
    values (p_site, p_player, p_id, p_kind, p_provider, p_tx, p_print, 0, p_amount, balance, p_parent, p_at);
  insert into game_tx (site_id, player_id, transfer_id, type, play, game_id, provider, provider_tx, round_id, amount, balance_after, created_at,
      bets, wins, refunds, staked, won, refunded)
    values (p_site, p_player, p_id, p_kind, p_play, p_game, p_provider, p_tx, p_round, p_amount, balance, p_at,
      v_account.bets, v_account.wins, v_account.refunds, v_account.staked, v_account.won, v_account.refunded);
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
  v_bets integer;
  v_wins integer;
  v_refunds integer;
  v_staked bigint;
  v_won bigint;
  v_refunded bigint;
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
  if p_refusal > 0 then status := p_refusal;
  elsif v_state <> 0 or v_closed_until > limit_clock() then status := 2;
  elsif v_currency <> p_currency then status := 7;
  elsif exists (select from closed_round c where c.site_id = p_site and c.player_id = p_player and c.provider = p_provider and c.round_id = p_round) then status := 3;
  elsif balance < p_amount then
    -- A limit is the reason that the player reads first.
    status := case when v_limited and p_amount > bet_room(p_site, p_player, site_day(p_site, p_at)) then 10 else 1 end;
  elsif not v_limited then status := 0;
  elsif count_bet_within_rooms(p_site, p_player, p_amount, p_at) then status := 0;
  elsif count_bet_within_limits(p_site, p_player, p_amount, p_at) then status := 0;
  else status := 10;
  end if;
  if status <> 0 then
    perform write_refusal(p_site, p_player, p_id, 1::smallint, p_provider, p_tx, p_print, status, p_amount, balance, null, p_at);
    return;
  end if;

  update account a set balance = a.balance - p_amount, version = a.version + (p_amount > 0)::integer,
      bets = a.bets + 1, staked = a.staked + p_amount
    where a.site_id = p_site and a.player_id = p_player and a.kind = 1
    returning a.balance, a.version, a.bets, a.wins, a.refunds, a.staked, a.won, a.refunded
    into balance, version, v_bets, v_wins, v_refunds, v_staked, v_won, v_refunded;
  if p_amount > 0 then
    insert into posting (site_id, player_id, transfer_id, account_kind, amount, version, balance_after)
      values (p_site, p_player, p_id, 1, -p_amount, version, balance), (p_site, p_player, p_id, 10, p_amount, null, null);
  end if;
  insert into transfer (site_id, player_id, id, kind, provider, provider_tx, fingerprint, outcome, amount, balance_after, created_at)
    values (p_site, p_player, p_id, 1, p_provider, p_tx, p_print, 0, p_amount, balance, p_at);
  insert into game_tx (site_id, player_id, transfer_id, type, play, game_id, provider, provider_tx, round_id, amount, balance_after, created_at,
      bets, wins, refunds, staked, won, refunded)
    values (p_site, p_player, p_id, 1, p_play, p_game, p_provider, p_tx, p_round, p_amount, balance, p_at,
      v_bets, v_wins, v_refunds, v_staked, v_won, v_refunded);
end $$;

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
    update account a set balance = a.balance - item.amount, version = a.version + 1,
        bets = a.bets + 1, staked = a.staked + item.amount
      from item
      where a.site_id = item.site_id and a.player_id = item.player_id and a.kind = 1
        and item.amount > 0 and a.balance >= item.amount and a.state = 0 and a.currency = item.currency
        and (a.closed_until is null or a.closed_until <= limit_clock())
        -- Bets of a day whose rooms are not known yet are booked one by one, which computes them.
        and (not a.is_limited or exists (
          select from site_zone z join play_day d on d.site_id = z.site_id
            where z.site_id = item.site_id and d.player_id = item.player_id and d.day = (item.at at time zone z.time_zone)::date
              and d.has_rooms and item.amount <= coalesce(stake_room(d.bet_room, d.loss_room, d.time_room), item.amount)
              and not exists (
                select from play_day later
                  where later.site_id = item.site_id and later.player_id = item.player_id and later.day > d.day
              )
        ))
        and not exists (
          select from transfer t where t.site_id = item.site_id and t.player_id = item.player_id
            and t.provider = item.provider and t.kind = 1 and t.provider_tx = item.tx
        )
        and not exists (
          select from closed_round c where c.site_id = item.site_id and c.player_id = item.player_id
            and c.provider = item.provider and c.round_id = item.round_id
        )
      returning item.*, a.balance as new_balance, a.version as new_version, a.is_limited,
        a.bets, a.wins, a.refunds, a.staked, a.won, a.refunded
  ), new_transfer as (
    insert into transfer (site_id, player_id, id, kind, provider, provider_tx, fingerprint, outcome, amount, balance_after, created_at)
      select b.site_id, b.player_id, b.id, 1, b.provider, b.tx, b.print, 0, b.amount, b.new_balance, b.at from booked b
  ), new_posting as (
    insert into posting (site_id, player_id, transfer_id, account_kind, amount, version, balance_after)
      select b.site_id, b.player_id, b.id, 1, -b.amount, b.new_version, b.new_balance from booked b
      union all
      select b.site_id, b.player_id, b.id, 10, b.amount, null, null from booked b
  ), new_game_tx as (
    insert into game_tx (site_id, player_id, transfer_id, type, play, game_id, provider, provider_tx, round_id, amount, balance_after, created_at,
        bets, wins, refunds, staked, won, refunded)
      select b.site_id, b.player_id, b.id, 1, b.play, b.game_id, b.provider, b.tx, b.round_id, b.amount, b.new_balance, b.at,
          b.bets, b.wins, b.refunds, b.staked, b.won, b.refunded
        from booked b
  ), counted as (
    insert into play_day as known (site_id, player_id, day, staked, won, played_ms, last_bet_at)
      select b.site_id, b.player_id, day, b.amount, 0, play_gap(b.site_id, b.player_id, day, b.at), b.at
        from booked b cross join lateral site_day(b.site_id, b.at) as day where b.is_limited
      on conflict (site_id, player_id, day) do update set staked = known.staked + excluded.staked,
        played_ms = known.played_ms + excluded.played_ms, last_bet_at = greatest(known.last_bet_at, excluded.last_bet_at),
        bet_room = known.bet_room - excluded.staked, loss_room = known.loss_room - excluded.staked,
        time_room = known.time_room - excluded.played_ms
  )
  select b.place, b.new_balance, b.new_version from booked b;
end $$;

create or replace function book_win(
  p_site integer, p_player bigint, p_id bigint, p_provider text, p_tx text, p_print bytea, p_amount bigint,
  p_currency smallint, p_play smallint, p_game integer, p_round text, p_bet_tx text, p_at timestamptz,
  out status smallint, out replayed boolean, out balance bigint, out version bigint, out transfer_id bigint
) language plpgsql as $$
declare
  v_currency smallint;
  v_print bytea;
  v_bet_id bigint;
  v_bet_outcome smallint;
  v_bet_round text;
  v_doubts text;
begin
  replayed := false;
  select a.balance, a.version, a.currency into balance, version, v_currency
    from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  if not found then status := 20; return; end if;

  select t.id, t.outcome, t.fingerprint into transfer_id, status, v_print from transfer t
    where t.site_id = p_site and t.player_id = p_player and t.provider = p_provider and t.kind = 2 and t.provider_tx = p_tx;
  if found then
    replayed := v_print = p_print;
    if not replayed then status := 21; transfer_id := null; end if;
    return;
  end if;
  if is_claimed_otherwise(p_site, p_player, 2::smallint, p_provider, p_tx, p_print) then status := 21; return; end if;

  status := 0;
  if v_currency <> p_currency then
    status := 7;
  elsif p_bet_tx is null then
    -- An ordinary win needs a bet.
    if p_play = 0 then status := 22; end if;
  else
    select t.id, t.outcome into v_bet_id, v_bet_outcome from transfer t
      where t.site_id = p_site and t.player_id = p_player and t.provider = p_provider and t.kind = 1 and t.provider_tx = p_bet_tx;
    -- A statement of its own, which reads one month.
    select g.round_id into v_bet_round from game_tx g
      where g.site_id = p_site and g.player_id = p_player and g.transfer_id = v_bet_id;
    if v_bet_id is null then status := 22;
    elsif v_bet_outcome not in (0, 4) then status := 9;
    elsif v_bet_outcome = 4 or exists (
      select from transfer t where t.site_id = p_site and t.player_id = p_player and t.parent_id = v_bet_id and t.kind = 3
    ) then
      status := 24;
      perform write_review(p_site, p_player, 2::smallint, p_provider, p_tx, 'win after rollback', p_at);
    elsif v_bet_round <> p_round then status := 21;
    end if;
  end if;
  if status = 0 and not fits_balance(balance, p_amount) then
    status := 25;
    perform write_review(p_site, p_player, 2::smallint, p_provider, p_tx, 'the balance would grow too large', p_at);
  end if;

  if status in (22, 25) then
    perform claim_key(p_site, p_player, 2::smallint, p_provider, p_tx, p_print, p_at);
    return;
  end if;
  transfer_id := p_id;
  if status <> 0 then
    perform write_refusal(p_site, p_player, p_id, 2::smallint, p_provider, p_tx, p_print, status, p_amount, balance, null, p_at);
    return;
  end if;

  select b.balance, b.version into balance, version
    from write_game_booking(p_site, p_player, p_id, 2::smallint, p_provider, p_tx, p_print, p_amount, v_bet_id, p_play, p_game, p_round, p_at) b;
  v_doubts := concat_ws(', ',
    case when p_amount > 9999999900 then 'win above the largest amount' end,
    case when exists (select from closed_round c where c.site_id = p_site and c.player_id = p_player and c.provider = p_provider and c.round_id = p_round)
      then 'win after the end of its round' end);
  if v_doubts <> '' then perform write_review(p_site, p_player, 2::smallint, p_provider, p_tx, v_doubts, p_at); end if;
end $$;

create or replace function book_refund(
  p_site integer, p_player bigint, p_id bigint, p_spare_id bigint, p_provider text, p_tx text, p_print bytea,
  p_amount bigint, p_bet_tx text, p_round text, p_currency smallint, p_game integer, p_at timestamptz,
  out status smallint, out replayed boolean, out balance bigint, out version bigint, out transfer_id bigint
) language plpgsql as $$
declare
  v_currency smallint;
  v_print bytea;
  v_bet transfer%rowtype;
  v_game game_tx%rowtype;
  v_refund_id bigint;
  v_refund_outcome smallint;
begin
  replayed := false;
  select a.balance, a.version, a.currency into balance, version, v_currency
    from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  if not found then status := 20; return; end if;

  select t.id, t.outcome, t.fingerprint into transfer_id, status, v_print from transfer t
    where t.site_id = p_site and t.player_id = p_player and t.provider = p_provider and t.kind = 3 and t.provider_tx = p_tx;
  if found then
    replayed := v_print = p_print;
    if not replayed then status := 21; transfer_id := null; end if;
    return;
  end if;
  if is_claimed_otherwise(p_site, p_player, 3::smallint, p_provider, p_tx, p_print) then status := 21; return; end if;

  select * into v_bet from transfer t
    where t.site_id = p_site and t.player_id = p_player and t.provider = p_provider and t.kind = 1 and t.provider_tx = p_bet_tx;
  if not found then
    transfer_id := p_id;
    if p_currency <> v_currency then
      -- No bet in this currency could be booked, so no tombstone is needed.
      status := 7;
      perform write_refusal(p_site, p_player, p_id, 3::smallint, p_provider, p_tx, p_print, 7::smallint, 0, balance, null, p_at);
      return;
    end if;
    status := 4;
    perform write_refusal(p_site, p_player, p_spare_id, 1::smallint, p_provider, p_bet_tx, ''::bytea, 4::smallint, 0, balance, null, p_at);
    perform write_refusal(p_site, p_player, p_id, 3::smallint, p_provider, p_tx, p_print, 4::smallint, 0, balance, p_spare_id, p_at);
    return;
  end if;

  -- A refused bet has no game_tx, so only its amount can be compared; of a tombstone nothing can.
  select * into v_game from game_tx g where g.site_id = p_site and g.player_id = p_player and g.transfer_id = v_bet.id;
  if v_bet.outcome <> 4 and coalesce(
    p_amount <> v_bet.amount or p_round <> v_game.round_id or p_game <> v_game.game_id
      or (v_bet.outcome = 0 and p_currency <> v_currency), false
  ) then
    status := 21;
    transfer_id := p_id;
    perform write_refusal(p_site, p_player, p_id, 3::smallint, p_provider, p_tx, p_print, 21::smallint, 0, balance, null, p_at);
    return;
  end if;

  select t.id, t.outcome into v_refund_id, v_refund_outcome from transfer t
    where t.site_id = p_site and t.player_id = p_player and t.parent_id = v_bet.id and t.kind = 3;
  if found then
    -- Another rollback of the same bet: already answered under the id of the first.
    perform claim_key(p_site, p_player, 3::smallint, p_provider, p_tx, p_print, p_at);
    status := v_refund_outcome;
    replayed := true;
    transfer_id := v_refund_id;
    return;
  end if;

  if v_bet.outcome <> 0 then
    status := 9;
  elsif exists (
    select from transfer t
      where t.site_id = p_site and t.player_id = p_player and t.parent_id = v_bet.id and t.kind = 2 and t.outcome = 0
  ) then
    status := 23;
    perform write_review(p_site, p_player, 3::smallint, p_provider, p_tx, 'rollback after win', p_at);
  elsif not fits_balance(balance, v_bet.amount) then
    status := 25;
    perform write_review(p_site, p_player, 3::smallint, p_provider, p_tx, 'the balance would grow too large', p_at);
    perform claim_key(p_site, p_player, 3::smallint, p_provider, p_tx, p_print, p_at);
    return;
  else
    status := 0;
  end if;
  transfer_id := p_id;
  if status <> 0 then
    -- Only the refund that decides a bet has it as its parent.
    perform write_refusal(p_site, p_player, p_id, 3::smallint, p_provider, p_tx, p_print, status, 0, balance,
      case when status = 9 then v_bet.id end, p_at);
    return;
  end if;
  select b.balance, b.version into balance, version
    from write_game_booking(p_site, p_player, p_id, 3::smallint, p_provider, p_tx, p_print, v_bet.amount, v_bet.id,
      -- Of a bet that was moved away, only what the provider says is known.
      coalesce(v_game.play, 0::smallint), coalesce(v_game.game_id, p_game, 0), coalesce(v_game.round_id, p_round, ''), p_at) b;
end $$;

create or replace function close_round(
  p_site integer, p_player bigint, p_provider text, p_round text, p_at timestamptz,
  out status smallint, out replayed boolean, out balance bigint, out version bigint, out had_bets boolean
) language plpgsql as $$
begin
  replayed := false;
  select a.balance, a.version into balance, version
    from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  if not found then status := 20; return; end if;
  insert into closed_round (site_id, player_id, provider, round_id, closed_at)
    values (p_site, p_player, p_provider, p_round, p_at) on conflict do nothing;
  replayed := not found;
  had_bets := exists (
    select from game_tx g
      where g.site_id = p_site and g.player_id = p_player and g.round_id = p_round and g.provider = p_provider and g.type = 1
        and g.transfer_id >= first_id_at(p_at - interval '1 day')
  );
  if not had_bets then
    had_bets := exists (
      select from game_tx g
        where g.site_id = p_site and g.player_id = p_player and g.round_id = p_round and g.provider = p_provider and g.type = 1
    );
  end if;
  status := 0;
end $$;
