-- Operators, what they decide, and a trail of it whose rows are chained by hash. The site's role adds to the trail only
-- through append_to_trail; it adds no operators and freezes wallets only through the functions below.

create table operator (
  name text collate "C" not null,
  -- SHA-256 of the key, in hex. Keys are random.
  key_hash text not null,
  added_at timestamptz not null,
  -- A removed operator may do nothing any more; the row stays, since the trail names it.
  removed_at timestamptz,
  constraint operator_pkey primary key (name),
  constraint operator_name_check check (name ~ '^[a-z][a-z0-9-]{1,31}$')
);
revoke delete, truncate on operator from public, current_user;

create table operator_trail (
  -- 1, 2, 3 without a gap.
  number bigint not null,
  acted_at timestamptz not null,
  operator text not null,
  action text not null,
  -- Null for what is of no brand.
  site_id integer,
  -- What it was done to: `payment 55`, `player 12`.
  subject text not null,
  details jsonb not null,
  previous_hash bytea not null,
  hash bytea not null,
  constraint operator_trail_pkey primary key (number)
);
create index operator_trail_subject_index on operator_trail (site_id, subject, number);
revoke update, delete, truncate on operator_trail from public, current_user;

-- The end of the chain. Writers lock it, so they keep one chain; and it shows whether the last rows were removed.
create table operator_trail_end (
  id smallint not null default 1,
  number bigint not null,
  hash bytea not null,
  constraint operator_trail_end_pkey primary key (id),
  constraint operator_trail_end_check check (id = 1)
);
insert into operator_trail_end (number, hash) values (0, '\x');
revoke delete, truncate on operator_trail_end from public, current_user;

-- Over the hash before and the content. The text of jsonb is canonical: its keys are sorted and its numbers normalized.
create function trail_hash(p_row operator_trail) returns bytea language sql stable as $$
  select sha256(p_row.previous_hash || convert_to(jsonb_build_array(
    p_row.number, (extract(epoch from p_row.acted_at) * 1000000)::bigint, p_row.operator, p_row.action, p_row.site_id,
    p_row.subject, p_row.details
  )::text, 'UTF8'));
$$;

-- Adds a row. The end of the chain stays locked until the caller's transaction ends, so append last.
create function append_to_trail(p_operator text, p_action text, p_site integer, p_subject text, p_details jsonb)
returns bigint language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_end operator_trail_end;
  v_row operator_trail;
begin
  if not exists (select from operator o where o.name = p_operator and o.removed_at is null) then
    raise exception 'there is no operator %', p_operator using errcode = 'insufficient_privilege';
  end if;
  select * into strict v_end from operator_trail_end for update;
  v_row := row(
    v_end.number + 1, limit_clock(), p_operator, p_action, p_site, p_subject, p_details, v_end.hash, '\x'::bytea
  )::operator_trail;
  v_row.hash := trail_hash(v_row);
  insert into operator_trail select v_row.*;
  update operator_trail_end set number = v_row.number, hash = v_row.hash;
  return v_row.number;
end $$;
revoke execute on function append_to_trail(text, text, integer, text, jsonb) from public;

-- The first row of a slice that does not continue the one before it, or whose content is not what was hashed.
create function first_trail_break(p_after bigint, p_to bigint) returns bigint language sql stable as $$
  select min(broken.number) from (
    select t.number, t.hash, t.previous_hash, trail_hash(t) as right_hash,
        lag(t.number, 1, p_after) over by_number as number_before,
        lag(t.hash, 1, coalesce((select b.hash from operator_trail b where b.number = p_after), '\x'::bytea)) over by_number as hash_before
      from operator_trail t where t.number > p_after and t.number <= p_to
      window by_number as (order by t.number)
  ) as broken
  where broken.number <> broken.number_before + 1 or broken.previous_hash <> broken.hash_before or broken.hash <> broken.right_hash;
$$;

-- Who approved a payment, as long as nothing else happened to it: a large one is approved by two operators.
create table payment_approval (
  site_id integer not null,
  player_id bigint not null,
  transaction_id bigint not null,
  -- The number of the payment's last event when it was approved.
  event_number integer not null,
  operator text not null,
  -- What a deposit is credited, if it is not the requested amount without the fee.
  credited_minor bigint,
  approved_at timestamptz not null,
  constraint payment_approval_pkey primary key (site_id, player_id, transaction_id, event_number, operator)
);
revoke update, delete, truncate on payment_approval from public, current_user;

-- Payments that wait for an operator are found without the player.
create index payment_transaction_id_index on payment_transaction (id);

-- Frozen wallets: no bets, withdrawals and transfers, while wins, refunds and deposits are still booked.
create table player_freeze (
  site_id integer not null,
  player_id bigint not null,
  -- 1, 2, 3 within the player.
  number integer not null,
  frozen_at timestamptz not null,
  -- 'job' or 'operator NAME'.
  frozen_by text not null,
  reason text not null,
  lifted_at timestamptz,
  lifted_by text,
  lift_reason text,
  constraint player_freeze_pkey primary key (site_id, player_id, number),
  constraint player_freeze_lift_check check (
    (lifted_at is null) = (lifted_by is null) and (lifted_at is null) = (lift_reason is null)
  )
);
create unique index player_freeze_current_key on player_freeze (site_id, player_id) where lifted_at is null;
revoke delete, truncate on player_freeze from public, current_user;

-- The state of a main account is a sum: 1 blocked, 2 frozen. A bet is refused by either.
alter table account drop constraint account_state_check, add constraint account_state_check check (state between 0 and 3) not valid;

create function keep_frozen() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if not exists (
    select from pg_class c join pg_roles r on r.oid = c.relowner where c.oid = tg_relid and r.rolname = current_user
  ) then
    raise exception 'a wallet is frozen only by freeze_player' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger account_stays_frozen before update of state on account
  for each row when ((old.state & 2) <> (new.state & 2)) execute function keep_frozen();

-- Returns false if the wallet is frozen already, and null if there is none.
create function freeze_player(p_site integer, p_player bigint, p_by text, p_reason text, p_at timestamptz)
returns boolean language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform 1 from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  if not found then return null; end if;
  if exists (
    select from player_freeze f where f.site_id = p_site and f.player_id = p_player and f.lifted_at is null
  ) then return false; end if;
  insert into player_freeze (site_id, player_id, number, frozen_at, frozen_by, reason)
    select p_site, p_player, coalesce(max(f.number), 0) + 1, p_at, p_by, p_reason
      from player_freeze f where f.site_id = p_site and f.player_id = p_player;
  update account a set state = a.state | 2 where a.site_id = p_site and a.player_id = p_player and a.kind = 1;
  return true;
end $$;

-- Only an operator lifts a freeze. Returns whether the wallet was frozen.
create function unfreeze_player(p_site integer, p_player bigint, p_operator text, p_reason text, p_at timestamptz)
returns boolean language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not exists (select from operator o where o.name = p_operator and o.removed_at is null) then
    raise exception 'there is no operator %', p_operator using errcode = 'insufficient_privilege';
  end if;
  perform 1 from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  update player_freeze f set lifted_at = p_at, lifted_by = 'operator ' || p_operator, lift_reason = p_reason
    where f.site_id = p_site and f.player_id = p_player and f.lifted_at is null;
  if not found then return false; end if;
  update account a set state = a.state & ~2 where a.site_id = p_site and a.player_id = p_player and a.kind = 1;
  return true;
end $$;
revoke execute on function freeze_player(integer, bigint, text, text, timestamptz),
  unfreeze_player(integer, bigint, text, text, timestamptz) from public;

-- Closed reviews stay, with what was found out.
alter table ledger_review
  add column number bigint generated always as identity,
  add column closed_at timestamptz,
  add column closed_by text,
  add column note text,
  add constraint ledger_review_closed_check check ((closed_at is null) = (closed_by is null) and (closed_at is null) = (note is null));
create unique index ledger_review_number_key on ledger_review (number);
create index ledger_review_open_index on ledger_review (site_id, created_at) where closed_at is null;

-- The lines of a player's ledger, newest first.
create function ledger_lines(p_site integer, p_player bigint, p_limit integer)
returns table (id bigint, kind smallint, provider text, provider_tx text, outcome smallint, amount bigint, balance_after bigint, created_at timestamptz)
language sql stable as $$
  select t.id, t.kind, t.provider, t.provider_tx, t.outcome, t.amount, t.balance_after, t.created_at from transfer t
    where t.site_id = p_site and t.player_id = p_player order by t.created_at desc, t.id desc limit p_limit;
$$;

-- As in 0082, with the tables above.
create or replace function site_rights(p_table pg_class) returns text[] language sql stable as $$
  select coalesce(array_agg(own.privilege_type order by own.privilege_type), '{}')
    from aclexplode(coalesce(p_table.relacl, acldefault('r', p_table.relowner))) as own
    where own.grantee = p_table.relowner and own.privilege_type = any (case
      when p_table.relname in (
        'exclusion', 'exclusion_return', 'player_limit', 'player_limit_change', 'migration', 'payment_step', 'payment_event',
        'operator', 'operator_trail', 'operator_trail_end', 'player_freeze'
      ) then '{SELECT}'
      when p_table.relname = 'account' then '{INSERT,SELECT}'
      -- An excluded player who is deleted would not be recognized.
      when p_table.relname = 'player' then '{INSERT,SELECT,UPDATE}'
      else '{DELETE,INSERT,SELECT,UPDATE}'
    end::text[]);
$$;

-- As in 0040, but a frozen wallet pays nothing out: no hold for a withdrawal (5), no transfer to another wallet (8).
create or replace function book_movement(
  p_site integer, p_player bigint, p_id bigint, p_kind smallint, p_provider text, p_tx text, p_print bytea,
  p_amount bigint, p_currency smallint, p_from smallint, p_to smallint, p_at timestamptz,
  out status smallint, out replayed boolean, out balance bigint, out version bigint, out transfer_id bigint
) language plpgsql as $$
declare
  v_state smallint;
  v_currency smallint;
  v_print bytea;
  v_known smallint;
  v_from_balance bigint;
  v_to_balance bigint;
begin
  replayed := false;
  select a.balance, a.version, a.state, a.currency into balance, version, v_state, v_currency
    from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  if not found then status := 20; return; end if;

  select t.id, t.outcome, t.fingerprint into transfer_id, status, v_print from transfer t
    where t.site_id = p_site and t.player_id = p_player and t.provider = p_provider and t.kind = p_kind and t.provider_tx = p_tx;
  if found then
    replayed := v_print = p_print;
    if not replayed then status := 21; transfer_id := null; end if;
    return;
  end if;
  if is_claimed_otherwise(p_site, p_player, p_kind, p_provider, p_tx, p_print) then status := 21; return; end if;
  if v_currency <> p_currency then
    status := 7;
    transfer_id := p_id;
    perform write_refusal(p_site, p_player, p_id, p_kind, p_provider, p_tx, p_print, 7::smallint, p_amount, balance, null, p_at);
    return;
  end if;

  select count(*), max(a.balance) filter (where a.kind = p_from), max(a.balance) filter (where a.kind = p_to)
    into v_known, v_from_balance, v_to_balance
    from account a where a.site_id = p_site and a.player_id = p_player and a.kind in (p_from, p_to);
  status := 0;
  if v_known < (p_from < 10)::integer + (p_to < 10)::integer then status := 20;
  elsif (v_state & 2) <> 0 and p_kind in (5, 8) then status := 2;
  elsif v_from_balance < p_amount then status := 1;
  elsif not fits_balance(v_to_balance, p_amount) then
    status := 25;
    perform write_review(p_site, p_player, p_kind, p_provider, p_tx, 'the balance would grow too large', p_at);
  end if;
  if status <> 0 then
    perform claim_key(p_site, p_player, p_kind, p_provider, p_tx, p_print, p_at);
    return;
  end if;

  with side as (
    select * from (values (p_from, -p_amount), (p_to, p_amount)) as s(kind, change)
  ), moved as (
    update account a set balance = a.balance + side.change, version = a.version + 1 from side
      where a.site_id = p_site and a.player_id = p_player and a.kind = side.kind
      returning a.kind, a.balance, a.version
  )
  insert into posting (site_id, player_id, transfer_id, account_kind, amount, version, balance_after)
    select p_site, p_player, p_id, side.kind, side.change, moved.version, moved.balance
      from side left join moved on moved.kind = side.kind;

  select a.balance, a.version into balance, version from account a
    where a.site_id = p_site and a.player_id = p_player and a.kind = 1;
  insert into transfer (site_id, player_id, id, kind, provider, provider_tx, fingerprint, outcome, amount, balance_after, created_at)
    values (p_site, p_player, p_id, p_kind, p_provider, p_tx, p_print, 0, p_amount, balance, p_at);
  transfer_id := p_id;
end $$;
