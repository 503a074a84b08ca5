-- Play on the other wallets of a player: poker (2), live slot (3) and binary (4). Decision 055.

-- The wallet that a game transfer is booked on, a kind of account; null is main. A bet's wins, their reversals and its refund
-- have its own. The balance afterwards is that of this wallet.
alter table transfer add column wallet smallint,
  add constraint transfer_wallet_check check (wallet is null or (wallet between 2 and 4 and kind in (1, 2, 3, 13))) not valid;
create index transfer_wallet_index on transfer (site_id, player_id, wallet, id) where wallet is not null;

-- The wallet of a session is that of the game that it was opened for, and its token says it, never the provider.
alter table launch_token add column wallet smallint, add constraint launch_token_wallet_check check (wallet between 2 and 4);
alter table game_session add column wallet smallint, add constraint game_session_wallet_check check (wallet between 2 and 4);

-- What an answer says of a wallet: balance and version, and of main the bonus money.
create function wallet_facts(p_site integer, p_player bigint, p_wallet smallint, p_game integer, p_at timestamptz,
  out balance bigint, out version bigint, out bonus bigint, out shown bigint
) language sql stable as $$
  select a.balance, a.version + case when a.kind = 1 then bonus_version(a.site_id, a.player_id, a.bonus) else 0 end,
      coalesce(m.usable, 0), m.shown
    from account a left join bonus_money(p_site, p_player, p_game, p_at) m on a.kind = 1
    where a.site_id = p_site and a.player_id = p_player and a.kind = p_wallet;
$$;

drop function write_refusal(integer, bigint, bigint, smallint, text, text, bytea, smallint, bigint, bigint, bigint, timestamptz);
create function write_refusal(
  p_site integer, p_player bigint, p_id bigint, p_kind smallint, p_provider text, p_tx text, p_print bytea,
  p_outcome smallint, p_amount bigint, p_balance bigint, p_parent bigint, p_at timestamptz, p_wallet smallint default 1
) returns void language sql as $$
  insert into transfer (site_id, player_id, id, kind, provider, provider_tx, fingerprint, outcome, amount, balance_after, parent_id, created_at,
      wallet)
    values (p_site, p_player, p_id, p_kind, p_provider, p_tx, p_print, p_outcome, p_amount, p_balance, p_parent, p_at, nullif(p_wallet, 1));
$$;

drop function write_game_booking(integer, bigint, bigint, smallint, text, text, bytea, bigint, bigint, smallint, integer, text, timestamptz, bigint, bigint);
create function write_game_booking(
  p_site integer, p_player bigint, p_id bigint, p_kind smallint, p_provider text, p_tx text, p_print bytea,
  p_amount bigint, p_parent bigint, p_play smallint, p_game integer, p_round text, p_at timestamptz,
  p_to_bonus bigint, p_to_house bigint, p_wallet smallint,
  out balance bigint, out version bigint
) language plpgsql as $$
declare
  v_account account%rowtype;
  v_limited boolean;
  -- Of the main account.
  v_own constant bigint := case when p_wallet = 1 then p_amount - p_to_bonus - p_to_house else 0 end;
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
  if p_wallet <> 1 then
    update account a set balance = a.balance + p_amount, version = a.version + (p_amount > 0)::integer
      where a.site_id = p_site and a.player_id = p_player and a.kind = p_wallet
      returning a.balance, a.version into balance, version;
  end if;
  if p_amount > 0 then
    if v_limited and p_kind = 2 then
      perform count_play(p_site, p_player, site_day(p_site, p_at), 0, p_amount, 0, null);
    elsif v_limited then
      perform count_play(p_site, p_player, site_day(p_site, t.created_at), -p_amount, 0, 0, null) from transfer t
        where t.site_id = p_site and t.player_id = p_player and t.id = p_parent;
    end if;
    if v_own = p_amount or p_wallet <> 1 then
      insert into posting (site_id, player_id, transfer_id, account_kind, amount, version, balance_after)
        values (p_site, p_player, p_id, p_wallet, p_amount, version, balance), (p_site, p_player, p_id, 10, -p_amount, null, null);
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
  insert into transfer (site_id, player_id, id, kind, provider, provider_tx, fingerprint, outcome, amount, balance_after, parent_id, created_at,
      wallet)
    values (p_site, p_player, p_id, p_kind, p_provider, p_tx, p_print, 0, p_amount, balance, p_parent, p_at, nullif(p_wallet, 1));
  insert into game_tx (site_id, player_id, transfer_id, type, play, game_id, provider, provider_tx, round_id, amount, balance_after, created_at,
      bets, wins, refunds, staked, won, refunded)
    values (p_site, p_player, p_id, p_kind, p_play, p_game, p_provider, p_tx, p_round, p_amount, balance, p_at,
      v_account.bets, v_account.wins, v_account.refunds, v_account.staked, v_account.won, v_account.refunded);
end $$;

drop function book_bet(integer, bigint, bigint, text, text, bytea, bigint, smallint, smallint, integer, text, smallint, timestamptz, bigint, integer, boolean, bigint);
create function book_bet(
  p_site integer, p_player bigint, p_id bigint, p_provider text, p_tx text, p_print bytea, p_amount bigint,
  p_currency smallint, p_play smallint, p_game integer, p_round text, p_refusal smallint, p_at timestamptz,
  p_spare_id bigint default null, p_odds integer default null, p_free boolean default false, p_spin bigint default null,
  p_wallet smallint default 1,
  out status smallint, out replayed boolean, out balance bigint, out version bigint, out transfer_id bigint, out bonus bigint, out shown bigint,
  out part bigint, out wallet smallint
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
  v_known smallint;
  -- A bet on sport, which alone has odds, counts once it is settled. A free bet is never paid back as own money.
  v_is_late constant boolean := p_odds is not null and not p_free;
begin
  replayed := false;
  bonus := 0;
  wallet := p_wallet;
  select a.balance, a.version, a.state, a.currency, a.closed_until, a.is_limited, a.bonus
    into balance, version, v_state, v_currency, v_closed_until, v_limited, v_bonus
    from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  if not found then status := 20; return; end if;
  select t.id, t.outcome, t.fingerprint, t.wallet into transfer_id, status, v_print, v_known from transfer t
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
    wallet := coalesce(v_known, 1);
    if wallet <> 1 then
      part := null;
      select f.* into balance, version, bonus, shown from wallet_facts(p_site, p_player, wallet, p_game, p_at) f;
    elsif v_bonus > 0 then
      version := version + bonus_version(p_site, p_player, v_bonus);
      select m.usable, m.shown into bonus, shown from bonus_money(p_site, p_player, p_game, p_at) m;
    end if;
    return;
  end if;

  transfer_id := p_id;
  if p_wallet <> 1 then
    -- It has neither bonus money nor free rounds.
    v_bonus := 0;
    select a.balance, a.version into balance, version
      from account a where a.site_id = p_site and a.player_id = p_player and a.kind = p_wallet;
    if not found then status := 20; transfer_id := null; return; end if;
    status := case when p_free then 11 when p_spin is not null then 12 else (balance < p_amount)::integer end;
  elsif v_bonus = 2 or p_free then
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
    perform write_refusal(p_site, p_player, p_id, 1::smallint, p_provider, p_tx, p_print, status, p_amount, balance, null, p_at, p_wallet);
    if v_bonus > 0 then
      version := version + bonus_version(p_site, p_player, v_bonus);
      select m.usable, m.shown into bonus, shown from bonus_money(p_site, p_player, p_game, p_at) m;
    end if;
    return;
  end if;

  if p_wallet = 1 then
    update account a set balance = a.balance - (p_amount - v_part), version = a.version + (p_amount > v_part)::integer,
        bets = a.bets + 1, staked = a.staked + p_amount
      where a.site_id = p_site and a.player_id = p_player and a.kind = 1
      returning a.balance, a.version, a.bets, a.wins, a.refunds, a.staked, a.won, a.refunded
      into balance, version, v_bets, v_wins, v_refunds, v_staked, v_won, v_refunded;
  else
    -- The running totals of the history are those of all wallets, in the row of the main account.
    update account a set staked = a.staked + p_amount, bets = a.bets + 1
      where a.site_id = p_site and a.player_id = p_player and a.kind = 1
      returning a.bets, a.wins, a.refunds, a.staked, a.won, a.refunded
      into v_bets, v_wins, v_refunds, v_staked, v_won, v_refunded;
    update account a set balance = a.balance - p_amount, version = a.version + (p_amount > 0)::integer
      where a.site_id = p_site and a.player_id = p_player and a.kind = p_wallet
      returning a.balance, a.version into balance, version;
  end if;
  if p_amount > v_part then
    insert into posting (site_id, player_id, transfer_id, account_kind, amount, version, balance_after)
      values (p_site, p_player, p_id, p_wallet, v_part - p_amount, version, balance), (p_site, p_player, p_id, 10, p_amount, null, null);
  elsif p_amount > 0 then
    insert into posting (site_id, player_id, transfer_id, account_kind, amount) values (p_site, p_player, p_id, 10, p_amount);
  end if;
  insert into transfer (site_id, player_id, id, kind, provider, provider_tx, fingerprint, outcome, amount, balance_after, created_at,
      wallet)
    values (p_site, p_player, p_id, 1, p_provider, p_tx, p_print, 0, p_amount, balance, p_at, nullif(p_wallet, 1));
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
  p_wallet smallint default 1,
  out status smallint, out replayed boolean, out balance bigint, out version bigint, out transfer_id bigint, out bonus bigint, out shown bigint,
  out wallet smallint
) language plpgsql as $$
declare
  v_currency smallint;
  v_known smallint;
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
  wallet := coalesce(p_wallet, 1);
  if wallet <> 1 then
    select f.* into balance, version, bonus, shown from wallet_facts(p_site, p_player, wallet, p_game, p_at) f;
    if balance is null then status := 20; return; end if;
  elsif v_bonus > 0 then
    version := version + bonus_version(p_site, p_player, v_bonus);
    select m.usable, m.shown into bonus, shown from bonus_money(p_site, p_player, p_game, p_at) m;
  end if;

  select t.id, t.outcome, t.fingerprint, t.wallet into transfer_id, status, v_print, v_known from transfer t
    where t.site_id = p_site and t.player_id = p_player and t.provider = p_provider and t.kind = 2 and t.provider_tx = p_tx;
  if found then
    if coalesce(v_known, 1) <> wallet then
      wallet := coalesce(v_known, 1);
      select f.* into balance, version, bonus, shown from wallet_facts(p_site, p_player, wallet, p_game, p_at) f;
    end if;
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
    select t.id, t.outcome, t.wallet into v_bet_id, v_bet_outcome, v_known from transfer t
      where t.site_id = p_site and t.player_id = p_player and t.provider = p_provider and t.kind = 1 and t.provider_tx = p_bet_tx;
    -- A statement of its own, which reads one month.
    select g.round_id into v_bet_round from game_tx g
      where g.site_id = p_site and g.player_id = p_player and g.transfer_id = v_bet_id;
    if v_bet_id is not null and coalesce(v_known, 1) <> wallet then
      wallet := coalesce(v_known, 1);
      select f.* into balance, version, bonus, shown from wallet_facts(p_site, p_player, wallet, p_game, p_at) f;
    end if;
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
  if wallet <> 1 then v_bonus := 0; end if;
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
    perform write_refusal(p_site, p_player, p_id, 2::smallint, p_provider, p_tx, p_print, status, p_amount, balance, null, p_at, wallet);
    return;
  end if;

  if v_bonus > 0 and v_bet_id is not null then
    select c.to_bonus, c.to_house into v_to_bonus, v_to_house
      from split_credit(p_site, p_player, v_bet_id, 2::smallint, p_amount, p_id, p_at) c;
  end if;
  select b.balance, b.version into balance, version
    from write_game_booking(p_site, p_player, p_id, 2::smallint, p_provider, p_tx, p_print, p_amount, v_bet_id, p_play, p_game, p_round, p_at,
      v_to_bonus, v_to_house, wallet) b;
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
  p_wallet smallint default 1,
  out status smallint, out replayed boolean, out balance bigint, out version bigint, out transfer_id bigint, out bonus bigint, out shown bigint,
  out wallet smallint
) language plpgsql as $$
declare
  v_currency smallint;
  v_known smallint;
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
  wallet := coalesce(p_wallet, 1);
  if wallet <> 1 then
    select f.* into balance, version, bonus, shown from wallet_facts(p_site, p_player, wallet, p_game, p_at) f;
    if balance is null then status := 20; return; end if;
  elsif v_bonus > 0 then
    version := version + bonus_version(p_site, p_player, v_bonus);
    select m.usable, m.shown into bonus, shown from bonus_money(p_site, p_player, p_game, p_at) m;
  end if;

  select t.id, t.outcome, t.fingerprint, t.wallet into transfer_id, status, v_print, v_known from transfer t
    where t.site_id = p_site and t.player_id = p_player and t.provider = p_provider and t.kind = 3 and t.provider_tx = p_tx;
  if found then
    if coalesce(v_known, 1) <> wallet then
      wallet := coalesce(v_known, 1);
      select f.* into balance, version, bonus, shown from wallet_facts(p_site, p_player, wallet, p_game, p_at) f;
    end if;
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
      perform write_refusal(p_site, p_player, p_id, 3::smallint, p_provider, p_tx, p_print, 7::smallint, 0, balance, null, p_at, wallet);
      return;
    end if;
    status := 4;
    perform write_refusal(p_site, p_player, p_spare_id, 1::smallint, p_provider, p_bet_tx, ''::bytea, 4::smallint, 0, balance, null, p_at,
      wallet);
    perform write_refusal(p_site, p_player, p_id, 3::smallint, p_provider, p_tx, p_print, 4::smallint, 0, balance, p_spare_id, p_at,
      wallet);
    return;
  end if;

  if coalesce(v_bet.wallet, 1) <> wallet then
    wallet := coalesce(v_bet.wallet, 1);
    select f.* into balance, version, bonus, shown from wallet_facts(p_site, p_player, wallet, p_game, p_at) f;
  end if;
  if wallet <> 1 then v_bonus := 0; end if;

  -- A refused bet has no game_tx, so only its amount can be compared; of a tombstone nothing can.
  select * into v_game from game_tx g where g.site_id = p_site and g.player_id = p_player and g.transfer_id = v_bet.id;
  if v_bet.outcome <> 4 and coalesce(
    p_amount <> v_bet.amount or p_round <> v_game.round_id or p_game <> v_game.game_id
      or (v_bet.outcome = 0 and p_currency <> v_currency), false
  ) then
    status := 21;
    transfer_id := p_id;
    perform write_refusal(p_site, p_player, p_id, 3::smallint, p_provider, p_tx, p_print, 21::smallint, 0, balance, null, p_at, wallet);
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
      case when status = 9 then v_bet.id end, p_at, wallet);
    return;
  end if;
  if v_bonus > 0 then
    select c.to_bonus, c.to_house into v_to_bonus, v_to_house
      from split_credit(p_site, p_player, v_bet.id, 3::smallint, v_bet.amount, p_id, p_at) c;
  end if;
  select b.balance, b.version into balance, version
    from write_game_booking(p_site, p_player, p_id, 3::smallint, p_provider, p_tx, p_print, v_bet.amount, v_bet.id,
      -- Of a bet that was moved away, only what the provider says is known.
      coalesce(v_game.play, 0::smallint), coalesce(v_game.game_id, p_game, 0), coalesce(v_game.round_id, p_round, ''), p_at, v_to_bonus, v_to_house,
      wallet) b;
  if v_bonus > 0 then
    version := version + bonus_version(p_site, p_player, v_bonus);
    select m.usable, m.shown into bonus, shown from bonus_money(p_site, p_player, coalesce(v_game.game_id, p_game), p_at) m;
  end if;
end $$;

drop function book_reversal(integer, bigint, bigint, text, text, bytea, bigint, text, text, smallint, timestamptz);
create function book_reversal(
  p_site integer, p_player bigint, p_id bigint, p_provider text, p_tx text, p_print bytea, p_amount bigint,
  p_win_tx text, p_round text, p_currency smallint, p_at timestamptz,
  p_wallet smallint default 1,
  out status smallint, out replayed boolean, out balance bigint, out version bigint, out transfer_id bigint, out bonus bigint, out shown bigint,
  out wallet smallint
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
  -- Of the main account, unless the win is another wallet's.
  v_bonus smallint;
  v_known smallint;
begin
  replayed := false;
  bonus := 0;
  select * into v_account from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  if not found then status := 20; return; end if;
  balance := v_account.balance;
  version := v_account.version + bonus_version(p_site, p_player, v_account.bonus);
  v_bonus := v_account.bonus;
  wallet := coalesce(p_wallet, 1);
  if wallet <> 1 then
    select f.* into balance, version, bonus, shown from wallet_facts(p_site, p_player, wallet, null, p_at) f;
    if balance is null then status := 20; return; end if;
  end if;

  select t.id, t.outcome, t.fingerprint, t.wallet into transfer_id, status, v_print, v_known from transfer t
    where t.site_id = p_site and t.player_id = p_player and t.provider = p_provider and t.kind = 13 and t.provider_tx = p_tx;
  if found then
    if coalesce(v_known, 1) <> wallet then
      wallet := coalesce(v_known, 1);
      select f.* into balance, version, bonus, shown from wallet_facts(p_site, p_player, wallet, null, p_at) f;
    end if;
    replayed := v_print = p_print;
    if wallet = 1 and v_bonus > 0 then
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
  if v_win.id is not null and coalesce(v_win.wallet, 1) <> wallet then
    wallet := coalesce(v_win.wallet, 1);
    select f.* into balance, version, bonus, shown from wallet_facts(p_site, p_player, wallet, v_game.game_id, p_at) f;
  end if;
  if wallet <> 1 then v_bonus := 0; end if;
  if v_bonus > 0 then select m.usable, m.shown into bonus, shown from bonus_money(p_site, p_player, v_game.game_id, p_at) m; end if;
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
    if v_bonus > 0 then
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
    perform write_refusal(p_site, p_player, p_id, 13::smallint, p_provider, p_tx, p_print, status, 0, balance, null, p_at, wallet);
    return;
  end if;

  update account a set balance = a.balance - case when wallet = 1 then v_own else 0 end,
      version = a.version + (wallet = 1 and v_own > 0)::integer, wins = a.wins + 1, won = a.won - v_amount
    where a.site_id = p_site and a.player_id = p_player and a.kind = 1
    returning a.* into v_account;
  balance := v_account.balance;
  version := v_account.version;
  if wallet <> 1 then
    update account a set balance = a.balance - v_own, version = a.version + (v_own > 0)::integer
      where a.site_id = p_site and a.player_id = p_player and a.kind = wallet
      returning a.balance, a.version into balance, version;
  end if;
  if v_bonus > 0 then perform undo_bonus_win(p_site, p_player, v_win.parent_id, v_win.id, v_amount); end if;
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
        (wallet, -v_own, version, balance), (5::smallint, -v_from_bonus, v_money.version, v_money.balance),
        (10::smallint, v_amount, null, null), (12::smallint, -v_from_house, null, null)
      ) as side(kind, change, version, balance) where side.change <> 0;
  end if;
  version := version + bonus_version(p_site, p_player, v_bonus);
  insert into transfer (site_id, player_id, id, kind, provider, provider_tx, fingerprint, outcome, amount, balance_after, parent_id, created_at,
      wallet)
    values (p_site, p_player, p_id, 13, p_provider, p_tx, p_print, 0, v_amount, balance, v_win.id, p_at, nullif(wallet, 1));
  insert into game_tx (site_id, player_id, transfer_id, type, play, game_id, provider, provider_tx, round_id, amount, balance_after, created_at,
      bets, wins, refunds, staked, won, refunded)
    values (p_site, p_player, p_id, 2, coalesce(v_game.play, 0), coalesce(v_game.game_id, 0), p_provider, p_tx,
      coalesce(v_game.round_id, p_round, ''), -v_amount, balance, p_at,
      v_account.bets, v_account.wins, v_account.refunds, v_account.staked, v_account.won, v_account.refunded);
  update ledger_review r set closed_at = p_at, closed_by = 'the ledger', note = 'The win was taken back.'
    where r.site_id = p_site and r.player_id = p_player and r.provider = p_provider and r.kind = 13 and r.provider_tx = p_tx
      and r.owed is not null and r.closed_at is null;
  if v_bonus > 0 then select m.usable, m.shown into bonus, shown from bonus_money(p_site, p_player, v_game.game_id, p_at) m; end if;
end $$;

-- `p_wallet` is null if the provider has games on several wallets: then it is that of the round.
drop function close_round(integer, bigint, text, text, timestamptz);
create function close_round(
  p_site integer, p_player bigint, p_provider text, p_round text, p_at timestamptz, p_wallet smallint default 1,
  out status smallint, out replayed boolean, out balance bigint, out version bigint, out had_bets boolean, out bonus bigint,
  out wallet smallint
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
  wallet := coalesce(p_wallet, (
    select t.wallet from game_tx g
      join transfer t on t.site_id = g.site_id and t.player_id = g.player_id and t.id = g.transfer_id
      where g.site_id = p_site and g.player_id = p_player and g.round_id = p_round and g.provider = p_provider and g.type = 1 limit 1
  ), 1);
  if wallet <> 1 then
    bonus := 0;
    select a.balance, a.version into balance, version
      from account a where a.site_id = p_site and a.player_id = p_player and a.kind = wallet;
  end if;
end $$;

drop function store_refusal(integer, bigint, bigint, smallint, text, text, bytea, smallint, bigint, timestamptz);
create function store_refusal(
  p_site integer, p_player bigint, p_id bigint, p_kind smallint, p_provider text, p_tx text, p_print bytea, p_status smallint,
  p_amount bigint, p_at timestamptz, p_wallet smallint, out balance bigint, out version bigint
) language plpgsql as $$
begin
  select a.balance, a.version into balance, version from account a
    where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  if p_wallet <> 1 then
    select a.balance, a.version into balance, version from account a
      where a.site_id = p_site and a.player_id = p_player and a.kind = p_wallet;
  end if;
  if p_id is null or exists (
    select from transfer t where t.site_id = p_site and t.player_id = p_player and t.provider = p_provider and t.kind = p_kind
      and t.provider_tx = p_tx
  ) then return; end if;
  perform write_refusal(p_site, p_player, p_id, p_kind, p_provider, p_tx, p_print, p_status, p_amount, balance, null, p_at,
    p_wallet);
  if p_status in (23, 24) then
    perform write_review(p_site, p_player, p_kind, p_provider, p_tx,
      case p_status when 23 then 'rollback after win' else 'win after rollback' end, p_at);
  end if;
end $$;

-- Sets leave what was bet from other wallets to the single bookings too.
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
        and bet.kind = 1 and bet.provider_tx = item.bet_tx and bet.outcome = 0 and bet.wallet is null
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
        and bet.kind = 1 and bet.provider_tx = item.bet_tx and bet.outcome = 0 and bet.wallet is null
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

-- As in 0123, but what is brought to a poker table is not staked as a whole: much of it may be carried home again.
create or replace function stake_owed(
  p_site integer, p_player bigint, p_times numeric, p_from timestamptz, p_owed numeric, p_until timestamptz
) returns numeric language sql stable as $$
  with rest as (
    select r.*, r.total - r.credited as before from deposit_rests(p_site, p_player) r
  ), part as (
    select t.decided_at as at, coalesce(
        (select min(r.before) from rest r where r.payment_id = t.id), t.credited_minor, t.amount_minor - t.fee_minor
      ) - t.returned_minor as kept
      from payment_transaction t
      where t.site_id = p_site and t.player_id = p_player and t.kind = 1 and t.status = 1
        and t.decided_at > p_from and t.decided_at <= p_until
    union all
    select r.credited_at, r.total - greatest(r.before, t.returned_minor)
      from rest r
      join payment_transaction t on t.site_id = p_site and t.player_id = p_player and t.id = r.payment_id and t.status = 1
      where r.credited_at > p_from and r.credited_at <= p_until
  ), entry as (
    select p_from as at, p_owed as owed, true as is_deposit where p_owed is not null
    union all
    select at, kept * p_times, true from part where kept > 0
    union all
    select b.created_at, case when b.kind = 1 then -b.amount else b.amount end, false
      from transfer b
      where b.site_id = p_site and b.player_id = p_player and b.kind in (1, 3) and b.outcome = 0 and b.wallet is distinct from 2
        and b.id >= first_id_at(p_from - interval '1 hour') and b.created_at > p_from and b.created_at <= p_until
  ), since as (
    select is_deposit, sum(owed) over (order by at desc, is_deposit) as left_over from entry
  )
  select max(left_over) filter (where is_deposit) from since;
$$;

-- The wallet of a game transfer; null is main.
create function wallet_of_transfer(p_site integer, p_player bigint, p_id bigint) returns smallint language sql stable as $$
  select t.wallet from transfer t where t.site_id = p_site and t.player_id = p_player and t.id = p_id;
$$;

-- Whether a wallet is in play: a round that bets were paid for from it has not ended. What is older is in stuck_round.
create or replace function is_wallet_in_play(p_site integer, p_player bigint, p_wallet smallint, p_since timestamptz) returns boolean
language sql volatile as $$
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
  select exists (select from round where is_round_open(p_site, p_player, round.provider, round.round_id));
$$;

-- As in 0182, with the other wallets.
create or replace function ledger_breaks(p_after_site integer, p_after_player bigint, p_to_site integer, p_to_player bigint)
returns table (rule text, site_id integer, player_id bigint, account_kind smallint, expected bigint, found bigint)
language sql volatile set enable_nestloop = off set jit = off as $$
  select hold_months();
  with an_account as (
    select * from account x
      where (x.site_id, x.player_id) > (p_after_site, p_after_player) and (x.site_id, x.player_id) <= (p_to_site, p_to_player)
  ), any_transfer as (
    select * from transfer x
      where (x.site_id, x.player_id) > (p_after_site, p_after_player) and (x.site_id, x.player_id) <= (p_to_site, p_to_player)
  ), a_transfer as (
    select * from any_transfer x where x.id >= ledger_horizon()
  ), a_posting as (
    select * from posting x
      where (x.site_id, x.player_id) > (p_after_site, p_after_player) and (x.site_id, x.player_id) <= (p_to_site, p_to_player)
        and x.transfer_id >= ledger_horizon()
  ), a_game as (
    select * from game_tx x
      where (x.site_id, x.player_id) > (p_after_site, p_after_player) and (x.site_id, x.player_id) <= (p_to_site, p_to_player)
        and x.transfer_id >= ledger_horizon()
  ), taken as (
    -- What was taken back of each win.
    select r.site_id, r.player_id, r.parent_id, sum(r.amount)::bigint as amount from any_transfer r
      where r.kind = 13 and r.outcome = 0
      group by r.site_id, r.player_id, r.parent_id
  )
  -- The postings of a transfer sum to zero and move exactly its amount.
  select 'transfer is balanced', t.site_id, t.player_id, null::smallint, 0::bigint, coalesce(sum(p.amount), 0)::bigint
    from a_transfer t left join a_posting p on p.site_id = t.site_id and p.player_id = t.player_id and p.transfer_id = t.id
    group by t.site_id, t.player_id, t.id, t.outcome, t.amount
    having coalesce(sum(p.amount), 0) <> 0
      or coalesce(sum(p.amount) filter (where p.amount > 0), 0) <> case when t.outcome = 0 then t.amount else 0 end
  union all
  -- A bet or a reversal takes from the player's own money and the bonus and gives to the games; wins and refunds go the other
  -- way. The house has what a bonus that has ended won. The other wallets have no bonus.
  select 'game money goes its way', t.site_id, t.player_id, p.account_kind,
      case when (t.kind in (1, 13)) = (p.account_kind <> 10) then -t.amount else t.amount end, p.amount
    from a_transfer t join a_posting p on p.site_id = t.site_id and p.player_id = t.player_id and p.transfer_id = t.id
    where t.kind in (1, 2, 3, 13)
      and (p.account_kind not in (coalesce(t.wallet, 1), 5, 10, 12) or (p.account_kind in (5, 12) and t.wallet is not null) or (p.account_kind = 12 and t.kind = 1) or abs(p.amount) > t.amount
        or (p.account_kind = 10 and abs(p.amount) <> t.amount)
        or (p.amount < 0) <> ((t.kind in (1, 13)) = (p.account_kind <> 10)))
  union all
  -- Bonus money is there only for a bonus, and a bet that took some is known to it.
  select 'bonus money has its bonus', a.site_id, a.player_id, a.kind, 0, a.balance
    from an_account a
    where a.kind = 5 and a.balance > 0 and not exists (
      select from bonus_award w where w.site_id = a.site_id and w.player_id = a.player_id and w.status = 1
    )
  union all
  select 'bonus stake is noted', p.site_id, p.player_id, p.account_kind, coalesce(s.part, 0), -p.amount
    from a_posting p join a_transfer t on t.site_id = p.site_id and t.player_id = p.player_id and t.id = p.transfer_id
    left join bonus_stake s on s.site_id = p.site_id and s.player_id = p.player_id and s.transfer_id = p.transfer_id
    where p.account_kind = 5 and t.kind = 1 and s.part is distinct from -p.amount
  union all
  select 'posting has its transfer', p.site_id, p.player_id, p.account_kind, 0, p.transfer_id
    from a_posting p left join a_transfer t on t.site_id = p.site_id and t.player_id = p.player_id and t.id = p.transfer_id
    where t.id is null
  union all
  -- A balance is the sum of its postings, and its version is their number.
  select 'balance is the sum of postings', a.site_id, a.player_id, a.kind, (coalesce(sum(p.amount), 0) + coalesce(c.amount, 0))::bigint, a.balance
    from an_account a left join a_posting p on p.site_id = a.site_id and p.player_id = a.player_id and p.account_kind = a.kind
    left join ledger_carry c on c.site_id = a.site_id and c.player_id = a.player_id and c.account_kind = a.kind
    group by a.site_id, a.player_id, a.kind, a.balance, a.version, c.amount, c.postings
    having coalesce(sum(p.amount), 0) + coalesce(c.amount, 0) <> a.balance or count(p.amount) + coalesce(c.postings, 0) <> a.version
  union all
  select 'balance is not below zero', a.site_id, a.player_id, a.kind, 0, a.balance from an_account a where a.balance < 0
  union all
  select 'posting has its account', p.site_id, p.player_id, p.account_kind, 0, p.amount
    from a_posting p left join an_account a on a.site_id = p.site_id and a.player_id = p.player_id and a.kind = p.account_kind
    where p.account_kind < 10 and a.kind is null
  union all
  -- Each posting starts from the balance after the previous one, without a gap.
  select 'balances form a chain', c.site_id, c.player_id, c.account_kind, c.before + c.amount, c.balance_after
    from (
      select p.*,
        coalesce(lag(p.balance_after) over chain, k.amount, 0) as before,
        coalesce(lag(p.version) over chain, k.postings, 0) as version_before
      from a_posting p
      left join ledger_carry k on k.site_id = p.site_id and k.player_id = p.player_id and k.account_kind = p.account_kind
      where p.account_kind < 10
      window chain as (partition by p.site_id, p.player_id, p.account_kind order by p.version)
    ) c
    where c.before + c.amount <> c.balance_after or c.version <> c.version_before + 1
  union all
  select 'transfer keeps the balance it left', t.site_id, t.player_id, p.account_kind, p.balance_after, t.balance_after
    from a_transfer t join a_posting p on p.site_id = t.site_id and p.player_id = t.player_id and p.transfer_id = t.id
    where p.account_kind = coalesce(t.wallet, 1) and p.balance_after <> t.balance_after
  union all
  -- A player's history has each booked game transfer of the ledger once, and nothing else. A reversal is a win below zero.
  select 'history equals the ledger', coalesce(t.site_id, g.site_id), coalesce(t.player_id, g.player_id), null, t.amount, g.amount
    from (
      select *, case kind when 13 then 2 else kind end as type, case kind when 13 then -amount else amount end as change
        from a_transfer where kind in (1, 2, 3, 13) and outcome = 0
    ) t
    full join a_game g on g.site_id = t.site_id and g.player_id = t.player_id and g.transfer_id = t.id
    where (t.type, t.change, t.provider, t.provider_tx, t.balance_after)
      is distinct from (g.type, g.amount, g.provider, g.provider_tx, g.balance_after)
  union all
  -- A win pays a booked bet; a refund returns a booked bet in full, if it has no win that was not taken back.
  select 'win or refund fits its bet', t.site_id, t.player_id, null, b.amount, t.amount
    from a_transfer t
    left join a_game g on g.site_id = t.site_id and g.player_id = t.player_id and g.transfer_id = t.id
    left join any_transfer b on b.site_id = t.site_id and b.player_id = t.player_id and b.id = t.parent_id
    where t.outcome = 0 and (
      (t.kind = 2 and (t.parent_id is not null or g.play = 0) and (b.kind, b.outcome) is distinct from (1::smallint, 0::smallint))
      or (t.kind = 3 and (
        (b.kind, b.outcome, b.amount) is distinct from (1::smallint, 0::smallint, t.amount)
        or exists (
          select from any_transfer w
            where w.site_id = t.site_id and w.player_id = t.player_id and w.parent_id = t.parent_id and w.kind = 2 and w.outcome = 0
              and not exists (
                select from taken r
                  where r.site_id = w.site_id and r.player_id = w.player_id and r.parent_id = w.id and r.amount = w.amount
              )
        )
      ))
    )
  union all
  select 'win or refund is of the wallet of its bet', t.site_id, t.player_id, t.wallet, b.wallet, t.wallet
    from a_transfer t
    join any_transfer b on b.site_id = t.site_id and b.player_id = t.player_id and b.id = t.parent_id
    where t.outcome = 0 and t.kind in (2, 3, 13) and t.wallet is distinct from b.wallet
  union all
  -- A reversal takes back a booked win, or a part of it. All of them take no more than it paid.
  select 'reversal fits its win', t.site_id, t.player_id, null, w.amount, k.amount
    from a_transfer t
    left join any_transfer w on w.site_id = t.site_id and w.player_id = t.player_id and w.id = t.parent_id
    left join taken k on k.site_id = t.site_id and k.player_id = t.player_id and k.parent_id = t.parent_id
    where t.outcome = 0 and t.kind = 13
      and ((w.kind, w.outcome) is distinct from (2::smallint, 0::smallint) or k.amount > w.amount)
  union all
  -- The running totals of a history go on from row to row, and end as those of the account.
  select 'history is counted', c.site_id, c.player_id, null, c.number_before + 1, c.number
    from (
      select g.*, (g.bets + g.wins + g.refunds)::bigint as number,
        coalesce(lag(g.bets + g.wins + g.refunds) over chain, k.bets + k.wins + k.refunds, 0)::bigint as number_before,
        coalesce(lag(g.bets) over chain, k.bets, 0) as bets_before, coalesce(lag(g.wins) over chain, k.wins, 0) as wins_before,
        coalesce(lag(g.refunds) over chain, k.refunds, 0) as refunds_before, coalesce(lag(g.staked) over chain, k.staked, 0) as staked_before,
        coalesce(lag(g.won) over chain, k.won, 0) as won_before, coalesce(lag(g.refunded) over chain, k.refunded, 0) as refunded_before
      from a_game g left join game_carry k on k.site_id = g.site_id and k.player_id = g.player_id
      window chain as (partition by g.site_id, g.player_id order by g.bets + g.wins + g.refunds)
    ) c
    where (c.bets, c.wins, c.refunds, c.staked, c.won, c.refunded) is distinct from (
      c.bets_before + (c.type = 1)::integer, c.wins_before + (c.type = 2)::integer, c.refunds_before + (c.type = 3)::integer,
      c.staked_before + case when c.type = 1 then c.amount else 0 end, c.won_before + case when c.type = 2 then c.amount else 0 end,
      c.refunded_before + case when c.type = 3 then c.amount else 0 end
    )
  union all
  select 'history ends with the totals of the account', a.site_id, a.player_id, a.kind, coalesce(g.number, k.bets + k.wins + k.refunds, 0)::bigint,
      (a.bets + a.wins + a.refunds)::bigint
    from an_account a
    left join game_carry k on k.site_id = a.site_id and k.player_id = a.player_id
    left join (
      select distinct on (x.site_id, x.player_id) x.site_id, x.player_id, x.bets + x.wins + x.refunds as number, x.staked, x.won, x.refunded
        from a_game x order by x.site_id, x.player_id, x.bets + x.wins + x.refunds desc
    ) g on g.site_id = a.site_id and g.player_id = a.player_id
    where a.kind = 1 and (a.bets + a.wins + a.refunds, a.staked, a.won, a.refunded) is distinct from (
      coalesce(g.number, k.bets + k.wins + k.refunds, 0), coalesce(g.staked, k.staked, 0), coalesce(g.won, k.won, 0), coalesce(g.refunded, k.refunded, 0)
    )
$$;
