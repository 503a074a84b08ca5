-- The proof of the ledger in slices of players, rounds that stay open, and when both were last checked.

drop function ledger_breaks(integer);

-- The last player of the slice that starts after a player; no row if the slice reaches the end.
create function ledger_slice_end(p_site integer, p_player bigint, p_size integer)
returns table (site_id integer, player_id bigint) language sql stable as $$
  select a.site_id, a.player_id from account a
    where a.kind = 1 and (a.site_id, a.player_id) > (p_site, p_player)
    order by a.site_id, a.player_id offset p_size - 1 limit 1
$$;

-- Finds everything that contradicts the ledger's rules among the players after one and up to another; no row
-- means that the money adds up. No rule involves two players, so slices may be proven at different times.
create function ledger_breaks(p_after_site integer, p_after_player bigint, p_to_site integer, p_to_player bigint)
returns table (rule text, site_id integer, player_id bigint, account_kind smallint, expected bigint, found bigint)
language sql stable as $$
  with an_account as (
    select * from account x
      where (x.site_id, x.player_id) > (p_after_site, p_after_player) and (x.site_id, x.player_id) <= (p_to_site, p_to_player)
  ), a_transfer as (
    select * from transfer x
      where (x.site_id, x.player_id) > (p_after_site, p_after_player) and (x.site_id, x.player_id) <= (p_to_site, p_to_player)
  ), a_posting as (
    select * from posting x
      where (x.site_id, x.player_id) > (p_after_site, p_after_player) and (x.site_id, x.player_id) <= (p_to_site, p_to_player)
  ), a_game as (
    select * from game_tx x
      where (x.site_id, x.player_id) > (p_after_site, p_after_player) and (x.site_id, x.player_id) <= (p_to_site, p_to_player)
  )
  -- The postings of a transfer sum to zero and move exactly its amount.
  select 'transfer is balanced', t.site_id, t.player_id, null::smallint, 0::bigint, coalesce(sum(p.amount), 0)::bigint
    from a_transfer t left join a_posting p on p.site_id = t.site_id and p.player_id = t.player_id and p.transfer_id = t.id
    group by t.site_id, t.player_id, t.id, t.outcome, t.amount
    having coalesce(sum(p.amount), 0) <> 0
      or coalesce(sum(p.amount) filter (where p.amount > 0), 0) <> case when t.outcome = 0 then t.amount else 0 end
  union all
  -- A bet takes from the main account and gives to the games; wins and refunds go the other way.
  select 'game money goes its way', t.site_id, t.player_id, p.account_kind,
      case when (t.kind = 1) = (p.account_kind = 1) then -t.amount else t.amount end, p.amount
    from a_transfer t join a_posting p on p.site_id = t.site_id and p.player_id = t.player_id and p.transfer_id = t.id
    where t.kind in (1, 2, 3)
      and (p.account_kind not in (1, 10) or p.amount <> case when (t.kind = 1) = (p.account_kind = 1) then -t.amount else t.amount end)
  union all
  select 'posting has its transfer', p.site_id, p.player_id, p.account_kind, 0, p.transfer_id
    from a_posting p left join a_transfer t on t.site_id = p.site_id and t.player_id = p.player_id and t.id = p.transfer_id
    where t.id is null
  union all
  -- A balance is the sum of its postings, and its version is their number.
  select 'balance is the sum of postings', a.site_id, a.player_id, a.kind, coalesce(sum(p.amount), 0)::bigint, a.balance
    from an_account a left join a_posting p on p.site_id = a.site_id and p.player_id = a.player_id and p.account_kind = a.kind
    group by a.site_id, a.player_id, a.kind, a.balance, a.version
    having coalesce(sum(p.amount), 0) <> a.balance or count(p.amount) <> a.version
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
        lag(p.balance_after, 1, 0::bigint) over chain as before,
        lag(p.version, 1, 0::bigint) over chain as version_before
      from a_posting p where p.account_kind < 10
      window chain as (partition by p.site_id, p.player_id, p.account_kind order by p.version)
    ) c
    where c.before + c.amount <> c.balance_after or c.version <> c.version_before + 1
  union all
  select 'transfer keeps the balance it left', t.site_id, t.player_id, p.account_kind, p.balance_after, t.balance_after
    from a_transfer t join a_posting p on p.site_id = t.site_id and p.player_id = t.player_id and p.transfer_id = t.id
    where p.account_kind = 1 and p.balance_after <> t.balance_after
  union all
  -- A player's history has each booked game transfer of the ledger once, and nothing else.
  select 'history equals the ledger', coalesce(t.site_id, g.site_id), coalesce(t.player_id, g.player_id), null, t.amount, g.amount
    from (select * from a_transfer where kind in (1, 2, 3) and outcome = 0) t
    full join a_game g on g.site_id = t.site_id and g.player_id = t.player_id and g.transfer_id = t.id
    where (t.kind, t.amount, t.provider, t.provider_tx, t.balance_after)
      is distinct from (g.type, g.amount, g.provider, g.provider_tx, g.balance_after)
  union all
  -- A win pays a booked bet; a refund returns a booked bet in full, if it has no win.
  select 'win or refund fits its bet', t.site_id, t.player_id, null, b.amount, t.amount
    from a_transfer t
    left join a_game g on g.site_id = t.site_id and g.player_id = t.player_id and g.transfer_id = t.id
    left join a_transfer b on b.site_id = t.site_id and b.player_id = t.player_id and b.id = t.parent_id
    where t.outcome = 0 and (
      (t.kind = 2 and (t.parent_id is not null or g.play = 0) and (b.kind, b.outcome) is distinct from (1::smallint, 0::smallint))
      or (t.kind = 3 and (
        (b.kind, b.outcome, b.amount) is distinct from (1::smallint, 0::smallint, t.amount)
        or exists (
          select from a_transfer w
            where w.site_id = t.site_id and w.player_id = t.player_id and w.parent_id = t.parent_id and w.kind = 2 and w.outcome = 0
        )
      ))
    )
$$;

-- When each check last ran, and how much it found: read by /metrics in every process.
create table ledger_check (
  name text primary key,
  checked_at timestamptz not null,
  found integer not null
);

-- Rounds with a bet that has been unsettled for a day. Added by the bet's age, deleted when settled.
create table stuck_round (
  site_id integer not null,
  player_id bigint not null,
  provider text collate "C" not null,
  round_id text collate "C" not null,
  game_id integer not null,
  opened_at timestamptz not null,
  constraint stuck_round_pkey primary key (site_id, player_id, provider, round_id)
);

-- Whether a booked bet of the round has neither a win nor a refund, and the round has not ended.
create function is_round_open(p_site integer, p_player bigint, p_provider text, p_round text)
returns boolean language sql stable as $$
  select not exists (
    select from closed_round c
      where c.site_id = p_site and c.player_id = p_player and c.provider = p_provider and c.round_id = p_round
  ) and exists (
    select from game_tx g
      where g.site_id = p_site and g.player_id = p_player and g.round_id = p_round and g.provider = p_provider and g.type = 1
        and not exists (
          select from transfer t
            where t.site_id = g.site_id and t.player_id = g.player_id and t.parent_id = g.transfer_id
              and t.kind in (2, 3) and t.outcome = 0
        )
  );
$$;

-- Checks the bets of a time span and the rounds found earlier; returns how many rounds are stuck.
create function find_stuck_rounds(p_from timestamptz, p_to timestamptz)
returns integer language plpgsql as $$
begin
  insert into stuck_round (site_id, player_id, provider, round_id, game_id, opened_at)
    select b.site_id, b.player_id, b.provider, b.round_id, b.game_id, b.opened_at
      from (
        select g.site_id, g.player_id, g.provider, g.round_id, min(g.game_id) as game_id, min(g.created_at) as opened_at
          from game_tx g where g.type = 1 and g.created_at >= p_from and g.created_at < p_to
          group by g.site_id, g.player_id, g.provider, g.round_id
      ) b
      where is_round_open(b.site_id, b.player_id, b.provider, b.round_id)
    on conflict do nothing;
  delete from stuck_round s where not is_round_open(s.site_id, s.player_id, s.provider, s.round_id);
  return (select count(*) from stuck_round);
end $$;
