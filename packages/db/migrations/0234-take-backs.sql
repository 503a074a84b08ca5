-- A player can lock a withdrawal against being taken back, and takes back one a day at most.

alter table payment_transaction add column is_final boolean not null default false;

create function taken_back_on(p_site integer, p_player bigint, p_at timestamptz) returns boolean language sql stable as $$
  select exists (
    select from payment_transaction t
      where t.site_id = p_site and t.player_id = p_player and t.kind = 2 and t.status = 4 and t.changed_by = 'player'
        and t.changed_at > p_at - interval '2 days' and site_day(p_site, t.changed_at) = site_day(p_site, p_at)
  );
$$;
