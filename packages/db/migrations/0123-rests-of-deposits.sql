-- What is credited of a deposit after its approval counts from then on: for the limits of that day, and for what has to be
-- staked since.

-- The first part is booked under the id of the payment, each other one with the sum that it reached.
create index transfer_deposit_rest_index on transfer (site_id, player_id, created_at)
  where kind = 4 and outcome = 0 and provider_tx like '%:%';

create function deposit_rests(p_site integer, p_player bigint)
returns table (payment_id bigint, credited bigint, total bigint, credited_at timestamptz) language sql stable as $$
  select split_part(b.provider_tx, ':', 1)::bigint, b.amount, split_part(b.provider_tx, ':', 2)::bigint, b.created_at
    from transfer b
    where b.site_id = p_site and b.player_id = p_player and b.kind = 4 and b.outcome = 0 and b.provider_tx like '%:%';
$$;

-- As in 0091, each part of a deposit in the period in which it was credited.
create or replace function deposit_use(p_site integer, p_player bigint, p_at timestamptz)
returns table (period smallint, used bigint, credited bigint, ends_at timestamptz) language sql stable as $$
  select span.period, coalesce(sum(part.paid), 0)::bigint,
      coalesce(sum(part.paid) filter (where part.is_credited), 0)::bigint, span.ends_at
    from (select coalesce((select z.time_zone from site_zone z where z.site_id = p_site), 'UTC') as name) as zone
    cross join lateral (
      select p.period, period_start(p.period, site_day(p_site, p_at))::timestamp at time zone zone.name as starts_at,
          period_end(p.period, site_day(p_site, p_at))::timestamp at time zone zone.name as ends_at
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

-- As in 0112, each part of a deposit from when it was credited. What was taken back is taken from the first parts.
create or replace function stake_owed(
  p_site integer, p_player bigint, p_times numeric, p_from timestamptz, p_owed numeric, p_until timestamptz
) returns numeric language sql stable as $$
  with rest as (
    select r.*, r.total - r.credited as before from deposit_rests(p_site, p_player) r
  ), part as (
    select t.decided_at as at, coalesce(
        (select min(r.before) from rest r where r.payment_id = t.id), t.credited_minor, t.amount_minor - t.fee_minor
      ) - t.returned_minor as kept
      from payment_transaction t
      where t.site_id = p_site and t.player_id = p_player and t.kind = 1 and t.status = 1
        and t.decided_at > p_from and t.decided_at <= p_until
    union all
    select r.credited_at, r.total - greatest(r.before, t.returned_minor)
      from rest r
      join payment_transaction t on t.site_id = p_site and t.player_id = p_player and t.id = r.payment_id and t.status = 1
      where r.credited_at > p_from and r.credited_at <= p_until
  ), entry as (
    select p_from as at, p_owed as owed, true as is_deposit where p_owed is not null
    union all
    select at, kept * p_times, true from part where kept > 0
    union all
    select b.created_at, case when b.kind = 1 then -b.amount else b.amount end, false
      from transfer b
      where b.site_id = p_site and b.player_id = p_player and b.kind in (1, 3) and b.outcome = 0
        and b.id >= first_id_at(p_from - interval '1 hour') and b.created_at > p_from and b.created_at <= p_until
  ), since as (
    select is_deposit, sum(owed) over (order by at desc, is_deposit) as left_over from entry
  )
  select max(left_over) filter (where is_deposit) from since;
$$;
