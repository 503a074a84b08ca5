-- An exclusion of the operator's scope also closes the accounts that the same person has at other brands. Decision 044.

alter table exclusion
  add column from_site_id integer,
  add column from_player_id bigint,
  add constraint exclusion_from_check check (
    (from_site_id is null) = (from_player_id is null) and from_site_id is distinct from site_id
    and (from_site_id is null or scope = 'operator')
  );
create index exclusion_scope_index on exclusion (ends_at) where scope = 'operator' and from_site_id is null;
create index player_verified_phone_index on player (phone, birth_date) where phone_verified_at is not null;
create index player_verified_identity_index on player (personal_id_hash) where identity_verified_at is not null;

-- The accounts of the same person at other brands. Only what was proven counts, at both: an identity number that an
-- operator has verified, or a confirmed phone number with the same birth date, since numbers are assigned again. What
-- somebody merely typed cannot close another person's account.
create function accounts_elsewhere(p_site integer, p_player bigint)
returns table (site_id integer, player_id bigint) language sql stable as $$
  select other.site_id, other.id
    from player own join player other on other.personal_id_hash = own.personal_id_hash
    where own.site_id = p_site and own.id = p_player and other.site_id <> p_site
      and own.identity_verified_at is not null and other.identity_verified_at is not null
  union
  select other.site_id, other.id
    from player own join player other on other.phone = own.phone and other.birth_date = own.birth_date
      and other.phone_country_id = own.phone_country_id
    where own.site_id = p_site and own.id = p_player and other.site_id <> p_site
      and own.phone_verified_at is not null and other.phone_verified_at is not null
  order by 1, 2;
$$;

-- Locks accounts in one order, so that transactions that lock several do not wait for each other.
create function lock_accounts(p_sites integer[], p_players bigint[]) returns void language plpgsql as $$
declare
  v_one record;
begin
  for v_one in
    select k.site_id, k.player_id from unnest(p_sites, p_players) as k(site_id, player_id) order by 1, 2
  loop
    perform from account a where a.site_id = v_one.site_id and a.player_id = v_one.player_id and a.kind = 1 for update;
  end loop;
end $$;

-- Closes an account for what is left of the longest exclusion of the operator's scope that the same person has chosen at
-- another brand. Returns no row if there is none or the account is closed that long already.
create function exclude_elsewhere(p_site integer, p_player bigint, p_from_site integer, p_from_player bigint, p_id bigint)
returns table (code smallint, ends_at timestamptz) language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_now timestamptz;
  v_from exclusion;
begin
  perform from account a where a.site_id = p_site and a.player_id = p_player and a.kind = 1 for update;
  if not found then return; end if;
  v_now := limit_clock();
  select e.* into v_from from exclusion e
    where e.site_id = p_from_site and e.player_id = p_from_player and e.scope = 'operator' and e.from_site_id is null
      and e.ends_at > v_now
    order by e.ends_at desc, e.id limit 1;
  if v_from.id is null
    or not exists (
      select from accounts_elsewhere(p_from_site, p_from_player) o where o.site_id = p_site and o.player_id = p_player
    )
    or exists (
      select from exclusion e where e.site_id = p_site and e.player_id = p_player and e.ends_at >= v_from.ends_at
    )
  then
    return;
  end if;
  insert into exclusion (site_id, player_id, id, code, starts_at, ends_at, scope, from_site_id, from_player_id)
    values (p_site, p_player, p_id, v_from.code, v_now, v_from.ends_at, 'operator', p_from_site, p_from_player);
  update account a
    set closed_until = greatest(a.closed_until, case when v_from.code >= 4 then 'infinity' else v_from.ends_at end)
    where a.site_id = p_site and a.player_id = p_player and a.kind = 1;
  return query select v_from.code, v_from.ends_at;
end $$;
revoke execute on function exclude_elsewhere(integer, bigint, integer, bigint, bigint) from public;

-- Accounts that are still open, or closed for less, though the same person is excluded at another brand: a phone number or
-- an identity was verified since.
create function exclusions_elsewhere_due(p_limit integer)
returns table (site_id integer, player_id bigint, from_site_id integer, from_player_id bigint)
language sql volatile as $$
  select o.site_id, o.player_id, e.site_id, e.player_id
    from exclusion e cross join lateral accounts_elsewhere(e.site_id, e.player_id) o
    where e.scope = 'operator' and e.from_site_id is null and e.ends_at > limit_clock()
      and not exists (
        select from exclusion x where x.site_id = o.site_id and x.player_id = o.player_id and x.ends_at >= e.ends_at
      )
      and exists (select from account a where a.site_id = o.site_id and a.player_id = o.player_id and a.kind = 1)
    limit p_limit;
$$;

drop function account_closing(integer, bigint);

-- Why an account is closed, at which other brand that was chosen, when it opens, which is null while it waits for a
-- request, and whether one can be made now. No row if it is open.
create function account_closing(p_site integer, p_player bigint)
returns table (
  code smallint, starts_at timestamptz, ends_at timestamptz, from_site_id integer, opens_at timestamptz, may_return boolean
) language sql volatile as $$
  select last.code, last.starts_at, last.ends_at, last.from_site_id, nullif(a.closed_until, 'infinity'),
      a.closed_until = 'infinity' and last.ends_at <= limit_clock()
    from account a
    cross join lateral (
      select e.code, e.starts_at, e.ends_at, e.from_site_id from exclusion e
        where e.site_id = a.site_id and e.player_id = a.player_id order by e.ends_at desc, e.id limit 1
    ) as last
    where a.site_id = p_site and a.player_id = p_player and a.kind = 1 and a.closed_until > limit_clock();
$$;
