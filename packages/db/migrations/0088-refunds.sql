-- Refunds of deposits that operators decide, one sender at a time for payouts and refunds, and one key for one operator.

alter table payment_transaction
  -- Until then one process has the payout: nobody else sends it.
  add column sending_until timestamptz;
-- Deposits that a silent gateway may have opened after all are asked about for a while.
create index payment_transaction_unopened_index on payment_transaction (changed_at)
  where kind = 1 and status = 2 and change_reason = 'gateway_unavailable';

create table payment_refund (
  site_id integer not null,
  player_id bigint not null,
  -- The deposit.
  transaction_id bigint not null,
  -- 1, 2, 3 within the deposit.
  number integer not null,
  -- 0 waits for another operator, 1 is with the gateway, 2 done, 3 refused by the gateway, 4 replaced by another request.
  state smallint not null,
  -- What goes back through the gateway.
  amount_minor bigint not null,
  -- What the player has of it: held while the refund is with the gateway.
  held_minor bigint not null,
  -- What the player reads.
  note text not null,
  requested_by text not null,
  approved_by text,
  created_at timestamptz not null,
  -- When it was sent, and when the gateway had decided.
  decided_at timestamptz,
  ended_at timestamptz,
  -- How often the gateway was asked, when last, and until when one process has it.
  attempts integer not null default 0,
  asked_at timestamptz,
  sending_until timestamptz,
  constraint payment_refund_pkey primary key (site_id, player_id, transaction_id, number),
  constraint payment_refund_state_check check (state between 0 and 4),
  constraint payment_refund_sums_check check (held_minor > 0 and amount_minor >= held_minor),
  constraint payment_refund_decided_check check ((state in (1, 2, 3)) = (decided_at is not null) and (state in (2, 3)) = (ended_at is not null))
);
-- One at a time for each deposit.
create unique index payment_refund_open_key on payment_refund (site_id, player_id, transaction_id) where state in (0, 1);
create index payment_refund_asked_index on payment_refund (asked_at) where state = 1;
revoke delete, truncate on payment_refund from public, current_user;

-- Two names with one key would be one person. A removed operator's key is never given again either.
create unique index operator_key_hash_key on operator (key_hash);

-- As in 0086, with the money that refunds hold: it is held when one is sent, and given back when it has ended, whether the
-- gateway has then taken it or not.
create or replace function payment_transfers(p_after_site integer, p_after_player bigint, p_to_site integer, p_to_player bigint)
returns table (site_id integer, player_id bigint, id bigint, provider text, kind smallint, amount bigint) language sql stable as $$
  with payment as (
    select * from payment_transaction t
      where (t.site_id, t.player_id) > (p_after_site, p_after_player) and (t.site_id, t.player_id) <= (p_to_site, p_to_player)
  ), refund as (
    select r.site_id, r.player_id, r.transaction_id, sum(r.held_minor)::bigint as held,
        coalesce(sum(r.held_minor) filter (where r.state <> 1), 0)::bigint as given_back
      from payment_refund r
      where (r.site_id, r.player_id) > (p_after_site, p_after_player) and (r.site_id, r.player_id) <= (p_to_site, p_to_player)
        and r.state in (1, 2, 3)
      group by 1, 2, 3
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
    where must.payment_kind = p.kind and must.applies
  union all
  select p.site_id, p.player_id, p.id, p.provider, must.kind, must.amount
    from refund r join payment p on p.site_id = r.site_id and p.player_id = r.player_id and p.id = r.transaction_id
    cross join lateral (values (5::smallint, r.held), (7::smallint, r.given_back)) as must(kind, amount)
    where must.amount > 0;
$$;
