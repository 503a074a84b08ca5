-- Who changed a player's status, when and why.

create table player_status_change (
  site_id integer not null,
  player_id bigint not null,
  id bigint not null,
  from_status text not null,
  to_status text not null,
  changed_by text not null,
  reason text not null,
  changed_at timestamptz not null,
  constraint player_status_change_pkey primary key (site_id, player_id, id),
  constraint player_status_change_reason_check check (changed_by <> '' and reason <> ''),
  constraint player_status_change_status_check check (
    from_status <> to_status
    and from_status in ('active', 'inactive', 'suspend', 'locked', 'delete')
    and to_status in ('active', 'inactive', 'suspend', 'locked', 'delete')
  )
);

revoke update, delete, truncate on player_status_change from public, current_user;

-- Incremented when the password or the second step changes: a sign-in that checked older ones opens no session.
alter table player add column credentials_version integer not null default 1;
