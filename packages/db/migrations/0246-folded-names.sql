-- Names are folded by the rules of Unicode: databases of the locale C know no letters but ASCII, so that a name in Cyrillic or
-- Greek was found in its own capitals only. Letters are lowered before those without a decomposition are replaced.
create or replace function folded_name(p_name text) returns text language sql immutable parallel safe as $$
  select btrim(regexp_replace(
    translate(
      replace(replace(replace(
        lower(regexp_replace(normalize(p_name, NFKD), '[\u0300-\u036f''’‘ʼʻ`´′]', '', 'g') collate "und-x-icu"),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
      'ıøđłς', 'iodlσ'
    ),
    '[][ \t.,;:/_()"&|!*<>\\-]+', ' ', 'g'
  ));
$$;
reindex index player_name_index;
