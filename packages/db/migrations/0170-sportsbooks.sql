-- Sportsbooks of the providers: what bets at each are booked as, and whose feed lists its matches. Decision 050.

-- A row of type `sport`, which no lobby lists; null for a provider without a book.
alter table sports_provider add column game_id integer references game (id);

-- The provider whose feed lists matches; null for none. Until now it was the only thing that a provider served.
alter table sports_provider add column feed text;
update sports_provider set feed = provider;

create trigger note_change after insert or update or delete or truncate on sports_provider
  for each statement execute function note_catalogue_change();

-- A session that shows the player's bets and cannot bet: for the history, which is open whatever keeps a player from play.
alter table launch_token add column reads_only boolean not null default false;
alter table game_session add column reads_only boolean not null default false;

-- Bets on sport are open for days, so that their rounds are late after a month instead of a day.
create function is_round_late(p_game integer, p_opened_at timestamptz, p_at timestamptz) returns boolean language sql stable as $$
  select p_opened_at < p_at - interval '30 days' or not exists (select from game g where g.id = p_game and g.type = 'sport');
$$;
