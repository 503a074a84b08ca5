-- What protects an account besides the password: recovery codes, passkeys, and whether a session has lately proved that
-- its owner is using it. Decision 037.

-- Null if it is still the password of the registration.
alter table player add column password_changed_at timestamptz;

-- When the password or a code was last confirmed in the session, after signing in.
alter table session add column proven_at timestamptz;
alter table session drop constraint session_end_reason_check;
alter table session add constraint session_end_reason_check check (
  end_reason in (
    'signed-out', 'password-reset', 'password-changed', 'second-step', 'blocked', 'token-reused', 'excluded'
  )
);

create table recovery_code (
  site_id integer not null,
  player_id bigint not null,
  code_hash text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  constraint recovery_code_pkey primary key (site_id, player_id, code_hash)
);

create table passkey (
  site_id integer not null,
  player_id bigint not null,
  id bigint not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  is_synced boolean not null,
  user_handle text not null,
  label text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  constraint passkey_pkey primary key (site_id, player_id, id),
  constraint passkey_credential_key unique (site_id, credential_id),
  constraint passkey_counter_check check (counter >= 0),
  constraint passkey_label_check check (char_length(label) between 1 and 60)
);

-- Deleted by the answer to it, so each is answered once.
create table passkey_challenge (
  site_id integer not null,
  challenge text not null,
  -- Of the session that registers a passkey or confirms with one; null for signing in.
  session_id bigint,
  expires_at timestamptz not null,
  constraint passkey_challenge_pkey primary key (site_id, challenge)
);
create index passkey_challenge_expires_at_index on passkey_challenge (expires_at);
