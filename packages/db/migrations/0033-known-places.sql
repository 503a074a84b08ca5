-- Networks and devices from which a player has signed in, as hashes. Guesses from elsewhere do not slow down sign-ins
-- from these.

create table known_place (
  site_id integer not null,
  player_id bigint not null,
  place_hash text not null,
  last_used_at timestamptz not null,
  constraint known_place_pkey primary key (site_id, player_id, place_hash)
);
create index known_place_last_used_at_index on known_place (last_used_at);
