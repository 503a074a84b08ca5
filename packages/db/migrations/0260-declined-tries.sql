-- A try that failed changes neither the status nor the money of a deposit, and is an event of it.

-- As in 0145, with what is said above.
create or replace function keep_payment_steps() returns trigger language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_by text := new.changed_by;
  v_reason text := new.change_reason;
  v_at timestamptz := coalesce(new.changed_at, new.decided_at, new.created_at);
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
    if new.status = old.status then
      if new.details -> 'received' is not distinct from old.details -> 'received' and new.returned_minor = old.returned_minor
        and new.credited_minor is not distinct from old.credited_minor
        and (new.change_reason is distinct from 'try_declined' or old.change_reason = 'try_declined')
      then
        return null;
      end if;
      if new.credited_minor is distinct from old.credited_minor then
        v_reason := 'rest_credited';
      -- Only gateways say what they have; the row may still name who changed its status.
      elsif new.changed_at is not distinct from old.changed_at then
        v_by := 'gateway';
        v_at := limit_clock();
      end if;
      if new.returned_minor <> old.returned_minor then v_reason := 'returned_part'; end if;
    elsif not exists (select from payment_step s where s.kind = new.kind and s.from_status = old.status and s.to_status = new.status) then
      raise exception 'a payment of kind % cannot go from % to %', new.kind, old.status, new.status using errcode = 'check_violation';
    end if;
  end if;
  insert into payment_event (
      site_id, player_id, transaction_id, number, from_status, to_status, changed_by, reason, created_at,
      received_minor, received_currency, returned_minor
    )
    select new.site_id, new.player_id, new.id, coalesce(max(e.number), 0) + 1,
        case when tg_op = 'UPDATE' then old.status end, new.status, v_by, v_reason, v_at,
        (new.details -> 'received' ->> 'amount_minor')::bigint, new.details -> 'received' ->> 'currency',
        nullif(new.returned_minor, 0)
      from payment_event e where e.site_id = new.site_id and e.player_id = new.player_id and e.transaction_id = new.id;
  return null;
end $$;
