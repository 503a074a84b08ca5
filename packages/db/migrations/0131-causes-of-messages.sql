-- Operators write to players, and limits that come into force are announced.

-- As in 0093, and who looks after players writes to them.
create or replace function why_not(p_operator operator, p_action text, p_site integer) returns text language sql immutable as $$
  select case
    when p_action = 'sign-in-failed' then null
    when p_operator.site_ids is not null and (p_site is null or not p_site = any (p_operator.site_ids))
      then format('%s does not decide for this brand', p_operator.name)
    when p_operator.role = 'all' or p_action in ('show', 'message') then null
    when p_operator.role = 'payments' and p_action = any (array[
      'view', 'approve', 'reject', 'refund', 'pay', 'close-review', 'close-finding'
    ]) then null
    when p_operator.role = 'compliance' and p_action = any (array[
      'view', 'verify', 'unverify', 'reject-document', 'freeze', 'unfreeze', 'forbid-withdrawals', 'allow-withdrawals'
    ]) then null
    else format('the role of %s is %s, which does not include %s', p_operator.name, p_operator.role, p_action)
  end;
$$;

create index player_limit_change_due_index on player_limit_change (effective_at) where action in (2, 3);

-- Raises (2) and removals (3) that came into force in the last days and that no message is about. Any other change that was
-- made before it came into force called it off.
create function due_limit_changes(p_limit integer) returns table (
  site_id integer, player_id bigint, id bigint, kind smallint, period smallint, to_amount bigint, effective_at timestamptz
) language sql stable as $$
  select c.site_id, c.player_id, c.id, c.kind, c.period, c.to_amount, c.effective_at
    from player_limit_change c
    where c.action in (2, 3) and c.effective_at <= limit_clock() and c.effective_at > limit_clock() - interval '3 days'
      and not exists (
        select from player_limit_change n
          where n.site_id = c.site_id and n.player_id = c.player_id and n.kind = c.kind and n.period = c.period
            and n.id > c.id and n.changed_at < c.effective_at
      )
      and not exists (
        select from player_message m
          where m.site_id = c.site_id and m.player_id = c.player_id and m.cause = 'limit ' || c.id
      )
    order by c.effective_at limit p_limit;
$$;
