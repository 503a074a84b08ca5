-- Slices of the proof are limited by postings as well: a thousand busy players are too many for one statement.

drop function ledger_slice_end(integer, bigint, integer);

-- The last player of the slice that starts after a player. A slice ends with its p_players-th player, or with the one
-- who brings it to p_postings; no row if fewer are left. The version of a main account is the number of its postings.
create function ledger_slice_end(p_site integer, p_player bigint, p_players integer, p_postings bigint)
returns table (site_id integer, player_id bigint) language sql stable as $$
  with next_player as materialized (
    select a.site_id, a.player_id, a.version from account a
      where a.kind = 1 and (a.site_id, a.player_id) > (p_site, p_player)
      order by a.site_id, a.player_id limit p_players
  ), counted as (
    select n.*, row_number() over so_far as players, sum(n.version) over so_far as postings
      from next_player n window so_far as (order by n.site_id, n.player_id)
  )
  select c.site_id, c.player_id from counted c
    where c.players = p_players or c.postings >= p_postings
    order by c.site_id, c.player_id limit 1
$$;

-- The planner expects one row from a range of (site, player), and would compare every posting with every transfer.
alter function ledger_breaks(integer, bigint, integer, bigint) set enable_nestloop = off;
