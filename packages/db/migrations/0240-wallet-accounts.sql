-- The number or name of a wallet is an account of that wallet only: the same number of another one is somebody else's.

-- The methods of the wallet that a withdrawal method pays to: those whose deposits it pays back, and others that pay these back.
create function methods_of_wallet(p_method integer) returns integer[] language sql stable parallel safe as $$
  select array_agg(distinct m.id)
    from payment_method mine
    join payment_method m on m.id = mine.id or m.id = any (mine.pays_back) or m.kind = 2 and m.pays_back && mine.pays_back
    where mine.id = p_method;
$$;

-- As in 0236, but an account of a wallet is one of its method.
create or replace function payout_destination(p_fields jsonb, p_method integer) returns text language sql immutable parallel safe as $$
  select case
    when payment_destination(p_fields) is null then 'method ' || p_method
    when starts_with(payment_destination(p_fields), 'wallet_') then 'method ' || p_method || ' ' || payment_destination(p_fields)
    else payment_destination(p_fields)
  end;
$$;

-- Names and removals of such accounts go to each method that was paid there.
insert into saved_destination (site_id, player_id, destination, name, removed_at)
  select distinct d.site_id, d.player_id, payout_destination(t.fields, t.method_id), d.name, d.removed_at
    from saved_destination d
    join payment_transaction t on t.site_id = d.site_id and t.player_id = d.player_id and t.kind = 2
      and payment_destination(t.fields) = d.destination
    where starts_with(d.destination, 'wallet_');
delete from saved_destination where starts_with(destination, 'wallet_');

-- Whether money of the player has arrived at a destination of a withdrawal and did not come back, with a payment requested
-- since the player last removed it from the book.
create function was_paid_to(p_site integer, p_player bigint, p_method integer, p_fields jsonb)
returns boolean language sql stable as $$
  select exists (
    select from payment_transaction t
      where t.site_id = p_site and t.player_id = p_player and t.kind = 2 and t.status = 1
        and payout_destination(t.fields, t.method_id) = payout_destination(p_fields, p_method)
        and not is_removed_destination(p_site, p_player, payout_destination(p_fields, p_method), t.created_at)
  );
$$;
