import { createHash } from 'node:crypto';

import { type SQL, sql, type Transaction } from '@baize/db';

import type { PlayerKey } from '../../wakeups.ts';
import type { TransactionRow } from '../move-transaction.ts';

export type Queries = Pick<Transaction, 'sql'>;

export const keyOf = ({ siteId, playerId }: PlayerKey): string => `${siteId}:${playerId}`;

/** Rows `asked (site_id, player_id)` for a statement about many players. */
export function askedPlayers(players: readonly PlayerKey[]): SQL {
  const keys = new Map(players.map((one) => [keyOf(one), { site_id: one.siteId, player_id: one.playerId }]));
  const json = JSON.stringify([...keys.values()]);
  return sql`jsonb_to_recordset(${json}::jsonb) as asked (site_id integer, player_id bigint)`;
}

/** The players, as `keyOf` writes them, for whom a condition on `asked` is true. */
export async function playersWith(
  { sql: queries }: Queries,
  players: readonly PlayerKey[],
  condition: SQL,
): Promise<ReadonlySet<string>> {
  const { rows } = await queries.execute<{ key: string }>(
    sql`select asked.site_id || ':' || asked.player_id as key from ${askedPlayers(players)} where ${condition}`,
  );
  return new Set(rows.map(({ key }) => key));
}

/** Rows `t` of payments for a statement about many of them; a condition of the statement. */
export function isAsked(payments: readonly Pick<TransactionRow, 'id'>[]): SQL {
  const ids = JSON.stringify(payments.map(({ id }) => id));
  return sql`t.id in (select id::bigint from jsonb_array_elements_text(${ids}::jsonb) as listed (id))`;
}

/** The ids of payments for which a condition on their row `t` is true. */
export async function paymentsWith(
  { sql: queries }: Queries,
  payments: readonly Pick<TransactionRow, 'id'>[],
  condition: SQL,
): Promise<ReadonlySet<number>> {
  const { rows } = await queries.execute<{ id: string }>(
    sql`select t.id from payment_transaction t where ${isAsked(payments)} and ${condition}`,
  );
  return new Set(rows.map(({ id }) => Number(id)));
}

/** How many of what was found are named; `others_of_destination` names as many. */
const NAMED = 5;

/** What was found, with a hash of all of it if it is more than can be named: a clearance is of exactly this. */
export function nameAll(found: readonly string[]): string {
  const hash = createHash('sha256').update(found.join('\n')).digest('hex').slice(0, 12);
  return nameFirst({ first: found.slice(0, NAMED), count: found.length, hash });
}

export function nameFirst({
  first,
  count,
  hash,
}: {
  readonly first: readonly string[];
  readonly count: number;
  readonly hash: string;
}): string {
  const named = first.join(', ');
  return count > first.length ? `${named} and ${count - first.length} more (${hash})` : named;
}
