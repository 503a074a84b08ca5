-- Changes of e-mail addresses and phone numbers: confirmed at the new contact, undone from the old one. Decision 038.

create table contact_change (
  site_id integer not null,
  player_id bigint not null,
  id bigint not null,
  kind text not null,
  -- An address, or national digits with the number's country.
  old_contact text not null,
  old_country_id integer,
  old_verified_at timestamptz,
  new_contact text not null,
  new_country_id integer,
  code_hash text not null,
  tries smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  -- Replaced by another change or called off by an undo, before it was confirmed.
  closed_at timestamptz,
  undo_hash text,
  undo_until timestamptz,
  undone_at timestamptz,
  constraint contact_change_pkey primary key (site_id, player_id, id),
  constraint contact_change_undo_key unique (undo_hash),
  constraint contact_change_kind_check check (kind in ('email', 'phone')),
  constraint contact_change_country_check check (
    (kind = 'phone') = (new_country_id is not null) and (kind = 'phone') = (old_country_id is not null)
  ),
  constraint contact_change_state_check check (
    (confirmed_at is null or closed_at is null)
    and (confirmed_at is null) = (undo_hash is null)
    and (confirmed_at is null) = (undo_until is null)
    and (undone_at is null or confirmed_at is not null)
  )
);
create unique index contact_change_open_key on contact_change (site_id, player_id, kind)
  where confirmed_at is null and closed_at is null;
-- Nobody else gets a contact that can still be restored.
create index contact_change_reserved_index on contact_change (site_id, old_contact)
  where confirmed_at is not null and undone_at is null;
create index contact_change_created_at_index on contact_change (created_at);
