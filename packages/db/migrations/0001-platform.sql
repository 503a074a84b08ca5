-- Players and their sessions.

create table player (
  site_id integer not null,
  id bigint not null,
  username text not null,
  email text not null,
  phone_country_id integer not null,
  phone text not null,
  phone_verified_at timestamptz,
  password_hash text not null,
  name text not null,
  surname text not null,
  personal_id_hash text not null,
  personal_id_cipher text not null,
  birth_date date not null,
  country_id integer not null,
  city text,
  address text not null,
  gender smallint,
  currency smallint not null default 1,
  status text not null default 'active',
  referrer_id bigint,
  language text not null default 'tr',
  created_at timestamptz not null,
  constraint player_pkey primary key (site_id, id),
  constraint player_username_key unique (site_id, username),
  constraint player_email_key unique (site_id, email),
  constraint player_phone_key unique (site_id, phone_country_id, phone),
  constraint player_personal_id_key unique (site_id, personal_id_hash),
  constraint player_status_check check (status in ('active', 'inactive', 'suspend', 'locked', 'delete'))
);

create table session (
  site_id integer not null,
  player_id bigint not null,
  id bigint not null,
  token_hash text not null,
  previous_token_hash text,
  rotated_at timestamptz not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  ip text not null,
  user_agent text not null,
  constraint session_pkey primary key (site_id, player_id, id),
  constraint session_token_hash_key unique (token_hash),
  constraint session_previous_token_hash_key unique (previous_token_hash)
);
create index session_expires_at_index on session (expires_at);

-- The catalogue and what a brand shows of it.

create table studio (
  id integer primary key,
  slug text not null constraint studio_slug_key unique,
  name text not null,
  live boolean not null default false,
  picture text not null,
  sort integer not null,
  enabled boolean not null default true
);

create table category (
  id integer primary key,
  slug text not null,
  type text not null,
  name_tr text not null,
  name_en text not null,
  icon text not null,
  home_page smallint not null default 0,
  sort integer not null
);

create table game (
  id integer primary key,
  slug text not null constraint game_slug_key unique,
  studio_id integer not null references studio (id),
  type text not null,
  name_tr text not null,
  name_en text not null,
  folded text not null,
  picture text not null,
  shape text not null,
  demo boolean not null,
  launchable boolean not null,
  rtp_basis_points integer,
  volatility smallint,
  min_bet_minor bigint,
  max_bet_minor bigint,
  max_win_multiplier integer,
  lines smallint,
  features text[] not null default '{}',
  popularity integer not null default 0,
  released_at date not null,
  enabled boolean not null default true,
  constraint game_shape_check check (shape in ('portrait', 'landscape'))
);
create index game_studio_index on game (studio_id);
create index game_type_index on game (type);

create table game_category (
  game_id integer not null references game (id) on delete cascade,
  category_id integer not null references category (id) on delete cascade,
  sort integer not null,
  constraint game_category_pkey primary key (game_id, category_id)
);
create index game_category_category_index on game_category (category_id, sort);

create table slider (
  id integer primary key,
  site_id integer,
  type text not null,
  sort integer not null,
  picture text not null,
  url text not null,
  texts jsonb not null,
  placement text not null,
  constraint slider_placement_check check (placement in ('main', 'side'))
);

create table story (
  id integer primary key,
  site_id integer,
  picture text not null,
  url text not null,
  title_tr text not null,
  title_en text not null,
  sort integer not null
);

create table promotion (
  id integer primary key,
  site_id integer,
  picture text not null,
  name_tr text not null,
  name_en text not null,
  description_tr text not null,
  description_en text not null,
  sort integer not null,
  ends_at timestamptz
);

-- Payments.

create table payment_category (
  id integer primary key,
  name_tr text not null,
  name_en text not null,
  sort integer not null
);

create table payment_method (
  id integer primary key,
  slug text not null constraint payment_method_slug_key unique,
  name text not null,
  category_id integer not null references payment_category (id),
  kind smallint not null,
  vendor text not null,
  icon text not null,
  color text not null,
  expire_minutes integer not null,
  min_minor bigint not null,
  max_minor bigint not null,
  step_minor bigint not null,
  endpoint text not null,
  fields jsonb not null,
  enabled boolean not null default true,
  sort integer not null,
  constraint payment_method_kind_check check (kind in (1, 2)),
  constraint payment_method_limits_check check (0 < min_minor and min_minor <= max_minor and step_minor > 0)
);

create table payment_transaction (
  site_id integer not null,
  player_id bigint not null,
  id bigint not null,
  method_id integer not null references payment_method (id),
  kind smallint not null,
  amount_minor bigint not null,
  currency smallint not null,
  status smallint not null default 0,
  vendor text not null,
  vendor_ref text,
  fields jsonb not null,
  manager_note text,
  created_at timestamptz not null,
  decided_at timestamptz,
  constraint payment_transaction_pkey primary key (site_id, player_id, id),
  constraint payment_transaction_vendor_ref_key unique (vendor, vendor_ref),
  constraint payment_transaction_kind_check check (kind in (1, 2)),
  constraint payment_transaction_status_check check (status between 0 and 5),
  constraint payment_transaction_amount_check check (amount_minor > 0)
);
create index payment_transaction_history_index on payment_transaction (site_id, player_id, created_at);
create index payment_transaction_status_index on payment_transaction (status, created_at);

-- Play.

create table launch_token (
  token_hash text primary key,
  site_id integer not null,
  player_id bigint not null,
  game_id integer not null,
  studio_key_id text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index launch_token_expires_at_index on launch_token (expires_at);

create table game_session (
  site_id integer not null,
  player_id bigint not null,
  id bigint not null,
  token_hash text not null,
  game_id integer not null,
  vendor text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  closed_at timestamptz,
  constraint game_session_pkey primary key (site_id, player_id, id),
  constraint game_session_token_hash_key unique (token_hash)
);

create table import_stamp (
  name text primary key,
  hash text not null,
  imported_at timestamptz not null
);
