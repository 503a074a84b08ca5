-- The bookings, which look for a bonus only if the account's row says that there is one.

drop function write_game_booking(integer, bigint, bigint, smallint, text, text, bytea, bigint, bigint, smallint, integer, text, timestamptz);
create function write_game_booking(
  p_site integer, p_player bigint, p_id bigint, p_kind smallint, p_provider text, p_tx text, p_print bytea,
  p_amount bigint, p_parent bigint, p_play smallint, p_game integer, p_round text, p_at timestamptz,
  p_to_bonus bigint, p_to_house bigint,
  out balance bigint, out version bigint
) language plpgsql as $$
declare
  v_account account%rowtype;
  v_limited boolean;
  v_own constant bigint := p_amount - p_to_bonus - p_to_house;
  v_bonus account%rowtype;
begin
  update account a set balance = a.balance + v_own, version = a.version + (v_own > 0)::integer,
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
    if v_own = p_amount then
      insert into posting (site_id, player_id, transfer_id, account_kind, amount, version, balance_after)
        values (p_site, p_player, p_id, 1, p_amount, version, balance), (p_site, p_player, p_id, 10, -p_amount, null, null);
    else
      insert into posting (site_id, player_id, transfer_id, account_kind, amount, version, balance_after)
        select p_site, p_player, p_id, side.* from (values
          (1::smallint, v_own, version, balance), (10::smallint, -p_amount, null, null), (12::smallint, p_to_house, null, null)
        ) as side(kind, change, version, balance) where side.change <> 0;
    end if;
    if p_to_bonus > 0 then
      update account a set balance = a.balance + p_to_bonus, version = a.version + 1
        where a.site_id = p_site and a.player_id = p_player and a.kind = 5 returning a.* into v_bonus;
      insert into posting (site_id, player_id, transfer_id, account_kind, amount, version, balance_after)
        values (p_site, p_player, p_id, 5, p_to_bonus, v_bonus.version, v_bonus.balance);
    end if;
  end if;
  insert into transfer (site_id, player_id, id, kind, provider, provider_tx, fingerprint, outcome, amount, balance_after, parent_id, created_at)
    values (p_site, p_player, p_id, p_kind, p_provider, p_tx, p_print, 0, p_amount, balance, p_parent, p_at);
  insert into game_tx (site_id, player_id, transfer_id, type, play, game_id, provider, provider_tx, round_id, amount, balance_after, created_at,
      bets, wins, refunds, staked, won, refunded)
    values (p_site, p_player, p_id, p_kind, p_play, p_game, p_provider, p_tx, p_round, p_amount, balance, p_at,
      v_account.bets, v_account.wins, v_account.refunds, v_account.staked, v_account.won, v_account.refunded);
end $$;

-- Takes one of a player's free rounds at a game; false if there is none.
create function take_free_spin(p_site integer, p_player bigint, p_spin bigint, p_game integer, p_at timestamptz) returns boolean
language plpgsql as $$
begin
  update free_spin f set left_count = f.left_count - 1,
      status = case when f.left_count = 1 then 3 else 1 end, ended_at = case when f.left_count = 1 then p_at end
    where f.site_id = p_site and f.player_id = p_player and f.id = p_spin and f.status = 1 and f.game_id = p_game
      and f.left_count > 0 and f.expires_at > p_at;
  return found;
end $$;

-- Writes the bonus's side of a bet, and completes the bonus if enough was staked. Returns whether it has ended.
create function write_bonus_stake(
  p_site integer, p_player bigint, p_bet bigint, p_award bigint, p_amount bigint, p_part bigint, p_counted bigint, p_to_count bigint,
  p_is_sport boolean, p_spare_id bigint, p_at timestamptz
) returns boolean language plpgsql as $$
declare
  v_is_reached boolean;
begin
  if p_part > 0 then
    with money as (
      update account a set balance = a.balance - p_part, version = a.version + 1
        where a.site_id = p_site and a.player_id = p_player and a.kind = 5 returning a.balance, a.version
    )
    insert into posting (site_id, player_id, transfer_id, account_kind, amount, version, balance_after)
      select p_site, p_player, p_bet, 5, -p_part, money.version, money.balance from money;
  end if;
  with stake as (
    insert into bonus_stake (site_id, player_id, transfer_id, award_id, own, part, counted, to_count, is_sport)
      values (p_site, p_player, p_bet, p_award, p_amount - p_part, p_part, p_counted, p_to_count, p_is_sport)
  )
  update bonus_award w set wagered = w.wagered + p_counted
    where w.site_id = p_site and w.player_id = p_player and w.id = p_award returning w.wagered >= w.wager into v_is_reached;
  -- While free rounds may still win, what has to be staked still grows.
  return v_is_reached and p_spare_id is not null and not has_open_rounds(p_site, p_player, p_award)
    and write_bonus_end(p_site, p_player, p_award, p_spare_id, 2::smallint, 'wagered', p_at);
end $$;

drop function book_bet(integer, bigint, bigint, text, text, bytea, bigint, smallint, smallint, integer, text, smallint, timestamptz);
create function book_bet(
  p_site integer, p_player bigint, p_id bigint, p_provider text, p_tx text, p_print bytea, p_amount bigint,
  p_currency smallint, p_play smallint, p_game integer, p_round text, p_refusal smallint, p_at timestamptz,
  p_spare_id bigint default null, p_odds integer default null, p_free boolean default false, p_spin bigint default null,
  out status smallint, out replayed boolean, out balance bigint, out version bigint, out transfer_id bigint, out bonus bigint, out shown bigint,
  out part bigint
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
  v_bonus smallint;
  v_judged record;
  v_part bigint := 0;
  -- A bet on sport, which alone has odds, counts once it is settled. A free bet is never paid back as own money.
  v_is_late constant boolean := p_odds is not null and not p_free;
begin
  replayed := false;
  bonus := 0;
  select a.balance, a.version, a.state, a.currency, a.closed_until, a.is_limited, a.bonus
    into balance, version, v_state, v_currency, v_closed_until, v_limited, v_bonus
    from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  if not found then status := 20; return; end if;
  select t.id, t.outcome, t.fingerprint into transfer_id, status, v_print from transfer t
    where t.site_id = p_site and t.player_id = p_player and t.provider = p_provider and t.kind = 1 and t.provider_tx = p_tx;
  if found then
    -- The rollback that wrote the tombstone did not know the bet's content.
    if status = 4 then replayed := claim_key(p_site, p_player, 1::smallint, p_provider, p_tx, p_print, p_at);
    else replayed := v_print = p_print;
    end if;
    if not replayed then status := 21; transfer_id := null;
    elsif v_bonus > 0 then
      select s.part into part from bonus_stake s
        where s.site_id = p_site and s.player_id = p_player and s.transfer_id = book_bet.transfer_id;
    end if;
    replayed := coalesce(replayed, false);
    if v_bonus > 0 then
      version := version + bonus_version(p_site, p_player, v_bonus);
      select m.usable, m.shown into bonus, shown from bonus_money(p_site, p_player, p_game, p_at) m;
    end if;
    return;
  end if;

  transfer_id := p_id;
  if v_bonus = 2 or p_free then
    select * into v_judged from split_stake(p_site, p_player, p_game, p_amount, balance, p_odds, p_free, p_at);
    v_part := v_judged.part;
    status := v_judged.status;
  else status := (balance < p_amount)::integer;
  end if;
  if p_refusal > 0 then status := p_refusal;
  elsif v_state <> 0 or v_closed_until > limit_clock() then status := 2;
  elsif v_currency <> p_currency then status := 7;
  elsif exists (select from closed_round c where c.site_id = p_site and c.player_id = p_player and c.provider = p_provider and c.round_id = p_round) then status := 3;
  elsif status = 1 then
    -- A limit is the reason that the player reads first.
    status := case when v_limited and p_amount > bet_room(p_site, p_player, site_day(p_site, p_at)) then 10 else 1 end;
  elsif status <> 0 or not v_limited then null;
  elsif count_bet_within_rooms(p_site, p_player, p_amount, p_at) then status := 0;
  elsif count_bet_within_limits(p_site, p_player, p_amount, p_at) then status := 0;
  else status := 10;
  end if;
  if status = 0 and p_spin is not null and not take_free_spin(p_site, p_player, p_spin, p_game, p_at) then status := 12; end if;
  if status <> 0 then
    perform write_refusal(p_site, p_player, p_id, 1::smallint, p_provider, p_tx, p_print, status, p_amount, balance, null, p_at);
    if v_bonus > 0 then
      version := version + bonus_version(p_site, p_player, v_bonus);
      select m.usable, m.shown into bonus, shown from bonus_money(p_site, p_player, p_game, p_at) m;
    end if;
    return;
  end if;

  update account a set balance = a.balance - (p_amount - v_part), version = a.version + (p_amount > v_part)::integer,
      bets = a.bets + 1, staked = a.staked + p_amount
    where a.site_id = p_site and a.player_id = p_player and a.kind = 1
    returning a.balance, a.version, a.bets, a.wins, a.refunds, a.staked, a.won, a.refunded
    into balance, version, v_bets, v_wins, v_refunds, v_staked, v_won, v_refunded;
  if p_amount > v_part then
    insert into posting (site_id, player_id, transfer_id, account_kind, amount, version, balance_after)
      values (p_site, p_player, p_id, 1, v_part - p_amount, version, balance), (p_site, p_player, p_id, 10, p_amount, null, null);
  elsif p_amount > 0 then
    insert into posting (site_id, player_id, transfer_id, account_kind, amount) values (p_site, p_player, p_id, 10, p_amount);
  end if;
  insert into transfer (site_id, player_id, id, kind, provider, provider_tx, fingerprint, outcome, amount, balance_after, created_at)
    values (p_site, p_player, p_id, 1, p_provider, p_tx, p_print, 0, p_amount, balance, p_at);
  insert into game_tx (site_id, player_id, transfer_id, type, play, game_id, provider, provider_tx, round_id, amount, balance_after, created_at,
      bets, wins, refunds, staked, won, refunded)
    values (p_site, p_player, p_id, 1, p_play, p_game, p_provider, p_tx, p_round, p_amount, balance, p_at,
      v_bets, v_wins, v_refunds, v_staked, v_won, v_refunded);
  if v_bonus = 0 then return; end if;

  part := v_part;
  if p_spin is not null then
    insert into bonus_stake (site_id, player_id, transfer_id, free_spin_id, own, part, counted) values (p_site, p_player, p_id, p_spin, 0, 0, 0);
  elsif v_bonus = 2 then
    if v_judged.award is null
      or not write_bonus_stake(p_site, p_player, p_id, v_judged.award, p_amount, v_part,
        case when v_is_late then 0 else v_judged.counted end, case when v_is_late then v_judged.counted else 0 end, p_odds is not null, p_spare_id,
        p_at) then
      version := version + v_judged.money_version + (v_part > 0)::integer;
      shown := v_judged.money - v_part;
      if v_judged.is_usable then bonus := shown; end if;
      return;
    end if;
    select a.balance, a.version into balance, version from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1;
  end if;
  version := version + bonus_version(p_site, p_player, v_bonus);
  select m.usable, m.shown into bonus, shown from bonus_money(p_site, p_player, p_game, p_at) m;
end $$;

drop function book_win(integer, bigint, bigint, text, text, bytea, bigint, smallint, smallint, integer, text, text, timestamptz);
create function book_win(
  p_site integer, p_player bigint, p_id bigint, p_provider text, p_tx text, p_print bytea, p_amount bigint,
  p_currency smallint, p_play smallint, p_game integer, p_round text, p_bet_tx text, p_at timestamptz,
  out status smallint, out replayed boolean, out balance bigint, out version bigint, out transfer_id bigint, out bonus bigint, out shown bigint
) language plpgsql as $$
declare
  v_currency smallint;
  v_print bytea;
  v_bet_id bigint;
  v_bet_outcome smallint;
  v_bet_round text;
  v_doubts text;
  v_bonus smallint;
  v_to_bonus bigint := 0;
  v_to_house bigint := 0;
begin
  replayed := false;
  bonus := 0;
  select a.balance, a.version, a.currency, a.bonus into balance, version, v_currency, v_bonus
    from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  if not found then status := 20; return; end if;
  if v_bonus > 0 then
    version := version + bonus_version(p_site, p_player, v_bonus);
    select m.usable, m.shown into bonus, shown from bonus_money(p_site, p_player, p_game, p_at) m;
  end if;

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

  if v_bonus > 0 and v_bet_id is not null then
    select c.to_bonus, c.to_house into v_to_bonus, v_to_house
      from split_credit(p_site, p_player, v_bet_id, 2::smallint, p_amount, p_id, p_at) c;
  end if;
  select b.balance, b.version into balance, version
    from write_game_booking(p_site, p_player, p_id, 2::smallint, p_provider, p_tx, p_print, p_amount, v_bet_id, p_play, p_game, p_round, p_at,
      v_to_bonus, v_to_house) b;
  if v_bonus > 0 then
    version := version + bonus_version(p_site, p_player, v_bonus);
    select m.usable, m.shown into bonus, shown from bonus_money(p_site, p_player, p_game, p_at) m;
  end if;
  v_doubts := concat_ws(', ',
    case when p_amount > 9999999900 then 'win above the largest amount' end,
    case when exists (select from closed_round c where c.site_id = p_site and c.player_id = p_player and c.provider = p_provider and c.round_id = p_round)
      then 'win after the end of its round' end);
  if v_doubts <> '' then perform write_review(p_site, p_player, 2::smallint, p_provider, p_tx, v_doubts, p_at); end if;
end $$;

drop function book_refund(integer, bigint, bigint, bigint, text, text, bytea, bigint, text, text, smallint, integer, timestamptz);
create function book_refund(
  p_site integer, p_player bigint, p_id bigint, p_spare_id bigint, p_provider text, p_tx text, p_print bytea,
  p_amount bigint, p_bet_tx text, p_round text, p_currency smallint, p_game integer, p_at timestamptz,
  out status smallint, out replayed boolean, out balance bigint, out version bigint, out transfer_id bigint, out bonus bigint, out shown bigint
) language plpgsql as $$
declare
  v_currency smallint;
  v_print bytea;
  v_bet transfer%rowtype;
  v_game game_tx%rowtype;
  v_refund_id bigint;
  v_refund_outcome smallint;
  v_bonus smallint;
  v_to_bonus bigint := 0;
  v_to_house bigint := 0;
begin
  replayed := false;
  bonus := 0;
  select a.balance, a.version, a.currency, a.bonus into balance, version, v_currency, v_bonus
    from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  if not found then status := 20; return; end if;
  if v_bonus > 0 then
    version := version + bonus_version(p_site, p_player, v_bonus);
    select m.usable, m.shown into bonus, shown from bonus_money(p_site, p_player, p_game, p_at) m;
  end if;

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
        and not is_reversed(p_site, p_player, t.id, t.amount)
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
  if v_bonus > 0 then
    select c.to_bonus, c.to_house into v_to_bonus, v_to_house
      from split_credit(p_site, p_player, v_bet.id, 3::smallint, v_bet.amount, p_id, p_at) c;
  end if;
  select b.balance, b.version into balance, version
    from write_game_booking(p_site, p_player, p_id, 3::smallint, p_provider, p_tx, p_print, v_bet.amount, v_bet.id,
      -- Of a bet that was moved away, only what the provider says is known.
      coalesce(v_game.play, 0::smallint), coalesce(v_game.game_id, p_game, 0), coalesce(v_game.round_id, p_round, ''), p_at, v_to_bonus, v_to_house) b;
  if v_bonus > 0 then
    version := version + bonus_version(p_site, p_player, v_bonus);
    select m.usable, m.shown into bonus, shown from bonus_money(p_site, p_player, coalesce(v_game.game_id, p_game), p_at) m;
  end if;
end $$;

-- What is the bonus's and the house's of what a noted win leaves when only `p_rest` of it is paid. The stake of a free bet is
-- kept of the first that is won, free rounds beyond their most of the last.
create function shares_of_win(p_win jsonb, p_rest bigint, p_is_round boolean, out part bigint, out kept bigint)
language plpgsql immutable as $$
declare
  v_amount constant bigint := p_win ->> 'amount';
  v_part constant bigint := p_win ->> 'part';
  v_kept constant bigint := p_win ->> 'kept';
begin
  if p_is_round then
    part := least(p_rest, v_part);
    kept := p_rest - part;
  else
    part := floor(p_rest::numeric * (v_part + v_kept) / v_amount);
    kept := least(part, v_kept);
    part := part - kept;
  end if;
end $$;

-- What of a win is undone when some of it is taken back: of the bonus's part, of that what was left to the house, of what it kept
-- besides, and of what has to be staked.
create function undone_shares(
  p_win jsonb, p_amount bigint, p_is_round boolean, out part bigint, out house bigint, out kept bigint, out wager bigint
) language plpgsql immutable as $$
declare
  v_rest constant bigint := (p_win ->> 'amount')::bigint - (p_win ->> 'undone')::bigint;
  v_wager constant numeric := p_win ->> 'wager';
  v_part constant numeric := p_win ->> 'part';
  v_house constant numeric := p_win ->> 'house';
  v_before record;
  v_after record;
begin
  v_before := shares_of_win(p_win, v_rest, p_is_round);
  v_after := shares_of_win(p_win, v_rest - p_amount, p_is_round);
  part := v_before.part - v_after.part;
  house := least(v_part - v_after.part, v_house) - least(v_part - v_before.part, v_house);
  kept := v_before.kept - v_after.kept;
  wager := case when v_part = 0 then 0 else ceil(v_wager * v_before.part / v_part) - ceil(v_wager * v_after.part / v_part) end;
end $$;

-- The bonus that a bet or a free round belongs to, if there is one.
create function bonus_of_stake(p_stake bonus_stake) returns bonus_award language sql stable as $$
  select w from bonus_award w
    where w.site_id = p_stake.site_id and w.player_id = p_stake.player_id and w.id = coalesce(p_stake.award_id, (
      select f.award_id from free_spin f
        where f.site_id = p_stake.site_id and f.player_id = p_stake.player_id and f.id = p_stake.free_spin_id
    ));
$$;

-- Whether the bonus's part of a win never came to it: it had ended, and may have gone on since.
create function has_passed_bonus(p_win jsonb) returns boolean language sql immutable as $$
  select (p_win ->> 'own')::bigint + (p_win ->> 'house')::bigint > 0;
$$;

-- Of a bonus's part that is undone, what the house gives back: what was left to it at once; all of it if it has taken the bonus
-- back; of a completed one what was above the most that is released, or was lost before.
create function house_share(p_award bonus_award, p_win jsonb, p_part bigint, p_house bigint) returns bigint language sql immutable as $$
  select case
    when has_passed_bonus(p_win) and (p_award.status <> 2 or (p_win ->> 'own')::bigint = 0) then p_house
    when p_award.status = 1 then 0
    when p_award.status = 2
      then greatest(p_part - p_award.released, least(p_part, case when p_award.max_release is null then 0 else p_award.taken end))
    else p_part
  end;
$$;

-- Where a win that is taken back comes from: each part from where it went. What the bonus has no longer is not taken from own
-- money.
create function split_reversal(p_site integer, p_player bigint, p_bet bigint, p_win bigint, p_amount bigint, out from_bonus bigint, out from_house bigint)
language plpgsql as $$
declare
  v_stake bonus_stake%rowtype;
  v_award bonus_award%rowtype;
  v_win jsonb;
  v_undone record;
begin
  from_bonus := 0;
  from_house := 0;
  select s.* into v_stake from bonus_stake s
    where s.site_id = p_site and s.player_id = p_player and s.transfer_id = p_bet and s.wins ? p_win::text;
  if not found then return; end if;
  v_win := v_stake.wins -> p_win::text;
  v_undone := undone_shares(v_win, p_amount, v_stake.free_spin_id is not null);
  from_house := v_undone.kept;
  v_award := bonus_of_stake(v_stake);
  if v_award.id is null then return; end if;
  from_house := from_house + house_share(v_award, v_win, v_undone.part, v_undone.house);
  if v_award.status = 1 and not has_passed_bonus(v_win) then
    select least(a.balance, v_undone.part) into from_bonus from account a
      where a.site_id = p_site and a.player_id = p_player and a.kind = 5;
    from_house := v_undone.kept + v_undone.part - from_bonus;
  end if;
end $$;

-- Takes a win, or a part of it, out of what its bet, its free rounds and its bonus have won.
create function undo_bonus_win(p_site integer, p_player bigint, p_bet bigint, p_win bigint, p_amount bigint) returns void
language plpgsql as $$
declare
  v_stake bonus_stake%rowtype;
  v_award bonus_award%rowtype;
  v_win jsonb;
  v_undone record;
  v_house bigint;
begin
  select s.* into v_stake from bonus_stake s
    where s.site_id = p_site and s.player_id = p_player and s.transfer_id = p_bet and s.wins ? p_win::text;
  if not found then return; end if;
  v_win := v_stake.wins -> p_win::text;
  v_undone := undone_shares(v_win, p_amount, v_stake.free_spin_id is not null);
  v_award := bonus_of_stake(v_stake);
  update bonus_stake s set
      wins = jsonb_set(s.wins, array[p_win::text, 'undone'], to_jsonb((s.wins -> p_win::text ->> 'undone')::bigint + p_amount)),
      won = greatest(s.won - v_undone.part - v_undone.kept, 0),
      kept = case when s.free_spin_id is null then s.kept - v_undone.kept else s.kept end
    where s.site_id = p_site and s.player_id = p_player and s.transfer_id = p_bet;
  if v_stake.free_spin_id is not null then
    update free_spin f set won = f.won - v_undone.part
      where f.site_id = p_site and f.player_id = p_player and f.id = v_stake.free_spin_id;
    update bonus_award w set amount = w.amount - v_undone.part, wager = w.wager - v_undone.wager
      where w.site_id = p_site and w.player_id = p_player and w.id = v_award.id and w.status = 1;
  end if;
  if v_award.status > 1 or has_passed_bonus(v_win) then
    v_house := house_share(v_award, v_win, v_undone.part, v_undone.house);
    update bonus_award w set released = greatest(w.released - (v_undone.part - v_house), 0), taken = greatest(w.taken - v_house, 0)
      where w.site_id = p_site and w.player_id = p_player and w.id = v_award.id;
  end if;
end $$;

drop function book_reversal(integer, bigint, bigint, text, text, bytea, bigint, text, text, smallint, timestamptz);
create function book_reversal(
  p_site integer, p_player bigint, p_id bigint, p_provider text, p_tx text, p_print bytea, p_amount bigint,
  p_win_tx text, p_round text, p_currency smallint, p_at timestamptz,
  out status smallint, out replayed boolean, out balance bigint, out version bigint, out transfer_id bigint, out bonus bigint, out shown bigint
) language plpgsql as $$
declare
  v_account account%rowtype;
  v_print bytea;
  v_win transfer%rowtype;
  v_game game_tx%rowtype;
  v_amount bigint;
  v_from_bonus bigint := 0;
  v_from_house bigint := 0;
  v_own bigint;
  v_money account%rowtype;
begin
  replayed := false;
  bonus := 0;
  select * into v_account from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  if not found then status := 20; return; end if;
  balance := v_account.balance;
  version := v_account.version + bonus_version(p_site, p_player, v_account.bonus);

  select t.id, t.outcome, t.fingerprint into transfer_id, status, v_print from transfer t
    where t.site_id = p_site and t.player_id = p_player and t.provider = p_provider and t.kind = 13 and t.provider_tx = p_tx;
  if found then
    replayed := v_print = p_print;
    if v_account.bonus > 0 then
      select m.usable, m.shown into bonus, shown from bonus_money(p_site, p_player, (
        select g.game_id from game_tx g where g.site_id = p_site and g.player_id = p_player and g.transfer_id = book_reversal.transfer_id
      ), p_at) m;
    end if;
    if not replayed then status := 21; transfer_id := null; end if;
    return;
  end if;
  if is_claimed_otherwise(p_site, p_player, 13::smallint, p_provider, p_tx, p_print) then status := 21; return; end if;

  select * into v_win from win_to_reverse(p_site, p_player, p_provider, p_win_tx, p_round, p_amount);
  select * into v_game from game_tx g where g.site_id = p_site and g.player_id = p_player and g.transfer_id = v_win.id;
  if v_account.bonus > 0 then select m.usable, m.shown into bonus, shown from bonus_money(p_site, p_player, v_game.game_id, p_at) m; end if;
  v_amount := coalesce(p_amount, v_win.amount);
  if p_currency <> v_account.currency then status := 7;
  elsif v_win.id is null then status := case when p_win_tx is null and has_reversal(p_site, p_player, p_provider, p_round) then 9 else 22 end;
  elsif v_win.outcome <> 0 then status := 9;
  elsif p_win_tx is not null and coalesce(v_amount <> v_win.amount or p_round <> v_game.round_id, false) then status := 21;
  else
    select t.id into transfer_id from transfer t
      where p_win_tx is not null and t.site_id = p_site and t.player_id = p_player and t.parent_id = v_win.id and t.kind = 13
      order by t.id limit 1;
    if found then
      -- Already answered under the id of the first.
      perform claim_key(p_site, p_player, 13::smallint, p_provider, p_tx, p_print, p_at);
      status := 0;
      replayed := true;
      return;
    end if;
    if v_account.bonus > 0 then
      select r.from_bonus, r.from_house into v_from_bonus, v_from_house from split_reversal(p_site, p_player, v_win.parent_id, v_win.id, v_amount) r;
    end if;
    v_own := v_amount - v_from_bonus - v_from_house;
    status := case when balance < v_own or is_written_off(p_site, p_player, p_provider, p_tx) then 1 else 0 end;
  end if;

  if status = 1 then
    perform write_debt(p_site, p_player, p_provider, p_tx, v_amount, p_at);
  end if;
  if status in (1, 22) then
    perform claim_key(p_site, p_player, 13::smallint, p_provider, p_tx, p_print, p_at);
    return;
  end if;
  transfer_id := p_id;
  if status <> 0 then
    if p_win_tx is null and status = 9 then
      perform write_review(p_site, p_player, 13::smallint, p_provider, p_tx, 'reversal of more than is left', p_at);
    end if;
    perform write_refusal(p_site, p_player, p_id, 13::smallint, p_provider, p_tx, p_print, status, 0, balance, null, p_at);
    return;
  end if;

  update account a set balance = a.balance - v_own, version = a.version + (v_own > 0)::integer,
      wins = a.wins + 1, won = a.won - v_amount
    where a.site_id = p_site and a.player_id = p_player and a.kind = 1
    returning a.* into v_account;
  balance := v_account.balance;
  version := v_account.version;
  if v_account.bonus > 0 then perform undo_bonus_win(p_site, p_player, v_win.parent_id, v_win.id, v_amount); end if;
  if v_from_bonus > 0 then
    update account a set balance = a.balance - v_from_bonus, version = a.version + 1
      where a.site_id = p_site and a.player_id = p_player and a.kind = 5 returning a.* into v_money;
  end if;
  if v_amount > 0 then
    if v_account.is_limited then
      perform count_play(p_site, p_player, site_day(p_site, p_at), 0, -v_amount, 0, null);
    end if;
    insert into posting (site_id, player_id, transfer_id, account_kind, amount, version, balance_after)
      select p_site, p_player, p_id, side.* from (values
        (1::smallint, -v_own, version, balance), (5::smallint, -v_from_bonus, v_money.version, v_money.balance),
        (10::smallint, v_amount, null, null), (12::smallint, -v_from_house, null, null)
      ) as side(kind, change, version, balance) where side.change <> 0;
  end if;
  version := version + bonus_version(p_site, p_player, v_account.bonus);
  insert into transfer (site_id, player_id, id, kind, provider, provider_tx, fingerprint, outcome, amount, balance_after, parent_id, created_at)
    values (p_site, p_player, p_id, 13, p_provider, p_tx, p_print, 0, v_amount, balance, v_win.id, p_at);
  insert into game_tx (site_id, player_id, transfer_id, type, play, game_id, provider, provider_tx, round_id, amount, balance_after, created_at,
      bets, wins, refunds, staked, won, refunded)
    values (p_site, p_player, p_id, 2, coalesce(v_game.play, 0), coalesce(v_game.game_id, 0), p_provider, p_tx,
      coalesce(v_game.round_id, p_round, ''), -v_amount, balance, p_at,
      v_account.bets, v_account.wins, v_account.refunds, v_account.staked, v_account.won, v_account.refunded);
  update ledger_review r set closed_at = p_at, closed_by = 'the ledger', note = 'The win was taken back.'
    where r.site_id = p_site and r.player_id = p_player and r.provider = p_provider and r.kind = 13 and r.provider_tx = p_tx
      and r.owed is not null and r.closed_at is null;
  if v_account.bonus > 0 then select m.usable, m.shown into bonus, shown from bonus_money(p_site, p_player, v_game.game_id, p_at) m; end if;
end $$;

create or replace function book_movement(
  p_site integer, p_player bigint, p_id bigint, p_kind smallint, p_provider text, p_tx text, p_print bytea,
  p_amount bigint, p_currency smallint, p_from smallint, p_to smallint, p_at timestamptz,
  out status smallint, out replayed boolean, out balance bigint, out version bigint, out transfer_id bigint
) language plpgsql as $$
declare
  v_state smallint;
  v_currency smallint;
  v_print bytea;
  v_known smallint;
  v_from_balance bigint;
  v_to_balance bigint;
begin
  replayed := false;
  select a.balance, a.version + bonus_version(a.site_id, a.player_id, a.bonus), a.state, a.currency into balance, version, v_state, v_currency
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
  elsif (v_state & 2) <> 0 and p_kind in (5, 8) then status := 2;
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

  select a.balance, a.version + bonus_version(a.site_id, a.player_id, a.bonus) into balance, version from account a
    where a.site_id = p_site and a.player_id = p_player and a.kind = 1;
  insert into transfer (site_id, player_id, id, kind, provider, provider_tx, fingerprint, outcome, amount, balance_after, created_at)
    values (p_site, p_player, p_id, p_kind, p_provider, p_tx, p_print, 0, p_amount, balance, p_at);
  transfer_id := p_id;
end $$;

drop function close_round(integer, bigint, text, text, timestamptz);
create function close_round(
  p_site integer, p_player bigint, p_provider text, p_round text, p_at timestamptz,
  out status smallint, out replayed boolean, out balance bigint, out version bigint, out had_bets boolean, out bonus bigint
) language plpgsql as $$
declare
  v_bonus smallint;
begin
  replayed := false;
  bonus := 0;
  select a.balance, a.version + bonus_version(a.site_id, a.player_id, a.bonus), a.bonus into balance, version, v_bonus
    from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  if not found then status := 20; return; end if;
  if v_bonus > 0 then
    bonus := usable_bonus(p_site, p_player, (
      select g.game_id from game_tx g
        where g.site_id = p_site and g.player_id = p_player and g.round_id = p_round and g.provider = p_provider limit 1
    ), p_at);
  end if;
  insert into closed_round (site_id, player_id, provider, round_id, closed_at)
    values (p_site, p_player, p_provider, p_round, p_at) on conflict do nothing;
  replayed := not found;
  if v_bonus > 0 and not replayed then perform settle_round(p_site, p_player, p_provider, p_round); end if;
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

-- Sets leave the bets of players with an active bonus, and what those bets won, to the single bookings.
create or replace function write_game_bookings(p_kind smallint, p_site integer[], p_player bigint[], p_id bigint[], p_provider text[], p_tx text[],
  p_print bytea[], p_amount bigint[], p_parent bigint[], p_play smallint[], p_game integer[], p_round text[], p_at timestamptz[], p_place bigint[])
returns table (place bigint, balance bigint, version bigint) language plpgsql as $$
declare
  v_row record;
begin
  for v_row in
    with item as (
      select * from unnest(p_site, p_player, p_id, p_provider, p_tx, p_print, p_amount, p_parent, p_play, p_game, p_round, p_at, p_place)
        as i(site_id, player_id, id, provider, tx, print, amount, parent, play, game_id, round_id, at, place)
    ), booked as (
      update account a set balance = a.balance + item.amount, version = a.version + (item.amount > 0)::integer,
          wins = a.wins + (p_kind = 2)::integer, refunds = a.refunds + (p_kind = 3)::integer,
          won = a.won + case when p_kind = 2 then item.amount else 0 end,
          refunded = a.refunded + case when p_kind = 3 then item.amount else 0 end
        from item where a.site_id = item.site_id and a.player_id = item.player_id and a.kind = 1
        returning item.*, a.balance as new_balance, a.version as new_version, a.is_limited, a.bonus,
          a.bets, a.wins, a.refunds, a.staked, a.won, a.refunded
    ), new_transfer as (
      insert into transfer (site_id, player_id, id, kind, provider, provider_tx, fingerprint, outcome, amount, balance_after, parent_id, created_at)
        select b.site_id, b.player_id, b.id, p_kind, b.provider, b.tx, b.print, 0, b.amount, b.new_balance, b.parent, b.at from booked b
    ), new_posting as (
      insert into posting (site_id, player_id, transfer_id, account_kind, amount, version, balance_after)
        select b.site_id, b.player_id, b.id, 1, b.amount, b.new_version, b.new_balance from booked b where b.amount > 0
        union all
        select b.site_id, b.player_id, b.id, 10, -b.amount, null, null from booked b where b.amount > 0
    ), new_game_tx as (
      insert into game_tx (site_id, player_id, transfer_id, type, play, game_id, provider, provider_tx, round_id, amount, balance_after, created_at,
          bets, wins, refunds, staked, won, refunded)
        select b.site_id, b.player_id, b.id, p_kind, b.play, b.game_id, b.provider, b.tx, b.round_id, b.amount, b.new_balance, b.at,
            b.bets, b.wins, b.refunds, b.staked, b.won, b.refunded
          from booked b
    )
    select b.site_id, b.player_id, b.place, b.parent, b.amount, b.at, b.is_limited, b.new_balance,
        b.new_version + bonus_version(b.site_id, b.player_id, b.bonus) as shown_version from booked b
  loop
    if v_row.is_limited and v_row.amount > 0 then
      -- A refund gives back to the period of its bet.
      if p_kind = 2 then
        perform count_play(v_row.site_id, v_row.player_id, site_day(v_row.site_id, v_row.at), 0, v_row.amount, 0, null);
      else
        perform count_play(v_row.site_id, v_row.player_id, site_day(v_row.site_id, t.created_at), -v_row.amount, 0, 0, null)
          from transfer t where t.site_id = v_row.site_id and t.player_id = v_row.player_id and t.id = v_row.parent;
      end if;
    end if;
    place := v_row.place;
    balance := v_row.new_balance;
    version := v_row.shown_version;
    return next;
  end loop;
end $$;

create or replace function book_win_set(
  p_site integer[], p_player bigint[], p_id bigint[], p_provider text[], p_tx text[], p_print bytea[], p_amount bigint[],
  p_currency smallint[], p_play smallint[], p_game integer[], p_round text[], p_bet_tx text[], p_at timestamptz[]
) returns table (place bigint, balance bigint, version bigint) language plpgsql as $$
declare
  v_places constant bigint[] := lock_free_accounts(p_site, p_player);
begin
  return query
  with plain as (
    select item.*, bet.id as bet_id
      from unnest(p_site, p_player, p_id, p_provider, p_tx, p_print, p_amount, p_currency, p_play, p_game, p_round, p_bet_tx, p_at)
        with ordinality as item(site_id, player_id, id, provider, tx, print, amount, currency, play, game_id, round_id, bet_tx, at, place)
      join account a on a.site_id = item.site_id and a.player_id = item.player_id and a.kind = 1
      join transfer bet on bet.site_id = item.site_id and bet.player_id = item.player_id and bet.provider = item.provider
        and bet.kind = 1 and bet.provider_tx = item.bet_tx and bet.outcome = 0
      join game_tx g on g.site_id = bet.site_id and g.player_id = bet.player_id and g.transfer_id = bet.id and g.round_id = item.round_id
      where item.place = any(v_places) and a.bonus < 2 and (a.bonus = 0 or not exists (
          select from bonus_stake s where s.site_id = bet.site_id and s.player_id = bet.player_id and s.transfer_id = bet.id
        ))
        and a.currency = coalesce(item.currency, a.currency)
        and item.amount <= 9999999900 and fits_balance(a.balance, item.amount)
        and not exists (
          select from transfer t where t.site_id = item.site_id and t.player_id = item.player_id
            and t.provider = item.provider and t.kind = 2 and t.provider_tx = item.tx
        )
        and not exists (
          select from transfer_claim c where c.site_id = item.site_id and c.player_id = item.player_id
            and c.provider = item.provider and c.kind = 2 and c.provider_tx = item.tx
        )
        and not exists (
          select from transfer r where r.site_id = bet.site_id and r.player_id = bet.player_id and r.parent_id = bet.id and r.kind = 3
        )
        and not exists (
          select from closed_round c where c.site_id = item.site_id and c.player_id = item.player_id
            and c.provider = item.provider and c.round_id = item.round_id
        )
  )
  select w.* from (
    select array_agg(site_id) as site, array_agg(player_id) as player, array_agg(id) as id, array_agg(provider) as provider,
        array_agg(tx) as tx, array_agg(print) as print, array_agg(amount) as amount, array_agg(bet_id) as parent,
        array_agg(play) as play, array_agg(game_id) as game, array_agg(round_id) as round, array_agg(at) as at, array_agg(plain.place) as place
      from plain
  ) as p
  cross join lateral write_game_bookings(2::smallint, p.site, p.player, p.id, p.provider, p.tx, p.print, p.amount, p.parent, p.play, p.game,
    p.round, p.at, p.place) as w
  where p.site is not null;
end $$;

create or replace function book_refund_set(
  p_site integer[], p_player bigint[], p_id bigint[], p_provider text[], p_tx text[], p_print bytea[], p_amount bigint[],
  p_bet_tx text[], p_round text[], p_currency smallint[], p_game integer[], p_at timestamptz[]
) returns table (place bigint, balance bigint, version bigint) language plpgsql as $$
declare
  v_places constant bigint[] := lock_free_accounts(p_site, p_player);
begin
  return query
  with plain as (
    select item.site_id, item.player_id, item.id, item.provider, item.tx, item.print, item.at, item.place,
        bet.id as bet_id, bet.amount, g.play, g.game_id, g.round_id
      from unnest(p_site, p_player, p_id, p_provider, p_tx, p_print, p_amount, p_bet_tx, p_round, p_currency, p_game, p_at)
        with ordinality as item(site_id, player_id, id, provider, tx, print, amount, bet_tx, round_id, currency, game_id, at, place)
      join account a on a.site_id = item.site_id and a.player_id = item.player_id and a.kind = 1
      join transfer bet on bet.site_id = item.site_id and bet.player_id = item.player_id and bet.provider = item.provider
        and bet.kind = 1 and bet.provider_tx = item.bet_tx and bet.outcome = 0
      join game_tx g on g.site_id = bet.site_id and g.player_id = bet.player_id and g.transfer_id = bet.id
      where item.place = any(v_places) and a.bonus < 2 and (a.bonus = 0 or not exists (
          select from bonus_stake s where s.site_id = bet.site_id and s.player_id = bet.player_id and s.transfer_id = bet.id
        ))
        and a.currency = coalesce(item.currency, a.currency)
        and bet.amount = coalesce(item.amount, bet.amount) and g.round_id = coalesce(item.round_id, g.round_id)
        and g.game_id = coalesce(item.game_id, g.game_id) and fits_balance(a.balance, bet.amount)
        and not exists (
          select from transfer t where t.site_id = item.site_id and t.player_id = item.player_id
            and t.provider = item.provider and t.kind = 3 and t.provider_tx = item.tx
        )
        and not exists (
          select from transfer_claim c where c.site_id = item.site_id and c.player_id = item.player_id
            and c.provider = item.provider and c.kind = 3 and c.provider_tx = item.tx
        )
        -- Neither a refund nor a win, taken back or not.
        and not exists (
          select from transfer t where t.site_id = bet.site_id and t.player_id = bet.player_id and t.parent_id = bet.id
        )
  )
  select w.* from (
    select array_agg(site_id) as site, array_agg(player_id) as player, array_agg(id) as id, array_agg(provider) as provider,
        array_agg(tx) as tx, array_agg(print) as print, array_agg(amount) as amount, array_agg(bet_id) as parent,
        array_agg(play) as play, array_agg(game_id) as game, array_agg(round_id) as round, array_agg(at) as at, array_agg(plain.place) as place
      from plain
  ) as p
  cross join lateral write_game_bookings(3::smallint, p.site, p.player, p.id, p.provider, p.tx, p.print, p.amount, p.parent, p.play, p.game,
    p.round, p.at, p.place) as w
  where p.site is not null;
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
        and item.amount > 0 and a.balance >= item.amount and a.state = 0 and a.bonus < 2 and a.currency = item.currency
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
      returning item.*, a.balance as new_balance, a.version as new_version, a.is_limited, a.bonus,
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
  select b.place, b.new_balance, b.new_version + bonus_version(b.site_id, b.player_id, b.bonus) from booked b;
end $$;
