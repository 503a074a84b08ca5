-- Payments move only along the steps of docs/payments.md, whoever writes them, and every move leaves an event.

create table payment_step (
  -- 1 deposit, 2 withdrawal.
  kind smallint not null,
  from_status smallint not null,
  to_status smallint not null,
  constraint payment_step_pkey primary key (kind, from_status, to_status)
);
insert into payment_step (kind, from_status, to_status) values
  (1, 0, 1), (1, 0, 2), (1, 0, 3), (1, 0, 4), (1, 0, 5),
  (1, 3, 1), (1, 3, 2),
  (1, 2, 1), (1, 2, 3), (1, 4, 1), (1, 4, 3), (1, 5, 1), (1, 5, 3),
  (1, 1, 6),
  (2, 0, 2), (2, 0, 3), (2, 0, 4), (2, 0, 5),
  (2, 3, 1), (2, 3, 2),
  (2, 1, 6);

create table payment_event (
  site_id integer not null,
  player_id bigint not null,
  transaction_id bigint not null,
  -- 1, 2, 3 within the transaction.
  number integer not null,
  -- Null for the first event.
  from_status smallint,
  to_status smallint not null,
  changed_by text not null,
  reason text,
  created_at timestamptz not null,
  constraint payment_event_pkey primary key (site_id, player_id, transaction_id, number)
);
revoke update, delete, truncate on payment_event from public, current_user;

alter table payment_transaction
  drop constraint payment_transaction_status_check,
  add constraint payment_transaction_status_check check (status between 0 and 6),
  add column fee_minor bigint not null default 0,
  -- Of an approved deposit: what was booked, if it is not the requested amount.
  add column credited_minor bigint,
  -- What the gateway took back or a payout brought back, so far.
  add column returned_minor bigint not null default 0,
  -- When a pending transaction expires; null for those from before this column.
  add column expires_at timestamptz,
  -- What the gateway wants shown while the payment is pending, such as the address of a crypto payment.
  add column details jsonb not null default '{}',
  -- Who made the last change and why: 'player', 'gateway', 'job' or 'operator NAME'.
  add column changed_by text not null default 'player',
  add column change_reason text,
  add column changed_at timestamptz,
  add constraint payment_transaction_sums_check check (
    fee_minor >= 0 and (credited_minor is null or credited_minor > 0)
    and returned_minor between 0 and greatest(amount_minor, coalesce(credited_minor, 0))
  );
create index payment_transaction_expiry_index on payment_transaction (expires_at) where status = 0;

create function keep_payment_steps() returns trigger language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 0 then
      raise exception 'a payment begins as pending' using errcode = 'check_violation';
    end if;
  else
    if (new.site_id, new.player_id, new.id, new.kind, new.method_id, new.amount_minor, new.currency, new.provider, new.created_at)
      is distinct from
      (old.site_id, old.player_id, old.id, old.kind, old.method_id, old.amount_minor, old.currency, old.provider, old.created_at)
    then
      raise exception 'what a payment is about never changes' using errcode = 'check_violation';
    end if;
    if new.status = old.status then return null; end if;
    if not exists (select from payment_step s where s.kind = new.kind and s.from_status = old.status and s.to_status = new.status) then
      raise exception 'a payment of kind % cannot go from % to %', new.kind, old.status, new.status using errcode = 'check_violation';
    end if;
  end if;
  insert into payment_event (site_id, player_id, transaction_id, number, from_status, to_status, changed_by, reason, created_at)
    select new.site_id, new.player_id, new.id, coalesce(max(e.number), 0) + 1,
        case when tg_op = 'UPDATE' then old.status end, new.status, new.changed_by, new.change_reason,
        coalesce(new.changed_at, new.decided_at, new.created_at)
      from payment_event e where e.site_id = new.site_id and e.player_id = new.player_id and e.transaction_id = new.id;
  return null;
end $$;
revoke execute on function keep_payment_steps() from public;
create trigger payment_transaction_steps after insert or update on payment_transaction for each row execute function keep_payment_steps();

-- A payment is never deleted.
revoke delete, truncate on payment_transaction from public, current_user;

-- As in 0079, with the tables above.
create or replace function site_rights(p_table pg_class) returns text[] language sql stable as $$
  select coalesce(array_agg(own.privilege_type order by own.privilege_type), '{}')
    from aclexplode(coalesce(p_table.relacl, acldefault('r', p_table.relowner))) as own
    where own.grantee = p_table.relowner and own.privilege_type = any (case
      when p_table.relname in (
        'exclusion', 'exclusion_return', 'player_limit', 'player_limit_change', 'migration', 'payment_step', 'payment_event'
      ) then '{SELECT}'
      when p_table.relname = 'account' then '{INSERT,SELECT}'
      -- An excluded player who is deleted would not be recognized.
      when p_table.relname = 'player' then '{INSERT,SELECT,UPDATE}'
      else '{DELETE,INSERT,SELECT,UPDATE}'
    end::text[]);
$$;

-- Money that a gateway takes back from an approved deposit, and money of a payout that comes back.
alter table transfer drop constraint transfer_kind_check, add constraint transfer_kind_check check (kind between 1 and 12) not valid;

-- Deposits count with what was booked.
create or replace function deposit_use(p_site integer, p_player bigint, p_at timestamptz)
returns table (period smallint, used bigint, ends_at timestamptz) language sql stable as $$
  select span.period, coalesce(sum(coalesce(t.credited_minor, t.amount_minor)), 0)::bigint, span.ends_at
    from (select coalesce((select z.time_zone from site_zone z where z.site_id = p_site), 'UTC') as name) as zone
    cross join lateral (
      select p.period, period_start(p.period, site_day(p_site, p_at))::timestamp at time zone zone.name as starts_at,
          period_end(p.period, site_day(p_site, p_at))::timestamp at time zone zone.name as ends_at
        from unnest(array[1, 2, 3]::smallint[]) as p(period)
    ) as span
    left join payment_transaction t on t.site_id = p_site and t.player_id = p_player and t.kind = 1
      and (t.status in (0, 3) or (t.status in (1, 6) and t.decided_at >= span.starts_at and t.decided_at < span.ends_at))
    group by span.period, span.ends_at;
$$;

-- Methods: fees, what the form opens, which brands offer them, and rules of withdrawals.
alter table payment_method
  add column fee_fixed_minor bigint not null default 0,
  -- Hundredths of a percent: 150 is 1.5 %.
  add column fee_rate integer not null default 0,
  -- 'redirect' leaves the site, 'frame' shows the gateway's page within the form, 'page' opens a page of the site.
  add column opens text not null default 'redirect',
  -- Address of the page of the site, for 'page'.
  add column page text,
  -- Sites that offer it; null for all. Name and picture by site: {"7": {"name": "…", "image": "…"}}.
  add column site_ids integer[],
  add column by_site jsonb not null default '{}',
  -- A pending payment expires after this many minutes.
  add column pending_minutes integer not null default 1440,
  add constraint payment_method_fee_check check (fee_fixed_minor >= 0 and fee_rate between 0 and 10000),
  add constraint payment_method_opens_check check (opens in ('redirect', 'frame', 'page') and (opens = 'page') = (page is not null)),
  add constraint payment_method_pending_check check (pending_minutes between 1 and 43200);
