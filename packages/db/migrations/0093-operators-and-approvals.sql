-- Operators have a role and brands, wrong keys lock them for minutes, an approval is tied to the payment as it is, and money
-- that was never credited can be given back.

alter table operator
  -- 'all', 'support' only looks, 'payments' decides payments, 'compliance' decides identities, freezes and permissions.
  add column role text not null default 'all',
  -- The brands of the operator; null for all.
  add column site_ids integer[],
  -- Since the last right key, or since the last lock.
  add column wrong_keys integer not null default 0,
  add column locked_until timestamptz,
  add constraint operator_role_check check (role in ('all', 'support', 'payments', 'compliance')),
  add constraint operator_site_ids_check check (site_ids is null or cardinality(site_ids) > 0),
  add constraint operator_wrong_keys_check check (wrong_keys >= 0);

-- Why an operator may not do something; null if nothing is in the way.
create function why_not(p_operator operator, p_action text, p_site integer) returns text language sql immutable as $$
  select case
    when p_action = 'sign-in-failed' then null
    when p_operator.site_ids is not null and (p_site is null or not p_site = any (p_operator.site_ids))
      then format('%s does not decide for this brand', p_operator.name)
    when p_operator.role = 'all' or p_action = 'show' then null
    when p_operator.role = 'payments' and p_action = any (array[
      'view', 'approve', 'reject', 'refund', 'pay', 'close-review', 'close-finding'
    ]) then null
    when p_operator.role = 'compliance' and p_action = any (array[
      'view', 'verify', 'unverify', 'reject-document', 'freeze', 'unfreeze', 'forbid-withdrawals', 'allow-withdrawals'
    ]) then null
    else format('the role of %s is %s, which does not include %s', p_operator.name, p_operator.role, p_action)
  end;
$$;

-- As in 0085, and the operator must be allowed to do it: every decision is in one transaction with its row.
create or replace function append_to_trail(p_operator text, p_action text, p_site integer, p_subject text, p_details jsonb)
returns bigint language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_end operator_trail_end;
  v_row operator_trail;
  v_operator operator;
begin
  select * into v_operator from operator o where o.name = p_operator and o.removed_at is null;
  if not found then
    raise exception 'there is no operator %', p_operator using errcode = 'insufficient_privilege';
  end if;
  if why_not(v_operator, p_action, p_site) is not null then
    raise exception '%', why_not(v_operator, p_action, p_site) using errcode = 'insufficient_privilege';
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

-- Checks a key. The fifth wrong one in a row locks the operator for 15 minutes, in which no key is right. A wrong key is a
-- row of the trail; a name that is none is not, because people type their key there.
create function sign_in_operator(p_name text, p_key_hash text, out is_right boolean, out locked_to timestamptz)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_operator operator;
begin
  is_right := false;
  select * into v_operator from operator o where o.name = p_name and o.removed_at is null for update;
  if not found then return; end if;
  if v_operator.locked_until > limit_clock() then
    locked_to := v_operator.locked_until;
    return;
  end if;
  is_right := v_operator.key_hash = p_key_hash;
  if is_right then
    if v_operator.wrong_keys > 0 then update operator o set wrong_keys = 0 where o.name = p_name; end if;
    return;
  end if;
  if v_operator.wrong_keys >= 4 then locked_to := limit_clock() + interval '15 minutes'; end if;
  update operator o set wrong_keys = case when locked_to is null then o.wrong_keys + 1 else 0 end, locked_until = locked_to
    where o.name = p_name;
  perform append_to_trail(p_name, 'sign-in-failed', null, 'operator ' || p_name,
    jsonb_build_object('wrong_keys', v_operator.wrong_keys + 1, 'locked_until', locked_to));
end $$;
revoke execute on function sign_in_operator(text, text) from public;

-- What an operator judges of a payment. Whatever changes it makes earlier approvals void.
create function decision_facts(p_payment payment_transaction) returns text language sql stable as $$
  select format('%s %s received %s %s credited %s returned %s',
    coalesce(max(e.number), 0), p_payment.change_reason, p_payment.details #>> '{received,amount_minor}',
    p_payment.details #>> '{received,currency}', p_payment.credited_minor, p_payment.returned_minor)
    from payment_event e
    where e.site_id = p_payment.site_id and e.player_id = p_payment.player_id and e.transaction_id = p_payment.id;
$$;

alter table payment_approval
  -- What decision_facts said when it was approved; of approvals from before this column, the number of the last event.
  add column facts text not null default '';
alter table payment_approval
  alter column facts drop default,
  alter column facts type text using event_number::text,
  drop constraint payment_approval_pkey,
  add constraint payment_approval_pkey primary key (site_id, player_id, transaction_id, facts, operator);
alter table payment_approval drop column event_number;

-- Approvals that count: of the payment as it is, by operators who have not been removed.
create function counted_approvals(p_site integer, p_player bigint, p_payment bigint)
returns table (operator text, credited_minor bigint) language sql stable as $$
  select a.operator, a.credited_minor
    from payment_transaction t
    join payment_approval a on a.site_id = t.site_id and a.player_id = t.player_id and a.transaction_id = t.id
      and a.facts = decision_facts(t)
    join operator o on o.name = a.operator and o.removed_at is null
    where t.site_id = p_site and t.player_id = p_player and t.id = p_payment
    order by a.approved_at, a.operator;
$$;

alter table payment_refund
  -- How money that was never credited was given back without the gateway, such as the number of a bank transfer.
  add column outside text,
  drop constraint payment_refund_sums_check,
  -- Nothing is held of money that was never credited.
  add constraint payment_refund_sums_check check (amount_minor > 0 and held_minor between 0 and amount_minor),
  add constraint payment_refund_outside_check check (outside is null or held_minor = 0);

-- What operators credited, paid out and refunded for a player since a time, without one payment.
create function decided_for_player(p_site integer, p_player bigint, p_without bigint, p_since timestamptz)
returns bigint language sql stable as $$
  select (
    coalesce((
      select sum(case when t.kind = 1 then coalesce(t.credited_minor, t.amount_minor - t.fee_minor) else t.amount_minor end)
        from payment_transaction t
        where t.site_id = p_site and t.player_id = p_player and t.id <> p_without
          and (t.kind = 1 and t.status in (1, 6) or t.kind = 2 and t.status in (1, 3))
          and exists (
            select from payment_approval a where a.site_id = t.site_id and a.player_id = t.player_id
              and a.transaction_id = t.id and a.approved_at > p_since
          )
    ), 0) + coalesce((
      select sum(r.amount_minor) from payment_refund r
        where r.site_id = p_site and r.player_id = p_player and r.transaction_id <> p_without
          and r.state in (1, 2) and r.outside is null and r.decided_at > p_since
    ), 0)
  )::bigint;
$$;
