-- Favourites, the popup, and how processes hear of a changed catalogue.

create table favorite_game (
  site_id integer not null,
  player_id bigint not null,
  game_id integer not null,
  created_at timestamptz not null,
  constraint favorite_game_pkey primary key (site_id, player_id, game_id)
);

create table popup (
  id integer primary key,
  site_id integer,
  picture text not null,
  url text not null,
  name_tr text not null,
  name_en text not null,
  sort integer not null,
  enabled boolean not null default true
);

-- Bets of a span of time over all players. Instants only grow, so ranges of blocks are enough, and a bet
-- pays next to nothing for them.
create index game_tx_time_index on game_tx using brin (created_at) with (pages_per_range = 32);

-- Every statement that changes what visitors are shown raises the number, whoever sends it: a process that
-- sees another number reads the catalogue anew.
create table catalogue_change (
  id integer primary key,
  version bigint not null,
  constraint catalogue_change_id_check check (id = 1)
);
insert into catalogue_change values (1, 0);

create function note_catalogue_change() returns trigger language plpgsql as $$
begin
  update catalogue_change set version = version + 1;
  return null;
end $$;

create trigger note_change after insert or update or delete or truncate on studio
  for each statement execute function note_catalogue_change();
create trigger note_change after insert or update or delete or truncate on category
  for each statement execute function note_catalogue_change();
create trigger note_change after insert or update or delete or truncate on game
  for each statement execute function note_catalogue_change();
create trigger note_change after insert or update or delete or truncate on game_category
  for each statement execute function note_catalogue_change();
create trigger note_change after insert or update or delete or truncate on slider
  for each statement execute function note_catalogue_change();
create trigger note_change after insert or update or delete or truncate on story
  for each statement execute function note_catalogue_change();
create trigger note_change after insert or update or delete or truncate on promotion
  for each statement execute function note_catalogue_change();
create trigger note_change after insert or update or delete or truncate on popup
  for each statement execute function note_catalogue_change();
create trigger note_change after insert or update or delete or truncate on page
  for each statement execute function note_catalogue_change();
create trigger note_change after insert or update or delete or truncate on payment_method
  for each statement execute function note_catalogue_change();
