import { transactionKind } from '@baize/contract';
import { and, asc, eq, paymentMethod, type Transaction } from '@baize/db';

import { isOfferedAt, methodName } from './method-offer.ts';

/** A withdrawal method through which money has to go back first. */
export interface WayBack {
  readonly methodId: number;
  readonly name: string;
  readonly owedMinor: bigint;
  /** The deposit methods whose money it pays back. */
  readonly paysBack: readonly number[];
}

interface PayingMethod {
  readonly id: number;
  readonly minMinor: bigint;
  readonly paysBack: readonly number[];
}

/** Money that came in through a deposit method and stayed, or went out through a withdrawal method. */
export interface Movement {
  readonly kind: 1 | 2;
  readonly methodId: number;
  readonly amountMinor: bigint;
}

/**
 * What withdrawal methods owe after these movements, in the order of time. A payout pays back the deposits before it, those
 * that its method pays back; what is more is the player's winnings. So money goes back once, whichever method pays it.
 * What is less than a method pays out, and what the player can't withdraw, is not owed.
 */
export function owedWays<Method extends PayingMethod>(
  methods: readonly Method[],
  movements: readonly Movement[],
  availableMinor: bigint,
): { readonly method: Method; readonly owedMinor: bigint }[] {
  const owed = new Map<number, bigint>();
  const of = (id: number) => owed.get(id) ?? 0n;
  for (const { kind, methodId, amountMinor } of movements) {
    if (kind === transactionKind.deposit) owed.set(methodId, of(methodId) + amountMinor);
    let leftMinor = kind === transactionKind.withdraw ? amountMinor : 0n;
    for (const id of methods.find((method) => method.id === methodId)?.paysBack ?? []) {
      const backMinor = leftMinor < of(id) ? leftMinor : of(id);
      owed.set(id, of(id) - backMinor);
      leftMinor -= backMinor;
    }
  }
  return methods.flatMap((method) => {
    const sumMinor = method.paysBack.reduce((total, id) => total + of(id), 0n);
    const owedMinor = sumMinor < availableMinor ? sumMinor : availableMinor;
    return owedMinor <= 0n || owedMinor < method.minMinor ? [] : [{ method, owedMinor }];
  });
}

/**
 * The way that comes before a withdrawal. As long as a way is owed something, nothing goes out by a way that is not, and
 * no more than its own sum by one that is, unless it is the last: the rest goes by any way.
 *
 * @returns undefined if the withdrawal may go
 */
export function wayBefore(
  ways: readonly WayBack[],
  { methodId, amountMinor }: { readonly methodId: number; readonly amountMinor: bigint },
): WayBack | undefined {
  const own = ways.find((way) => way.methodId === methodId);
  const others = ways.filter((way) => way !== own && !isPaidBy(way, own));
  return amountMinor <= (own?.owedMinor ?? 0n) ? undefined : others[0];
}

/** Whether two ways pay back the same deposits. */
function isPaidBy(way: WayBack, other: WayBack | undefined): boolean {
  return other?.paysBack.some((id) => way.paysBack.includes(id)) === true;
}

/** The withdrawal methods through which money of the player's deposits has to go back first. */
export async function findFirstTo(
  transaction: Transaction,
  { siteId, playerId, availableMinor }: { siteId: number; playerId: number; availableMinor: bigint },
): Promise<WayBack[]> {
  const methods = await transaction.sql
    .select()
    .from(paymentMethod)
    .where(and(eq(paymentMethod.kind, transactionKind.withdraw), isOfferedAt(siteId)))
    .orderBy(asc(paymentMethod.sort), asc(paymentMethod.id));
  const { rows } = await transaction.client.query<{ kind: 1 | 2; method_id: number; amount: string }>(
    `select kind, method_id,
         case when kind = 2 then amount_minor else coalesce(credited_minor, amount_minor - fee_minor) - returned_minor end as amount
       from payment_transaction
       where site_id = $1 and player_id = $2 and (kind = 1 and status = 1 or kind = 2 and status in (0, 1, 3))
       order by case when kind = 1 then coalesce(decided_at, created_at) else created_at end, id`,
    [siteId, playerId],
  );
  const movements = rows.map(({ kind, method_id: methodId, amount }) => ({
    kind,
    methodId,
    amountMinor: BigInt(amount),
  }));
  return owedWays(methods, movements, availableMinor).map(({ method, owedMinor }) => ({
    methodId: method.id,
    name: methodName(method, siteId),
    owedMinor,
    paysBack: method.paysBack,
  }));
}
