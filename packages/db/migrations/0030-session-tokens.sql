-- A session may have several valid tokens: two tabs that refresh concurrently each get one, and a token stays valid
-- until a token of a later generation has been used.

create table session_token (
  token_hash text constraint session_token_pkey primary key,
  site_id integer not null,
  player_id bigint not null,
  session_id bigint not null,
  generation integer not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- When a token of a later generation was first used.
  replaced_at timestamptz
);
create index session_token_session_index on session_token (site_id, player_id, session_id, generation);
create index session_token_expires_at_index on session_token (expires_at);

insert into session_token (token_hash, site_id, player_id, session_id, generation, issued_at, expires_at, used_at)
  select token_hash, site_id, player_id, id, 1, rotated_at, expires_at, rotated_at from session where revoked_at is null;

alter table session drop column token_hash, drop column previous_token_hash, drop column rotated_at;
alter table session add column generation integer not null default 1;
alter table session add column end_reason text;
alter table session add constraint session_end_reason_check check (
  end_reason in ('signed-out', 'password-reset', 'second-step', 'blocked', 'token-reused')
);
