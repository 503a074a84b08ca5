-- Booking functions that store every final answer, limit amounts and balances, and return the version of the
-- main account with its balance.
--
-- Final answers are rows of transfer: a repeat gets the same answer, a changed repeat is a mismatch.
--   0 booked, 1 no funds (of a bet), 2 blocked, 3 round closed, 4 cancelled, 5 session expired, 6 limit,
--   7 wrong currency, 8 unknown game, 9 bet declined, 21 mismatch (with the bet it names),
--   23 bet settled, 24 bet cancelled.
-- Answers that may change are not stored, since the same request may succeed later:
--   1 no funds (of a movement), 20 unknown account, 22 bet unknown, 25 balance limit.
-- Their content is stored in transfer_claim, so that other content under the same key is a mismatch. Also stored
-- there: a late bet that finds a tombstone, and a second rollback of a bet, which gets the answer of the first.
-- Without an account (20) nothing can be stored.

-- The first content under a key that has no transfer of its own.
create table transfer_claim (
  site_id integer not null,
  player_id bigint not null,
  kind smallint not null,
  provider text collate "C" not null,
  provider_tx text collate "C" not null,
  fingerprint bytea not null,
  created_at timestamptz not null,
  constraint transfer_claim_pkey primary key (site_id, player_id, provider, kind, provider_tx)
);
revoke update, delete, truncate on transfer_claim from public, current_user;

-- The largest amount that the contract can write. Not validated, so that older rows cannot fail the migration.
alter table transfer add constraint transfer_amount_bound check (amount <= 999999999999999) not valid;

drop function book_bet(integer, bigint, bigint, text, text, bytea, bigint, smallint, smallint, integer, text, smallint, timestamptz);
drop function book_win(integer, bigint, bigint, text, text, bytea, bigint, smallint, smallint, integer, text, text, timestamptz);
drop function book_refund(integer, bigint, bigint, bigint, text, text, bytea, bigint, text, text, timestamptz);
drop function book_movement(integer, bigint, bigint, smallint, text, text, bytea, bigint, smallint, smallint, smallint, timestamptz);
drop function close_round(integer, bigint, text, text, timestamptz);
drop function book_bet_set(integer[], bigint[], bigint[], text[], text[], bytea[], bigint[], smallint[], smallint[], integer[], text[], timestamptz[]);
drop function write_game_booking(integer, bigint, bigint, smallint, text, text, bytea, bigint, bigint, smallint, integer, text, timestamptz);

-- Whether a balance may grow by an amount: providers read balances as JSON numbers, exact up to 2^53 - 1.
create function fits_balance(p_balance bigint, p_amount bigint) returns boolean language sql immutable as $$
  select p_amount <= 9007199254740991 - p_balance;
$$;

-- Stores the content of a request whose answer is no transfer. Returns null the first time, then whether the
-- content is the same.
create function claim_key(
  p_site integer, p_player bigint, p_kind smallint, p_provider text, p_tx text, p_print bytea, p_at timestamptz
) returns boolean language plpgsql as $$
declare
  v_print bytea;
begin
  insert into transfer_claim (site_id, player_id, kind, provider, provider_tx, fingerprint, created_at)
    values (p_site, p_player, p_kind, p_provider, p_tx, p_print, p_at) on conflict do nothing;
  if found then return null; end if;
  select c.fingerprint into v_print from transfer_claim c
    where c.site_id = p_site and c.player_id = p_player and c.kind = p_kind and c.provider = p_provider and c.provider_tx = p_tx;
  return v_print = p_print;
end $$;

create function is_claimed_otherwise(
  p_site integer, p_player bigint, p_kind smallint, p_provider text, p_tx text, p_print bytea
) returns boolean language sql stable as $$
  select exists (
    select from transfer_claim c
      where c.site_id = p_site and c.player_id = p_player and c.kind = p_kind and c.provider = p_provider and c.provider_tx = p_tx
        and c.fingerprint <> p_print
  );
$$;

-- Writes the rows of a win or a refund. The caller has locked the account and decided.
create function write_game_booking(
  p_site integer, p_player bigint, p_id bigint, p_kind smallint, p_provider text, p_tx text, p_print bytea,
  p_amount bigint, p_parent bigint, p_play smallint, p_game integer, p_round text, p_at timestamptz,
  out balance bigint, out version bigint
) language plpgsql as $$
begin
  if p_amount > 0 then
    update account a set balance = a.balance + p_amount, version = a.version + 1
      where a.site_id = p_site and a.player_id = p_player and a.kind = 1
      returning a.balance, a.version into balance, version;
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

create function book_bet(
  p_site integer, p_player bigint, p_id bigint, p_provider text, p_tx text, p_print bytea, p_amount bigint,
  p_currency smallint, p_play smallint, p_game integer, p_round text, p_refusal smallint, p_at timestamptz,
  out status smallint, out replayed boolean, out balance bigint, out version bigint, out transfer_id bigint
) language plpgsql as $$
declare
  v_state smallint;
  v_currency smallint;
  v_print bytea;
begin
  replayed := false;
  select a.balance, a.version, a.state, a.currency into balance, version, v_state, v_currency
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

-- Pays regardless of the state of the player, the session and the round: what was won is owed. Only a bet that is
-- unknown, refused or rolled back prevents it, and a balance that providers could no longer read exactly.
create function book_win(
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
    select t.id, t.outcome, g.round_id into v_bet_id, v_bet_outcome, v_bet_round from transfer t
      left join game_tx g on g.site_id = t.site_id and g.player_id = t.player_id and g.transfer_id = t.id
      where t.site_id = p_site and t.player_id = p_player and t.provider = p_provider and t.kind = 1 and t.provider_tx = p_bet_tx;
    if not found then status := 22;
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

-- Rolls back a bet, which need not have arrived: then a tombstone (with the spare id) takes its key, so that the
-- late bet is refused. What the dialect does not send (amount, round, currency, game) is null.
create function book_refund(
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
    from write_game_booking(p_site, p_player, p_id, 3::smallint, p_provider, p_tx, p_print, v_bet.amount, v_bet.id, v_game.play, v_game.game_id, v_game.round_id, p_at) b;
end $$;

-- Every booking other than a game's: from one kind of account to another. Kinds from 10 up are the operator's
-- and have no row.
create function book_movement(
  p_site integer, p_player bigint, p_id bigint, p_kind smallint, p_provider text, p_tx text, p_print bytea,
  p_amount bigint, p_currency smallint, p_from smallint, p_to smallint, p_at timestamptz,
  out status smallint, out replayed boolean, out balance bigint, out version bigint, out transfer_id bigint
) language plpgsql as $$
declare
  v_currency smallint;
  v_print bytea;
  v_known smallint;
  v_from_balance bigint;
  v_to_balance bigint;
begin
  replayed := false;
  select a.balance, a.version, a.currency into balance, version, v_currency
    from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  if not found then status := 20; return; end if;

  select t.id, t.outcome, t.fingerprint into transfer_id, status, v_print from transfer t
    where t.site_id = p_site and t.player_id = p_player and t.provider = p_provider and t.kind = p_kind and t.provider_tx = p_tx;
  if found then
    replayed := v_print = p_print;
    if not replayed then status := 21; transfer_id := null; end if;
    return;
  end if;
  if is_claimed_otherwise(p_site, p_player, p_kind, p_provider, p_tx, p_print) then status := 21; return; end if;
  if v_currency <> p_currency then
    status := 7;
    transfer_id := p_id;
    perform write_refusal(p_site, p_player, p_id, p_kind, p_provider, p_tx, p_print, 7::smallint, p_amount, balance, null, p_at);
    return;
  end if;

  select count(*), max(a.balance) filter (where a.kind = p_from), max(a.balance) filter (where a.kind = p_to)
    into v_known, v_from_balance, v_to_balance
    from account a where a.site_id = p_site and a.player_id = p_player and a.kind in (p_from, p_to);
  status := 0;
  if v_known < (p_from < 10)::integer + (p_to < 10)::integer then status := 20;
  elsif v_from_balance < p_amount then status := 1;
  elsif not fits_balance(v_to_balance, p_amount) then
    status := 25;
    perform write_review(p_site, p_player, p_kind, p_provider, p_tx, 'the balance would grow too large', p_at);
  end if;
  if status <> 0 then
    perform claim_key(p_site, p_player, p_kind, p_provider, p_tx, p_print, p_at);
    return;
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

  select a.balance, a.version into balance, version from account a
    where a.site_id = p_site and a.player_id = p_player and a.kind = 1;
  insert into transfer (site_id, player_id, id, kind, provider, provider_tx, fingerprint, outcome, amount, balance_after, created_at)
    values (p_site, p_player, p_id, p_kind, p_provider, p_tx, p_print, 0, p_amount, balance, p_at);
  transfer_id := p_id;
end $$;

-- Ends a round, which then takes no new bet. Returns whether it ever had one.
create function close_round(
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
  );
  status := 0;
end $$;

-- Books bets of many players in one transaction, at most one per player. It books only clear cases and returns
-- nothing for the others, which the caller then passes to book_bet one by one. The rows are locked in a separate
-- statement, so that the next one reads what the last holder wrote.
create function book_bet_set(
  p_site integer[], p_player bigint[], p_id bigint[], p_provider text[], p_tx text[], p_print bytea[],
  p_amount bigint[], p_currency smallint[], p_play smallint[], p_game integer[], p_round text[], p_at timestamptz[]
) returns table (place bigint, balance bigint, version bigint) language plpgsql as $$
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
  select b.place, b.new_balance, b.new_version from booked b;
end $$;
