-- Copies of their data that players ask for: a ZIP file in encrypted chunks, which is erased after a few days. The row of the
-- request stays. Decision 043.

create table data_copy (
  site_id integer not null,
  player_id bigint not null,
  id bigint not null,
  -- 'over': used up, expired or replaced.
  state text not null default 'waiting',
  -- Of the page that it was asked for on.
  language text not null,
  requested_at timestamptz not null,
  -- Counts the attempts at making it. What an earlier attempt wrote is not part of the file.
  run integer not null default 0,
  -- Until then one process is making it, or nobody tries again.
  claimed_until timestamptz,
  is_making boolean not null default false,
  ready_at timestamptz,
  expires_at timestamptz,
  downloads_left smallint not null,
  downloaded_at timestamptz,
  -- Of the file, in bytes and chunks.
  size bigint,
  chunks integer,
  -- The master key that wraps the data key.
  key_id text,
  wrapped_key bytea,
  erased_at timestamptz,
  constraint data_copy_pkey primary key (site_id, player_id, id),
  constraint data_copy_state_check check (state in ('waiting', 'ready', 'over', 'failed')),
  constraint data_copy_language_check check (language in ('tr', 'en')),
  constraint data_copy_downloads_check check (downloads_left >= 0),
  constraint data_copy_making_check check (not is_making or state = 'waiting'),
  constraint data_copy_ready_check check (
    state <> 'ready'
    or num_nulls(ready_at, expires_at, size, chunks, key_id, wrapped_key) = 0 and erased_at is null
  )
);
create unique index data_copy_id_key on data_copy (id);
-- One at a time.
create unique index data_copy_open_key on data_copy (site_id, player_id) where state in ('waiting', 'ready');
create index data_copy_waiting_index on data_copy (requested_at) where state = 'waiting';
create index data_copy_content_index on data_copy (requested_at) where erased_at is null;
-- Shows for good when documents were read for a copy.
revoke delete, truncate on data_copy from public, current_user;

create table data_copy_chunk (
  copy_id bigint not null,
  run integer not null,
  number integer not null,
  sealed bytea not null,
  constraint data_copy_chunk_pkey primary key (copy_id, run, number)
);
-- Encrypted bytes do not get smaller.
alter table data_copy_chunk alter column sealed set storage external;

-- What is stored of a photo, for the copy that is being made for the player who uploaded it: no row for any other.
create function copied_document(p_copy bigint, p_document bigint)
returns table (key_id text, wrapped_key bytea, sealed bytea)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select c.key_id, c.wrapped_key, c.sealed from data_copy copy
    join document d on d.site_id = copy.site_id and d.player_id = copy.player_id
    join document_content c on c.document_id = d.id
    where copy.id = p_copy and copy.is_making and d.id = p_document;
$$;
revoke execute on function copied_document(bigint, bigint) from public;
