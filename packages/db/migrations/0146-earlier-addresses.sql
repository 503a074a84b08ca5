-- Where players lived before: an address is the player's to change, and it must be known which one a payment was made from.

create table earlier_address (
  site_id integer not null,
  player_id bigint not null,
  id bigint not null,
  country_id integer not null,
  city text,
  address text not null,
  -- When it was replaced, in which session.
  replaced_at timestamptz not null,
  session_id bigint not null,
  constraint earlier_address_pkey primary key (site_id, player_id, id)
);
revoke update, delete, truncate on earlier_address from public, current_user;
