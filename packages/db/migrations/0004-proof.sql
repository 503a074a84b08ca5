-- Finds everything that contradicts the ledger's rules; no row means that the money adds up.
-- p_site null: every site.
create function ledger_breaks(p_site integer)
returns table (rule text, site_id integer, player_id bigint, account_kind smallint, expected bigint, found bigint)
language sql stable as $$
  -- The postings of a transfer sum to zero and move exactly its amount.
  select 'transfer is balanced', t.site_id, t.player_id, null::smallint, 0::bigint, coalesce(sum(p.amount), 0)::bigint
    from transfer t left join posting p on p.site_id = t.site_id and p.player_id = t.player_id and p.transfer_id = t.id
    where p_site is null or t.site_id = p_site
    group by t.site_id, t.player_id, t.id, t.outcome, t.amount
    having coalesce(sum(p.amount), 0) <> 0
      or coalesce(sum(p.amount) filter (where p.amount > 0), 0) <> case when t.outcome = 0 then t.amount else 0 end
  union all
  select 'posting has its transfer', p.site_id, p.player_id, p.account_kind, 0, p.transfer_id
    from posting p left join transfer t on t.site_id = p.site_id and t.player_id = p.player_id and t.id = p.transfer_id
    where t.id is null and (p_site is null or p.site_id = p_site)
  union all
  -- A balance is the sum of its postings, and its version their number.
  select 'balance is the sum of postings', a.site_id, a.player_id, a.kind, coalesce(sum(p.amount), 0)::bigint, a.balance
    from account a left join posting p on p.site_id = a.site_id and p.player_id = a.player_id and p.account_kind = a.kind
    where p_site is null or a.site_id = p_site
    group by a.site_id, a.player_id, a.kind, a.balance, a.version
    having coalesce(sum(p.amount), 0) <> a.balance or count(p.amount) <> a.version
  union all
  select 'posting has its account', p.site_id, p.player_id, p.account_kind, 0, p.amount
    from posting p left join account a on a.site_id = p.site_id and a.player_id = p.player_id and a.kind = p.account_kind
    where p.account_kind < 10 and a.kind is null and (p_site is null or p.site_id = p_site)
  union all
  -- Each posting starts from the balance that the one before it left, without a gap.
  select 'balances form a chain', c.site_id, c.player_id, c.account_kind, c.before + c.amount, c.balance_after
    from (
      select p.*,
        lag(p.balance_after, 1, 0::bigint) over chain as before,
        lag(p.version, 1, 0::bigint) over chain as version_before
      from posting p where p.account_kind < 10 and (p_site is null or p.site_id = p_site)
      window chain as (partition by p.site_id, p.player_id, p.account_kind order by p.version)
    ) c
    where c.before + c.amount <> c.balance_after or c.version <> c.version_before + 1
  union all
  -- A player's history tells the same as the ledger.
  select 'history equals the ledger', t.site_id, t.player_id, null, t.amount, g.amount
    from transfer t left join game_tx g on g.site_id = t.site_id and g.player_id = t.player_id and g.transfer_id = t.id
    where t.kind in (1, 2, 3) and (p_site is null or t.site_id = p_site)
      and (t.outcome = 0) is distinct from (g.amount is not distinct from t.amount and g.type is not distinct from t.kind)
$$;
