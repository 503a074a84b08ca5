-- An excluded player cannot open another account. Players are compared by keys, which the program computes: keyed hashes
-- of the identity number and of the folded phone number, e-mail address, and name with birth date.

-- Null until they are computed: for players who are older than this column, and after a change of what they are made of.
-- An empty list is neither computed again nor recognized.
alter table player add column person_keys text[],
  add constraint player_person_keys_check check (person_keys is null or cardinality(person_keys) > 0);
create index player_person_keys_index on player using gin (person_keys);
create index player_without_keys_index on player (site_id, id) where person_keys is null;

create function forget_person_keys() returns trigger language plpgsql as $$
begin
  new.person_keys := null;
  return new;
end $$;
create trigger player_keys_follow
  before update of email, phone_country_id, phone, name, surname, birth_date, personal_id_hash on player
  for each row when (
    (new.email, new.phone_country_id, new.phone, new.name, new.surname, new.birth_date, new.personal_id_hash)
    is distinct from
    (old.email, old.phone_country_id, old.phone, old.name, old.surname, old.birth_date, old.personal_id_hash)
  ) execute function forget_person_keys();

-- Players without keys, locked until the transaction ends: all, or those who have ever been excluded.
create function players_without_keys(p_only_excluded boolean, p_limit integer)
returns table (
  site_id integer, id bigint, email text, phone_country_id integer, phone text, name text, surname text, birth_date text,
  personal_id_hash text
) language sql volatile as $$
  select p.site_id, p.id, p.email, p.phone_country_id, p.phone, p.name, p.surname, to_char(p.birth_date, 'YYYY-MM-DD'),
      p.personal_id_hash
    from player p
    where p.person_keys is null and (
      not p_only_excluded or (p.site_id, p.id) in (select e.site_id, e.player_id from exclusion e)
    )
    order by p.site_id, p.id
    limit p_limit
    for no key update of p;
$$;

-- Whether a player with one of these keys is excluded from the brand; null if an excluded player has no keys yet. The
-- accounts of those players stay locked until the transaction ends: an exclusion is committed before, and seen here, or
-- it waits for the registration. Everything is found by indexes, one row at a time, whatever the planner expects: it takes
-- equal keys for frequent, and has no statistics of the column after an update of the program.
create function is_person_excluded(p_site integer, p_keys text[]) returns boolean language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_material = off
as $$
declare
  v_same record;
  v_without_keys bigint;
  v_now timestamptz;
  v_excluded boolean := false;
begin
  for v_same in
    select p.site_id, p.id as player_id from player p where p.person_keys && p_keys order by p.site_id, p.id
  loop
    perform from account a
      where a.site_id = v_same.site_id and a.player_id = v_same.player_id and a.kind = 1 for share;
    v_now := limit_clock();
    -- A break ends by itself; a self-exclusion when the account that was asked for after its end opens.
    v_excluded := v_excluded or exists (
      select from exclusion e
        where e.site_id = v_same.site_id and e.player_id = v_same.player_id
          and (e.scope = 'operator' or e.site_id = p_site)
          and case when e.code <= 3 then e.ends_at > v_now else not exists (
            select from exclusion_return r
              where r.site_id = e.site_id and r.player_id = e.player_id
                and r.requested_at >= e.ends_at and r.opens_at <= v_now
          ) end
    );
  end loop;
  -- Counted, since for the first row alone the planner would begin with all exclusions.
  select count(*) into v_without_keys
    from player p join exclusion e on e.site_id = p.site_id and e.player_id = p.id where p.person_keys is null;
  return case when v_without_keys = 0 then v_excluded end;
end $$;
