-- A change that replaces one that waits is two entries of the trail, and the trail is read in pages.

drop function set_player_limit(integer, bigint, smallint, smallint, bigint, bigint, timestamptz);
drop function limit_trail(integer, bigint, integer);

-- Sets one limit. A lower one applies at once; a higher one, or none (null), after 24 hours, during which the current
-- one stays. Setting the amount in force changes nothing, and leaves what waits; any other change calls off what waits, which
-- is an entry of its own in the trail.
-- Returns the action taken (1 set or lowered, 2 raise requested, 3 removal requested), or null for no change.
create function set_player_limit(
  p_site integer, p_player bigint, p_kind smallint, p_period smallint, p_amount bigint, p_called_off_id bigint,
  p_id bigint, p_at timestamptz
) returns smallint language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_now timestamptz;
  v_row player_limit;
  v_current bigint;
  v_limited boolean;
  v_action smallint;
  v_effective timestamptz;
begin
  select a.is_limited into v_limited from account a
    where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  if not found then return null; end if;
  -- After the lock, which may have been waited for.
  v_now := limit_clock();
  v_effective := v_now;
  select * into v_row from player_limit l
    where l.site_id = p_site and l.player_id = p_player and l.kind = p_kind and l.period = p_period;
  v_current := case when v_row.next_at <= v_now then v_row.next_amount else v_row.amount end;
  if v_current is not distinct from p_amount then return null; end if;

  if v_current is null or p_amount < v_current then
    v_action := 1;
    insert into player_limit as known (site_id, player_id, kind, period, amount)
      values (p_site, p_player, p_kind, p_period, p_amount)
      on conflict (site_id, player_id, kind, period) do update set amount = excluded.amount, next_amount = null, next_at = null;
    update play_day d set has_rooms = false where d.site_id = p_site and d.player_id = p_player and d.has_rooms;
    if p_kind <> 1 and not v_limited then
      perform count_earlier_play(p_site, p_player, p_at);
      update account a set is_limited = true where a.site_id = p_site and a.player_id = p_player and a.kind = 1;
    end if;
  else
    if v_row.next_at > v_now and v_row.next_amount is not distinct from p_amount then return null; end if;
    v_action := case when p_amount is null then 3 else 2 end;
    v_effective := v_now + interval '24 hours';
    update player_limit l set amount = v_current, next_amount = p_amount, next_at = v_effective
      where l.site_id = p_site and l.player_id = p_player and l.kind = p_kind and l.period = p_period;
  end if;
  if v_row.next_at > v_now then
    insert into player_limit_change (site_id, player_id, id, kind, period, action, from_amount, to_amount, changed_at, effective_at)
      values (p_site, p_player, p_called_off_id, p_kind, p_period, 4, v_row.next_amount, v_current, v_now, v_now);
  end if;
  insert into player_limit_change (site_id, player_id, id, kind, period, action, from_amount, to_amount, changed_at, effective_at)
    values (p_site, p_player, p_id, p_kind, p_period, v_action, v_current, p_amount, v_now, v_effective);
  return v_action;
end $$;

revoke execute on function set_player_limit(integer, bigint, smallint, smallint, bigint, bigint, bigint, timestamptz) from public;

-- The latest decisions of a player, or those before one of them, newest first. Types: 1 limit, 2 reality check,
-- 3 exclusion, 4 return, 5 review.
create function limit_trail(p_site integer, p_player bigint, p_before bigint, p_limit integer)
returns table (
  type smallint, id bigint, changed_at timestamptz, effective_at timestamptz, kind smallint, period smallint,
  action smallint, from_value bigint, to_value bigint, code smallint, ends_at timestamptz, outcome text
) language sql stable as $$
  with trail (type, id, changed_at, effective_at, kind, period, action, from_value, to_value, code, ends_at, outcome) as (
    select 1::smallint, c.id, c.changed_at, c.effective_at, c.kind, c.period, c.action, c.from_amount, c.to_amount,
        null::smallint, null::timestamptz, null::text
      from player_limit_change c where c.site_id = p_site and c.player_id = p_player
    union all
    select 2, c.id, c.changed_at, c.changed_at, null, null, null, c.from_minutes, c.to_minutes, null, null, null
      from reality_check_choice c where c.site_id = p_site and c.player_id = p_player
    union all
    select 3, e.id, e.starts_at, e.starts_at, null, null, null, null, null, e.code, e.ends_at, null
      from exclusion e where e.site_id = p_site and e.player_id = p_player
    union all
    select 4, r.id, r.requested_at, r.opens_at, null, null, null, null, null, null, null, null
      from exclusion_return r where r.site_id = p_site and r.player_id = p_player
    union all
    select 5, r.id, r.reviewed_at, r.reviewed_at, null, null, null, null, null, null, null, r.outcome
      from limit_review r where r.site_id = p_site and r.player_id = p_player
  )
  select trail.* from trail
    where p_before is null
      or (trail.changed_at, trail.id) < (select e.changed_at, e.id from trail e where e.id = p_before)
    order by trail.changed_at desc, trail.id desc limit p_limit;
$$;
