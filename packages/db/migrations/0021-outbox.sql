-- Work that must follow a transaction: a row is written in the transaction that causes it, and deleted once it is
-- done.

create table outbox (
  id bigint constraint outbox_pkey primary key,
  kind text not null,
  -- Encrypted, since it may contain a code or a link.
  sealed text not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  -- Not sent after this time.
  expires_at timestamptz not null,
  -- Until then a process is working on it; afterwards another one may take over.
  claimed_until timestamptz
);
create index outbox_created_at_index on outbox (created_at);
create index outbox_expires_at_index on outbox (expires_at);
