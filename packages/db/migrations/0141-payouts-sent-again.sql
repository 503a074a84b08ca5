-- A payout that its gateway has forgotten is sent again by two operators, whose approvals are of their own kind.

alter table payment_transaction
  -- When operators last had it sent again although its gateway had taken it.
  add column resent_at timestamptz;

-- Sending it again makes earlier approvals void, also of its rejection.
create or replace function decision_facts(p_payment payment_transaction) returns text language sql stable as $$
  select format('%s %s received %s %s credited %s returned %s',
      coalesce(max(e.number), 0), p_payment.change_reason, p_payment.details #>> '{received,amount_minor}',
      p_payment.details #>> '{received,currency}', p_payment.credited_minor, p_payment.returned_minor)
      || coalesce(' sent again ' || extract(epoch from p_payment.resent_at), '')
    from payment_event e
    where e.site_id = p_payment.site_id and e.player_id = p_payment.player_id and e.transaction_id = p_payment.id;
$$;

-- Approvals to send a payout again: they have the facts with this text, so they never count for another decision.
create function resend_facts(p_payment payment_transaction) returns text language sql stable as $$
  select decision_facts(p_payment) || ' to send again';
$$;

create function counted_resends(p_site integer, p_player bigint, p_payment bigint)
returns table (operator text) language sql stable as $$
  select a.operator
    from payment_transaction t
    join payment_approval a on a.site_id = t.site_id and a.player_id = t.player_id and a.transaction_id = t.id
      and a.facts = resend_facts(t)
    join operator o on o.name = a.operator and o.removed_at is null
    where t.site_id = p_site and t.player_id = p_player and t.id = p_payment
    order by a.approved_at, a.operator;
$$;
