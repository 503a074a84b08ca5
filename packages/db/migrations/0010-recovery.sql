-- Links by which players who forgot the password set a new one.

create table recovery (
  site_id integer not null,
  player_id bigint not null,
  token_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint recovery_pkey primary key (site_id, player_id, token_hash),
  constraint recovery_token_hash_key unique (token_hash)
);
