-- Who is offered bonuses, what follows from deposits, and points of loyalty. Decision 054.

-- Players who do not want offers, or want them again.
create table bonus_choice (
  site_id integer not null,
  player_id bigint not null,
  takes_offers boolean not null,
  changed_at timestamptz not null,
  constraint bonus_choice_pkey primary key (site_id, player_id)
);

-- Credited deposits whose bonus is still to be looked for; written with the credit.
create table bonus_deposit (
  site_id integer not null,
  player_id bigint not null,
  payment_id bigint not null,
  -- Not before: a limit or a break of the player was in the way, which passes.
  look_at timestamptz not null default '-infinity',
  constraint bonus_deposit_pkey primary key (site_id, player_id, payment_id)
);
create index bonus_deposit_look_index on bonus_deposit (look_at);

create function note_deposit() returns trigger language plpgsql as $$
begin
  insert into bonus_deposit (site_id, player_id, payment_id) values (new.site_id, new.player_id, new.id) on conflict do nothing;
  return null;
end $$;
create trigger payment_transaction_bonus after update on payment_transaction
  for each row when (new.kind = 1 and new.status = 1 and old.status <> 1) execute function note_deposit();

-- Periods whose cashback was given, so that each is given once, or is being given.
create table bonus_period (
  site_id integer not null,
  slug text not null,
  -- The first day of it.
  starts_on date not null,
  -- The last player who was given theirs while that is going on.
  reached bigint not null default 0,
  given_at timestamptz,
  constraint bonus_period_pkey primary key (site_id, slug, starts_on)
);

-- Cashback of players who may be offered nothing now, because of a limit or a break, which pass.
create table bonus_cashback (
  site_id integer not null,
  player_id bigint not null,
  cause text collate "C" not null,
  terms_id bigint not null,
  -- What was lost, in minor units.
  loss bigint not null,
  created_at timestamptz not null,
  look_at timestamptz not null,
  constraint bonus_cashback_pkey primary key (site_id, player_id, cause)
);
create index bonus_cashback_look_index on bonus_cashback (look_at);

-- Points that were given apart from those for stakes, each cause once. Rows are added and nothing else.
create table loyalty_grant (
  site_id integer not null,
  player_id bigint not null,
  cause text collate "C" not null,
  points integer not null,
  created_at timestamptz not null,
  constraint loyalty_grant_pkey primary key (site_id, player_id, cause),
  constraint loyalty_grant_points_check check (points between 1 and 1000000)
);
create trigger loyalty_grant_stays before update or delete on loyalty_grant for each row execute function refuse_change();

create index bonus_award_completed_index on bonus_award (ended_at) where status = 2;
create index bonus_award_offered_index on bonus_award (site_id, player_id, offered_at, id);
create index free_spin_offered_index on free_spin (site_id, player_id, offered_at, id);

-- Why a player is offered nothing: the account is closed or its wallet frozen, an own limit is reached, or the player wants no
-- offers; null if nothing is in the way.
create function why_no_offers(p_site integer, p_player bigint, p_at timestamptz) returns text language plpgsql as $$
declare
  v_rooms record;
begin
  if account_is_closed(p_site, p_player) or not exists (
    select from player p where p.site_id = p_site and p.id = p_player and p.status = 'active'
  ) or exists (
    select from player_freeze f where f.site_id = p_site and f.player_id = p_player and f.lifted_at is null
  ) then return 'closed'; end if;
  v_rooms := limit_rooms(p_site, p_player, site_day(p_site, p_at));
  if least(v_rooms.for_bets, v_rooms.for_losses, v_rooms.for_time, (select d.room from deposit_room(p_site, p_player, p_at) d)) <= 0
    then return 'limit'; end if;
  return (
    select 'choice' from bonus_choice c where c.site_id = p_site and c.player_id = p_player and not c.takes_offers
  );
end $$;

-- Takes back what was offered to a player and not accepted. Returns how many offers that were.
create function withdraw_offers(p_site integer, p_player bigint, p_at timestamptz) returns integer language plpgsql as $$
declare
  v_count integer;
  v_spins integer;
begin
  perform from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  update bonus_award w set status = 3, ended_at = p_at, end_reason = 'withdrawn'
    where w.site_id = p_site and w.player_id = p_player and w.status = 0;
  get diagnostics v_count = row_count;
  update free_spin f set status = 2, ended_at = p_at
    where f.site_id = p_site and f.player_id = p_player and f.status = 0;
  get diagnostics v_spins = row_count;
  return v_count + v_spins;
end $$;

-- Whether something was offered for a deposit, or is the bonus of what such free rounds win.
create function is_for_deposit(p_cause text) returns boolean language sql immutable as $$
  select p_cause ~ '^(spins:)?deposit(-spins)?:[0-9]+$';
$$;

-- Likewise of what was offered for deposits, also of those that nothing was looked for yet: they were paid out. Returns how many
-- offers that were.
create function withdraw_deposit_offers(p_site integer, p_player bigint, p_at timestamptz) returns integer language plpgsql as $$
declare
  v_count integer;
  v_spins integer;
begin
  perform from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  delete from bonus_deposit d where d.site_id = p_site and d.player_id = p_player;
  update bonus_award w set status = 3, ended_at = p_at, end_reason = 'withdrawal'
    where w.site_id = p_site and w.player_id = p_player and w.status = 0 and is_for_deposit(w.cause);
  get diagnostics v_count = row_count;
  update free_spin f set status = 2, ended_at = p_at
    where f.site_id = p_site and f.player_id = p_player and f.status = 0 and is_for_deposit(f.cause);
  get diagnostics v_spins = row_count;
  return v_count + v_spins;
end $$;

-- Declines offered free rounds, with the bonus that their wins would be. Returns whether they were on offer.
create function decline_free_spins(p_site integer, p_player bigint, p_spin bigint, p_at timestamptz) returns boolean language plpgsql as $$
declare
  v_award bigint;
begin
  perform from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  update free_spin f set status = 2, ended_at = p_at
    where f.site_id = p_site and f.player_id = p_player and f.id = p_spin and f.status = 0
    returning f.award_id into v_award;
  if not found then return false; end if;
  update bonus_award w set status = 3, ended_at = p_at, end_reason = 'declined'
    where w.site_id = p_site and w.player_id = p_player and w.id = v_award and w.status = 0;
  return true;
end $$;

-- Frozen bonuses whose reason is gone: the account is open, and no withdrawal waits.
create function thawed_bonuses(p_limit integer) returns table (site_id integer, player_id bigint) language sql volatile as $$
  select w.site_id, w.player_id from bonus_award w
    where w.status = 1 and w.frozen_at is not null and not account_is_closed(w.site_id, w.player_id)
      and not exists (
        select from payment_transaction t
          where t.site_id = w.site_id and t.player_id = w.player_id and t.kind = 2 and t.status in (0, 3)
      )
    limit p_limit;
$$;

-- The bets of a bonus, the last first, each with what counted until then.
create function bonus_steps(p_site integer, p_player bigint, p_award bigint, p_skipped bigint, p_rows integer)
returns table (
  bet_id bigint, created_at timestamptz, game_id integer, own bigint, part bigint, percent integer, counted bigint, won bigint,
  kept bigint, is_refunded boolean, total bigint
) language sql stable as $$
  with counted as (
    select s.*, sum(s.counted) over (order by s.transfer_id)::bigint as total from bonus_stake s
      where s.site_id = p_site and s.player_id = p_player and s.award_id = p_award
  )
  select c.transfer_id, g.created_at, g.game_id, c.own, c.part,
      case when refund.is_there then null else bonus_weight(w.weights, g.game_id) end, c.counted, c.won, c.kept, refund.is_there, c.total
    from (select * from counted order by transfer_id desc offset p_skipped limit p_rows) c
    join game_tx g on g.site_id = c.site_id and g.player_id = c.player_id and g.transfer_id = c.transfer_id
    join bonus_award w on w.site_id = c.site_id and w.player_id = c.player_id and w.id = c.award_id
    cross join lateral (
      select exists (
        select from transfer t where t.site_id = c.site_id and t.player_id = c.player_id and t.parent_id = c.transfer_id and t.kind = 3 and t.outcome = 0
      ) as is_there
    ) refund
    order by c.transfer_id desc;
$$;

-- When a bet was settled: with its first win or its refund, or when its round was closed. A bet on sport is paid in parts by
-- cash-outs, so that its wins settle nothing. Null while it is open.
create function bet_settled_at(p_site integer, p_player bigint, p_bet bigint) returns timestamptz language sql stable as $$
  select least(
      (select c.closed_at from closed_round c
        where c.site_id = g.site_id and c.player_id = g.player_id and c.provider = g.provider and c.round_id = g.round_id),
      (select min(t.created_at) from transfer t
        where t.site_id = g.site_id and t.player_id = g.player_id and t.parent_id = g.transfer_id and t.outcome = 0
          and (t.kind = 3 or (t.kind = 2 and not exists (select from game where game.id = g.game_id and game.type = 'sport'))))
    ) from game_tx g
    where g.site_id = p_site and g.player_id = p_player and g.transfer_id = p_bet;
$$;

-- Bets that may have been settled in a span, or paid again: those that were made in it or in the two days before, after which an
-- operator has decided about an open round of a game; those that something came back for; and those on sport, which may be older,
-- by the ends of their rounds.
create function bets_of_span(p_site integer, p_player bigint, p_from timestamptz, p_to timestamptz) returns setof bigint
language sql stable as $$
  -- Ids are of the time at which they were made, up to a clock's difference.
  select t.id from transfer t
    where t.site_id = p_site and t.player_id = p_player and t.kind = 1 and t.outcome = 0
      and t.id >= first_id_at(p_from - interval '49 hours') and t.id < first_id_at(p_to + interval '1 hour')
  union
  select coalesce(w.parent_id, t.parent_id) from transfer t
    left join transfer w on t.kind = 13 and w.site_id = t.site_id and w.player_id = t.player_id and w.id = t.parent_id
    where t.site_id = p_site and t.player_id = p_player and t.kind in (2, 3, 13) and t.outcome = 0 and t.parent_id is not null
      and t.id >= first_id_at(p_from - interval '1 hour') and t.id < first_id_at(p_to + interval '1 hour')
  union
  select g.transfer_id from closed_round c
    join game_tx g on g.site_id = c.site_id and g.player_id = c.player_id and g.round_id = c.round_id and g.provider = c.provider and g.type = 1
    where c.site_id = p_site and c.player_id = p_player and c.closed_at >= p_from and c.closed_at < p_to
      and c.provider in (select s.provider from sports_provider s);
$$;

-- What a player lost of own money at games in a span: stakes less wins and refunds, by the postings of the main account. A bet
-- counts when it is settled, with all that came back for it until then; what comes later counts when it comes. Free rounds are
-- left out. Below zero, the player has won.
create function own_loss(p_site integer, p_player bigint, p_from timestamptz, p_to timestamptz) returns bigint language sql stable as $$
  with bet as (
    select b.id, bet_settled_at(p_site, p_player, b.id) as settled_at from bets_of_span(p_site, p_player, p_from, p_to) as b(id)
      where not exists (
        select from bonus_stake s
          where s.site_id = p_site and s.player_id = p_player and s.transfer_id = b.id and s.free_spin_id is not null
      )
  ), paid as (
    select t.id, t.kind, t.created_at, bet.settled_at from bet
      join transfer t on t.site_id = p_site and t.player_id = p_player and t.parent_id = bet.id and t.kind in (2, 3) and t.outcome = 0
  ), booking as (
    select bet.id, bet.settled_at as counts_at from bet where bet.settled_at is not null
    union all
    select paid.id, greatest(paid.created_at, paid.settled_at) from paid where paid.settled_at is not null
    union all
    -- Reversals of wins.
    select t.id, greatest(t.created_at, paid.settled_at) from paid
      join transfer t on t.site_id = p_site and t.player_id = p_player and t.parent_id = paid.id and t.kind = 13 and t.outcome = 0
      where paid.kind = 2 and paid.settled_at is not null
    union all
    -- Prizes, which no bet has won.
    select t.id, t.created_at from transfer t
      where t.site_id = p_site and t.player_id = p_player and t.kind = 2 and t.outcome = 0 and t.parent_id is null
        and t.id >= first_id_at(p_from - interval '1 hour') and t.id < first_id_at(p_to + interval '1 hour')
  )
  select coalesce(-sum(p.amount), 0)::bigint from booking
    join posting p on p.site_id = p_site and p.player_id = p_player and p.account_kind = 1 and p.transfer_id = booking.id
    where booking.counts_at >= p_from and booking.counts_at < p_to;
$$;

-- Players of a brand after one who have bet, with their loss in a span.
create function own_losses(p_site integer, p_after bigint, p_from timestamptz, p_to timestamptz, p_players integer)
returns table (player_id bigint, loss bigint) language sql stable as $$
  select a.player_id, own_loss(p_site, a.player_id, p_from, p_to) from (
    select a.player_id from account a
      where a.site_id = p_site and a.kind = 1 and a.player_id > p_after and a.bets > 0 order by a.player_id limit p_players
  ) a order by a.player_id;
$$;

-- Own money that a player staked and that was not refunded, by category of game. Free rounds stake nothing.
create function own_stakes(p_site integer, p_player bigint) returns table (category text, staked bigint) language sql stable as $$
  select t.category, sum(t.staked)::bigint from (
    select p.category, p.staked - p.refunded as staked
      from play_by_period(p_site, p_player, '2000-01-01', '9999-01-01', 3::smallint) p
    union all
    select coalesce(game.type, 'other'), -s.part
      from bonus_stake s
      join game_tx g on g.site_id = s.site_id and g.player_id = s.player_id and g.transfer_id = s.transfer_id
      left join game on game.id = g.game_id
      where s.site_id = p_site and s.player_id = p_player and s.part > 0 and not exists (
        select from transfer r where r.site_id = s.site_id and r.player_id = s.player_id and r.parent_id = s.transfer_id and r.kind = 3 and r.outcome = 0
      )
  ) t group by t.category having sum(t.staked) > 0;
$$;

-- As in 0159, and who decides payments gives bonuses and ends them.
create or replace function why_not(p_operator operator, p_action text, p_site integer) returns text language sql immutable as $$
  select case
    when p_action = 'sign-in-failed' then null
    when p_operator.site_ids is not null and (p_site is null or not p_site = any (p_operator.site_ids))
      then format('%s does not decide for this brand', p_operator.name)
    when p_operator.role = 'all' or p_action in ('show', 'message') then null
    when p_operator.role = 'payments' and p_action = any (array[
      'view', 'approve', 'reject', 'refund', 'pay', 'close-review', 'close-finding', 'end-round', 'give-bonus', 'end-bonus'
    ]) then null
    when p_operator.role = 'compliance' and p_action = any (array[
      'view', 'verify', 'unverify', 'reject-document', 'freeze', 'unfreeze', 'forbid-withdrawals', 'allow-withdrawals'
    ]) then null
    else format('the role of %s is %s, which does not include %s', p_operator.name, p_operator.role, p_action)
  end;
$$;
