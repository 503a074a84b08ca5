import { performance } from 'node:perf_hooks';

import type { Database } from '@baize/db';

import { SITE, type Span } from './fill-histories.ts';

const CALLERS = 8;
const FIRST_PLAYER = 5_000_000;
const PLAYERS = 4_000;

export interface InsertRates {
  /** Bookings per second. */
  readonly months: number;
  readonly whole: number;
}

/** Tables as those of the ledger, with the same indexes, but in one piece. */
async function makeWholeTables({ pool }: Database): Promise<void> {
  await pool.query(
    `create table whole_posting (like posting including all);
     create table whole_game_tx (like game_tx including all)`,
  );
}

function statementFor(prefix: string): string {
  return `with p as (
      insert into ${prefix}posting (site_id, player_id, transfer_id, account_kind, amount, version, balance_after)
        values ($1, $2, $3, 1, -100, 1, 100), ($1, $2, $3, 10, 100, null, null)
    )
    insert into ${prefix}game_tx (site_id, player_id, transfer_id, type, play, game_id, provider, provider_tx, round_id, amount, balance_after, created_at)
      values ($1, $2, $3, 1, 0, 1, 'bench', $4, $4, 100, 100, $5)`;
}

/** Rates of the rows of a bet, each in a transaction of its own, into both kinds of tables in turns. */
export async function measureInserts(
  database: Database,
  { from }: Span,
  { seconds, rounds }: { seconds: number; rounds: number },
): Promise<InsertRates> {
  await makeWholeTables(database);
  const { rows } = await database.pool.query<{ id: string }>('select first_id_at($1) as id', [from]);
  let id = Number(rows[0]?.id) + 2 ** 30;
  const run = async (prefix: string) => {
    await database.pool.query('checkpoint');
    const text = statementFor(prefix);
    const end = performance.now() + seconds * 1_000;
    let booked = 0;
    const call = async () => {
      while (performance.now() < end) {
        id += 1;
        await database.pool.query({
          name: `insert_${prefix}`,
          text,
          values: [SITE, FIRST_PLAYER + (id % PLAYERS), id, `i${id}`, from],
        });
        booked += 1;
      }
    };
    await Promise.all(Array.from({ length: CALLERS }, call));
    return booked / seconds;
  };
  const rates: { months: number[]; whole: number[] } = { months: [], whole: [] };
  for (let round = 0; round < rounds; round += 1) {
    rates.months.push(await run(''));
    rates.whole.push(await run('whole_'));
  }
  const middle = (values: number[]) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
  return { months: middle(rates.months), whole: middle(rates.whole) };
}
