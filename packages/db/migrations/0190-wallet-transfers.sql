-- Transfers between a player's main wallet and those of poker, live slots and binary options. Decision 056.

create table wallet_transfer (
  site_id integer not null,
  player_id bigint not null,
  id bigint not null,
  -- One press of the button: the same again gets the same answer.
  key text collate "C" not null,
  -- Kind of the account: 2 poker, 3 live slot, 4 binary options.
  wallet smallint not null,
  -- 1 from the wallet to main, 2 from main to the wallet.
  type smallint not null,
  amount bigint not null,
  -- 0 pending, 1 approved, 2 rejected.
  status smallint not null,
  -- Why it was rejected.
  reason text,
  -- Its booking.
  transfer_id bigint,
  created_at timestamptz not null,
  decided_at timestamptz,
  constraint wallet_transfer_pkey primary key (site_id, player_id, id),
  constraint wallet_transfer_key unique (site_id, player_id, key),
  constraint wallet_transfer_wallet_check check (wallet between 2 and 4),
  constraint wallet_transfer_type_check check (type in (1, 2)),
  constraint wallet_transfer_amount_check check (amount > 0),
  constraint wallet_transfer_status_check check (status in (0, 1, 2)),
  constraint wallet_transfer_decision_check check ((status = 0) = (decided_at is null) and (status = 1) = (transfer_id is not null)
    and (status = 2) = (reason is not null))
);
create index wallet_transfer_history_index on wallet_transfer (site_id, player_id, created_at);
-- A wallet waits for one transfer at most.
create unique index wallet_transfer_pending_key on wallet_transfer (site_id, player_id, wallet) where status = 0;
revoke delete, truncate on wallet_transfer from public, current_user;

-- When the player got a name at the poker room; null without one.
alter table player add column poker_user_at timestamptz;

-- Whether a wallet is in play: a round that bets were paid for from it has not ended.
create function is_wallet_in_play(p_site integer, p_player bigint, p_wallet smallint, p_since timestamptz)
returns boolean language sql volatile as $$
  select exists (
    select from (
      select g.provider, g.round_id, g.transfer_id from game_tx g
        where g.site_id = p_site and g.player_id = p_player and g.type = 1
          and g.created_at >= p_since and g.transfer_id >= first_id_at(p_since - interval '1 hour')
      union all
      -- What is older is here.
      select g.provider, g.round_id, g.transfer_id from stuck_round s
        join game_tx g on g.site_id = s.site_id and g.player_id = s.player_id and g.provider = s.provider
          and g.round_id = s.round_id and g.type = 1
        where s.site_id = p_site and s.player_id = p_player
    ) as bet
    join posting p on p.site_id = p_site and p.player_id = p_player and p.transfer_id = bet.transfer_id and p.account_kind = p_wallet
    where is_round_open(p_site, p_player, bet.provider, bet.round_id)
  );
$$;

-- Locks the main account, and then a wallet, always in this order.
create function lock_wallet(p_site integer, p_player bigint, p_wallet smallint) returns void language plpgsql as $$
begin
  perform from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  perform from account a where a.site_id = p_site and a.player_id = p_player and a.kind = p_wallet for update;
end $$;

-- Why a player may move nothing into a wallet, or null: who cannot play keeps the money where it can be withdrawn.
create function why_not_into_wallets(p_site integer, p_player bigint, p_state smallint, p_at timestamptz) returns text language plpgsql as $$
declare
  v_rooms record;
begin
  if account_is_closed(p_site, p_player) then return 'closed'; end if;
  if (p_state & 2) <> 0 then return 'frozen'; end if;
  if (p_state & 1) <> 0 then return 'not_permitted'; end if;
  if (p_state & 4) <> 0 then return 'debt'; end if;
  select * into v_rooms from limit_rooms(p_site, p_player, site_day(p_site, p_at));
  if least(v_rooms.for_bets, v_rooms.for_losses, v_rooms.for_time) <= 0 then return 'limit'; end if;
  return null;
end $$;

-- Books a transfer whose accounts are locked. Returns why it cannot be, or null.
create function book_wallet_transfer(
  p_site integer, p_player bigint, p_id bigint, p_tx text, p_wallet smallint, p_type smallint, p_amount bigint, p_at timestamptz
) returns text language plpgsql as $$
declare
  v_from constant smallint := case p_type when 1 then p_wallet else 1 end;
  v_to constant smallint := case p_type when 1 then 1 else p_wallet end;
  v_currency smallint;
  v_status smallint;
begin
  select a.currency into v_currency from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1;
  select b.status into v_status from book_movement(
    p_site, p_player, p_id, 8::smallint, 'wallets', p_tx,
    substring(sha256(convert_to(concat_ws(E'\x1f', 'wallets', p_amount, v_currency, v_from, v_to), 'UTF8')) for 16),
    p_amount, v_currency, v_from, v_to, p_at
  ) b;
  if v_status not in (0, 1, 2, 25) then raise exception 'the ledger returned % for transfer %', v_status, p_tx; end if;
  return case v_status when 1 then 'insufficient' when 2 then 'frozen' when 25 then 'balance_limit' end;
end $$;

-- Decides a pending transfer, unless its wallet is still in play.
create function settle_wallet_transfer(p_site integer, p_player bigint, p_id bigint, p_booking_id bigint, p_at timestamptz)
returns smallint language plpgsql as $$
declare
  v_row wallet_transfer%rowtype;
  v_reason text;
begin
  select * into v_row from wallet_transfer w where w.site_id = p_site and w.player_id = p_player and w.id = p_id;
  perform lock_wallet(p_site, p_player, v_row.wallet);
  select * into v_row from wallet_transfer w where w.site_id = p_site and w.player_id = p_player and w.id = p_id;
  if v_row.status <> 0 or is_wallet_in_play(p_site, p_player, v_row.wallet, p_at - interval '26 hours') then return v_row.status; end if;
  v_reason := book_wallet_transfer(p_site, p_player, p_booking_id, p_id::text, v_row.wallet, v_row.type, v_row.amount, p_at);
  update wallet_transfer w
    set status = case when v_reason is null then 1 else 2 end, reason = v_reason, decided_at = p_at,
      transfer_id = case when v_reason is null then p_booking_id end
    where w.site_id = p_site and w.player_id = p_player and w.id = p_id
    returning w.status into v_row.status;
  return v_row.status;
end $$;

-- Moves money between main and a wallet, with one booking. Money leaves a wallet whatever the state of the player, but not in
-- the middle of a round: then the transfer waits. Of the answers, 20 is an unknown account and 21 a key with other content.
create function transfer_between_wallets(
  p_site integer, p_player bigint, p_id bigint, p_booking_id bigint, p_spare_id bigint, p_key text, p_wallet smallint, p_type smallint,
  p_amount bigint, p_at timestamptz,
  out status smallint, out reason text, out replayed boolean, out id bigint
) language plpgsql as $$
declare
  v_known wallet_transfer%rowtype;
  v_state smallint;
begin
  replayed := false;
  perform lock_wallet(p_site, p_player, p_wallet);
  select a.state into v_state from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1;
  if not found then status := 20; return; end if;

  select * into v_known from wallet_transfer w where w.site_id = p_site and w.player_id = p_player and w.key = p_key;
  if found then
    replayed := (v_known.wallet, v_known.type, v_known.amount) = (p_wallet, p_type, p_amount);
    if not replayed then status := 21; return; end if;
    status := v_known.status;
    reason := v_known.reason;
    id := v_known.id;
    return;
  end if;

  select * into v_known from wallet_transfer w
    where w.site_id = p_site and w.player_id = p_player and w.wallet = p_wallet and w.status = 0;
  if found then v_known.status := settle_wallet_transfer(p_site, p_player, v_known.id, p_spare_id, p_at); end if;

  id := p_id;
  if p_type = 2 then
    reason := why_not_into_wallets(p_site, p_player, v_state, p_at);
  elsif v_known.status = 0 then
    reason := 'waiting';
  end if;
  if reason is null and p_amount > (
    select a.balance from account a
      where a.site_id = p_site and a.player_id = p_player and a.kind = case p_type when 1 then p_wallet else 1 end
  ) then
    reason := 'insufficient';
  end if;
  if reason is null and p_type = 1 and is_wallet_in_play(p_site, p_player, p_wallet, p_at - interval '26 hours') then
    status := 0;
  elsif reason is null then
    reason := book_wallet_transfer(p_site, p_player, p_booking_id, p_id::text, p_wallet, p_type, p_amount, p_at);
  end if;
  status := coalesce(status, case when reason is null then 1 else 2 end);
  insert into wallet_transfer (site_id, player_id, id, key, wallet, type, amount, status, reason, transfer_id, created_at, decided_at)
    values (p_site, p_player, p_id, p_key, p_wallet, p_type, p_amount, status, reason, case status when 1 then p_booking_id end, p_at,
      case when status <> 0 then p_at end);
end $$;

-- As in 0181, but a frozen wallet gives back what was moved out of main.
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
  elsif (v_state & 2) <> 0 and (p_kind = 5 or p_kind = 8 and p_from = 1) then status := 2;
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
