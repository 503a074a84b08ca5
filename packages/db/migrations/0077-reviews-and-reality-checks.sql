-- What players decide about reality checks and reviews of their limits, and the trail of all their decisions. The tables
-- only grow.

create table reality_check_choice (
  site_id integer not null,
  player_id bigint not null,
  id bigint not null,
  -- Minutes between two checks; null for none.
  from_minutes smallint,
  to_minutes smallint,
  changed_at timestamptz not null,
  constraint reality_check_choice_pkey primary key (site_id, player_id, id),
  constraint reality_check_choice_minutes_check check (from_minutes > 0 and to_minutes > 0)
);

create table limit_review (
  site_id integer not null,
  player_id bigint not null,
  id bigint not null,
  -- 'declined' before the first deposit, if no limit is wanted.
  outcome text not null,
  reviewed_at timestamptz not null,
  constraint limit_review_pkey primary key (site_id, player_id, id),
  constraint limit_review_outcome_check check (outcome in ('kept', 'declined'))
);

create trigger reality_check_choice_stays before update or delete on reality_check_choice
  for each row execute function refuse_change();
create trigger reality_check_choice_stays_whole before truncate on reality_check_choice
  for each statement execute function refuse_change();
create trigger limit_review_stays before update or delete on limit_review for each row execute function refuse_change();
create trigger limit_review_stays_whole before truncate on limit_review for each statement execute function refuse_change();
create trigger player_limit_change_stays before update or delete on player_limit_change
  for each row execute function refuse_change();
create trigger player_limit_change_stays_whole before truncate on player_limit_change
  for each statement execute function refuse_change();
revoke update, delete, truncate on reality_check_choice, limit_review from public, current_user;

-- The player's own choice of the minutes between two reality checks; no row if there is none.
create function reality_check_of(p_site integer, p_player bigint) returns table (every smallint) language sql stable as $$
  select c.to_minutes from reality_check_choice c
    where c.site_id = p_site and c.player_id = p_player order by c.changed_at desc, c.id desc limit 1;
$$;

-- Stores a choice that differs from the one before it. p_from is in force without a choice.
create function set_reality_check(p_site integer, p_player bigint, p_from smallint, p_to smallint, p_id bigint)
returns void language plpgsql as $$
declare
  v_from smallint;
begin
  -- The order of a player's choices is that of this lock.
  perform 1 from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  select own.every into v_from from reality_check_of(p_site, p_player) as own;
  if not found then v_from := p_from;
  elsif v_from is not distinct from p_to then return;
  end if;
  insert into reality_check_choice (site_id, player_id, id, from_minutes, to_minutes, changed_at)
    values (p_site, p_player, p_id, v_from, p_to, limit_clock());
end $$;

-- What a player should be asked: 'first_deposit', a deposit limit before the first deposit, or 'review', a look at the
-- limits after six months; null for nothing.
create function limit_prompt(p_site integer, p_player bigint) returns text language sql volatile as $$
  select case
    when reviewed.at is null
      and not exists (select from player_limit l where l.site_id = p_site and l.player_id = p_player and l.kind = 1)
      and not exists (
        select from payment_transaction t
          where t.site_id = p_site and t.player_id = p_player and t.kind = 1 and t.status = 1
      ) then 'first_deposit'
    when greatest(reviewed.at, changed.at, p.created_at) < limit_clock() - interval '6 months' then 'review'
  end
  from player p
  cross join lateral (
    select max(r.reviewed_at) as at from limit_review r where r.site_id = p.site_id and r.player_id = p.id
  ) as reviewed
  cross join lateral (
    select max(c.changed_at) as at from player_limit_change c where c.site_id = p.site_id and c.player_id = p.id
  ) as changed
  where p.site_id = p_site and p.id = p_player;
$$;

-- Records the answer to a prompt; without one there is nothing to answer.
create function review_limits(p_site integer, p_player bigint, p_outcome text, p_id bigint) returns void language sql as $$
  insert into limit_review (site_id, player_id, id, outcome, reviewed_at)
    select p_site, p_player, p_id, p_outcome, limit_clock() where limit_prompt(p_site, p_player) is not null;
$$;

-- The latest decisions of a player, newest first. Types: 1 limit, 2 reality check, 3 exclusion, 4 return, 5 review.
create function limit_trail(p_site integer, p_player bigint, p_limit integer)
returns table (
  type smallint, id bigint, changed_at timestamptz, effective_at timestamptz, kind smallint, period smallint,
  action smallint, from_value bigint, to_value bigint, code smallint, ends_at timestamptz, outcome text
) language sql stable as $$
  select trail.* from (
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
  ) as trail (type, id, changed_at, effective_at)
  order by trail.changed_at desc, trail.id desc limit p_limit;
$$;
