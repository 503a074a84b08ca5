-- The book of a player's destinations of withdrawals. What is in it follows from the payments; here is what the player adds.

-- Where a withdrawal goes: the account that its form names, or else its method.
create function payout_destination(p_fields jsonb, p_method integer) returns text language sql immutable parallel safe as $$
  select coalesce(payment_destination(p_fields), 'method ' || p_method);
$$;

create table saved_destination (
  site_id integer not null,
  player_id bigint not null,
  -- As payout_destination spells it.
  destination text not null,
  name text,
  -- What was requested until then makes it neither a known destination nor one of the book.
  removed_at timestamptz,
  constraint saved_destination_pkey primary key (site_id, player_id, destination),
  constraint saved_destination_name_check check (length(name) between 1 and 40)
);

-- Whether money that arrived at a destination with a payment requested then counts.
create function is_removed_destination(p_site integer, p_player bigint, p_destination text, p_requested timestamptz)
returns boolean language sql stable as $$
  select exists (
    select from saved_destination d
      where d.site_id = p_site and d.player_id = p_player and d.destination = p_destination and d.removed_at >= p_requested
  );
$$;

-- Of a locked book money goes only to destinations that were paid before.
create table destination_lock (
  site_id integer not null,
  player_id bigint not null,
  locked_at timestamptz not null,
  -- When it opens, once its player has asked for that.
  ends_at timestamptz,
  constraint destination_lock_pkey primary key (site_id, player_id)
);

create function is_destination_locked(p_site integer, p_player bigint, p_at timestamptz) returns boolean language sql stable as $$
  select exists (
    select from destination_lock l
      where l.site_id = p_site and l.player_id = p_player and (l.ends_at is null or l.ends_at > p_at)
  );
$$;
