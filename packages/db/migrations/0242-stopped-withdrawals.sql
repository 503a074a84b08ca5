-- A stop is no way around the rules of taking back: what its player could not cancel stays held, for an operator to reject.

alter table payment_transaction add column stopped_at timestamptz;
-- It is neither sent nor cancelled: pending, rejected or expired.
alter table payment_transaction add constraint payment_transaction_stopped_check
  check (stopped_at is null or (kind = 2 and status in (0, 2, 5)));

-- As in 0234: what was stopped was taken back.
create or replace function taken_back_on(p_site integer, p_player bigint, p_at timestamptz) returns boolean language sql stable as $$
  select exists (
    select from payment_transaction t
      where t.site_id = p_site and t.player_id = p_player and t.kind = 2 and t.status = 4 and t.changed_by = 'player'
        and t.changed_at > p_at - interval '2 days' and site_day(p_site, t.changed_at) = site_day(p_site, p_at)
  );
$$;
