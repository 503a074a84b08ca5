-- Debts: what a sports provider could not take back of wins whose results were corrected. Decision 051.

-- What is owed, for a review that is a debt.
alter table ledger_review add column owed bigint check (owed > 0);
create index ledger_review_debt_index on ledger_review (site_id, player_id) where owed is not null and closed_at is null;

-- The state of a main account is a sum: 1 blocked, 2 frozen, 4 in debt. A bet is refused by any.
alter table account drop constraint account_state_check, add constraint account_state_check check (state between 0 and 7) not valid;

create function follow_debts() returns trigger language plpgsql as $$
begin
  update account a set state = case
      when exists (
        select from ledger_review r
          where r.site_id = a.site_id and r.player_id = a.player_id and r.owed is not null and r.closed_at is null
      ) then a.state | 4
      else a.state & ~4
    end
    where a.site_id = new.site_id and a.player_id = new.player_id and a.kind = 1;
  return null;
end $$;
create trigger debts_are_followed after insert or update of closed_at on ledger_review
  for each row when (new.owed is not null) execute function follow_debts();

-- Puts a reversal without funds on the review list: as a debt if its provider is one of sports and something is owed.
create function write_debt(p_site integer, p_player bigint, p_provider text, p_tx text, p_owed bigint, p_at timestamptz)
returns void language sql as $$
  insert into ledger_review (site_id, player_id, kind, provider, provider_tx, reason, owed, created_at)
    values (p_site, p_player, 13, p_provider, p_tx, 'reversal without funds',
      case when p_owed > 0 and exists (select from sports_provider s where s.provider = p_provider) then p_owed end, p_at)
    on conflict do nothing;
$$;

-- Whether an operator has closed the debt of a reversal, which then stays without effect.
create function is_written_off(p_site integer, p_player bigint, p_provider text, p_tx text) returns boolean language sql stable as $$
  select exists (
    select from ledger_review r
      where r.site_id = p_site and r.player_id = p_player and r.provider = p_provider and r.kind = 13 and r.provider_tx = p_tx
        and r.owed is not null and r.closed_at is not null
  );
$$;

-- As in 0157, but without funds it is a debt, which ends when the money is taken back, or stays written off.
create or replace function book_reversal(
  p_site integer, p_player bigint, p_id bigint, p_provider text, p_tx text, p_print bytea, p_amount bigint,
  p_win_tx text, p_round text, p_currency smallint, p_at timestamptz,
  out status smallint, out replayed boolean, out balance bigint, out version bigint, out transfer_id bigint
) language plpgsql as $$
declare
  v_account account%rowtype;
  v_print bytea;
  v_win transfer%rowtype;
  v_game game_tx%rowtype;
  v_amount bigint;
begin
  replayed := false;
  select * into v_account from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  if not found then status := 20; return; end if;
  balance := v_account.balance;
  version := v_account.version;

  select t.id, t.outcome, t.fingerprint into transfer_id, status, v_print from transfer t
    where t.site_id = p_site and t.player_id = p_player and t.provider = p_provider and t.kind = 13 and t.provider_tx = p_tx;
  if found then
    replayed := v_print = p_print;
    if not replayed then status := 21; transfer_id := null; end if;
    return;
  end if;
  if is_claimed_otherwise(p_site, p_player, 13::smallint, p_provider, p_tx, p_print) then status := 21; return; end if;

  select * into v_win from win_to_reverse(p_site, p_player, p_provider, p_win_tx, p_round, p_amount);
  select * into v_game from game_tx g where g.site_id = p_site and g.player_id = p_player and g.transfer_id = v_win.id;
  v_amount := coalesce(p_amount, v_win.amount);
  if p_currency <> v_account.currency then status := 7;
  elsif v_win.id is null then status := 22;
  elsif v_win.outcome <> 0 then status := 9;
  elsif p_win_tx is not null and coalesce(v_amount <> v_win.amount or p_round <> v_game.round_id, false) then status := 21;
  else
    select t.id into transfer_id from transfer t
      where t.site_id = p_site and t.player_id = p_player and t.parent_id = v_win.id and t.kind = 13;
    if found then
      -- Already answered under the id of the first.
      perform claim_key(p_site, p_player, 13::smallint, p_provider, p_tx, p_print, p_at);
      status := 0;
      replayed := true;
      return;
    end if;
    status := case when balance < v_amount or is_written_off(p_site, p_player, p_provider, p_tx) then 1 else 0 end;
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
    perform write_refusal(p_site, p_player, p_id, 13::smallint, p_provider, p_tx, p_print, status, 0, balance, null, p_at);
    return;
  end if;

  update account a set balance = a.balance - v_amount, version = a.version + (v_amount > 0)::integer,
      wins = a.wins + 1, won = a.won - v_amount
    where a.site_id = p_site and a.player_id = p_player and a.kind = 1
    returning a.* into v_account;
  balance := v_account.balance;
  version := v_account.version;
  if v_amount > 0 then
    if v_account.is_limited then
      perform count_play(p_site, p_player, site_day(p_site, p_at), 0, -v_amount, 0, null);
    end if;
    insert into posting (site_id, player_id, transfer_id, account_kind, amount, version, balance_after)
      values (p_site, p_player, p_id, 1, -v_amount, version, balance), (p_site, p_player, p_id, 10, v_amount, null, null);
  end if;
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
end $$;
