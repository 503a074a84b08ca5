-- Reconciliations that survive a change of gateway, and the indexes of many payments.

-- Providers whose deposits have payments: they have had one, or a method names them. The others, such as an import, book
-- deposits without payments. Each name is found by one step in the index of references.
create function reconciled_providers() returns table (provider text) language sql stable as $$
  with recursive paid as (
    (select p.provider from payment_transaction p order by p.provider limit 1)
    union all
    (select (select p.provider from payment_transaction p where p.provider > paid.provider order by p.provider limit 1)
      from paid where paid.provider is not null)
  )
  select paid.provider from paid where paid.provider is not null
  union
  select m.provider from payment_method m;
$$;

-- As in 0086, but held money includes refunds, and a payment stays one of its gateway after its method has moved to another.
create or replace function payment_breaks(p_after_site integer, p_after_player bigint, p_to_site integer, p_to_player bigint)
returns table (kind text, detail text, site_id integer, player_id bigint, transaction_id bigint, provider text, expected bigint, found bigint)
language sql stable as $$
  with must as (
    select * from payment_transfers(p_after_site, p_after_player, p_to_site, p_to_player)
  ), booked as (
    select t.site_id, t.player_id, substring(t.provider_tx from '^[0-9]{1,18}')::bigint as id, t.provider, t.kind, sum(t.amount)::bigint as amount
      from transfer t
      where (t.site_id, t.player_id) > (p_after_site, p_after_player) and (t.site_id, t.player_id) <= (p_to_site, p_to_player)
        and t.kind in (4, 5, 6, 7, 11, 12) and t.outcome = 0
        and (t.kind <> 4 or t.provider in (select r.provider from reconciled_providers() r))
      group by 1, 2, 3, 4, 5
  ), held as (
    select a.site_id, a.player_id, a.balance from account a
      where (a.site_id, a.player_id) > (p_after_site, p_after_player) and (a.site_id, a.player_id) <= (p_to_site, p_to_player) and a.kind = 6
  ), waiting as (
    select w.site_id, w.player_id, sum(w.amount)::bigint as amount from (
      select p.site_id, p.player_id, p.amount_minor as amount from payment_transaction p
        where (p.site_id, p.player_id) > (p_after_site, p_after_player) and (p.site_id, p.player_id) <= (p_to_site, p_to_player)
          and p.kind = 2 and p.status in (0, 3)
      union all
      select r.site_id, r.player_id, r.held_minor from payment_refund r
        where (r.site_id, r.player_id) > (p_after_site, p_after_player) and (r.site_id, r.player_id) <= (p_to_site, p_to_player)
          and r.state = 1
    ) as w group by 1, 2
  )
  select 'transfer',
      case coalesce(m.kind, b.kind) when 4 then 'deposit' when 5 then 'hold' when 6 then 'payout' when 7 then 'given back'
        when 11 then 'taken back' else 'payout came back' end,
      coalesce(m.site_id, b.site_id), coalesce(m.player_id, b.player_id), coalesce(m.id, b.id), coalesce(m.provider, b.provider),
      coalesce(m.amount, 0), coalesce(b.amount, 0)
    from must m full join booked b on b.site_id = m.site_id and b.player_id = m.player_id and b.id = m.id
      and b.provider = m.provider and b.kind = m.kind
    where m.amount is distinct from b.amount
      -- A gateway takes back more than the player has: the rest is on the review list.
      and not (
        m.kind = 11 and coalesce(b.amount, 0) < m.amount and exists (
          select from ledger_review r where r.site_id = m.site_id and r.player_id = m.player_id and r.provider = m.provider
            and r.kind = 4 and starts_with(r.provider_tx, m.id || ':return_not_covered')
        )
      )
  union all
  select 'held', 'pending withdrawals', coalesce(w.site_id, h.site_id), coalesce(w.player_id, h.player_id), null, null,
      coalesce(w.amount, 0), coalesce(h.balance, 0)
    from waiting w full join held h on h.site_id = w.site_id and h.player_id = w.player_id
    where coalesce(w.amount, 0) <> coalesce(h.balance, 0);
$$;
alter function payment_breaks(integer, bigint, integer, bigint) set enable_nestloop = off;

create index payment_transaction_decided_index on payment_transaction (site_id, provider, decided_at) where status in (1, 6);
create index payment_transaction_open_index on payment_transaction (site_id, created_at) where status in (0, 3);

-- As in 0085, in the order of the primary key: ids rise with time.
create or replace function ledger_lines(p_site integer, p_player bigint, p_limit integer)
returns table (id bigint, kind smallint, provider text, provider_tx text, outcome smallint, amount bigint, balance_after bigint, created_at timestamptz)
language sql stable as $$
  select t.id, t.kind, t.provider, t.provider_tx, t.outcome, t.amount, t.balance_after, t.created_at from transfer t
    where t.site_id = p_site and t.player_id = p_player order by t.id desc limit p_limit;
$$;

-- What a reconciliation finds is work for an operator until it is closed.
alter table reconciliation_finding
  -- What operators name it by.
  add column id bigint generated always as identity,
  add column closed_at timestamptz,
  add column closed_by text,
  add column note text;
create unique index reconciliation_finding_id_key on reconciliation_finding (id);
create index reconciliation_finding_open_index on reconciliation_finding (site_id, day) where closed_at is null;
-- Only the last reports were shown so far.
update reconciliation_finding f set closed_at = r.finished_at, closed_by = 'job', note = 'a later report was shown'
  from reconciliation r
  where r.site_id = f.site_id and r.day = f.day
    and exists (select from reconciliation n where n.site_id = f.site_id and n.day > f.day);
