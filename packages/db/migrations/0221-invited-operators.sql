-- An operator is invited with a code that is used once, makes the key alone, and is confirmed by another operator. Programs
-- have a role of their own, and who added or confirmed an operator is for a week not the other half of a decision with them.

alter table operator
  -- None before the code was used.
  alter column key_hash drop not null,
  -- SHA-256 of the code of the invitation, in hex, until it is used.
  add column code_hash text,
  add column code_ends_at timestamptz,
  -- Everyone who has made an invitation, and so may know its code; of a program, who has its key. Empty of the first operator
  -- and of those from before this column.
  add column invited_by text[] not null default '{}',
  -- Only then the operator does anything.
  add column confirmed_at timestamptz,
  add column confirmed_by text,
  drop constraint operator_role_check,
  add constraint operator_role_check check (role in ('all', 'support', 'payments', 'compliance', 'machine')),
  add constraint operator_code_check check ((code_hash is null) = (code_ends_at is null) and (code_hash is null or key_hash is null));

update operator set confirmed_at = added_at;

alter table role_action
  drop constraint role_action_role_check,
  -- A machine does not have what any role includes.
  add constraint role_action_role_check check (role in ('any', 'support', 'payments', 'compliance', 'machine'));
insert into role_action (role, action) values ('machine', 'show');

-- As in 0220, but one who is not confirmed does nothing, and a machine only what its own role says.
create or replace function why_not(p_operator operator, p_action text, p_site integer) returns text language sql stable as $$
  select case
    when p_action in ('sign-in-failed', 'enrol', 'refused') then null
    when p_operator.confirmed_at is null then format('%s is not confirmed by another operator yet', p_operator.name)
    when p_operator.site_ids is not null and (p_site is null or not p_site = any (p_operator.site_ids))
      then format('%s does not decide for this brand', p_operator.name)
    when p_operator.role = 'all' then null
    when exists (
      select from role_action a where a.action = p_action
        and (a.role = p_operator.role or a.role = 'any' and p_operator.role <> 'machine')
    ) then null
    else format('the role of %s is %s, which does not include %s', p_operator.name, p_operator.role, p_action)
  end;
$$;

-- As in 0093, but the rows of a machine say that it is one.
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
    v_end.number + 1, limit_clock(), p_operator, p_action, p_site, p_subject,
    case when v_operator.role = 'machine' then p_details || '{"machine": true}' else p_details end, v_end.hash, '\x'::bytea
  )::operator_trail;
  v_row.hash := trail_hash(v_row);
  insert into operator_trail select v_row.*;
  update operator_trail_end set number = v_row.number, hash = v_row.hash;
  return v_row.number;
end $$;

-- Until when two operators do not decide together; null if they do. For 7 days after an operator was confirmed that is so
-- with who confirmed it, and with all who have one of its inviters, theirs and so on in common, or are one of them.
create function tied_until(p_one text, p_other text, p_at timestamptz) returns timestamptz language sql stable as $$
  with recursive tie as (
    select o.name, o.invited_by, o.confirmed_by, o.confirmed_at + interval '7 days' as ends_at from operator o
      where o.confirmed_at > p_at - interval '7 days'
  ), line (start, name, ends_at) as (
    select one.name, one.name, 'infinity'::timestamptz from unnest(array[p_one, p_other]) as one (name)
    union
    select l.start, i.name, least(l.ends_at, t.ends_at)
      from line l join tie t on t.name = l.name cross join unnest(t.invited_by) as i (name)
  )
  select max(found.ends_at) from (
    select least(a.ends_at, b.ends_at) as ends_at from line a join line b on b.name = a.name
      where a.start = p_one and b.start = p_other
    union all
    select t.ends_at from tie t where (t.name, t.confirmed_by) in ((p_one, p_other), (p_other, p_one))
  ) as found;
$$;
