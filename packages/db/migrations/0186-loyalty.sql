-- Levels of loyalty, whose rewards are given once.

create table loyalty_level (
  site_id integer not null,
  player_id bigint not null,
  -- The highest level whose rewards were given.
  level smallint not null,
  -- What was staked and granted when that was looked at.
  seen bigint not null,
  constraint loyalty_level_pkey primary key (site_id, player_id)
);

-- Of so many accounts after a player, those who have staked or got points since their level was looked at, and the last, from
-- which the next are looked at: no row at the end.
create function loyalty_due(p_site integer, p_player bigint, p_accounts integer)
returns table (site_id integer, player_id bigint, seen bigint, is_due boolean) language sql stable as $$
  select d.site_id, d.player_id, d.seen, d.is_due from (
    select a.site_id, a.player_id, now_seen.seen, now_seen.seen <> coalesce(l.seen, 0) as is_due,
        row_number() over (order by a.site_id desc, a.player_id desc) = 1 as is_last
      from (
        select b.site_id, b.player_id, b.staked from account b
          where b.kind = 1 and (b.site_id, b.player_id) > (p_site, p_player) order by b.site_id, b.player_id limit p_accounts
      ) a
      left join loyalty_level l on l.site_id = a.site_id and l.player_id = a.player_id
      cross join lateral (
        select a.staked + coalesce(sum(g.points), 0)::bigint as seen from loyalty_grant g
          where g.site_id = a.site_id and g.player_id = a.player_id
      ) now_seen
  ) d where d.is_due or d.is_last order by d.site_id, d.player_id;
$$;

-- Bonuses that ended as completed lately, and active ones and free rounds whose time is over within a day, without their
-- message; free rounds have no award.
create function untold_bonuses(p_at timestamptz, p_limit integer)
returns table (site_id integer, player_id bigint, kind text, id bigint, terms_id bigint, released bigint, until timestamptz)
language sql stable as $$
  select u.* from (
    select w.site_id, w.player_id, 'completed' as kind, w.id, w.terms_id, w.released, null::timestamptz as until from bonus_award w
      where w.status = 2 and w.released > 0 and w.ended_at > p_at - interval '1 day'
    union all
    select w.site_id, w.player_id, 'expires', w.id, w.terms_id, null, w.expires_at from bonus_award w
      where w.status = 1 and w.frozen_at is null and w.days_to_play > 1
        and w.expires_at > p_at and w.expires_at <= p_at + interval '1 day'
    union all
    select f.site_id, f.player_id, 'spins', f.id, f.terms_id, null, f.expires_at from free_spin f
      where f.status = 1 and f.award_id is null and f.days_to_play > 1
        and f.expires_at > p_at and f.expires_at <= p_at + interval '1 day'
  ) u
  where not exists (
    select from player_message m where m.site_id = u.site_id and m.player_id = u.player_id and m.cause = 'bonus ' || u.id || ' ' || u.kind
  )
  -- Nobody is urged to play whose limit is reached or whose account is closed. Who wants no further offers still has to know
  -- when money goes, and that a bonus is completed is about money as well.
  and (u.kind = 'completed' or coalesce(why_no_offers(u.site_id, u.player_id, p_at), 'choice') = 'choice')
  limit p_limit;
$$;
