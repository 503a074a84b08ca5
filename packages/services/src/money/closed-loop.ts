import { type Language, transactionKind } from '@baize/contract';
import { and, asc, eq, paymentMethod, type Transaction } from '@baize/db';

import { isOfferedAt, methodName } from './method-offer.ts';
import { accountFieldOf, accountOf, type PaymentAccount } from './payment-account.ts';

/** A withdrawal method, and an account if it is known, through which money has to go back first. */
export interface WayBack {
  readonly methodId: number;
  readonly name: string;
  /** Null if any account of the player will do. */
  readonly account: PaymentAccount | null;
  readonly owedMinor: bigint;
  /** What it pays back: deposits of one method that came from one account. */
  readonly sources: readonly string[];
}

interface PayingMethod {
  readonly id: number;
  readonly minMinor: bigint;
  readonly stepMinor: bigint;
  /** The deposit methods whose money it pays back. */
  readonly paysBack: readonly number[];
  /** The field of its form that names the account it pays to. */
  readonly accountField: string | null;
}

/** Money that came in through a deposit method and stayed, or went out through a withdrawal method. */
export interface Movement {
  readonly kind: 1 | 2;
  readonly methodId: number;
  readonly amountMinor: bigint;
  /** Where it came from or went to, if the form said so. */
  readonly account: PaymentAccount | null;
}

interface Source {
  readonly key: string;
  readonly methodId: number;
  readonly account: PaymentAccount | null;
  owedMinor: bigint;
}

/**
 * What withdrawal methods owe after these movements, in the order of time. A payout pays back the deposits before it, those
 * that its method pays back and that came from its account; what is more is the player's winnings. So money goes back
 * once, whichever method pays it. What a method cannot pay out, and what is above the limit, is not owed.
 */
export function owedWays<Method extends PayingMethod>(
  methods: readonly Method[],
  movements: readonly Movement[],
  limitMinor: bigint,
): (Pick<WayBack, 'account' | 'owedMinor' | 'sources'> & { readonly method: Method })[] {
  const sources = sourcesAfter(methods, movements).filter(({ owedMinor }) => owedMinor > 0n);
  return methods.flatMap((method) => {
    const mine = sources.filter(({ methodId }) => method.paysBack.includes(methodId));
    const groups = Map.groupBy(mine, (source) => keyOf(accountFor(method, source)));
    return [...groups.values()].flatMap((group) => {
      const [first] = group;
      const sumMinor = group.reduce((total, { owedMinor }) => total + owedMinor, 0n);
      const owedMinor = least(sumMinor, limitMinor);
      if (!first || owedMinor - (owedMinor % method.stepMinor) < method.minMinor || owedMinor <= 0n)
        return [];
      return [
        { method, account: accountFor(method, first), owedMinor, sources: group.map(({ key }) => key) },
      ];
    });
  });
}

/** What has come in from each source and has not gone back. */
function sourcesAfter(methods: readonly PayingMethod[], movements: readonly Movement[]): Source[] {
  const sources = new Map<string, Source>();
  for (const { kind, methodId, amountMinor, account } of movements) {
    if (kind === transactionKind.deposit) {
      const key = `${methodId} ${keyOf(account)}`;
      const source = sources.get(key) ?? { key, methodId, account, owedMinor: 0n };
      source.owedMinor += amountMinor;
      sources.set(key, source);
      continue;
    }
    const method = methods.find(({ id }) => id === methodId);
    if (!method) continue;
    let leftMinor = amountMinor;
    // Its own account first, so that what could have gone anywhere is the last to be owed.
    for (const isOwn of [true, false])
      for (const source of sources.values()) {
        const from = accountFor(method, source);
        const isPaid = isOwn ? from !== null && keyOf(from) === keyOf(account) : from === null;
        if (!isPaid || !method.paysBack.includes(source.methodId)) continue;
        const backMinor = least(leftMinor, source.owedMinor);
        source.owedMinor -= backMinor;
        leftMinor -= backMinor;
      }
  }
  return [...sources.values()];
}

/** The account of a source as far as the method can pay to it: one of another kind says nothing. */
function accountFor({ accountField }: PayingMethod, { account }: Source): PaymentAccount | null {
  return account?.field === accountField ? account : null;
}

const keyOf = (account: PaymentAccount | null): string =>
  account === null ? '' : `${account.field} ${account.value}`;

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

export interface RequestedWay {
  readonly methodId: number;
  readonly account: PaymentAccount | null;
  readonly amountMinor: bigint;
}

/** What a method pays back at one account of the player. */
export function ownWays(
  ways: readonly WayBack[],
  { methodId, account }: Pick<RequestedWay, 'methodId' | 'account'>,
): { readonly ways: readonly WayBack[]; readonly owedMinor: bigint } {
  const own = ways.filter(
    (way) => way.methodId === methodId && (way.account === null || keyOf(way.account) === keyOf(account)),
  );
  return { ways: own, owedMinor: own.reduce((sum, way) => sum + way.owedMinor, 0n) };
}

/**
 * The way that comes before a withdrawal. As long as a way is owed something, no more goes out by another than is free of
 * that and than the other is owed itself; when it is the last, the rest goes by any way.
 *
 * @param freeMinor what need not go back
 * @returns undefined if the withdrawal may go
 */
export function wayBefore(
  ways: readonly WayBack[],
  freeMinor: bigint,
  request: RequestedWay,
): WayBack | undefined {
  const own = ownWays(ways, request);
  if (request.amountMinor <= own.owedMinor + freeMinor) return undefined;
  const paid = new Set(own.ways.flatMap(({ sources }) => sources));
  return ways.find(({ sources }) => sources.some((source) => !paid.has(source)));
}

/**
 * The most that each method of these ways takes at once, at its best account: all if no other way is owed what it does not pay
 * back, else what it is owed and what is free. Other methods take what is free.
 */
export function mostByMethod(
  ways: readonly WayBack[],
  freeMinor: bigint,
  availableMinor: bigint,
): { readonly methodId: number; readonly mostMinor: bigint }[] {
  const most = new Map<number, bigint>();
  for (const { methodId, account } of ways) {
    const { owedMinor } = ownWays(ways, { methodId, account });
    const request = { methodId, account, amountMinor: availableMinor };
    const oneMinor = wayBefore(ways, freeMinor, request)
      ? least(owedMinor + freeMinor, availableMinor)
      : availableMinor;
    const known = most.get(methodId) ?? 0n;
    most.set(methodId, oneMinor > known ? oneMinor : known);
  }
  return [...most].map(([methodId, mostMinor]) => ({ methodId, mostMinor }));
}

interface FirstToQuery {
  readonly siteId: number;
  readonly playerId: number;
  readonly limitMinor: bigint;
  /** Of the methods' names. */
  readonly language: Language;
}

/** The ways through which money of the player's deposits has to go back first, up to a limit for each. */
export async function findFirstTo(
  transaction: Transaction,
  { siteId, playerId, limitMinor, language }: FirstToQuery,
): Promise<WayBack[]> {
  const methods = await transaction.sql
    .select()
    .from(paymentMethod)
    .where(and(eq(paymentMethod.kind, transactionKind.withdraw), isOfferedAt(siteId)))
    .orderBy(asc(paymentMethod.sort), asc(paymentMethod.id));
  const { rows } = await transaction.client.query<MovementRow>(
    `select kind, method_id, fields,
         case when kind = 2 then amount_minor else coalesce(credited_minor, amount_minor - fee_minor) end - returned_minor as amount
       from payment_transaction
       where site_id = $1 and player_id = $2 and (kind = 1 and status = 1 or kind = 2 and status in (0, 1, 3))
       order by case when kind = 1 then coalesce(decided_at, created_at) else created_at end, id`,
    [siteId, playerId],
  );
  const movements = rows.map(({ kind, method_id: methodId, amount, fields }) => ({
    kind,
    methodId,
    amountMinor: BigInt(amount),
    account: accountOf(fields),
  }));
  const paying = methods.map((method) => ({ ...method, accountField: accountFieldOf(method.fields) }));
  return owedWays(paying, movements, limitMinor).map(({ method, ...way }) => ({
    ...way,
    methodId: method.id,
    name: methodName(method, siteId, language),
  }));
}

interface MovementRow {
  kind: 1 | 2;
  method_id: number;
  amount: string;
  fields: Readonly<Record<string, string>>;
}
