-- As in 0175, with bonus money.
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
  -- way. The house has what a bonus that has ended won.
  select 'game money goes its way', t.site_id, t.player_id, p.account_kind,
      case when (t.kind in (1, 13)) = (p.account_kind <> 10) then -t.amount else t.amount end, p.amount
    from a_transfer t join a_posting p on p.site_id = t.site_id and p.player_id = t.player_id and p.transfer_id = t.id
    where t.kind in (1, 2, 3, 13)
      and (p.account_kind not in (1, 5, 10, 12) or (p.account_kind = 12 and t.kind = 1) or abs(p.amount) > t.amount
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

-- Bonus money of all players of all brands, in minor units.
create function bonus_money_total() returns numeric
language sql stable as $$
  select coalesce(sum(balance), 0) from account where kind = 5 and balance > 0;
$$;
