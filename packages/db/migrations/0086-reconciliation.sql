-- Reconciliation: the ledger against itself and against the payments, and both against the statements of the gateways.

-- One for each day of a brand, in its time zone.
create table reconciliation (
  site_id integer not null,
  day date not null,
  finished_at timestamptz not null,
  findings integer not null,
  -- The ledger as a whole: what the players have, and what the house's sides add up to. Together they are zero.
  players_minor bigint not null,
  games_minor bigint not null,
  payments_minor bigint not null,
  operator_minor bigint not null,
  constraint reconciliation_pkey primary key (site_id, day)
);

create table reconciliation_finding (
  site_id integer not null,
  day date not null,
  number integer not null,
  -- 'ledger', 'total', 'transfer', 'held', 'missing here', 'missing there', 'other amount', 'no statement'.
  kind text not null,
  detail text not null,
  player_id bigint,
  transaction_id bigint,
  provider text,
  provider_ref text,
  expected_minor bigint,
  found_minor bigint,
  constraint reconciliation_finding_pkey primary key (site_id, day, number)
);
create index reconciliation_finding_player_index on reconciliation_finding (site_id, player_id) where player_id is not null;

-- The transfers that the payments of a slice of players must have.
create function payment_transfers(p_after_site integer, p_after_player bigint, p_to_site integer, p_to_player bigint)
returns table (site_id integer, player_id bigint, id bigint, provider text, kind smallint, amount bigint) language sql stable as $$
  with payment as (
    select * from payment_transaction t
      where (t.site_id, t.player_id) > (p_after_site, p_after_player) and (t.site_id, t.player_id) <= (p_to_site, p_to_player)
  )
  select p.site_id, p.player_id, p.id, p.provider, must.kind, must.amount
    from payment p cross join lateral (values
      (1, 4::smallint, p.status in (1, 6), coalesce(p.credited_minor, p.amount_minor - p.fee_minor)),
      (1, 11::smallint, p.returned_minor > 0, p.returned_minor),
      (2, 5::smallint, true, p.amount_minor),
      (2, 6::smallint, p.status in (1, 6), p.amount_minor),
      (2, 7::smallint, p.status in (2, 4, 5), p.amount_minor),
      (2, 12::smallint, p.returned_minor > 0, p.returned_minor)
    ) as must(payment_kind, kind, applies, amount)
    where must.payment_kind = p.kind and must.applies;
$$;

-- Payments and ledger, one against the other; no row means that they agree. A transfer names its payment first:
-- `55`, or `55:1000` for a part. A deposit of a provider without payment methods, such as an import, needs none.
create function payment_breaks(p_after_site integer, p_after_player bigint, p_to_site integer, p_to_player bigint)
returns table (kind text, detail text, site_id integer, player_id bigint, transaction_id bigint, provider text, expected bigint, found bigint)
language sql stable as $$
  with must as (
    select * from payment_transfers(p_after_site, p_after_player, p_to_site, p_to_player)
  ), booked as (
    select t.site_id, t.player_id, substring(t.provider_tx from '^[0-9]{1,18}')::bigint as id, t.provider, t.kind, sum(t.amount)::bigint as amount
      from transfer t
      where (t.site_id, t.player_id) > (p_after_site, p_after_player) and (t.site_id, t.player_id) <= (p_to_site, p_to_player)
        and t.kind in (4, 5, 6, 7, 11, 12) and t.outcome = 0
        and (t.kind <> 4 or exists (select from payment_method m where m.provider = t.provider))
      group by 1, 2, 3, 4, 5
  ), held as (
    select a.site_id, a.player_id, a.balance from account a
      where (a.site_id, a.player_id) > (p_after_site, p_after_player) and (a.site_id, a.player_id) <= (p_to_site, p_to_player) and a.kind = 6
  ), waiting as (
    select p.site_id, p.player_id, sum(p.amount_minor)::bigint as amount from payment_transaction p
      where (p.site_id, p.player_id) > (p_after_site, p_after_player) and (p.site_id, p.player_id) <= (p_to_site, p_to_player)
        and p.kind = 2 and p.status in (0, 3)
      group by 1, 2
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
            and r.kind = 4 and r.provider_tx = m.id || ':return_not_covered'
        )
      )
  union all
  select 'held', 'pending withdrawals', coalesce(w.site_id, h.site_id), coalesce(w.player_id, h.player_id), null, null,
      coalesce(w.amount, 0), coalesce(h.balance, 0)
    from waiting w full join held h on h.site_id = w.site_id and h.player_id = w.player_id
    where coalesce(w.amount, 0) <> coalesce(h.balance, 0);
$$;
alter function payment_breaks(integer, bigint, integer, bigint) set enable_nestloop = off;

-- What the players of a slice have, and the house's sides of their postings.
create function ledger_totals(p_after_site integer, p_after_player bigint, p_to_site integer, p_to_player bigint)
returns table (players bigint, games bigint, payments bigint, operator bigint) language sql stable as $$
  select
      (select coalesce(sum(a.balance), 0)::bigint from account a
        where (a.site_id, a.player_id) > (p_after_site, p_after_player) and (a.site_id, a.player_id) <= (p_to_site, p_to_player)),
      coalesce(sum(p.amount) filter (where p.account_kind = 10), 0)::bigint,
      coalesce(sum(p.amount) filter (where p.account_kind = 11), 0)::bigint,
      coalesce(sum(p.amount) filter (where p.account_kind = 12), 0)::bigint
    from posting p
    where (p.site_id, p.player_id) > (p_after_site, p_after_player) and (p.site_id, p.player_id) <= (p_to_site, p_to_player);
$$;

-- Whether a player's wallet has drifted in a way that was not known when an operator last lifted a freeze.
create function has_new_drift(p_site integer, p_player bigint, p_day date) returns boolean language sql stable as $$
  with lifted as (
    select max(f.lifted_at) as at from player_freeze f where f.site_id = p_site and f.player_id = p_player
  )
  select exists (
    select from reconciliation_finding n, lifted
      where n.site_id = p_site and n.player_id = p_player and n.day = p_day and n.kind in ('ledger', 'transfer', 'held')
        and not exists (
          select from reconciliation_finding k join reconciliation r on r.site_id = k.site_id and r.day = k.day
            where k.site_id = p_site and k.player_id = p_player and k.day < p_day and r.finished_at <= lifted.at
              and (k.kind, k.detail) = (n.kind, n.detail)
              and (k.transaction_id, k.expected_minor, k.found_minor) is not distinct from (n.transaction_id, n.expected_minor, n.found_minor)
        )
  );
$$;
