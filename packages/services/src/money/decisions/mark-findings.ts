import { compareNames } from '@baize/contract/person-names';
import { transactionKind, transactionStatus } from '@baize/contract';
import { sql } from '@baize/db';

import type { PlayerKey } from '../../wakeups.ts';
import type { TransactionRow } from '../move-transaction.ts';
import { PAYER_FIELD, PAYER_SURNAME_FIELD, payerOf } from '../payer.ts';
import {
  askedPlayers,
  isAsked,
  keyOf,
  nameAll,
  nameFirst,
  paymentsWith,
  playersWith,
  type Queries,
} from './mark-queries.ts';

const DAY_MS = 24 * 60 * 60_000;
const FAILED_WITHIN_MS = 7 * DAY_MS;
export const MANY_FAILED = 3;

const { deposit, withdraw } = transactionKind;
const { approved, rejected } = transactionStatus;

/** Evidence for an operator, by the id of the payment; those without any are left out. */
export type Findings = ReadonlyMap<number, string>;

/** As `others_of_destination` divides them. */
export type Others = 'own brand' | 'other brand' | 'excluded';

/** Who else has the destination of withdrawals, by kind: one query for all of them. */
export async function findOthers(
  { sql: queries }: Queries,
  payments: readonly TransactionRow[],
): Promise<ReadonlyMap<Others, Findings>> {
  const { rows } = await queries.execute<{
    id: string;
    kind: Others;
    players: number;
    first_players: string[];
    hash: string;
  }>(sql`
    select t.id, o.* from payment_transaction t
      cross join lateral others_of_destination(t.site_id, t.player_id, t.method_id, t.fields) o
      where ${isAsked(payments)} and t.kind = ${withdraw}`);
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  return new Map(
    [...byKind].map(([kind, found]) => [
      kind,
      new Map(
        found.map(({ id, players, first_players: first, hash }) => [
          Number(id),
          nameFirst({ first, count: players, hash }),
        ]),
      ),
    ]),
  );
}

interface PaidDeposit extends Pick<TransactionRow, 'fields' | 'details'>, Record<string, unknown> {
  readonly about: string;
  readonly id: string;
  readonly name: string;
  readonly surname: string;
}

/** Deposits in a name that is not the player's: of a deposit itself, of a withdrawal those of the 90 days before it. */
export async function findPayers(
  { sql: queries }: Queries,
  payments: readonly TransactionRow[],
): Promise<Findings> {
  const { rows } = await queries.execute<PaidDeposit>(sql`
    select t.id as about, p.name, p.surname, d.id, d.fields, d.details from payment_transaction t
      join player p on p.site_id = t.site_id and p.id = t.player_id
      join payment_transaction d on d.site_id = t.site_id and d.player_id = t.player_id and d.kind = ${deposit}
        and (d.id = t.id or t.kind = ${withdraw} and d.status = ${approved} and d.created_at >= t.created_at - interval '90 days')
      where ${isAsked(payments)} and (d.fields ? ${PAYER_FIELD} or d.fields ? ${PAYER_SURNAME_FIELD} or d.details ? 'payer')
      order by d.id`);
  const found = [...Map.groupBy(rows, ({ about }) => Number(about))].flatMap(([id, deposits]) => {
    const evidence = payersIn(deposits);
    return evidence === '' ? [] : [[id, evidence] as const];
  });
  return new Map(found);
}

function payersIn(deposits: readonly PaidDeposit[]): string {
  const named = Map.groupBy(deposits, (one) => {
    const payer = payerOf(one);
    return payer === undefined ? undefined : compareNames(one, payer);
  });
  const texts = (['other', 'near'] as const).flatMap((comparison) => {
    const found = (named.get(comparison) ?? []).map((one) => `${payerOf(one)} (payment ${one.id})`);
    return found.length === 0 ? [] : [`${payerTexts[comparison]}: ${nameAll(found)}`];
  });
  return texts.join('; ');
}

const payerTexts = { other: 'another name', near: 'nearly the player’s' };

/** Withdrawals to a destination of their form to which no money of the player has arrived. */
export async function findNewDestinations(
  queries: Queries,
  payments: readonly TransactionRow[],
): Promise<Findings> {
  const isNew = sql`t.kind = ${withdraw} and payment_destination(t.fields) is not null
    and not was_paid_to(t.site_id, t.player_id, t.method_id, t.fields)`;
  return saying('never paid', await paymentsWith(queries, payments, isNew));
}

export async function findFirst(queries: Queries, payments: readonly TransactionRow[]): Promise<Findings> {
  const isFirst = sql`t.kind = ${withdraw} and not exists (
    select from payment_transaction o
      where o.site_id = t.site_id and o.player_id = t.player_id and o.kind = ${withdraw} and o.status = ${approved}
  )`;
  return saying('none paid', await paymentsWith(queries, payments, isFirst));
}

const saying = (evidence: string, ids: ReadonlySet<number>): Findings =>
  new Map([...ids].map((id) => [id, evidence]));

/** Players with many refused deposits in seven days, as `keyOf` writes them. */
export function findFailed(
  queries: Queries,
  players: readonly PlayerKey[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const since = new Date(now.getTime() - FAILED_WITHIN_MS).toISOString();
  return playersWith(
    queries,
    players,
    sql`(
      select count(*) from (
        select from payment_transaction d
          where d.site_id = asked.site_id and d.player_id = asked.player_id and d.kind = ${deposit}
            and d.status = ${rejected} and d.created_at >= ${since}::timestamptz
          limit ${MANY_FAILED}
      ) as failed
    ) = ${MANY_FAILED}`,
  );
}

/** The other accounts of the same persons, by the player as `keyOf` writes it. */
export async function findSharedIdentity(
  { sql: queries }: Queries,
  players: readonly PlayerKey[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await queries.execute<{ key: string; others: string[] }>(sql`
    select mine.site_id || ':' || mine.id as key,
        array_agg(format('player %s of brand %s', other.id, other.site_id) order by other.site_id, other.id) as others
      from ${askedPlayers(players)}
      join player mine on mine.site_id = asked.site_id and mine.id = asked.player_id
      join player other on other.person_keys && mine.person_keys
      where (other.site_id, other.id) <> (mine.site_id, mine.id)
      group by mine.site_id, mine.id`);
  return new Map(rows.map(({ key, others }) => [key, nameAll(others)]));
}

/** What was found of players, for each of their payments. */
export function ofPlayers(
  payments: readonly TransactionRow[],
  textOf: (key: string) => string | undefined,
): Findings {
  return new Map(
    payments.flatMap((payment) => {
      const text = textOf(keyOf(payment));
      return text === undefined ? [] : [[payment.id, text] as const];
    }),
  );
}
