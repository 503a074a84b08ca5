-- Where a payment goes to or comes from, to be compared between players: an IBAN, the address of a coin, a wallet or a phone.

-- The account that the fields of a form name, in one spelling; null if they name none.
create function payment_destination(p_fields jsonb) returns text language sql immutable parallel safe as $$
  select case
    when coalesce(p_fields ->> 'iban', '') <> '' then 'iban ' || upper(regexp_replace(p_fields ->> 'iban', '\s', '', 'g'))
    -- Capitals of some addresses are digits of their own.
    when coalesce(p_fields ->> 'address', '') <> '' then 'address ' || (p_fields ->> 'address')
    when coalesce(p_fields ->> 'wallet_number', '') <> ''
      then 'wallet_number ' || lower(regexp_replace(p_fields ->> 'wallet_number', '\s', '', 'g'))
    when coalesce(p_fields ->> 'wallet_name', '') <> ''
      then 'wallet_name ' || lower(regexp_replace(normalize(p_fields ->> 'wallet_name', NFKC), '\s', '', 'g'))
    when coalesce(p_fields ->> 'mobile_number', '') <> ''
      then 'mobile_number ' || right(regexp_replace(p_fields ->> 'mobile_number', '\D', '', 'g'), 10)
  end;
$$;

create index payment_transaction_destination_index on payment_transaction (payment_destination(fields))
  where payment_destination(fields) is not null;

-- Who else has a destination: players whose money went there, is to go there, or came from there. What was refused says
-- nothing. Newest first, one row a player.
create function destination_sharers(p_site integer, p_player bigint, p_fields jsonb)
returns table (site_id integer, player_id bigint, transaction_id bigint, kind smallint, is_excluded boolean) language sql stable as $$
  select distinct on (t.site_id, t.player_id)
      t.site_id, t.player_id, t.id, t.kind, is_self_excluded(t.site_id, t.player_id)
    from payment_transaction t
    where payment_destination(p_fields) is not null and payment_destination(t.fields) = payment_destination(p_fields)
      and (t.kind = 2 and t.status in (0, 1, 3) or t.kind = 1 and t.status in (1, 3))
      and (t.site_id, t.player_id) <> (p_site, p_player)
    order by t.site_id, t.player_id, t.created_at desc, t.id desc
    limit 20;
$$;

-- An operator has looked at what a mark says of a payment and answers for it.
create table payment_mark_clearance (
  site_id integer not null,
  player_id bigint not null,
  transaction_id bigint not null,
  mark text not null,
  -- What it said: of anything else it is not cleared.
  evidence text not null,
  operator text not null,
  reason text not null,
  cleared_at timestamptz not null,
  constraint payment_mark_clearance_pkey primary key (site_id, player_id, transaction_id, mark, evidence, operator)
);
revoke update, delete, truncate on payment_mark_clearance from public, current_user;

insert into role_action (role, action) values ('compliance', 'clear-mark');
