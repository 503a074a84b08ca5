-- A day begins at its first instant, in every zone. Where the clock goes back to midnight, there are two of them, and the
-- hour between them belonged to no day.

create function start_of_day(p_day date, p_zone text) returns timestamptz language sql stable as $$
  -- By the clock of the day before; if it has changed since then, there is one midnight only, or none and the time after it.
  select case when (early.at at time zone p_zone) = p_day::timestamp then early.at else p_day::timestamp at time zone p_zone end
    from (select (p_day::timestamp at time zone p_zone) - interval '24 hours' as at) as eve
    cross join lateral (
      select (p_day::timestamp - ((eve.at at time zone p_zone) - (eve.at at time zone 'UTC'))) at time zone 'UTC' as at
    ) as early;
$$;

-- As in 0123, with what is said above.
create or replace function deposit_use(p_site integer, p_player bigint, p_at timestamptz)
returns table (period smallint, used bigint, credited bigint, ends_at timestamptz) language sql stable as $$
  select span.period, coalesce(sum(part.paid), 0)::bigint,
      coalesce(sum(part.paid) filter (where part.is_credited), 0)::bigint, span.ends_at
    from (select coalesce((select z.time_zone from site_zone z where z.site_id = p_site), 'UTC') as name) as zone
    cross join lateral (
      select p.period, start_of_day(period_start(p.period, site_day(p_site, p_at)), zone.name) as starts_at,
          start_of_day(period_end(p.period, site_day(p_site, p_at)), zone.name) as ends_at
        from unnest(array[1, 2, 3]::smallint[]) as p(period)
    ) as span
    left join lateral (
      select t.status in (1, 6) as is_credited, paid_in(t.amount_minor, t.fee_minor, t.credited_minor)
            - coalesce((select sum(r.credited) from deposit_rests(p_site, p_player) r where r.payment_id = t.id), 0) as paid
        from payment_transaction t
        where t.site_id = p_site and t.player_id = p_player and t.kind = 1
          and (t.status in (0, 3) or (t.status in (1, 6) and t.decided_at >= span.starts_at and t.decided_at < span.ends_at))
      union all
      select true, r.credited from deposit_rests(p_site, p_player) r
        where r.credited_at >= span.starts_at and r.credited_at < span.ends_at
    ) as part on true
    group by span.period, span.ends_at;
$$;
