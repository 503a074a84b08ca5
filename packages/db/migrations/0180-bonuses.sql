-- Bonuses: money of a player that is apart from their own until it was staked often enough, and free rounds. Decision 054.

-- The terms of a bonus. A change of terms is a new row, so that what was accepted stays readable.
create table bonus_terms (
  site_id integer not null,
  id bigint not null,
  -- The bonus within its brand; the newest row of a slug has its current terms.
  slug text not null,
  terms jsonb not null,
  is_open boolean not null default true,
  created_at timestamptz not null,
  constraint bonus_terms_pkey primary key (site_id, id)
);
create index bonus_terms_slug_index on bonus_terms (site_id, slug, id);

-- A bonus of one player: 0 offered, 1 active, 2 completed, 3 rejected, 4 expired. What a booking has to know is copied from
-- the terms.
create table bonus_award (
  site_id integer not null,
  player_id bigint not null,
  id bigint not null,
  terms_id bigint not null,
  -- What it was given for: each cause once.
  cause text collate "C" not null,
  status smallint not null default 0,
  -- Bonus money given, in minor units; what has to be staked for it, and how much of that was.
  amount bigint not null default 0,
  wager bigint not null default 0,
  wagered bigint not null default 0,
  -- How much of a stake counts, in percent: {"types": {"slot": 100}, "games": {"9087": 0}}. A game that is not named counts
  -- nothing, and takes no bonus money.
  weights jsonb not null default '{}',
  max_stake bigint,
  -- In thousandths; a bet without odds reaches none.
  min_odds integer,
  max_release bigint,
  -- A free bet is staked when the player asks for it, before own money, and a win is paid without its stake.
  is_free_bet boolean not null default false,
  -- What has to be staked before a withdrawal; null if a withdrawal ends the bonus instead.
  turnover bigint,
  offered_at timestamptz not null,
  accept_until timestamptz not null,
  days_to_play integer not null,
  accepted_at timestamptz,
  expires_at timestamptz,
  frozen_at timestamptz,
  ended_at timestamptz,
  end_reason text,
  -- Bonus money that became the player's own, and that was taken back.
  released bigint not null default 0,
  taken bigint not null default 0,
  constraint bonus_award_pkey primary key (site_id, player_id, id),
  constraint bonus_award_cause_key unique (site_id, player_id, cause),
  constraint bonus_award_status_check check (status between 0 and 4),
  constraint bonus_award_amounts_check check (least(amount, wager, wagered, released, taken) >= 0),
  constraint bonus_award_active_check check (status <> 1 or (accepted_at is not null and expires_at is not null)),
  constraint bonus_award_end_check check ((status >= 2) = (ended_at is not null))
) with (fillfactor = 80);
create unique index bonus_award_active_key on bonus_award (site_id, player_id) where status = 1;
create index bonus_award_due_index on bonus_award ((case status when 0 then accept_until else expires_at end)) where status in (0, 1);

-- Free rounds of one player: 0 offered, 1 active, 2 cancelled, 3 completed.
create table free_spin (
  site_id integer not null,
  player_id bigint not null,
  id bigint not null,
  terms_id bigint not null,
  cause text collate "C" not null,
  status smallint not null default 0,
  -- Null until the player has chosen.
  game_id integer,
  games integer[] not null,
  -- In minor units, for one round.
  stake bigint not null,
  count integer not null,
  left_count integer not null,
  won bigint not null default 0,
  max_win bigint,
  -- The bonus that what is won belongs to; null if it is the player's own at once.
  award_id bigint,
  -- In hundredths: how often a win has to be staked.
  wager_times integer not null default 0,
  offered_at timestamptz not null,
  claim_until timestamptz not null,
  days_to_play integer not null,
  claimed_at timestamptz,
  expires_at timestamptz,
  ended_at timestamptz,
  constraint free_spin_pkey primary key (site_id, player_id, id),
  constraint free_spin_cause_key unique (site_id, player_id, cause),
  constraint free_spin_status_check check (status between 0 and 3),
  constraint free_spin_left_check check (left_count between 0 and count),
  constraint free_spin_game_check check (status <> 1 or (game_id is not null and expires_at is not null))
);
create index free_spin_due_index on free_spin ((case status when 0 then claim_until else expires_at end)) where status in (0, 1);
create index free_spin_award_index on free_spin (site_id, player_id, award_id) where award_id is not null;

-- The bets of an active bonus, and the free rounds that were played.
create table bonus_stake (
  site_id integer not null,
  player_id bigint not null,
  -- Of the bet.
  transfer_id bigint not null,
  award_id bigint,
  free_spin_id bigint,
  own bigint not null,
  part bigint not null,
  -- What counts as staked, and what will once the bet is settled.
  counted bigint not null,
  to_count bigint not null default 0,
  -- The bonus's part of what was won, and of that the stake of a free bet, which is not paid.
  won bigint not null default 0,
  kept bigint not null default 0,
  -- A bet on sport, which may be paid in parts and is settled only when its round is closed.
  is_sport boolean not null default false,
  is_settled boolean not null default false,
  -- Its wins by the ids of their transfers, each with the part of it that was the bonus's, or the free rounds', and how much of
  -- that was paid as own money or left to the house because the bonus had ended, what was the house's besides, what has to be
  -- staked for it, and how much was taken back:
  -- {"17": {"amount": 900, "part": 300, "own": 0, "house": 0, "kept": 100, "wager": 0, "undone": 0}}.
  wins jsonb not null default '{}',
  constraint bonus_stake_pkey primary key (site_id, player_id, transfer_id),
  constraint bonus_stake_cause_check check ((award_id is null) <> (free_spin_id is null))
);
create index bonus_stake_award_index on bonus_stake (site_id, player_id, award_id, transfer_id) where award_id is not null;
create index bonus_stake_spin_index on bonus_stake (site_id, player_id, free_spin_id) where free_spin_id is not null;

-- Of the main account: 0 never had a bonus, 1 had one, 2 has one that bets are judged by.
alter table account add column bonus smallint not null default 0;

-- How much of a stake at a game counts, in percent.
create function bonus_weight(p_weights jsonb, p_game integer) returns integer language sql stable as $$
  select coalesce(
    (p_weights -> 'games' ->> p_game::text)::integer,
    (p_weights -> 'types' ->> (select g.type from game g where g.id = p_game))::integer, 0
  );
$$;

-- The version of what a player sees: of the main account, and of bonus money if there was any.
create function bonus_version(p_site integer, p_player bigint, p_bonus smallint) returns bigint language sql stable as $$
  select case when p_bonus = 0 then 0 else
    (select b.version from account b where b.site_id = p_site and b.player_id = p_player and b.kind = 5) end;
$$;

-- The bonus money of a player, which their pages show, and of it what the next bet at a game may take. No row without it.
create function bonus_money(p_site integer, p_player bigint, p_game integer, p_at timestamptz)
returns table (shown bigint, usable bigint) language sql stable as $$
  select b.balance, case when w.expires_at > p_at and not w.is_free_bet and bonus_weight(w.weights, p_game) > 0 then b.balance else 0 end
    from bonus_award w
    join account b on b.site_id = w.site_id and b.player_id = w.player_id and b.kind = 5
    where w.site_id = p_site and w.player_id = p_player and w.status = 1 and w.frozen_at is null;
$$;

create function usable_bonus(p_site integer, p_player bigint, p_game integer, p_at timestamptz) returns bigint language sql stable as $$
  select coalesce((select m.usable from bonus_money(p_site, p_player, p_game, p_at) m), 0);
$$;

-- Judges a bet by the active bonus: 0 it may be booked, 1 no funds, 11 the terms refuse it. Own money is staked first.
-- `money` and `money_version` are those of the bonus account, `is_usable` whether the next bet at the game could take of it.
create function split_stake(
  p_site integer, p_player bigint, p_game integer, p_amount bigint, p_balance bigint, p_odds integer, p_free boolean, p_at timestamptz,
  out status smallint, out award bigint, out part bigint, out counted bigint, out money bigint, out money_version bigint, out is_usable boolean
) language plpgsql as $$
declare
  v_award bigint;
  v_max_stake bigint;
  v_is_free_bet boolean;
  v_is_too_sure boolean;
  v_weight integer;
begin
  status := 0;
  part := 0;
  counted := 0;
  is_usable := false;
  select w.id, w.max_stake, w.is_free_bet, bonus_weight(w.weights, p_game), coalesce(p_odds, 0) < w.min_odds, b.balance, b.version
    into v_award, v_max_stake, v_is_free_bet, v_weight, v_is_too_sure, money, money_version
    from account b left join bonus_award w
      on w.site_id = b.site_id and w.player_id = b.player_id and w.status = 1 and w.frozen_at is null and w.expires_at > p_at
    where b.site_id = p_site and b.player_id = p_player and b.kind = 5;
  if v_award is null then
    status := case when p_free then 11 when p_balance < p_amount then 1 else 0 end;
    return;
  end if;
  is_usable := not v_is_free_bet and v_weight > 0;
  if v_is_too_sure then v_weight := 0; end if;
  if v_is_free_bet or p_free then
    if not p_free then status := case when p_balance < p_amount then 1 else 0 end; return; end if;
    if not v_is_free_bet or v_weight = 0 or p_amount <> money then status := 11; return; end if;
    part := p_amount;
  else
    part := greatest(p_amount - p_balance, 0);
    if part > money then status := 1;
    elsif v_weight = 0 and part > 0 then status := 11;
    elsif v_weight > 0 and money > 0 and p_amount > v_max_stake then status := 11;
    end if;
    if status <> 0 then part := 0; return; end if;
  end if;
  if v_weight > 0 then
    award := v_award;
    -- A stake above the largest one is possible while all bonus money is in open bets.
    counted := case when p_free then p_amount else least(p_amount, coalesce(v_max_stake, p_amount)) end * v_weight / 100;
  end if;
end $$;

-- Notes that a bet is settled. What it counts is added only now if it was a bet on sport: while it was open, it could have been
-- void.
create function settle_stake(p_site integer, p_player bigint, p_bet bigint) returns void language plpgsql as $$
declare
  v_stake bonus_stake%rowtype;
  v_counts boolean := false;
begin
  select s.* into v_stake from bonus_stake s
    where s.site_id = p_site and s.player_id = p_player and s.transfer_id = p_bet and not s.is_settled;
  if not found then return; end if;
  if v_stake.to_count > 0 then
    update bonus_award w set wagered = w.wagered + v_stake.to_count
      where w.site_id = p_site and w.player_id = p_player and w.id = v_stake.award_id and w.status = 1;
    v_counts := found;
  end if;
  update bonus_stake s set is_settled = true, counted = s.counted + case when v_counts then s.to_count else 0 end, to_count = 0
    where s.site_id = p_site and s.player_id = p_player and s.transfer_id = p_bet;
end $$;

-- Likewise of all bets of a round that has ended.
create function settle_round(p_site integer, p_player bigint, p_provider text, p_round text) returns void language sql as $$
  select settle_stake(s.site_id, s.player_id, s.transfer_id) from game_tx g
    join bonus_stake s on s.site_id = g.site_id and s.player_id = g.player_id and s.transfer_id = g.transfer_id
    where g.site_id = p_site and g.player_id = p_player and g.round_id = p_round and g.provider = p_provider and g.type = 1
      and not s.is_settled;
$$;

-- Keeps with its bet how a win was divided.
create function note_bonus_win(
  p_site integer, p_player bigint, p_bet bigint, p_win bigint, p_amount bigint, p_part bigint, p_own bigint, p_house bigint,
  p_kept bigint, p_wager bigint
) returns void language sql as $$
  update bonus_stake s set wins = s.wins || jsonb_build_object(p_win::text, jsonb_build_object(
      'amount', p_amount, 'part', p_part, 'own', p_own, 'house', p_house, 'kept', p_kept, 'wager', p_wager, 'undone', 0
    ))
    where s.site_id = p_site and s.player_id = p_player and s.transfer_id = p_bet and p_part + p_kept > 0;
$$;

-- Where the win (2) or the refund (3) of a free round goes.
create function credit_free_round(
  p_site integer, p_player bigint, p_bet bigint, p_spin bigint, p_kind smallint, p_amount bigint, p_id bigint,
  out to_bonus bigint, out to_house bigint
) language plpgsql as $$
declare
  v_spin free_spin%rowtype;
  v_share bigint;
  v_wager bigint := 0;
begin
  to_bonus := 0;
  to_house := 0;
  perform settle_stake(p_site, p_player, p_bet);
  if p_kind = 3 then
    -- Under a bonus that has ended, the round could win nothing.
    update free_spin f set left_count = f.left_count + 1, status = 1, ended_at = null
      where f.site_id = p_site and f.player_id = p_player and f.id = p_spin and f.status in (1, 3)
        and (f.award_id is null or exists (
          select from bonus_award w where w.site_id = p_site and w.player_id = p_player and w.id = f.award_id and w.status = 1
        ));
    return;
  end if;
  select f.* into v_spin from free_spin f where f.site_id = p_site and f.player_id = p_player and f.id = p_spin;
  v_share := least(p_amount, greatest(coalesce(v_spin.max_win - v_spin.won, p_amount), 0));
  if v_spin.award_id is not null and v_share > 0 then
    v_wager := ceil(v_share::numeric * v_spin.wager_times / 100);
    update bonus_award w set amount = w.amount + v_share, wager = w.wager + v_wager
      where w.site_id = p_site and w.player_id = p_player and w.id = v_spin.award_id and w.status = 1;
    if found then to_bonus := v_share; else v_share := 0; v_wager := 0; end if;
  end if;
  to_house := p_amount - v_share;
  update free_spin f set won = f.won + v_share where f.site_id = p_site and f.player_id = p_player and f.id = p_spin;
  perform note_bonus_win(p_site, p_player, p_bet, p_id, p_amount, v_share, 0, 0, to_house, v_wager);
end $$;

-- Lets a completed bonus go on whose money comes back: a free bet that is returned is a free bet again, and one that was lost
-- before enough was staked is still to be staked for. Returns whether it could: not after its time, and not beside another one.
create function reopen_bonus(p_site integer, p_player bigint, p_award bigint, p_at timestamptz) returns boolean language plpgsql as $$
declare
  v_is_held constant boolean := is_bonus_held(p_site, p_player);
begin
  -- What is returned has to be staked again, whatever else has counted.
  update bonus_award w set status = 1, ended_at = null, end_reason = null, wager = greatest(w.wager, w.wagered),
      frozen_at = case when v_is_held then p_at end
    where w.site_id = p_site and w.player_id = p_player and w.id = p_award and w.status = 2 and w.expires_at > p_at
      and not exists (
        select from bonus_award o where o.site_id = p_site and o.player_id = p_player and o.status = 1
      );
  if not found then return false; end if;
  update account a set bonus = case when v_is_held then 1 else 2 end
    where a.site_id = p_site and a.player_id = p_player and a.kind = 1;
  return true;
end $$;

-- Where a bonus's money goes that comes back from a bet: to the bonus while it is active; once it is completed it is the
-- player's own, up to what the terms release; the rest is the house's.
create function divide_bonus_money(p_award bonus_award, p_amount bigint, out to_bonus bigint, out to_house bigint) language plpgsql as $$
declare
  v_own bigint := 0;
begin
  to_bonus := case p_award.status when 1 then p_amount else 0 end;
  if p_award.status = 2 then
    v_own := least(p_amount, greatest(coalesce(p_award.max_release - p_award.released, p_amount), 0));
  end if;
  to_house := p_amount - to_bonus - v_own;
  if p_award.status = 1 or p_amount = 0 then return; end if;
  update bonus_award w set released = w.released + v_own, taken = w.taken + p_amount - v_own
    where w.site_id = p_award.site_id and w.player_id = p_award.player_id and w.id = p_award.id;
end $$;

-- Where a win (2) or a refund (3) of a bet goes that was judged by a bonus: what is neither the bonus's nor the house's is
-- the player's own. A share is rounded in favour of own money. `p_id` is the transfer that books it.
create function split_credit(
  p_site integer, p_player bigint, p_bet bigint, p_kind smallint, p_amount bigint, p_id bigint, p_at timestamptz,
  out to_bonus bigint, out to_house bigint
) language plpgsql as $$
declare
  v_stake bonus_stake%rowtype;
  v_award bonus_award%rowtype;
  v_share bigint;
  v_kept bigint := 0;
begin
  to_bonus := 0;
  to_house := 0;
  select s.* into v_stake from bonus_stake s where s.site_id = p_site and s.player_id = p_player and s.transfer_id = p_bet;
  if not found then return; end if;
  if v_stake.free_spin_id is not null then
    select c.to_bonus, c.to_house into to_bonus, to_house
      from credit_free_round(p_site, p_player, p_bet, v_stake.free_spin_id, p_kind, p_amount, p_id) c;
    return;
  end if;

  -- A part of a bet on sport may be cashed out while the rest of it is open.
  if p_kind = 2 and not v_stake.is_sport then perform settle_stake(p_site, p_player, p_bet); end if;
  if p_kind = 2 and v_stake.part = 0 then return; end if;
  select w.* into v_award from bonus_award w where w.site_id = p_site and w.player_id = p_player and w.id = v_stake.award_id;
  if p_kind = 2 then
    v_share := floor(p_amount::numeric * v_stake.part / (v_stake.own + v_stake.part));
    if v_award.is_free_bet then v_kept := least(v_share, v_stake.part - v_stake.kept); end if;
    v_share := v_share - v_kept;
  else
    v_share := v_stake.part;
  end if;
  if v_share > 0 and v_award.status = 2
    and ((p_kind = 3 and v_award.is_free_bet) or (v_award.end_reason = 'spent' and v_award.wagered < v_award.wager)) then
    v_award.status := case when reopen_bonus(p_site, p_player, v_award.id, p_at) then 1 else 4 end;
  end if;
  if p_kind = 3 then
    select d.to_bonus, d.to_house into to_bonus, to_house from divide_bonus_money(v_award, v_share) d;
    update bonus_award w set wagered = greatest(w.wagered - v_stake.counted, 0)
      where w.site_id = p_site and w.player_id = p_player and w.id = v_award.id and w.status = 1 and v_stake.counted > 0;
    update bonus_stake s set is_settled = true, counted = 0, to_count = 0
      where s.site_id = p_site and s.player_id = p_player and s.transfer_id = p_bet;
    return;
  end if;

  select d.to_bonus, d.to_house into to_bonus, to_house from divide_bonus_money(v_award, v_share) d;
  update bonus_stake s set won = s.won + v_share + v_kept, kept = s.kept + v_kept
    where s.site_id = p_site and s.player_id = p_player and s.transfer_id = p_bet;
  perform note_bonus_win(p_site, p_player, p_bet, p_id, p_amount, v_share, v_share - to_bonus - to_house, to_house, v_kept, 0);
  to_house := to_house + v_kept;
end $$;

-- Ends an active bonus; the caller has locked the main account. Completed (2), what is left becomes the player's own, up to
-- what the terms release; rejected (3) or expired (4), it is taken back. Returns whether it has ended now.
create function write_bonus_end(
  p_site integer, p_player bigint, p_award bigint, p_id bigint, p_status smallint, p_reason text, p_at timestamptz
) returns boolean language plpgsql as $$
declare
  v_award bonus_award%rowtype;
  v_main account%rowtype;
  v_money account%rowtype;
  v_released bigint;
begin
  select w.* into v_award from bonus_award w
    where w.site_id = p_site and w.player_id = p_player and w.id = p_award and w.status = 1;
  if not found then return false; end if;
  select a.* into v_main from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1;
  select a.* into v_money from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 5;
  v_released := case p_status when 2 then
    least(v_money.balance, greatest(coalesce(v_award.max_release - v_award.released, v_money.balance), 0)) else 0 end;
  -- Own money that would grow too large stays a bonus until some of it is withdrawn.
  if not fits_balance(v_main.balance, v_released) then return false; end if;

  update account a set balance = case a.kind when 1 then a.balance + v_released else 0 end,
      version = a.version + case a.kind when 1 then v_released > 0 else a.balance > 0 end::integer,
      bonus = case a.kind when 1 then 1 else 0 end
    where a.site_id = p_site and a.player_id = p_player and a.kind in (1, 5);
  if v_money.balance > 0 then
    insert into posting (site_id, player_id, transfer_id, account_kind, amount, version, balance_after)
      select p_site, p_player, p_id, side.* from (values
        (5::smallint, -v_money.balance, v_money.version + 1, 0::bigint),
        (1::smallint, v_released, v_main.version + 1, v_main.balance + v_released),
        (12::smallint, v_money.balance - v_released, null, null)
      ) as side(kind, change, version, balance) where side.change <> 0;
    insert into transfer (site_id, player_id, id, kind, provider, provider_tx, fingerprint, outcome, amount, balance_after, created_at)
      -- One that went on after its first end has another.
      values (p_site, p_player, p_id, 9, 'bonus', 'end:' || p_award || ':' || p_id, ''::bytea, 0, v_money.balance,
        v_main.balance + v_released, p_at);
  end if;
  update bonus_award w set status = p_status, ended_at = p_at, end_reason = p_reason, frozen_at = null,
      released = w.released + v_released, taken = w.taken + v_money.balance - v_released
    where w.site_id = p_site and w.player_id = p_player and w.id = p_award;
  -- Free rounds whose wins would belong to it.
  update free_spin f set status = 2, ended_at = p_at
    where f.site_id = p_site and f.player_id = p_player and f.award_id = p_award and f.status = 1;
  return true;
end $$;

-- Whether the bonus of a player stands still: the account is closed, or a withdrawal waits.
create function is_bonus_held(p_site integer, p_player bigint) returns boolean language sql volatile as $$
  select account_is_closed(p_site, p_player) or exists (
    select from payment_transaction t
      where t.site_id = p_site and t.player_id = p_player and t.kind = 2 and t.status in (0, 3)
  );
$$;

-- Makes an offered bonus the player's own money at once, which needs no stakes, whatever else is active. Returns whether the
-- balance has room for it.
create function release_offer(p_site integer, p_player bigint, p_award bonus_award, p_id bigint, p_at timestamptz) returns boolean
language plpgsql as $$
declare
  v_main account%rowtype;
  v_released constant bigint := least(p_award.amount, coalesce(p_award.max_release, p_award.amount));
begin
  select a.* into v_main from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1;
  if not fits_balance(v_main.balance, v_released) then return false; end if;
  if v_released > 0 then
    update account a set balance = a.balance + v_released, version = a.version + 1
      where a.site_id = p_site and a.player_id = p_player and a.kind = 1;
    insert into posting (site_id, player_id, transfer_id, account_kind, amount, version, balance_after)
      values (p_site, p_player, p_id, 1, v_released, v_main.version + 1, v_main.balance + v_released),
        (p_site, p_player, p_id, 12, -v_released, null, null);
    insert into transfer (site_id, player_id, id, kind, provider, provider_tx, fingerprint, outcome, amount, balance_after, created_at)
      values (p_site, p_player, p_id, 9, 'bonus', 'start:' || p_award.id, ''::bytea, 0, v_released, v_main.balance + v_released, p_at);
  end if;
  update bonus_award w set status = 2, accepted_at = p_at, expires_at = p_at, ended_at = p_at, end_reason = 'wagered',
      released = v_released, taken = w.amount - v_released
    where w.site_id = p_site and w.player_id = p_player and w.id = p_award.id;
  return true;
end $$;

-- Starts an offered bonus: 0 started, 1 another one is active, 2 it is not on offer or the time to accept it is over,
-- 3 the balance would grow too large, 20 unknown account. The same again answers the same while it is active, or if it was own
-- money at once.
create function start_bonus(p_site integer, p_player bigint, p_award bigint, p_id bigint, p_at timestamptz) returns smallint
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

-- Whether free rounds of a bonus may still win: some are left, or one that was played has no outcome yet.
create function has_open_rounds(p_site integer, p_player bigint, p_award bigint) returns boolean language sql stable as $$
  select exists (
    select from free_spin f
      where f.site_id = p_site and f.player_id = p_player and f.award_id = p_award and (f.status = 1 or exists (
        select from bonus_stake s join game_tx g on g.site_id = s.site_id and g.player_id = s.player_id and g.transfer_id = s.transfer_id
          where s.site_id = f.site_id and s.player_id = f.player_id and s.free_spin_id = f.id and not s.is_settled
            and is_round_open(g.site_id, g.player_id, g.provider, g.round_id)
      ))
  );
$$;

-- Whether bets are open that took money of a bonus and may win some back. A bet on sport is, whatever was cashed out of it,
-- until its round is closed.
create function has_open_stakes(p_site integer, p_player bigint, p_award bigint) returns boolean language sql stable as $$
  select exists (
    select from bonus_stake s join game_tx g on g.site_id = s.site_id and g.player_id = s.player_id and g.transfer_id = s.transfer_id
      where s.site_id = p_site and s.player_id = p_player and s.award_id = p_award and s.part > 0 and not s.is_settled
        and (s.is_sport or is_round_open(g.site_id, g.player_id, g.provider, g.round_id))
  );
$$;

-- Why an active bonus with this much money ends, or null if it goes on. While it is frozen, its time stands still.
create function why_bonus_ends(p_award bonus_award, p_money bigint, p_at timestamptz) returns text language sql stable as $$
  select case
    when p_award.status <> 1 or p_award.frozen_at is not null then null
    when p_award.expires_at <= p_at then
      -- Free rounds that were left over are no reason to take what the others have won.
      case when p_award.wagered >= p_award.wager and p_award.amount > 0 then 'wagered' else 'time is up' end
    when p_money > 0 and p_award.wagered < p_award.wager then null
    when has_open_rounds(p_award.site_id, p_award.player_id, p_award.id) then null
    when p_money > 0 then 'wagered'
    when has_open_stakes(p_award.site_id, p_award.player_id, p_award.id) then null
    else 'spent'
  end;
$$;

-- Ends a bonus that is offered or active, if the reason still holds: it may have been accepted, won or staked for since that
-- was found. Returns whether it has ended now.
create function end_bonus(
  p_site integer, p_player bigint, p_award bigint, p_id bigint, p_status smallint, p_reason text, p_at timestamptz
) returns boolean language plpgsql as $$
declare
  v_at constant timestamptz := least(p_at, limit_clock());
  v_why text;
begin
  perform from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  update bonus_award w set status = p_status, ended_at = p_at, end_reason = p_reason
    where w.site_id = p_site and w.player_id = p_player and w.id = p_award and w.status = 0 and p_status in (3, 4)
      and (p_reason in ('declined', 'operator', 'withdrawn') or (p_reason = 'not accepted' and w.accept_until <= v_at));
  if found then return true; end if;
  if p_reason in ('declined', 'not accepted') then return false; end if;
  if p_reason in ('wagered', 'spent', 'time is up') then
    select why_bonus_ends(w, a.balance, v_at) into v_why
      from bonus_award w join account a on a.site_id = w.site_id and a.player_id = w.player_id and a.kind = 5
      where w.site_id = p_site and w.player_id = p_player and w.id = p_award;
    if v_why is distinct from p_reason then return false; end if;
  end if;
  return write_bonus_end(p_site, p_player, p_award, p_id, p_status, p_reason, p_at);
end $$;

-- Freezes the active bonus of a player, or lets it go on where it stopped unless something holds it by now. A frozen one
-- keeps its money and its time, takes no bet and counts none.
create function freeze_bonus(p_site integer, p_player bigint, p_is_frozen boolean, p_at timestamptz) returns void language plpgsql as $$
declare
  v_award bonus_award%rowtype;
  v_pause interval;
begin
  perform from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  select w.* into v_award from bonus_award w where w.site_id = p_site and w.player_id = p_player and w.status = 1;
  if not found or p_is_frozen = (v_award.frozen_at is not null) or (not p_is_frozen and is_bonus_held(p_site, p_player)) then return; end if;
  v_pause := case when p_is_frozen then interval '0' else greatest(p_at - v_award.frozen_at, interval '0') end;
  update bonus_award w set frozen_at = case when p_is_frozen then p_at end, expires_at = w.expires_at + v_pause
    where w.site_id = p_site and w.player_id = p_player and w.id = v_award.id;
  update free_spin f set expires_at = f.expires_at + v_pause
    where f.site_id = p_site and f.player_id = p_player and f.award_id = v_award.id and f.status = 1;
  update account a set bonus = case when p_is_frozen then 1 else 2 end
    where a.site_id = p_site and a.player_id = p_player and a.kind = 1;
end $$;

-- Claims offered free rounds for a game: 0 claimed, 1 another bonus is active, 2 not on offer, 3 not a game of the offer,
-- 20 unknown account. The same again answers the same while they are active.
create function claim_free_spins(p_site integer, p_player bigint, p_spin bigint, p_game integer, p_at timestamptz) returns smallint
language plpgsql as $$
declare
  v_spin free_spin%rowtype;
  v_started smallint;
begin
  perform from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  if not found then return 20; end if;
  select f.* into v_spin from free_spin f where f.site_id = p_site and f.player_id = p_player and f.id = p_spin;
  if not found or (v_spin.status = 1 and v_spin.game_id <> p_game) then return 2; end if;
  if v_spin.status = 1 then return 0; end if;
  if v_spin.status <> 0 or v_spin.claim_until <= p_at then return 2; end if;
  if not p_game = any(v_spin.games) then return 3; end if;
  if v_spin.award_id is not null then
    v_started := start_bonus(p_site, p_player, v_spin.award_id, 0, p_at);
    if v_started <> 0 then return v_started; end if;
  end if;
  update free_spin f set status = 1, game_id = p_game, claimed_at = p_at, expires_at = p_at + make_interval(days => f.days_to_play)
    where f.site_id = p_site and f.player_id = p_player and f.id = p_spin;
  update account a set bonus = greatest(a.bonus, 1::smallint) where a.site_id = p_site and a.player_id = p_player and a.kind = 1;
  return 0;
end $$;

-- Whether the bonus that free rounds belong to is frozen, so that their time stands still.
create function is_spin_frozen(p_spin free_spin) returns boolean language sql stable as $$
  select exists (
    select from bonus_award w
      where w.site_id = p_spin.site_id and w.player_id = p_spin.player_id and w.id = p_spin.award_id and w.status = 1
        and w.frozen_at is not null
  );
$$;

-- Ends free rounds whose time is over. Returns whether they have ended now; a bonus that they belong to may be completed by
-- that, or is spent.
create function end_free_spins(p_site integer, p_player bigint, p_spin bigint, p_at timestamptz) returns boolean language plpgsql as $$
begin
  perform from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  update free_spin f set status = 2, ended_at = p_at
    where f.site_id = p_site and f.player_id = p_player and f.id = p_spin and f.status in (0, 1)
      and case f.status when 0 then f.claim_until else f.expires_at end <= least(p_at, limit_clock()) and not is_spin_frozen(f);
  return found;
end $$;

-- What has to be ended: offers and bonuses whose time is over, bonuses that were staked for or lost, and free rounds (those
-- have no reason). What ends cannot be restored, so the time must have come by the house's clock as well as the caller's.
create function due_bonuses(p_at timestamptz, p_limit integer)
returns table (site_id integer, player_id bigint, id bigint, reason text) language plpgsql as $$
declare
  v_at constant timestamptz := least(p_at, limit_clock());
begin
  return query
  (select w.site_id, w.player_id, w.id, case w.status when 0 then 'not accepted' else why_bonus_ends(w, 0, v_at) end
    from bonus_award w
    where w.status in (0, 1) and case w.status when 0 then w.accept_until else w.expires_at end <= v_at
      and (w.status = 0 or w.frozen_at is null)
    limit p_limit)
  union all
  (select f.site_id, f.player_id, f.id, null
    from free_spin f
    where f.status in (0, 1) and case f.status when 0 then f.claim_until else f.expires_at end <= v_at and not is_spin_frozen(f)
    limit p_limit)
  union all
  (select w.site_id, w.player_id, w.id, due.why
    from bonus_award w join account b on b.site_id = w.site_id and b.player_id = w.player_id and b.kind = 5
    cross join lateral why_bonus_ends(w, b.balance, v_at) as due(why)
    where w.status = 1 and w.frozen_at is null and w.expires_at > v_at and (b.balance = 0 or w.wagered >= w.wager)
      and due.why is not null
    limit p_limit);
end $$;

-- As in 0130; the mark of a bonus is written with the balance.
create or replace function grant_site_rights(p_role name) returns void language plpgsql as $$
declare
  v_name text;
  v_rights text;
begin
  if not has_schema_privilege(p_role, 'public', 'usage') then execute format('grant usage on schema public to %I', p_role); end if;
  -- In a database that was created by PostgreSQL 14 or older, everyone could add functions that are found by their name.
  if exists (select from pg_namespace n, aclexplode(n.nspacl) a where n.nspname = 'public' and a.grantee = 0 and a.privilege_type = 'CREATE')
    then revoke create on schema public from public; end if;

  for v_name, v_rights in
    select c.oid::regclass::text, array_to_string(site_rights(c), ', ') from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and site_rights(c) <> array(
        select a.privilege_type from aclexplode(c.relacl) a where a.grantee = p_role::regrole order by a.privilege_type
      )
  loop
    execute format('revoke all on %s from %I', v_name, p_role);
    if v_rights <> '' then execute format('grant %s on %s to %I', v_rights, v_name, p_role); end if;
  end loop;
  if not has_column_privilege(p_role, 'account', 'bonus', 'update') then
    execute format('grant update (balance, version, state, bets, wins, refunds, staked, won, refunded, bonus) on account to %I', p_role);
  end if;
  if not has_column_privilege(p_role, 'player_message', 'read_at', 'update') then
    execute format('grant update (read_at) on player_message to %I', p_role);
  end if;

  for v_name in
    select p.oid::regprocedure::text from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prosecdef and not has_function_privilege(p_role, p.oid, 'execute')
  loop
    execute format('grant execute on function %s to %I', v_name, p_role);
  end loop;

  -- The queue of jobs creates and migrates its own tables.
  if to_regnamespace('pgboss') is null then create schema pgboss; end if;
  if not has_schema_privilege(p_role, 'pgboss', 'create') then execute format('grant usage, create on schema pgboss to %I', p_role); end if;
  for v_name in
    select format('table %s', c.oid::regclass) from pg_class c
      where c.relnamespace = 'pgboss'::regnamespace and c.relkind in ('r', 'p', 'v') and c.relowner <> p_role::regrole
    union all
    select format('routine %s', p.oid::regprocedure) from pg_proc p
      where p.pronamespace = 'pgboss'::regnamespace and p.proowner <> p_role::regrole
    union all
    select format('type %s', t.oid::regtype) from pg_type t
      where t.typnamespace = 'pgboss'::regnamespace and t.typtype in ('e', 'd') and t.typowner <> p_role::regrole
  loop
    execute format('alter %s owner to %I', v_name, p_role);
  end loop;
end $$;
