import { type StoppingMark, type Traits } from '@baize/brand';
import { transactionKind } from '@baize/contract';
import { sql, type Transaction } from '@baize/db';

import type { TransactionRow } from '../move-transaction.ts';
import { brandOf, type OperatorServices } from './lock-decision.ts';
import { requireIndependent } from './independence.ts';
import {
  findFailed,
  findFirst,
  type Findings,
  findNewDestinations,
  findOthers,
  findPayers,
  findSharedIdentity,
  MANY_FAILED,
  type Others,
  ofPlayers,
} from './mark-findings.ts';
import type { Queries } from './mark-queries.ts';
import { OperatorError } from './operator-error.ts';
import type { Operator } from './operators.ts';

/** What rules look at: payments, all at once. */
interface Look {
  readonly queries: Queries;
  readonly payments: readonly TransactionRow[];
  readonly now: Date;
  /** Read once for the rules that divide them. */
  others(): Promise<ReadonlyMap<Others, Findings>>;
}

interface MarkRule {
  /** Why somebody should look. */
  readonly reason: string;
  find(look: Look): Promise<Findings>;
}

const none: Findings = new Map();

const othersOf =
  (kind: Others): MarkRule['find'] =>
  async ({ others }) =>
    (await others()).get(kind) ?? none;

/** What is looked for in payments. A mark is no proof of anything; which of them stop a payment is a trait. */
const rules: Readonly<Record<StoppingMark, MarkRule>> = {
  'shared destination': {
    reason: 'the money of another player of the brand went there or came from there',
    find: othersOf('own brand'),
  },
  'destination of another brand': {
    reason: 'the money of a player of another brand went there or came from there',
    find: othersOf('other brand'),
  },
  'destination of an excluded player': {
    reason: 'somebody who has excluded themselves has it too',
    find: othersOf('excluded'),
  },
  'name of the payer': {
    reason: 'a deposit was paid in a name that is not the player’s, or only similar to it',
    find: ({ queries, payments }) => findPayers(queries, payments),
  },
  'shared identity': {
    reason: 'another account has the identity number, phone, e-mail address, or name and birth date',
    async find({ queries, payments }) {
      const found = await findSharedIdentity(queries, payments);
      return ofPlayers(payments, (key) => found.get(key));
    },
  },
  'new destination': {
    reason: 'no money of the player has arrived there',
    find: ({ queries, payments }) => findNewDestinations(queries, payments),
  },
  'first withdrawal': {
    reason: 'no withdrawal of the player was paid before',
    find: ({ queries, payments }) => findFirst(queries, payments),
  },
  'many failed deposits': {
    reason: `${MANY_FAILED} deposits or more were refused in seven days`,
    async find({ queries, payments, now }) {
      const found = await findFailed(queries, payments, now);
      return ofPlayers(payments, (key) => (found.has(key) ? `${MANY_FAILED} or more` : undefined));
    },
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

function lookAt(queries: Queries, payments: readonly TransactionRow[], now: Date): Look {
  let others: Promise<ReadonlyMap<Others, Findings>> | undefined;
  return { queries, payments, now, others: () => (others ??= findOthers(queries, payments)) };
}

/** The payments that have a mark, in one query for all of them. */
export async function findMarked(
  queries: Queries,
  payments: readonly TransactionRow[],
  { mark, now }: { readonly mark: StoppingMark; readonly now: Date },
): Promise<ReadonlySet<number>> {
  return new Set((await rules[mark].find(lookAt(queries, payments, now))).keys());
}

/** The marks of a payment with their evidence, in the order of the rules. */
export async function readMarks(
  queries: Queries,
  row: TransactionRow,
  { traits, now }: { readonly traits: Pick<Traits, 'money.stoppingMarks'>; readonly now: Date },
): Promise<PaymentMark[]> {
  const cleared = await readClearances(queries, row);
  const look = lookAt(queries, [row], now);
  const marks: PaymentMark[] = [];
  for (const [mark, { reason, find }] of Object.entries(rules) as [StoppingMark, MarkRule][]) {
    const evidence = (await find(look)).get(row.id);
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
