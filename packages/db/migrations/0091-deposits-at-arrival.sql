-- What deposits count for, and whether money that has arrived may be credited.

-- What a player pays in for a deposit, fee included: what the limits count, as requested and as it came.
create function paid_in(p_amount bigint, p_fee bigint, p_credited bigint) returns bigint language sql immutable as $$
  select coalesce(p_credited + p_fee, p_amount);
$$;

drop function deposit_use(integer, bigint, timestamptz);

-- As in 0082, with the fee. `used` has what is pending too, `credited` only what has arrived.
create function deposit_use(p_site integer, p_player bigint, p_at timestamptz)
returns table (period smallint, used bigint, credited bigint, ends_at timestamptz) language sql stable as $$
  select span.period, coalesce(sum(paid_in(t.amount_minor, t.fee_minor, t.credited_minor)), 0)::bigint,
      coalesce(sum(paid_in(t.amount_minor, t.fee_minor, t.credited_minor)) filter (where t.status in (1, 6)), 0)::bigint, span.ends_at
    from (select coalesce((select z.time_zone from site_zone z where z.site_id = p_site), 'UTC') as name) as zone
    cross join lateral (
      select p.period, period_start(p.period, site_day(p_site, p_at))::timestamp at time zone zone.name as starts_at,
          period_end(p.period, site_day(p_site, p_at))::timestamp at time zone zone.name as ends_at
        from unnest(array[1, 2, 3]::smallint[]) as p(period)
    ) as span
    left join payment_transaction t on t.site_id = p_site and t.player_id = p_player and t.kind = 1
      and (t.status in (0, 3) or (t.status in (1, 6) and t.decided_at >= span.starts_at and t.decided_at < span.ends_at))
    group by span.period, span.ends_at;
$$;

drop function deposit_room(integer, bigint, timestamptz);

-- How much more a player may start to deposit, by the limit that leaves least, and when its period ends: negative if what was
-- approved is above it. No row without a limit.
create function deposit_room(p_site integer, p_player bigint, p_at timestamptz)
returns table (room bigint, ends_at timestamptz) language sql volatile as $$
  select limit_in_force(l.amount, l.next_amount, l.next_at) - u.used as room, u.ends_at
    from player_limit l join deposit_use(p_site, p_player, p_at) u on u.period = l.period
    where l.site_id = p_site and l.player_id = p_player and l.kind = 1
      and limit_in_force(l.amount, l.next_amount, l.next_at) is not null
    order by 1, 2 desc limit 1;
$$;

-- Why p_paid, fee included, may not be credited now; null if it may. The account stays locked until the commit, so that two
-- deposits are judged one after the other, and none beside a closing or a change of limits. What is pending holds no room
-- here: it is judged when it is paid.
create function credit_obstacle(p_site integer, p_player bigint, p_paid bigint, p_at timestamptz) returns text language plpgsql as $$
begin
  perform lock_main_balance(p_site, p_player);
  if account_is_closed(p_site, p_player) then return 'paid_after_closing'; end if;
  if exists (
    select from player_limit l join deposit_use(p_site, p_player, p_at) u on u.period = l.period
      where l.site_id = p_site and l.player_id = p_player and l.kind = 1
        and u.credited + p_paid > limit_in_force(l.amount, l.next_amount, l.next_at)
  ) then
    return 'above_deposit_limit';
  end if;
  return null;
end $$;

drop function review_deposit(integer, bigint, text, text, timestamptz);
