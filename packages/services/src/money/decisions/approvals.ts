import { and, eq, gt, inArray, or, paymentApproval, paymentTransaction, type Transaction } from '@baize/db';
import { transactionKind, transactionStatus } from '@baize/contract';
import { formatWire } from '@baize/currency';

import type { TransactionRow } from '../move-transaction.ts';
import { findTied, requireIndependent } from './independence.ts';
import type { OperatorServices } from './lock-decision.ts';
import { OperatorError } from './operator-error.ts';
import type { Operator } from './operators.ts';

type Key = Pick<TransactionRow, 'siteId' | 'playerId' | 'id'>;

export interface CountedApproval {
  readonly operator: string;
  /** What it credits; null of a withdrawal. */
  readonly creditedMinor: bigint | null;
}

/** Approvals that count: of the payment as it is now, by operators who have not been removed. Oldest first. */
export async function countedApprovals(
  client: Pick<Transaction['client'], 'query'>,
  { siteId, playerId, id }: Key,
): Promise<CountedApproval[]> {
  const { rows } = await client.query<{ operator: string; credited_minor: string | null }>(
    'select operator, credited_minor from counted_approvals($1, $2, $3)',
    [siteId, playerId, id],
  );
  return rows.map(({ operator, credited_minor: minor }) => ({
    operator,
    creditedMinor: minor === null ? null : BigInt(minor),
  }));
}

/**
 * Adds an approval of a payment that is locked.
 *
 * @returns all who have approved this sum of it as it is now, not those who have approved another
 * @throws OperatorError if the operator has approved any, or is not independent of who has approved this sum
 */
export async function addApproval(
  services: Pick<OperatorServices, 'clock'>,
  { client }: Pick<Transaction, 'client'>,
  row: TransactionRow,
  { operator, creditedMinor }: { readonly operator: Operator; readonly creditedMinor: bigint | null },
): Promise<string[]> {
  const earlier = await countedApprovals(client, row);
  const own = earlier.find((one) => one.operator === operator.name);
  if (own) {
    const what = own.creditedMinor === creditedMinor ? '' : `${formatWire(own.creditedMinor ?? 0n)} of `;
    throw new OperatorError(
      'own',
      `You have approved ${what}payment ${row.id} already: somebody else decides it.`,
    );
  }
  const names = earlier.filter((one) => one.creditedMinor === creditedMinor).map((one) => one.operator);
  await requireIndependent(services, client, operator, names);
  await client.query(
    `insert into payment_approval (site_id, player_id, transaction_id, facts, operator, credited_minor, approved_at)
       select t.site_id, t.player_id, t.id, decision_facts(t), $4, $5, $6 from payment_transaction t
         where t.site_id = $1 and t.player_id = $2 and t.id = $3`,
    [row.siteId, row.playerId, row.id, operator.name, creditedMinor, services.clock.now()],
  );
  return [...names, operator.name];
}

/** Operators who want a payout sent again as it is now, and have not been removed. Oldest first. */
export async function countedResends(
  client: Pick<Transaction['client'], 'query'>,
  { siteId, playerId, id }: Key,
): Promise<string[]> {
  const { rows } = await client.query<{ operator: string }>(
    'select operator from counted_resends($1, $2, $3)',
    [siteId, playerId, id],
  );
  return rows.map(({ operator }) => operator);
}

/**
 * Adds an approval to send a payout again, which counts for nothing else.
 *
 * @returns all who have approved that
 * @throws OperatorError if the operator has, or is not independent of who has
 */
export async function addResend(
  services: Pick<OperatorServices, 'clock'>,
  { client }: Pick<Transaction, 'client'>,
  row: TransactionRow,
  operator: Operator,
): Promise<string[]> {
  const earlier = await countedResends(client, row);
  if (earlier.includes(operator.name))
    throw new OperatorError(
      'own',
      `You have asked to send payout ${row.id} again already: another operator has to ask too.`,
    );
  await requireIndependent(services, client, operator, earlier);
  await client.query(
    `insert into payment_approval (site_id, player_id, transaction_id, facts, operator, approved_at)
       select t.site_id, t.player_id, t.id, resend_facts(t), $4, $5 from payment_transaction t
         where t.site_id = $1 and t.player_id = $2 and t.id = $3`,
    [row.siteId, row.playerId, row.id, operator.name, services.clock.now()],
  );
  return [...earlier, operator.name];
}

/** How long an operator who credited a deposit sends nothing to the player, besides that deposit itself. */
const CREDITED_MS = 30 * 24 * 60 * 60_000;

/**
 * One person must not credit money and send it out.
 *
 * @throws OperatorError if the operator, or one who is not independent, has approved a deposit of the player that was then
 *   credited
 */
export async function requireCreditedByOther(
  services: Pick<OperatorServices, 'clock'>,
  { sql, client }: Pick<Transaction, 'sql' | 'client'>,
  operator: Operator,
  { siteId, playerId, id }: Key,
): Promise<void> {
  const { deposit } = transactionKind;
  const { approved, returned } = transactionStatus;
  const isLate = and(
    eq(paymentApproval.siteId, siteId),
    eq(paymentApproval.playerId, playerId),
    or(
      eq(paymentApproval.transactionId, id),
      gt(paymentApproval.approvedAt, new Date(services.clock.now().getTime() - CREDITED_MS)),
    ),
  );
  const credited = await sql
    .select({ id: paymentTransaction.id, operator: paymentApproval.operator })
    .from(paymentApproval)
    .innerJoin(
      paymentTransaction,
      and(
        eq(paymentTransaction.siteId, paymentApproval.siteId),
        eq(paymentTransaction.playerId, paymentApproval.playerId),
        eq(paymentTransaction.id, paymentApproval.transactionId),
        eq(paymentTransaction.kind, deposit),
        inArray(paymentTransaction.status, [approved, returned]),
      ),
    )
    .where(isLate);
  const own = credited.find((one) => one.operator === operator.name);
  if (own)
    throw new OperatorError(
      'own',
      `You have credited payment ${own.id} of this player: somebody else decides about payment ${id}.`,
    );
  const names = [...new Set(credited.map((one) => one.operator))];
  const tied = await findTied(services, client, operator, names);
  if (tied)
    throw new OperatorError(
      'own',
      `${tied.name} has credited a payment of this player, and until ${tied.until} you do not decide together: somebody else decides about payment ${id}.`,
    );
}
