-- A win can be taken back in parts, until nothing of it is left. A reversal of more than that is refused for good and put on
-- the review list: the provider would otherwise repeat it until it gives up, and nobody would hear of it.
drop index transfer_reversal_key;

-- What is left of a win.
create function rest_of_win(p_site integer, p_player bigint, p_win bigint, p_amount bigint) returns bigint language sql stable as $$
  select p_amount - coalesce(sum(r.amount), 0)::bigint from transfer r
    where r.site_id = p_site and r.player_id = p_player and r.parent_id = p_win and r.kind = 13;
$$;

-- As in 0157, of all parts.
create or replace function is_reversed(p_site integer, p_player bigint, p_win bigint, p_amount bigint) returns boolean language sql stable as $$
  select coalesce(sum(r.amount) = p_amount, false) from transfer r
    where r.site_id = p_site and r.player_id = p_player and r.parent_id = p_win and r.kind = 13;
$$;

-- Whether something was taken back of a round.
create function has_reversal(p_site integer, p_player bigint, p_provider text, p_round text) returns boolean language sql stable as $$
  select exists (
    select from game_tx g
      where g.site_id = p_site and g.player_id = p_player and g.provider = p_provider and g.round_id = p_round and g.type = 2 and g.amount < 0
  );
$$;

-- As in 0157, but what counts is what is left.
create or replace function win_to_reverse(p_site integer, p_player bigint, p_provider text, p_win_tx text, p_round text, p_amount bigint)
returns setof transfer language sql stable as $$
  select t.* from transfer t
    where p_win_tx is not null and t.site_id = p_site and t.player_id = p_player and t.provider = p_provider and t.kind = 2
      and t.provider_tx = p_win_tx
  union all
  (select t.* from game_tx g
    join transfer t on t.site_id = g.site_id and t.player_id = g.player_id and t.id = g.transfer_id
    where p_win_tx is null and g.site_id = p_site and g.player_id = p_player and g.provider = p_provider and g.round_id = p_round
      and g.type = 2 and t.kind = 2 and rest_of_win(p_site, p_player, t.id, t.amount) >= p_amount
    order by t.id desc limit 1);
$$;

-- As in 0171, in parts.
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
    if p_win_tx is null and status = 9 then
      perform write_review(p_site, p_player, 13::smallint, p_provider, p_tx, 'reversal of more than is left', p_at);
    end if;
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

-- As in 0157, in parts.
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
  -- A bet or a reversal takes from the main account and gives to the games; wins and refunds go the other way.
  select 'game money goes its way', t.site_id, t.player_id, p.account_kind,
      case when (t.kind in (1, 13)) = (p.account_kind = 1) then -t.amount else t.amount end, p.amount
    from a_transfer t join a_posting p on p.site_id = t.site_id and p.player_id = t.player_id and p.transfer_id = t.id
    where t.kind in (1, 2, 3, 13)
      and (p.account_kind not in (1, 10) or p.amount <> case when (t.kind in (1, 13)) = (p.account_kind = 1) then -t.amount else t.amount end)
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
    where p.account_kind = 1 and p.balance_after <> t.balance_after
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
