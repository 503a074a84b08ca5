import type { Database } from '@baize/db';

export const SITE = 1;
const PLAYERS_BESIDE = 2_000;

/** A player with this many game rows within 31 days. */
export interface HistoryPlayer {
  readonly playerId: number;
  readonly rows: number;
}

export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** 31 days from the middle of the first month that was made, so that they are in two tables. */
export async function chooseSpan({ pool }: Pick<Database, 'pool'>): Promise<Span> {
  const { rows } = await pool.query<Span>(
    `select instant_of_id(from_id) + interval '15 days' as from, instant_of_id(from_id) + interval '46 days' as to
       from ledger_month where name <> 'first' order by from_id limit 1`,
  );
  const [span] = rows;
  if (!span) throw new Error('no month has been made');
  return span;
}

/**
 * Fills the tables as bookings do: of a hundred rows 51 are bets, 48 wins and one a refund. Between the player's rows are
 * those of others.
 */
export async function fillHistory(
  { pool }: Pick<Database, 'pool'>,
  { playerId, rows }: HistoryPlayer,
  { from, to }: Span,
): Promise<void> {
  await pool.query(
    `create temporary table filled as
       select i as number, $1::bigint as player_id, first_id_at($3::timestamptz + ($4::timestamptz - $3) * i / $2::float) + i % 256 as id,
           case when i % 100 = 50 then 3 when i % 2 = 1 then 1 else 2 end::smallint as type,
           $3::timestamptz + ($4::timestamptz - $3) * i / $2::float as at
         from generate_series(0, $2::integer - 1) as i
       union all
       select 0, 1000000 + i % ${PLAYERS_BESIDE}, first_id_at($3::timestamptz + ($4::timestamptz - $3) * i / ($2::float / 2)) + 1024 + i % 256, 1, $3
         from generate_series(0, $2::integer / 2 - 1) as i`,
    [playerId, rows, from, to],
  );
  await pool.query(
    `insert into game_tx (site_id, player_id, transfer_id, type, play, game_id, provider, provider_tx, round_id, amount, balance_after,
         created_at, bets, wins, refunds, staked, won, refunded)
       select $1, player_id, id, type, 0, 1 + number % 300, 'bench', 'tx-' || id, 'round-' || id, 100, 1000000000, at,
           count(*) filter (where type = 1) over so_far, count(*) filter (where type = 2) over so_far,
           count(*) filter (where type = 3) over so_far, 100 * count(*) filter (where type = 1) over so_far,
           100 * count(*) filter (where type = 2) over so_far, 100 * count(*) filter (where type = 3) over so_far
         from filled window so_far as (partition by player_id order by id rows unbounded preceding) order by id
       on conflict do nothing`,
    [SITE],
  );
  await pool.query(
    `insert into transfer (site_id, player_id, id, kind, provider, provider_tx, fingerprint, outcome, amount, balance_after, created_at)
       select $1, player_id, id, case type when 3 then 2 else type end, 'bench', 'tx-' || id, '', 0, 100, 1000000000, at
         from filled where player_id = $2 order by id`,
    [SITE, playerId],
  );
  await pool.query(
    `insert into posting (site_id, player_id, transfer_id, account_kind, amount, version, balance_after)
       select $1, player_id, id, 1, 100, number + 1, 1000000000 from filled where player_id = $2 order by id`,
    [SITE, playerId],
  );
  await pool.query('drop table filled');
  await fillPayments(pool, playerId, rows, { from, to });
  await fillSessions(pool, playerId, rows, { from, to });
}

const METHODS = 12;

/** The methods of payments: the last one is for withdrawals. */
export async function fillMethods({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await pool.query(`insert into payment_category (id, name_tr, name_en, sort) values (1, 'x', 'x', 1)`);
  await pool.query(
    `insert into payment_method (id, slug, name, category_id, kind, provider, icon, color, expire_minutes, min_minor, max_minor, step_minor, endpoint, fields, sort)
       select i, 'm' || i, 'm', 1, case i when ${METHODS} then 2 else 1 end, 'bench', '', '', 1, 1, 1000, 1, '', '[]', 1
         from generate_series(1, ${METHODS}) as i`,
  );
}

/** The method of one payment in a thousand, and that of one withdrawal in ten payments. */
export const rareMethod = 1;
const methodOf = `case when i % 1000 = 7 then ${rareMethod} when i % 10 = 0 then ${METHODS} else 2 + i % ${METHODS - 2} end`;

/** Approved payments, with the counts that their triggers would have made one by one. */
async function fillPayments(pool: Database['pool'], playerId: number, rows: number, { from, to }: Span) {
  await pool.query('alter table payment_transaction disable trigger user');
  await pool.query(
    `insert into payment_transaction (site_id, player_id, id, method_id, kind, amount_minor, currency, status, provider, provider_ref, fields, created_at, decided_at)
       select $1, $2::bigint, first_id_at(at) + i % 256, method, case method when ${METHODS} then 2 else 1 end, 100, 1, 1, 'bench', 'ref-' || $2::bigint || '-' || i, '{"amount":"1.00"}', at, at
         from (select i, ${methodOf} as method, $4::timestamptz + ($5::timestamptz - $4) * i / $3::float as at from generate_series(0, $3::integer - 1) as i) as payment`,
    [SITE, playerId, rows, from, to],
  );
  await pool.query(
    `insert into payment_hour (site_id, player_id, kind, method_id, hour, payments, booked)
       select p.site_id, p.player_id, p.kind, coalesce(p.method_id, 0), hour_of(p.created_at), count(*), sum(booked_by_payment(p)) from payment_transaction p
         where p.player_id = $1
         group by grouping sets (
           (p.site_id, p.player_id, p.kind, p.method_id, hour_of(p.created_at)), (p.site_id, p.player_id, p.kind, hour_of(p.created_at))
         )`,
    [playerId],
  );
  await pool.query('alter table payment_transaction enable trigger user');
}

async function fillSessions(pool: Database['pool'], playerId: number, rows: number, { from, to }: Span) {
  await pool.query('alter table session disable trigger user');
  await pool.query(
    `insert into session (site_id, player_id, id, created_at, expires_at, ip, user_agent)
       select $1, $2, first_id_at(at) + i % 256, at, at, '192.0.2.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'
         from (select i, $4::timestamptz + ($5::timestamptz - $4) * i / $3::float as at from generate_series(0, $3::integer - 1) as i) as x`,
    [SITE, playerId, rows, from, to],
  );
  await pool.query(
    `insert into session_hour (site_id, player_id, hour, sessions)
       select s.site_id, s.player_id, hour_of(s.created_at), count(*) from session s where s.player_id = $1 group by 1, 2, 3`,
    [playerId],
  );
  await pool.query('alter table session enable trigger user');
}
