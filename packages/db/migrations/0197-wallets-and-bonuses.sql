-- Own money is staked before bonus money. It could avoid that in another wallet, so no money leaves main while a bonus is
-- active, and none starts while there is money in other wallets. Free bets take no own money. Decision 058.

-- Whether a wallet besides main has money, or is in play.
create function has_money_in_wallets(p_site integer, p_player bigint, p_at timestamptz) returns boolean language sql volatile as $$
  select exists (
    select from account a
      where a.site_id = p_site and a.player_id = p_player and a.kind between 2 and 4
        and (a.balance > 0 or is_wallet_in_play(p_site, p_player, a.kind, p_at - interval '26 hours'))
  );
$$;

-- As in 0190.
create or replace function why_not_into_wallets(p_site integer, p_player bigint, p_state smallint, p_at timestamptz) returns text language plpgsql as $$
declare
  v_rooms record;
begin
  if account_is_closed(p_site, p_player) then return 'closed'; end if;
  if (p_state & 2) <> 0 then return 'frozen'; end if;
  if (p_state & 1) <> 0 then return 'not_permitted'; end if;
  if (p_state & 4) <> 0 then return 'debt'; end if;
  if exists (
    select from bonus_award w where w.site_id = p_site and w.player_id = p_player and w.status = 1 and not w.is_free_bet
  ) then
    return 'bonus';
  end if;
  select * into v_rooms from limit_rooms(p_site, p_player, site_day(p_site, p_at));
  if least(v_rooms.for_bets, v_rooms.for_losses, v_rooms.for_time) <= 0 then return 'limit'; end if;
  return null;
end $$;

-- As in 0180; 4 if other wallets have money.
create or replace function start_bonus(p_site integer, p_player bigint, p_award bigint, p_id bigint, p_at timestamptz) returns smallint
language plpgsql as $$
declare
  v_main account%rowtype;
  v_award bonus_award%rowtype;
  v_money account%rowtype;
begin
  select a.* into v_main from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  if not found then return 20; end if;
  select w.* into v_award from bonus_award w where w.site_id = p_site and w.player_id = p_player and w.id = p_award for update;
  if not found then return 2; end if;
  if v_award.status = 1 or (v_award.status = 2 and v_award.accepted_at = v_award.ended_at) then return 0; end if;
  if v_award.status <> 0 or v_award.accept_until <= p_at then return 2; end if;
  if v_award.wager = 0 and v_award.amount > 0 and not v_award.is_free_bet and not exists (
    select from free_spin f where f.site_id = p_site and f.player_id = p_player and f.award_id = p_award
  ) then
    return case when release_offer(p_site, p_player, v_award, p_id, p_at) then 0 else 3 end;
  end if;
  if exists (select from bonus_award w where w.site_id = p_site and w.player_id = p_player and w.status = 1) then return 1; end if;
  if not v_award.is_free_bet and has_money_in_wallets(p_site, p_player, p_at) then return 4; end if;
  select a.* into v_money from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 5;
  if not fits_balance(v_money.balance, v_award.amount) then return 3; end if;

  update bonus_award w set status = 1, accepted_at = p_at, expires_at = p_at + make_interval(days => w.days_to_play)
    where w.site_id = p_site and w.player_id = p_player and w.id = p_award;
  update account a set bonus = 2 where a.site_id = p_site and a.player_id = p_player and a.kind = 1;
  if v_award.amount > 0 then
    update account a set balance = a.balance + v_award.amount, version = a.version + 1
      where a.site_id = p_site and a.player_id = p_player and a.kind = 5;
    insert into posting (site_id, player_id, transfer_id, account_kind, amount, version, balance_after)
      values (p_site, p_player, p_id, 5, v_award.amount, v_money.version + 1, v_money.balance + v_award.amount),
        (p_site, p_player, p_id, 12, -v_award.amount, null, null);
    insert into transfer (site_id, player_id, id, kind, provider, provider_tx, fingerprint, outcome, amount, balance_after, created_at)
      values (p_site, p_player, p_id, 9, 'bonus', 'start:' || p_award, ''::bytea, 0, v_award.amount, v_main.balance, p_at);
  end if;
  return 0;
end $$;
