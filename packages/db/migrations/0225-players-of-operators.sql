-- Operators find players, suspend and restore them, exclude them on request, and correct names and birth dates.

insert into role_action (role, action) values
  ('any', 'find'), ('any', 'player'),
  ('compliance', 'suspend'), ('compliance', 'restore'), ('compliance', 'exclude'), ('compliance', 'correct');

alter table player
  -- A suspension is over at this time without anybody's doing; null for one without an end.
  add column suspended_until timestamptz,
  add constraint player_suspended_until_check check (suspended_until is null or status = 'suspend');

-- A name in plain lower-case letters, the same for İ, I, ı and i or ş and s, whatever the locale of the database.
create function folded_name(p_name text) returns text language sql immutable parallel safe as $$
  select btrim(regexp_replace(
    lower(translate(
      replace(replace(regexp_replace(normalize(p_name, NFKD), '[\u0300-\u036f''’‘ʼʻ`´′]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'),
      'ıøØđĐłŁ', 'ioodDlL'
    )),
    '[][ \t.,;:/_()"&|!*<>\\-]+', ' ', 'g'
  ));
$$;

-- The words of a name in any order; those that are sought may be their beginnings.
create function name_words(p_name text, p_surname text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('pg_catalog.simple'::regconfig, public.folded_name(p_name || ' ' || p_surname));
$$;
create index player_name_index on player using gin (name_words(name, surname));
create index player_any_phone_index on player (site_id, phone);

-- The account or address of a payment's form backwards, so that its last characters are found first.
create function account_backwards(p_fields jsonb) returns text language sql immutable parallel safe as $$
  select reverse(lower(regexp_replace(
    coalesce(
      nullif(p_fields ->> 'iban', ''), nullif(p_fields ->> 'address', ''), nullif(p_fields ->> 'wallet_number', ''),
      nullif(p_fields ->> 'wallet_name', ''), nullif(p_fields ->> 'mobile_number', '')
    ), '\s', '', 'g'
  )));
$$;
create index payment_transaction_account_index on payment_transaction (account_backwards(fields) collate "C")
  where account_backwards(fields) is not null;
create index payment_transaction_reference_index on payment_transaction (provider_ref) where provider_ref is not null;

-- Corrections of names and birth dates. The values of one operator wait for another one, who repeats them; they count while
-- the player's row is as it was.
create table player_correction (
  site_id integer not null,
  player_id bigint not null,
  -- 1, 2, 3 within the player.
  number integer not null,
  operator text not null,
  acted_at timestamptz not null,
  -- Whether it was the second operator, with whom the values were stored.
  is_applied boolean not null,
  document_id bigint not null,
  reason text not null,
  name text not null,
  surname text not null,
  birth_date date not null,
  old_name text not null,
  old_surname text not null,
  old_birth_date date not null,
  old_verified_at timestamptz,
  constraint player_correction_pkey primary key (site_id, player_id, number)
);
revoke update, delete, truncate on player_correction from public, current_user;
