-- Deposits and the limits on them. A deposit counts in the period in which it was approved; while it is pending it counts
-- in every current one, so that no period ends up above its limit.

create function deposit_use(p_site integer, p_player bigint, p_at timestamptz)
returns table (period smallint, used bigint, ends_at timestamptz) language sql stable as $$
  select span.period, coalesce(sum(t.amount_minor), 0)::bigint, span.ends_at
    from (select coalesce((select z.time_zone from site_zone z where z.site_id = p_site), 'UTC') as name) as zone
    cross join lateral (
      select p.period, period_start(p.period, site_day(p_site, p_at))::timestamp at time zone zone.name as starts_at,
          period_end(p.period, site_day(p_site, p_at))::timestamp at time zone zone.name as ends_at
        from unnest(array[1, 2, 3]::smallint[]) as p(period)
    ) as span
    left join payment_transaction t on t.site_id = p_site and t.player_id = p_player and t.kind = 1
      and (t.status in (0, 3) or (t.status = 1 and t.decided_at >= span.starts_at and t.decided_at < span.ends_at))
    group by span.period, span.ends_at;
$$;

-- How much more a player may deposit: null for any amount, negative if what was approved is above a limit.
create function deposit_room(p_site integer, p_player bigint, p_at timestamptz) returns bigint language sql volatile as $$
  select min(limit_in_force(l.amount, l.next_amount, l.next_at) - u.used)
    from player_limit l join deposit_use(p_site, p_player, p_at) u on u.period = l.period
    where l.site_id = p_site and l.player_id = p_player and l.kind = 1;
$$;

-- Puts an approved deposit on the review list if it went past a limit, which may have been lowered meanwhile.
create function review_deposit(p_site integer, p_player bigint, p_provider text, p_tx text, p_at timestamptz)
returns void language plpgsql as $$
begin
  if deposit_room(p_site, p_player, p_at) < 0 then
    perform write_review(p_site, p_player, 4::smallint, p_provider, p_tx, 'deposit above a limit of the player', p_at);
  end if;
end $$;
