-- Wins and refunds of different players in one transaction, as bets are in book_bet_set, and refusals of a call with several
-- commands, whose other commands were undone.

-- Locks the main accounts of players who wait for nobody; returns their places.
create function lock_free_accounts(p_site integer[], p_player bigint[]) returns bigint[] language sql as $$
  select array_agg(locked.place) from (
    select i.place from account a
      join unnest(p_site, p_player) with ordinality as i(site_id, player_id, place)
        on a.site_id = i.site_id and a.player_id = i.player_id
      where a.kind = 1 order by a.site_id, a.player_id for update of a skip locked
  ) locked;
$$;

-- Writes the rows of wins or refunds that were judged; the caller has locked the accounts. A place occurs once.
create function write_game_bookings(p_kind smallint, p_site integer[], p_player bigint[], p_id bigint[], p_provider text[], p_tx text[],
  p_print bytea[], p_amount bigint[], p_parent bigint[], p_play smallint[], p_game integer[], p_round text[], p_at timestamptz[], p_place bigint[])
returns table (place bigint, balance bigint, version bigint) language plpgsql as $$
declare
  v_row record;
begin
  for v_row in
    with item as (
      select * from unnest(p_site, p_player, p_id, p_provider, p_tx, p_print, p_amount, p_parent, p_play, p_game, p_round, p_at, p_place)
        as i(site_id, player_id, id, provider, tx, print, amount, parent, play, game_id, round_id, at, place)
    ), booked as (
      update account a set balance = a.balance + item.amount, version = a.version + (item.amount > 0)::integer,
          wins = a.wins + (p_kind = 2)::integer, refunds = a.refunds + (p_kind = 3)::integer,
          won = a.won + case when p_kind = 2 then item.amount else 0 end,
          refunded = a.refunded + case when p_kind = 3 then item.amount else 0 end
        from item where a.site_id = item.site_id and a.player_id = item.player_id and a.kind = 1
        returning item.*, a.balance as new_balance, a.version as new_version, a.is_limited,
          a.bets, a.wins, a.refunds, a.staked, a.won, a.refunded
    ), new_transfer as (
      insert into transfer (site_id, player_id, id, kind, provider, provider_tx, fingerprint, outcome, amount, balance_after, parent_id, created_at)
        select b.site_id, b.player_id, b.id, p_kind, b.provider, b.tx, b.print, 0, b.amount, b.new_balance, b.parent, b.at from booked b
    ), new_posting as (
      insert into posting (site_id, player_id, transfer_id, account_kind, amount, version, balance_after)
        select b.site_id, b.player_id, b.id, 1, b.amount, b.new_version, b.new_balance from booked b where b.amount > 0
        union all
        select b.site_id, b.player_id, b.id, 10, -b.amount, null, null from booked b where b.amount > 0
    ), new_game_tx as (
      insert into game_tx (site_id, player_id, transfer_id, type, play, game_id, provider, provider_tx, round_id, amount, balance_after, created_at,
          bets, wins, refunds, staked, won, refunded)
        select b.site_id, b.player_id, b.id, p_kind, b.play, b.game_id, b.provider, b.tx, b.round_id, b.amount, b.new_balance, b.at,
            b.bets, b.wins, b.refunds, b.staked, b.won, b.refunded
          from booked b
    )
    select b.site_id, b.player_id, b.place, b.parent, b.amount, b.at, b.is_limited, b.new_balance, b.new_version from booked b
  loop
    if v_row.is_limited and v_row.amount > 0 then
      -- A refund gives back to the period of its bet.
      if p_kind = 2 then
        perform count_play(v_row.site_id, v_row.player_id, site_day(v_row.site_id, v_row.at), 0, v_row.amount, 0, null);
      else
        perform count_play(v_row.site_id, v_row.player_id, site_day(v_row.site_id, t.created_at), -v_row.amount, 0, 0, null)
          from transfer t where t.site_id = v_row.site_id and t.player_id = v_row.player_id and t.id = v_row.parent;
      end if;
    end if;
    place := v_row.place;
    balance := v_row.new_balance;
    version := v_row.new_version;
    return next;
  end loop;
end $$;

-- Books the wins that can simply be paid and leaves the others untouched: repeats, wins without a bet or with a doubt.
create function book_win_set(
  p_site integer[], p_player bigint[], p_id bigint[], p_provider text[], p_tx text[], p_print bytea[], p_amount bigint[],
  p_currency smallint[], p_play smallint[], p_game integer[], p_round text[], p_bet_tx text[], p_at timestamptz[]
) returns table (place bigint, balance bigint, version bigint) language plpgsql as $$
declare
  v_places constant bigint[] := lock_free_accounts(p_site, p_player);
begin
  return query
  with plain as (
    select item.*, bet.id as bet_id
      from unnest(p_site, p_player, p_id, p_provider, p_tx, p_print, p_amount, p_currency, p_play, p_game, p_round, p_bet_tx, p_at)
        with ordinality as item(site_id, player_id, id, provider, tx, print, amount, currency, play, game_id, round_id, bet_tx, at, place)
      join account a on a.site_id = item.site_id and a.player_id = item.player_id and a.kind = 1
      join transfer bet on bet.site_id = item.site_id and bet.player_id = item.player_id and bet.provider = item.provider
        and bet.kind = 1 and bet.provider_tx = item.bet_tx and bet.outcome = 0
      join game_tx g on g.site_id = bet.site_id and g.player_id = bet.player_id and g.transfer_id = bet.id and g.round_id = item.round_id
      where item.place = any(v_places) and a.currency = coalesce(item.currency, a.currency)
        and item.amount <= 9999999900 and fits_balance(a.balance, item.amount)
        and not exists (
          select from transfer t where t.site_id = item.site_id and t.player_id = item.player_id
            and t.provider = item.provider and t.kind = 2 and t.provider_tx = item.tx
        )
        and not exists (
          select from transfer_claim c where c.site_id = item.site_id and c.player_id = item.player_id
            and c.provider = item.provider and c.kind = 2 and c.provider_tx = item.tx
        )
        and not exists (
          select from transfer r where r.site_id = bet.site_id and r.player_id = bet.player_id and r.parent_id = bet.id and r.kind = 3
        )
        and not exists (
          select from closed_round c where c.site_id = item.site_id and c.player_id = item.player_id
            and c.provider = item.provider and c.round_id = item.round_id
        )
  )
  select w.* from (
    select array_agg(site_id) as site, array_agg(player_id) as player, array_agg(id) as id, array_agg(provider) as provider,
        array_agg(tx) as tx, array_agg(print) as print, array_agg(amount) as amount, array_agg(bet_id) as parent,
        array_agg(play) as play, array_agg(game_id) as game, array_agg(round_id) as round, array_agg(at) as at, array_agg(plain.place) as place
      from plain
  ) as p
  cross join lateral write_game_bookings(2::smallint, p.site, p.player, p.id, p.provider, p.tx, p.print, p.amount, p.parent, p.play, p.game,
    p.round, p.at, p.place) as w
  where p.site is not null;
end $$;

-- Books the refunds of bets that can simply be undone and leaves the others untouched.
create function book_refund_set(
  p_site integer[], p_player bigint[], p_id bigint[], p_provider text[], p_tx text[], p_print bytea[], p_amount bigint[],
  p_bet_tx text[], p_round text[], p_currency smallint[], p_game integer[], p_at timestamptz[]
) returns table (place bigint, balance bigint, version bigint) language plpgsql as $$
declare
  v_places constant bigint[] := lock_free_accounts(p_site, p_player);
begin
  return query
  with plain as (
    select item.site_id, item.player_id, item.id, item.provider, item.tx, item.print, item.at, item.place,
        bet.id as bet_id, bet.amount, g.play, g.game_id, g.round_id
      from unnest(p_site, p_player, p_id, p_provider, p_tx, p_print, p_amount, p_bet_tx, p_round, p_currency, p_game, p_at)
        with ordinality as item(site_id, player_id, id, provider, tx, print, amount, bet_tx, round_id, currency, game_id, at, place)
      join account a on a.site_id = item.site_id and a.player_id = item.player_id and a.kind = 1
      join transfer bet on bet.site_id = item.site_id and bet.player_id = item.player_id and bet.provider = item.provider
        and bet.kind = 1 and bet.provider_tx = item.bet_tx and bet.outcome = 0
      join game_tx g on g.site_id = bet.site_id and g.player_id = bet.player_id and g.transfer_id = bet.id
      where item.place = any(v_places) and a.currency = coalesce(item.currency, a.currency)
        and bet.amount = coalesce(item.amount, bet.amount) and g.round_id = coalesce(item.round_id, g.round_id)
        and g.game_id = coalesce(item.game_id, g.game_id) and fits_balance(a.balance, bet.amount)
        and not exists (
          select from transfer t where t.site_id = item.site_id and t.player_id = item.player_id
            and t.provider = item.provider and t.kind = 3 and t.provider_tx = item.tx
        )
        and not exists (
          select from transfer_claim c where c.site_id = item.site_id and c.player_id = item.player_id
            and c.provider = item.provider and c.kind = 3 and c.provider_tx = item.tx
        )
        -- Neither a refund nor a win, taken back or not.
        and not exists (
          select from transfer t where t.site_id = bet.site_id and t.player_id = bet.player_id and t.parent_id = bet.id
        )
  )
  select w.* from (
    select array_agg(site_id) as site, array_agg(player_id) as player, array_agg(id) as id, array_agg(provider) as provider,
        array_agg(tx) as tx, array_agg(print) as print, array_agg(amount) as amount, array_agg(bet_id) as parent,
        array_agg(play) as play, array_agg(game_id) as game, array_agg(round_id) as round, array_agg(at) as at, array_agg(plain.place) as place
      from plain
  ) as p
  cross join lateral write_game_bookings(3::smallint, p.site, p.player, p.id, p.provider, p.tx, p.print, p.amount, p.parent, p.play, p.game,
    p.round, p.at, p.place) as w
  where p.site is not null;
end $$;

-- Stores the final answer to a command whose booking was undone with the others of its call, and returns the balance. The
-- caller has held the account's lock since the answer was given.
create function store_refusal(
  p_site integer, p_player bigint, p_id bigint, p_kind smallint, p_provider text, p_tx text, p_print bytea, p_status smallint,
  p_amount bigint, p_at timestamptz, out balance bigint, out version bigint
) language plpgsql as $$
begin
  select a.balance, a.version into balance, version from account a
    where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  if p_id is null or exists (
    select from transfer t where t.site_id = p_site and t.player_id = p_player and t.provider = p_provider and t.kind = p_kind
      and t.provider_tx = p_tx
  ) then return; end if;
  perform write_refusal(p_site, p_player, p_id, p_kind, p_provider, p_tx, p_print, p_status, p_amount, balance, null, p_at);
  if p_status in (23, 24) then
    perform write_review(p_site, p_player, p_kind, p_provider, p_tx,
      case p_status when 23 then 'rollback after win' else 'win after rollback' end, p_at);
  end if;
end $$;
