-- What operators were refused is in the trail too, up to 20 rows of an operator in a minute.

alter table operator
  -- Refused actions of the minute that begins then.
  add column refused_since timestamptz,
  add column refused integer not null default 0,
  add constraint operator_refused_check check (refused >= 0);

-- Adds a row of what an operator was refused. The 21st within a minute says that more followed, and the first of a later
-- minute how many had no row.
create function record_refusal(p_operator text, p_action text, p_subject text, p_why text, p_reason text) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  c_rows constant integer := 20;
  v_now constant timestamptz := limit_clock();
  v_kind constant text := split_part(p_subject, ' ', 1);
  v_id bigint;
  v_operator operator;
  v_count integer := 1;
  v_details jsonb := jsonb_build_object('action', left(p_action, 40), 'why', left(p_why, 40), 'reason', left(p_reason, 500));
begin
  select * into v_operator from operator o where o.name = p_operator and o.removed_at is null for update;
  if not found then return; end if;
  if v_operator.refused_since > v_now - interval '1 minute' then v_count := v_operator.refused + 1;
  elsif v_operator.refused > c_rows then
    v_details := v_details || jsonb_build_object('without_row', v_operator.refused - c_rows);
  end if;
  update operator o set refused = v_count, refused_since = case when v_count = 1 then v_now else o.refused_since end
    where o.name = p_operator;
  if v_count > c_rows + 1 then return; end if;
  if v_count > c_rows then
    perform append_to_trail(p_operator, 'refused', null, 'operator ' || p_operator, '{"more": true}');
    return;
  end if;
  if p_subject ~ '^[a-z]+ \d{1,16}$' then v_id := split_part(p_subject, ' ', 2)::bigint; end if;
  perform append_to_trail(p_operator, 'refused', case v_kind
    when 'payment' then (select t.site_id from payment_transaction t where t.id = v_id limit 1)
    when 'player' then (select p.site_id from player p where p.id = v_id limit 1)
    when 'document' then (select d.site_id from document d where d.id = v_id)
    when 'finding' then (select f.site_id from reconciliation_finding f where f.id = v_id)
    when 'review' then (select r.site_id from ledger_review r where r.number = v_id)
  end, left(p_subject, 100), v_details);
end $$;
revoke execute on function record_refusal(text, text, text, text, text) from public;

-- Makes the key of an invited operator and ends the code. Returns 'enrolled', 'ended' for a code whose time is over, and
-- 'wrong' for any other, also one that was used. Only a name that exists is in the trail: people type their code there.
create function enrol_operator(p_name text, p_code_hash text, p_key_hash text, p_at timestamptz) returns text
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_operator operator;
  v_outcome text := 'enrolled';
begin
  select * into v_operator from operator o where o.name = p_name and o.removed_at is null for update;
  if not found then return 'wrong'; end if;
  if v_operator.code_hash is distinct from p_code_hash then v_outcome := 'wrong';
  elsif v_operator.code_ends_at <= p_at then v_outcome := 'ended';
  end if;
  if v_outcome <> 'enrolled' then
    perform record_refusal(p_name, 'enrol', 'operator ' || p_name, 'refused', v_outcome || ' code');
    return v_outcome;
  end if;
  update operator o set key_hash = p_key_hash, code_hash = null, code_ends_at = null where o.name = p_name;
  perform append_to_trail(p_name, 'enrol', null, 'operator ' || p_name, '{}');
  return v_outcome;
end $$;
revoke execute on function enrol_operator(text, text, text, timestamptz) from public;
