-- The booking functions. Each locks the player's main account before it looks anything up: from
-- there on it is alone with this player, so what it reads cannot change before it commits, and
-- READ COMMITTED is enough. The look-up of the key comes before every check of business.
--
-- Answers: status is an outcome of packages/ledger, replayed tells that nothing was written,
-- balance is that of the main account now, transfer_id names the row that the answer rests on.
-- Outcomes kept in rows: 0 booked, 1 no funds, 2 blocked, 3 round closed, 4 cancelled (a tombstone),
-- 5 session expired, 6 limit, 7 wrong currency, 8 unknown game, 9 bet declined.
-- Outcomes of an answer only: 20 unknown account, 21 mismatch, 22 bet unknown, 23 bet settled,
-- 24 bet cancelled.

-- Writes the rows of a game's movement on the main account. The caller holds the account's lock and
-- has decided that the movement is right.
create function write_game_booking(
  p_site integer, p_player bigint, p_id bigint, p_kind smallint, p_provider text, p_tx text, p_print bytea,
  p_amount bigint, p_parent bigint, p_play smallint, p_game integer, p_round text, p_at timestamptz
) returns bigint language plpgsql as $$
declare
  v_change bigint := case when p_kind = 1 then -p_amount else p_amount end;
  v_balance bigint;
  v_version bigint;
begin
  if p_amount > 0 then
    update account set balance = balance + v_change, version = version + 1
      where site_id = p_site and player_id = p_player and kind = 1
      returning balance, version into v_balance, v_version;
    insert into posting (site_id, player_id, transfer_id, account_kind, amount, version, balance_after)
      values (p_site, p_player, p_id, 1, v_change, v_version, v_balance),
             (p_site, p_player, p_id, 10, -v_change, null, null);
  else
    select balance into v_balance from account where site_id = p_site and player_id = p_player and kind = 1;
  end if;
  insert into transfer (site_id, player_id, id, kind, provider, provider_tx, fingerprint, outcome, amount, balance_after, parent_id, created_at)
    values (p_site, p_player, p_id, p_kind, p_provider, p_tx, p_print, 0, p_amount, v_balance, p_parent, p_at);
  insert into game_tx (site_id, player_id, transfer_id, type, play, game_id, provider, provider_tx, round_id, amount, balance_after, created_at)
    values (p_site, p_player, p_id, p_kind, p_play, p_game, p_provider, p_tx, p_round, p_amount, v_balance, p_at);
  return v_balance;
end $$;

-- Keeps a decision that moved no money, so that the same request gets the same answer for ever.
create function write_refusal(
  p_site integer, p_player bigint, p_id bigint, p_kind smallint, p_provider text, p_tx text, p_print bytea,
  p_outcome smallint, p_amount bigint, p_balance bigint, p_parent bigint, p_at timestamptz
) returns void language sql as $$
  insert into transfer (site_id, player_id, id, kind, provider, provider_tx, fingerprint, outcome, amount, balance_after, parent_id, created_at)
    values (p_site, p_player, p_id, p_kind, p_provider, p_tx, p_print, p_outcome, p_amount, p_balance, p_parent, p_at);
$$;

create function write_review(
  p_site integer, p_player bigint, p_kind smallint, p_provider text, p_tx text, p_reason text, p_at timestamptz
) returns void language sql as $$
  insert into ledger_review (site_id, player_id, kind, provider, provider_tx, reason, created_at)
    values (p_site, p_player, p_kind, p_provider, p_tx, p_reason, p_at)
    on conflict do nothing;
$$;

-- p_refusal is the caller's reason to refuse a new bet (an expired session, a limit); 0 is none. It
-- is passed in rather than acted on before, because a repeat must be answered first.
create function book_bet(
  p_site integer, p_player bigint, p_id bigint, p_provider text, p_tx text, p_print bytea, p_amount bigint,
  p_currency smallint, p_play smallint, p_game integer, p_round text, p_refusal smallint, p_at timestamptz,
  out status smallint, out replayed boolean, out balance bigint, out transfer_id bigint
) language plpgsql as $$
declare
  v_state smallint;
  v_currency smallint;
  v_print bytea;
  v_version bigint;
begin
  replayed := false;
  select a.balance, a.state, a.currency into balance, v_state, v_currency
    from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  if not found then status := 20; return; end if;

  select t.id, t.outcome, t.fingerprint into transfer_id, status, v_print from transfer t
    where t.site_id = p_site and t.player_id = p_player and t.provider = p_provider and t.kind = 1 and t.provider_tx = p_tx;
  if found then
    if status = 4 then return; end if;
    replayed := v_print = p_print;
    if not replayed then status := 21; transfer_id := null; end if;
    return;
  end if;

  transfer_id := p_id;
  if p_refusal > 0 then status := p_refusal;
  elsif v_state <> 0 then status := 2;
  elsif v_currency <> p_currency then status := 7;
  elsif exists (select from closed_round c where c.site_id = p_site and c.player_id = p_player and c.provider = p_provider and c.round_id = p_round) then status := 3;
  elsif balance < p_amount then status := 1;
  else status := 0;
  end if;
  if status <> 0 then
    perform write_refusal(p_site, p_player, p_id, 1::smallint, p_provider, p_tx, p_print, status, p_amount, balance, null, p_at);
    return;
  end if;

  -- The straight path is written out here instead of calling write_game_booking: it is the one that
  -- runs a thousand times as often as all others, and the call costs a tenth of it.
  if p_amount > 0 then
    update account a set balance = a.balance - p_amount, version = a.version + 1
      where a.site_id = p_site and a.player_id = p_player and a.kind = 1
      returning a.balance, a.version into balance, v_version;
    insert into posting (site_id, player_id, transfer_id, account_kind, amount, version, balance_after)
      values (p_site, p_player, p_id, 1, -p_amount, v_version, balance), (p_site, p_player, p_id, 10, p_amount, null, null);
  end if;
  insert into transfer (site_id, player_id, id, kind, provider, provider_tx, fingerprint, outcome, amount, balance_after, created_at)
    values (p_site, p_player, p_id, 1, p_provider, p_tx, p_print, 0, p_amount, balance, p_at);
  insert into game_tx (site_id, player_id, transfer_id, type, play, game_id, provider, provider_tx, round_id, amount, balance_after, created_at)
    values (p_site, p_player, p_id, 1, p_play, p_game, p_provider, p_tx, p_round, p_amount, balance, p_at);
end $$;

-- Pays whatever the state of the player, the session or the round: what was won is owed. Only a bet
-- that is unknown, refused or undone stops it.
create function book_win(
  p_site integer, p_player bigint, p_id bigint, p_provider text, p_tx text, p_print bytea, p_amount bigint,
  p_currency smallint, p_play smallint, p_game integer, p_round text, p_bet_tx text, p_at timestamptz,
  out status smallint, out replayed boolean, out balance bigint, out transfer_id bigint
) language plpgsql as $$
declare
  v_currency smallint;
  v_print bytea;
  v_bet_id bigint;
  v_bet_outcome smallint;
  v_bet_round text;
begin
  replayed := false;
  select a.balance, a.currency into balance, v_currency
    from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  if not found then status := 20; return; end if;

  select t.id, t.outcome, t.fingerprint into transfer_id, status, v_print from transfer t
    where t.site_id = p_site and t.player_id = p_player and t.provider = p_provider and t.kind = 2 and t.provider_tx = p_tx;
  if found then
    replayed := v_print = p_print;
    if not replayed then status := 21; transfer_id := null; end if;
    return;
  end if;
  if v_currency <> p_currency then status := 7; return; end if;

  if p_bet_tx is null then
    -- An ordinary win always names its bet.
    if p_play = 0 then status := 22; return; end if;
  else
    select t.id, t.outcome, g.round_id into v_bet_id, v_bet_outcome, v_bet_round from transfer t
      left join game_tx g on g.site_id = t.site_id and g.player_id = t.player_id and g.transfer_id = t.id
      where t.site_id = p_site and t.player_id = p_player and t.provider = p_provider and t.kind = 1 and t.provider_tx = p_bet_tx;
    if not found then status := 22; return; end if;
    if v_bet_outcome not in (0, 4) then status := 9; return; end if;
    if v_bet_outcome = 4 or exists (
      select from transfer t where t.site_id = p_site and t.player_id = p_player and t.parent_id = v_bet_id and t.kind = 3
    ) then
      perform write_review(p_site, p_player, 2::smallint, p_provider, p_tx, 'win after rollback', p_at);
      status := 24;
      return;
    end if;
    if v_bet_round <> p_round then status := 21; return; end if;
  end if;

  balance := write_game_booking(p_site, p_player, p_id, 2::smallint, p_provider, p_tx, p_print, p_amount, v_bet_id, p_play, p_game, p_round, p_at);
  if exists (select from closed_round c where c.site_id = p_site and c.player_id = p_player and c.provider = p_provider and c.round_id = p_round) then
    perform write_review(p_site, p_player, 2::smallint, p_provider, p_tx, 'win after the end of its round', p_at);
  end if;
  status := 0;
  transfer_id := p_id;
end $$;

-- Undoes a bet, which need not have arrived: then a tombstone takes its key (with the spare id), so
-- that the late bet is refused. p_amount null: the dialect names no amount.
create function book_refund(
  p_site integer, p_player bigint, p_id bigint, p_spare_id bigint, p_provider text, p_tx text, p_print bytea,
  p_amount bigint, p_bet_tx text, p_round text, p_at timestamptz,
  out status smallint, out replayed boolean, out balance bigint, out transfer_id bigint
) language plpgsql as $$
declare
  v_print bytea;
  v_bet transfer%rowtype;
  v_game game_tx%rowtype;
  v_refund_id bigint;
begin
  replayed := false;
  select a.balance into balance
    from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  if not found then status := 20; return; end if;

  select t.id, t.outcome, t.fingerprint into transfer_id, status, v_print from transfer t
    where t.site_id = p_site and t.player_id = p_player and t.provider = p_provider and t.kind = 3 and t.provider_tx = p_tx;
  if found then
    replayed := v_print = p_print;
    if not replayed then status := 21; transfer_id := null; end if;
    return;
  end if;

  select * into v_bet from transfer t
    where t.site_id = p_site and t.player_id = p_player and t.provider = p_provider and t.kind = 1 and t.provider_tx = p_bet_tx;
  if not found then
    perform write_refusal(p_site, p_player, p_spare_id, 1::smallint, p_provider, p_bet_tx, ''::bytea, 4::smallint, 0, balance, null, p_at);
    perform write_refusal(p_site, p_player, p_id, 3::smallint, p_provider, p_tx, p_print, 4::smallint, 0, balance, p_spare_id, p_at);
    status := 4;
    transfer_id := p_id;
    return;
  end if;

  select t.id, t.outcome into v_refund_id, status from transfer t
    where t.site_id = p_site and t.player_id = p_player and t.parent_id = v_bet.id and t.kind = 3;
  if found then
    -- Another rollback of the same bet: it has its answer already, under the first one's id.
    if p_amount <> v_bet.amount and v_bet.outcome <> 4 then status := 21; return; end if;
    replayed := true;
    transfer_id := v_refund_id;
    return;
  end if;

  select * into v_game from game_tx g where g.site_id = p_site and g.player_id = p_player and g.transfer_id = v_bet.id;
  if p_amount <> v_bet.amount or v_game.round_id <> p_round then status := 21; return; end if;
  if v_bet.outcome <> 0 then
    perform write_refusal(p_site, p_player, p_id, 3::smallint, p_provider, p_tx, p_print, 9::smallint, 0, balance, v_bet.id, p_at);
    status := 9;
    transfer_id := p_id;
    return;
  end if;
  if exists (select from transfer t where t.site_id = p_site and t.player_id = p_player and t.parent_id = v_bet.id and t.kind = 2) then
    perform write_review(p_site, p_player, 3::smallint, p_provider, p_tx, 'rollback after win', p_at);
    status := 23;
    return;
  end if;

  balance := write_game_booking(p_site, p_player, p_id, 3::smallint, p_provider, p_tx, p_print, v_bet.amount, v_bet.id, v_game.play, v_game.game_id, v_game.round_id, p_at);
  status := 0;
  transfer_id := p_id;
end $$;

-- Every movement that is no game's: from one kind of account to another. Kinds of 10 and above are
-- the house's and have no row. A lack of funds is not kept: the caller's next try has a new id.
create function book_movement(
  p_site integer, p_player bigint, p_id bigint, p_kind smallint, p_provider text, p_tx text, p_print bytea,
  p_amount bigint, p_currency smallint, p_from smallint, p_to smallint, p_at timestamptz,
  out status smallint, out replayed boolean, out balance bigint, out transfer_id bigint
) language plpgsql as $$
declare
  v_currency smallint;
  v_print bytea;
  v_known smallint;
  v_from_balance bigint;
begin
  replayed := false;
  select a.balance, a.currency into balance, v_currency
    from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  if not found then status := 20; return; end if;

  select t.id, t.outcome, t.fingerprint into transfer_id, status, v_print from transfer t
    where t.site_id = p_site and t.player_id = p_player and t.provider = p_provider and t.kind = p_kind and t.provider_tx = p_tx;
  if found then
    replayed := v_print = p_print;
    if not replayed then status := 21; transfer_id := null; end if;
    return;
  end if;
  if v_currency <> p_currency then status := 7; return; end if;

  select count(*) into v_known from account a
    where a.site_id = p_site and a.player_id = p_player and a.kind in (p_from, p_to);
  if v_known < (p_from < 10)::integer + (p_to < 10)::integer then status := 20; return; end if;
  if p_from < 10 then
    select a.balance into v_from_balance from account a where a.site_id = p_site and a.player_id = p_player and a.kind = p_from;
    if v_from_balance < p_amount then status := 1; return; end if;
  end if;

  with side as (
    select * from (values (p_from, -p_amount), (p_to, p_amount)) as s(kind, change)
  ), moved as (
    update account a set balance = a.balance + side.change, version = a.version + 1 from side
      where a.site_id = p_site and a.player_id = p_player and a.kind = side.kind
      returning a.kind, a.balance, a.version
  )
  insert into posting (site_id, player_id, transfer_id, account_kind, amount, version, balance_after)
    select p_site, p_player, p_id, side.kind, side.change, moved.version, moved.balance
      from side left join moved on moved.kind = side.kind;

  select a.balance into balance from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1;
  insert into transfer (site_id, player_id, id, kind, provider, provider_tx, fingerprint, outcome, amount, balance_after, created_at)
    values (p_site, p_player, p_id, p_kind, p_provider, p_tx, p_print, 0, p_amount, balance, p_at);
  status := 0;
  transfer_id := p_id;
end $$;

-- Ends a round: no new bet joins it. Returns whether there ever was a bet in it.
create function close_round(
  p_site integer, p_player bigint, p_provider text, p_round text, p_at timestamptz,
  out status smallint, out replayed boolean, out balance bigint, out had_bets boolean
) language plpgsql as $$
begin
  replayed := false;
  select a.balance into balance
    from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  if not found then status := 20; return; end if;
  insert into closed_round (site_id, player_id, provider, round_id, closed_at)
    values (p_site, p_player, p_provider, p_round, p_at) on conflict do nothing;
  replayed := not found;
  had_bets := exists (
    select from game_tx g
      where g.site_id = p_site and g.player_id = p_player and g.round_id = p_round and g.provider = p_provider and g.type = 1
  );
  status := 0;
end $$;

-- Books many players' bets in one transaction, at most one for each player. It books only what is
-- plainly right and answers nothing about the rest, which the caller then gives to book_bet one by one.
-- The rows are locked in a statement of their own: the next one then reads what the last holder wrote.
create function book_bet_set(
  p_site integer[], p_player bigint[], p_id bigint[], p_provider text[], p_tx text[], p_print bytea[],
  p_amount bigint[], p_currency smallint[], p_play smallint[], p_game integer[], p_round text[], p_at timestamptz[]
) returns table (place bigint, balance bigint) language plpgsql as $$
begin
  perform 1 from account a
    join unnest(p_site, p_player) as i(site_id, player_id) on a.site_id = i.site_id and a.player_id = i.player_id
    where a.kind = 1 order by a.site_id, a.player_id for update of a;

  return query
  with item as (
    select * from unnest(p_site, p_player, p_id, p_provider, p_tx, p_print, p_amount, p_currency, p_play, p_game, p_round, p_at)
      with ordinality as i(site_id, player_id, id, provider, tx, print, amount, currency, play, game_id, round_id, at, place)
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
  select b.place, b.new_balance from booked b;
end $$;
