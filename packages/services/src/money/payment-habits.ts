import { transactionStatus } from '@baize/contract';
import { and, desc, eq, inArray, paymentTransaction } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import type { MethodRow } from './method-offer.ts';

/** How the player has been paying, from the latest payments. */
export interface PaymentHabits {
  readonly lastMethodId: number | undefined;
  readonly lastMinor: bigint | undefined;
  /** Amounts by method, latest first. */
  readonly amounts: ReadonlyMap<number, readonly bigint[]>;
}

const READ_PAYMENTS = 50;
const MAX_QUICK = 5;
/** Round amounts as multiples of the smallest amount. */
const ROUND_FACTORS = [1n, 2n, 5n, 10n, 20n, 50n, 100n];

/** Of payments that arrived or are on their way: a failed one is no habit. */
export async function readHabits(
  { database, player }: Pick<PlayerContext, 'database' | 'player'>,
  kind: number,
): Promise<PaymentHabits> {
  const { approved, processing, pending } = transactionStatus;
  const rows = await database.sql
    .select({ methodId: paymentTransaction.methodId, amountMinor: paymentTransaction.amountMinor })
    .from(paymentTransaction)
    .where(
      and(
        eq(paymentTransaction.siteId, player.siteId),
        eq(paymentTransaction.playerId, player.id),
        eq(paymentTransaction.kind, kind),
        inArray(paymentTransaction.status, [approved, processing, pending]),
      ),
    )
    .orderBy(desc(paymentTransaction.createdAt), desc(paymentTransaction.id))
    .limit(READ_PAYMENTS);
  const amounts = new Map<number, bigint[]>();
  for (const { methodId, amountMinor } of rows)
    amounts.set(methodId, [...(amounts.get(methodId) ?? []), amountMinor]);
  return { lastMethodId: rows[0]?.methodId, lastMinor: rows[0]?.amountMinor, amounts };
}

/** What the player paid last, if the method and the amount are still offered, and the player's limits leave that much. */
export function lastOf(
  offered: readonly MethodRow[],
  { lastMethodId, lastMinor }: PaymentHabits,
  leftMinor: bigint | undefined,
): { method_id: number; amount: bigint } | null {
  const method = offered.find(({ id }) => id === lastMethodId);
  if (!method || lastMinor === undefined || !isWithin(method, leftMinor, lastMinor)) return null;
  return { method_id: method.id, amount: lastMinor };
}

/**
 * At most five amounts to offer, ascending: the ones that the player pays most often with the method, filled up with
 * round amounts within its limits.
 *
 * @param leftMinor what the player's own limits leave
 */
export function quickAmounts(
  method: MethodRow,
  paid: readonly bigint[],
  leftMinor: bigint | undefined,
): bigint[] {
  const counts = new Map<bigint, number>();
  for (const amount of paid)
    if (isWithin(method, leftMinor, amount)) counts.set(amount, (counts.get(amount) ?? 0) + 1);
  const usual = [...counts].toSorted(([, one], [, other]) => other - one).map(([amount]) => amount);
  const { minMinor, stepMinor } = method;
  const smallestMinor = ((minMinor + stepMinor - 1n) / stepMinor) * stepMinor;
  const round = ROUND_FACTORS.map((factor) => smallestMinor * factor).filter((one) =>
    isWithin(method, leftMinor, one),
  );
  const chosen = [...new Set([...usual.slice(0, 3), ...round])].slice(0, MAX_QUICK);
  return chosen.toSorted((one, other) => (one < other ? -1 : 1));
}

function isWithin(
  { minMinor, maxMinor, stepMinor }: MethodRow,
  leftMinor: bigint | undefined,
  amountMinor: bigint,
): boolean {
  if (leftMinor !== undefined && amountMinor > leftMinor) return false;
  return amountMinor >= minMinor && amountMinor <= maxMinor && amountMinor % stepMinor === 0n;
}
