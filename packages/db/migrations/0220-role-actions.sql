-- What each role of operators may do is data: a new action is a row. As in 0183 otherwise.

create table role_action (
  -- 'any' for what every role includes.
  role text not null,
  action text not null,
  constraint role_action_pkey primary key (role, action),
  constraint role_action_role_check check (role in ('any', 'support', 'payments', 'compliance'))
);

insert into role_action (role, action) values
  ('any', 'show'), ('any', 'message'),
  ('payments', 'view'), ('payments', 'approve'), ('payments', 'reject'), ('payments', 'refund'), ('payments', 'pay'),
  ('payments', 'close-review'), ('payments', 'close-finding'), ('payments', 'end-round'), ('payments', 'give-bonus'),
  ('payments', 'end-bonus'),
  ('compliance', 'view'), ('compliance', 'verify'), ('compliance', 'unverify'), ('compliance', 'reject-document'),
  ('compliance', 'freeze'), ('compliance', 'unfreeze'), ('compliance', 'forbid-withdrawals'),
  ('compliance', 'allow-withdrawals');

create or replace function why_not(p_operator operator, p_action text, p_site integer) returns text language sql stable as $$
  select case
    when p_action = 'sign-in-failed' then null
    when p_operator.site_ids is not null and (p_site is null or not p_site = any (p_operator.site_ids))
      then format('%s does not decide for this brand', p_operator.name)
    when p_operator.role = 'all' then null
    when exists (select from role_action a where a.role in ('any', p_operator.role) and a.action = p_action) then null
    else format('the role of %s is %s, which does not include %s', p_operator.name, p_operator.role, p_action)
  end;
$$;

-- As in 0114; what roles may do is the owner's to say.
create or replace function site_rights(p_table pg_class) returns text[] language sql stable as $$
  select coalesce(array_agg(own.privilege_type order by own.privilege_type), '{}')
    from aclexplode(coalesce(p_table.relacl, acldefault('r', p_table.relowner))) as own
    where own.grantee = p_table.relowner and own.privilege_type = any (case
      -- Rows are written and read through the tables that these are months of.
      when p_table.relispartition then '{}'
      when p_table.relname in (
        'exclusion', 'exclusion_return', 'player_limit', 'player_limit_change', 'migration', 'payment_step', 'payment_event',
        'operator', 'role_action', 'operator_trail', 'operator_trail_end', 'player_freeze',
        'ledger_month', 'ledger_horizon', 'ledger_carry', 'game_carry', 'payment_hour', 'session_hour'
      ) then '{SELECT}'
      when p_table.relname = 'account' then '{INSERT,SELECT}'
      -- An excluded player who is deleted would not be recognized.
      when p_table.relname = 'player' then '{INSERT,SELECT,UPDATE}'
      when p_table.relname = 'document_content' then '{INSERT}'
      else '{DELETE,INSERT,SELECT,UPDATE}'
    end::text[]);
$$;
