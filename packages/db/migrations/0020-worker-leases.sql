-- The process that makes ids with each worker number.

create table worker_lease (
  number smallint constraint worker_lease_pkey primary key,
  holder text,
  leased_until timestamptz not null default '-infinity',
  -- Ids before this time belong to the current or an earlier holder; the next holder starts here.
  -- Milliseconds since 1970-01-01 UTC.
  ids_until_ms bigint not null default 0,
  constraint worker_lease_number_check check (number between 0 and 15)
);
insert into worker_lease (number) select generate_series(0, 15);
