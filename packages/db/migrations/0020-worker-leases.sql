-- Which process makes ids with which worker number.

create table worker_lease (
  number smallint constraint worker_lease_pkey primary key,
  holder text,
  leased_until timestamptz not null default '-infinity',
  -- Ids with a time before this one are the present or a former holder's: the next holder begins here.
  -- Milliseconds since 1970.
  ids_until_ms bigint not null default 0,
  constraint worker_lease_number_check check (number between 0 and 15)
);
insert into worker_lease (number) select generate_series(0, 15);
