-- Operators end rounds that their provider has left open.

-- The bets of a round that have neither a win nor a refund, oldest first.
create function open_bets(p_site integer, p_player bigint, p_provider text, p_round text)
returns table (provider_tx text) language sql stable as $$
  select g.provider_tx from game_tx g
    where g.site_id = p_site and g.player_id = p_player and g.round_id = p_round and g.provider = p_provider and g.type = 1
      and not exists (
        select from transfer t
          where t.site_id = g.site_id and t.player_id = g.player_id and t.parent_id = g.transfer_id
            and t.kind in (2, 3) and t.outcome = 0
      )
    order by g.transfer_id;
$$;

-- As in 0131, and who decides payments ends rounds.
create or replace function why_not(p_operator operator, p_action text, p_site integer) returns text language sql immutable as $$
  select case
    when p_action = 'sign-in-failed' then null
    when p_operator.site_ids is not null and (p_site is null or not p_site = any (p_operator.site_ids))
      then format('%s does not decide for this brand', p_operator.name)
    when p_operator.role = 'all' or p_action in ('show', 'message') then null
    when p_operator.role = 'payments' and p_action = any (array[
      'view', 'approve', 'reject', 'refund', 'pay', 'close-review', 'close-finding', 'end-round'
    ]) then null
    when p_operator.role = 'compliance' and p_action = any (array[
      'view', 'verify', 'unverify', 'reject-document', 'freeze', 'unfreeze', 'forbid-withdrawals', 'allow-withdrawals'
    ]) then null
    else format('the role of %s is %s, which does not include %s', p_operator.name, p_operator.role, p_action)
  end;
$$;
