-- What has to happen after a transaction, come what may: a row is written with the change that causes it and goes
-- once it is done.

create table outbox (
  id bigint constraint outbox_pkey primary key,
  kind text not null,
  -- Sealed, for it may hold a code or a link.
  sealed text not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  -- After this it is of no use to the receiver.
  expires_at timestamptz not null,
  -- A process is at it; another one takes over then.
  claimed_until timestamptz
);
create index outbox_created_at_index on outbox (created_at);
create index outbox_expires_at_index on outbox (expires_at);
