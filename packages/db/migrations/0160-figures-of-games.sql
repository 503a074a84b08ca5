-- What a game plays, and the figures that follow from its mathematics.

-- `slots/bold-ten`, `tables/roulette`, `crash` …: what the game's provider runs; null for one who knows it from the game's id.
alter table game add column play text check (play ~ '^[a-z0-9-]+(/[a-z0-9-]+)?$' and length(play) <= 64);

-- The provider that runs the game, if it is not that of its studio.
alter table game add column provider text;

-- The return of the bet that returns least, if bets differ; rtp_basis_points is then of the one that returns most.
alter table game add column least_rtp_basis_points integer check (least_rtp_basis_points <= rtp_basis_points);

-- How a slot pays, and on how many ways if it pays on ways.
alter table game
  add column mechanic text check (mechanic in ('lines', 'ways', 'coins', 'cluster', 'changing', 'climbing')),
  add column ways integer check (ways > 0);

-- Paid games of 10,000 with any prize, and with more than the stake.
alter table game
  add column hit_rate smallint check (hit_rate between 0 and 10000),
  add column win_rate smallint check (win_rate <= hit_rate);

-- One paid game in so many starts the feature, and one in so many has the top win; null if there is none, or not known.
alter table game
  add column feature_odds integer check (feature_odds > 0),
  add column top_win_odds bigint check (top_win_odds > 0);

-- Some top wins are not whole stakes.
alter table game alter column max_win_multiplier type double precision;
