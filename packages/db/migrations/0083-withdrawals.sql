-- What withdrawals ask of a player, how far a gateway has been asked, and which method pays a deposit back.

alter table player
  -- Whether withdrawals are permitted at all; an operator's decision.
  add column may_withdraw boolean not null default true,
  add column identity_verified_at timestamptz;

-- Every pending payment expires at a moment of its own.
update payment_transaction set expires_at = created_at + interval '24 hours' where status = 0 and expires_at is null;

alter table payment_transaction
  -- When the gateway was last asked about it, and how often so far.
  add column asked_at timestamptz,
  add column attempts integer not null default 0,
  add constraint payment_transaction_attempts_check check (attempts >= 0);
create index payment_transaction_asked_index on payment_transaction (asked_at) where status in (0, 3);
-- Payments now expire by their own moment, which has its own index.
drop index payment_transaction_status_index;

alter table payment_method
  -- Of a withdrawal method: the deposit methods whose money goes back through it.
  add column pays_back integer[] not null default '{}';

-- Something about a payment that a person has to look at. p_tx is the payment's number and the reason.
create function review_payment(p_site integer, p_player bigint, p_kind smallint, p_provider text, p_tx text, p_reason text, p_at timestamptz)
returns void language sql as $$
  select write_review(p_site, p_player, (case when p_kind = 1 then 4 else 6 end)::smallint, p_provider, p_tx, p_reason, p_at);
$$;

-- The main balance, locked until the end of the transaction; null without an account.
create function lock_main_balance(p_site integer, p_player bigint) returns bigint language sql as $$
  select a.balance from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
$$;

-- How much a player still has to stake until every deposit has been staked p_times: of any deposit, it and all later ones
-- less what was staked since. What was staked before a deposit does not count for it.
create function stake_left(p_site integer, p_player bigint, p_times numeric) returns bigint language sql stable as $$
  with entry as (
    select t.decided_at as at, (coalesce(t.credited_minor, t.amount_minor - t.fee_minor) - t.returned_minor) * p_times as owed, true as is_deposit
      from payment_transaction t
      where t.site_id = p_site and t.player_id = p_player and t.kind = 1 and t.status = 1
    union all
    select g.created_at, case when g.type = 1 then -g.amount else g.amount end, false
      from game_tx g
      where g.site_id = p_site and g.player_id = p_player and g.type in (1, 3)
  ), since as (
    select is_deposit, sum(owed) over (order by at desc, is_deposit) as left_over from entry
  )
  select greatest(0, ceil(coalesce(max(left_over) filter (where is_deposit), 0)))::bigint from since;
$$;

-- Withdrawals that count on a day of the brand: all but those that were given back.
create function withdrawals_of_day(p_site integer, p_player bigint, p_at timestamptz)
returns table (count integer, total bigint) language sql stable as $$
  select count(*)::integer, coalesce(sum(t.amount_minor), 0)::bigint from payment_transaction t
    where t.site_id = p_site and t.player_id = p_player and t.kind = 2 and t.status in (0, 1, 3)
      and t.created_at > p_at - interval '2 days' and site_day(p_site, t.created_at) = site_day(p_site, p_at);
$$;
