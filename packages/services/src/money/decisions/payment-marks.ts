import { type StoppingMark, type Traits } from '@baize/brand';
import { compareNames } from '@baize/contract/person-names';
import { transactionKind, transactionStatus } from '@baize/contract';
import { and, eq, gte, paymentTransaction, player, sql, type Transaction } from '@baize/db';

import type { PlayerKey } from '../../wakeups.ts';
import { wasPaidTo } from '../destinations/payout-target.ts';
import type { TransactionRow } from '../move-transaction.ts';
import { payerOf } from '../payer.ts';
import { brandOf, type OperatorServices } from './lock-decision.ts';
import { requireIndependent } from './independence.ts';
import { OperatorError } from './operator-error.ts';
import type { Operator } from './operators.ts';

const DAY_MS = 24 * 60 * 60_000;
const FAILED_WITHIN_MS = 7 * DAY_MS;
const PAYER_WITHIN_MS = 90 * DAY_MS;
const MANY_FAILED = 3;

type Queries = Pick<Transaction, 'sql'>;

/** What a rule finds: evidence for an operator; undefined if it does not apply. */
type Finding = Promise<string | undefined>;

interface MarkRule {
  /** Why somebody should look. */
  readonly reason: string;
  find(queries: Queries, row: TransactionRow, now: Date): Finding;
}

/** What is looked for in payments. A mark is no proof of anything; which of them stop a payment is a trait. */
const rules: Readonly<Record<StoppingMark, MarkRule>> = {
  'shared destination': {
    reason: 'the money of another player of the brand went there or came from there',
    find: (queries, row) =>
      sharersOf(queries, row, (one) => one.siteId === row.siteId && !one.isSelfExcluded),
  },
  'destination of another brand': {
    reason: 'the money of a player of another brand went there or came from there',
    find: (queries, row) =>
      sharersOf(queries, row, (one) => one.siteId !== row.siteId && !one.isSelfExcluded),
  },
  'destination of an excluded player': {
    reason: 'somebody who has excluded themselves has it too',
    find: (queries, row) => sharersOf(queries, row, (one) => one.isSelfExcluded),
  },
  'payer nearly the player': {
    reason: 'a deposit was paid in a name that is only similar to the player’s',
    find: findNearPayer,
  },
  'shared identity': {
    reason: 'another account has the identity number, phone, e-mail address, or name and birth date',
    find: findSharedIdentity,
  },
  'new destination': {
    reason: 'no money of the player has arrived there',
    find: async (queries, row) =>
      isWithdrawal(row) && (await hasDestination(queries, row)) && !(await wasPaidTo(queries, row, row))
        ? 'never paid'
        : undefined,
  },
  'first withdrawal': { reason: 'no withdrawal of the player was paid before', find: findFirst },
  'many failed deposits': {
    reason: `${MANY_FAILED} deposits or more were refused in seven days`,
    find: findFailed,
  },
};

export const isStoppable = (mark: string): mark is StoppingMark => Object.hasOwn(rules, mark);

const isWithdrawal = ({ kind }: TransactionRow): boolean => kind === transactionKind.withdraw;

export interface PaymentMark {
  readonly mark: StoppingMark;
  readonly reason: string;
  /** What was found, such as `player 12 (payment 55)`. */
  readonly evidence: string;
  /** Whether the payment cannot be approved before somebody has cleared it. */
  readonly stops: boolean;
  /** The operator who has, of this evidence. */
  readonly clearedBy: string | undefined;
}

/** The marks of a payment with their evidence, in the order of the rules. */
export async function readMarks(
  queries: Queries,
  row: TransactionRow,
  { traits, now }: { readonly traits: Pick<Traits, 'money.stoppingMarks'>; readonly now: Date },
): Promise<PaymentMark[]> {
  const cleared = await readClearances(queries, row);
  const marks: PaymentMark[] = [];
  for (const [mark, { reason, find }] of Object.entries(rules) as [StoppingMark, MarkRule][]) {
    const evidence = await find(queries, row, now);
    if (evidence === undefined) continue;
    const clearedBy = cleared.find((one) => one.mark === mark && one.evidence === evidence)?.operator;
    const stops = isWithdrawal(row) && traits['money.stoppingMarks'].includes(mark);
    marks.push({ mark, reason, evidence, stops, clearedBy });
  }
  return marks;
}

/**
 * A withdrawal with a mark that stops it is not approved before somebody else has cleared it.
 *
 * @throws OperatorError
 */
export async function requireUnmarked(
  services: Pick<OperatorServices, 'brands' | 'clock'>,
  transaction: Transaction,
  operator: Operator,
  row: TransactionRow,
): Promise<void> {
  const { traits } = brandOf(services, row.siteId);
  const marks = await readMarks(transaction, row, { traits, now: services.clock.now() });
  const stopping = marks.find(({ stops, clearedBy }) => stops && clearedBy === undefined);
  if (stopping)
    throw new OperatorError(
      'refused',
      `Payment ${row.id} is stopped by the mark “${stopping.mark}”: ${stopping.reason} (${stopping.evidence}). Somebody clears it first.`,
    );
  const clearers = marks.flatMap(({ stops, clearedBy }) => (stops && clearedBy ? [clearedBy] : []));
  if (clearers.includes(operator.name))
    throw new OperatorError(
      'own',
      `You have cleared a mark of payment ${row.id}: somebody else decides about it.`,
    );
  await requireIndependent(services, transaction.client, operator, clearers);
}

interface Clearance {
  readonly mark: string;
  readonly evidence: string;
  readonly operator: string;
}

/** Those of operators who have not been removed. */
async function readClearances(
  { sql: queries }: Queries,
  { siteId, playerId, id }: TransactionRow,
): Promise<Clearance[]> {
  const { rows } = await queries.execute<Clearance & Record<string, unknown>>(sql`
    select c.mark, c.evidence, c.operator from payment_mark_clearance c
      join operator o on o.name = c.operator and o.removed_at is null
      where c.site_id = ${siteId} and c.player_id = ${playerId} and c.transaction_id = ${id}`);
  return rows;
}

interface Sharer {
  readonly siteId: number;
  readonly playerId: number;
  readonly transactionId: number;
  readonly isSelfExcluded: boolean;
}

async function sharersOf(
  { sql: queries }: Queries,
  row: TransactionRow,
  isMeant: (sharer: Sharer) => boolean,
): Finding {
  if (!isWithdrawal(row)) return undefined;
  const { rows } = await queries.execute(sql`
    select site_id, player_id, transaction_id, is_excluded
      from destination_sharers(${row.siteId}, ${row.playerId}, ${JSON.stringify(row.fields)}::jsonb)`);
  const sharers = rows.map((one) => ({
    siteId: Number(one['site_id']),
    playerId: Number(one['player_id']),
    transactionId: Number(one['transaction_id']),
    isSelfExcluded: one['is_excluded'] === true,
  }));
  const texts = sharers.filter(isMeant).map((one) => {
    const brand = one.siteId === row.siteId ? '' : ` of brand ${one.siteId}`;
    return `player ${one.playerId}${brand} (payment ${one.transactionId})`;
  });
  return texts.length === 0 ? undefined : texts.join(', ');
}

async function hasDestination({ sql: queries }: Queries, { fields }: TransactionRow): Promise<boolean> {
  const { rows } = await queries.execute<{ named: boolean } & Record<string, unknown>>(
    sql`select payment_destination(${JSON.stringify(fields)}::jsonb) is not null as named`,
  );
  return rows[0]?.named === true;
}

async function findNearPayer(queries: Queries, row: TransactionRow, now: Date): Finding {
  const { siteId, playerId } = row;
  const [owner] = await queries.sql
    .select({ name: player.name, surname: player.surname })
    .from(player)
    .where(and(eq(player.siteId, siteId), eq(player.id, playerId)));
  if (!owner) return undefined;
  const isRecent = gte(paymentTransaction.createdAt, new Date(now.getTime() - PAYER_WITHIN_MS));
  const deposits = isWithdrawal(row)
    ? await queries.sql
        .select({
          id: paymentTransaction.id,
          fields: paymentTransaction.fields,
          details: paymentTransaction.details,
        })
        .from(paymentTransaction)
        .where(and(isApproved(row, transactionKind.deposit), isRecent))
    : [row];
  const near = deposits.flatMap((one) => {
    const payer = payerOf(one);
    const isNear = payer !== undefined && compareNames(owner, payer) === 'near';
    return isNear ? [`${payer} (payment ${one.id})`] : [];
  });
  return near.length === 0 ? undefined : near.slice(0, MANY_FAILED).join(', ');
}

function isApproved({ siteId, playerId }: TransactionRow, kind: number) {
  return and(
    eq(paymentTransaction.siteId, siteId),
    eq(paymentTransaction.playerId, playerId),
    eq(paymentTransaction.kind, kind),
    eq(paymentTransaction.status, transactionStatus.approved),
  );
}

async function findFirst({ sql: queries }: Queries, row: TransactionRow): Finding {
  if (!isWithdrawal(row)) return undefined;
  const paid = await queries
    .select({ id: paymentTransaction.id })
    .from(paymentTransaction)
    .where(isApproved(row, transactionKind.withdraw))
    .limit(1);
  return paid.length === 0 ? 'none paid' : undefined;
}

export async function findFailed(
  { sql: queries }: Queries,
  { siteId, playerId }: PlayerKey,
  now: Date,
): Finding {
  const failed = await queries
    .select({ id: paymentTransaction.id })
    .from(paymentTransaction)
    .where(
      and(
        eq(paymentTransaction.siteId, siteId),
        eq(paymentTransaction.playerId, playerId),
        eq(paymentTransaction.kind, transactionKind.deposit),
        eq(paymentTransaction.status, transactionStatus.rejected),
        gte(paymentTransaction.createdAt, new Date(now.getTime() - FAILED_WITHIN_MS)),
      ),
    )
    .limit(MANY_FAILED);
  return failed.length === MANY_FAILED ? `${MANY_FAILED} or more` : undefined;
}

export async function findSharedIdentity(
  { sql: queries }: Queries,
  { siteId, playerId }: PlayerKey,
): Finding {
  const { rows } = await queries.execute(sql`
    select other.site_id, other.id from player mine
      join player other on other.person_keys && mine.person_keys
      where mine.site_id = ${siteId} and mine.id = ${playerId} and (other.site_id, other.id) <> (mine.site_id, mine.id)
      order by other.site_id, other.id limit 5`);
  const others = rows.map((one) => `player ${String(one['id'])} of brand ${String(one['site_id'])}`);
  return others.length === 0 ? undefined : others.join(', ');
}
