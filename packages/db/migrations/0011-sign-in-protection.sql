-- What keeps strangers out: counted requests, counted attempts at signing in, and second steps.

-- Counts within fixed windows, shared by all processes.
create table rate_window (
  key text constraint rate_window_pkey primary key,
  count integer not null,
  ends_at timestamptz not null
);
create index rate_window_ends_at_index on rate_window (ends_at);

-- Attempts at one account from one network since the last one that succeeded.
create table sign_in_attempt (
  key text constraint sign_in_attempt_pkey primary key,
  count integer not null,
  next_at timestamptz not null,
  ends_at timestamptz not null
);
create index sign_in_attempt_ends_at_index on sign_in_attempt (ends_at);

alter table player add column sms_sign_in boolean not null default false;

create table authenticator (
  site_id integer not null,
  player_id bigint not null,
  secret_cipher text not null,
  last_step bigint,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  constraint authenticator_pkey primary key (site_id, player_id)
);

create table sms_code (
  site_id integer not null,
  player_id bigint not null,
  id bigint not null,
  purpose text not null,
  code_hash text not null,
  tries smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  closed_at timestamptz,
  constraint sms_code_pkey primary key (site_id, player_id, id),
  constraint sms_code_tries_check check (tries between 0 and 5)
);
create unique index sms_code_live_index on sms_code (site_id, player_id, purpose) where closed_at is null;
