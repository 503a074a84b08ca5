import { transactionKind, transactionStatus } from '@baize/contract';
import { and, eq, inArray, isFrozen, paymentTransaction, player, sql, type Transaction } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import type { HeldMoney } from '../withdrawal-holds.ts';
import { findFirstTo, type WayBack } from './closed-loop.ts';

/** What the rules of withdrawals need to know of a player. Sums in minor units. */
export interface WithdrawalFacts {
  readonly holder: string;
  readonly currency: number;
  readonly isPhoneVerified: boolean;
  /** Its national digits. */
  readonly phone: string;
  readonly isIdentityVerified: boolean;
  readonly mayWithdraw: boolean;
  readonly hasPending: boolean;
  readonly today: { readonly count: number; readonly totalMinor: bigint };
  /** All that was ever requested and did not come back. */
  readonly requestedMinor: bigint;
  readonly mainMinor: bigint;
  /** Deposited but not played, and held by other areas; together at most the main balance. */
  readonly turnoverMinor: bigint;
  readonly heldMinor: bigint;
  /** The active bonus; null for none. */
  readonly bonus: NonNullable<HeldMoney['bonus']> | null;
  readonly isFrozen: boolean;
  /** Whether a break or a self-exclusion closes the account; also one that waits to open again. */
  readonly isClosed: boolean;
  readonly firstTo: readonly WayBack[];
  /** What may go another way before these have been paid. */
  readonly freeMinor: bigint;
}

/**
 * Reads the facts; the caller has locked the player's row if it acts on them.
 *
 * While the account is closed nobody can play, so nothing waits for turnover. What was not played goes back the way it came,
 * whatever the brand's rule, or a break would be a way around that.
 */
export async function readWithdrawalFacts(
  context: PlayerContext,
  transaction: Transaction,
): Promise<WithdrawalFacts | undefined> {
  const { brand, clock, language, ledger } = context;
  const key = { siteId: context.player.siteId, playerId: context.player.id };
  const [row] = await transaction.sql
    .select()
    .from(player)
    .where(and(eq(player.siteId, key.siteId), eq(player.id, key.playerId)));
  if (!row) return undefined;
  const isClosed = await readClosed(transaction, key);
  const mainMinor = (await ledger.within(transaction).balance(key.siteId, key.playerId)) ?? 0n;
  const unplayedMinor = await readTurnover(context, transaction, key);
  const keptMinor = isClosed ? 0n : least(unplayedMinor, mainMinor);
  const holds = await readHolds(context, transaction, { ...key, isClosed, mainMinor });
  const held = holds.reduce((sum, one) => sum + one.heldMinor, 0n);
  const heldMinor = least(held, mainMinor - keptMinor);
  const availableMinor = mainMinor - keptMinor - heldMinor;
  const isLoop = brand.traits['money.closedLoop'];
  const backMinor = isLoop ? availableMinor : least(isClosed ? unplayedMinor : 0n, availableMinor);
  return {
    holder: `${row.name} ${row.surname}`,
    currency: row.currency,
    isPhoneVerified: row.phoneVerifiedAt !== null,
    phone: row.phone,
    isIdentityVerified: row.identityVerifiedAt !== null,
    mayWithdraw: row.mayWithdraw,
    hasPending: await hasOpenWithdrawal(transaction, key),
    today: await readToday(transaction, key, clock.now()),
    requestedMinor: await readRequested(transaction, key),
    mainMinor,
    turnoverMinor: keptMinor,
    heldMinor,
    bonus: holds.find(({ bonus }) => bonus)?.bonus ?? null,
    isFrozen: await isFrozen(transaction.client, key),
    isClosed,
    firstTo:
      backMinor > 0n ? await findFirstTo(transaction, { ...key, limitMinor: backMinor, language }) : [],
    freeMinor: availableMinor - backMinor,
  };
}

interface Key {
  readonly siteId: number;
  readonly playerId: number;
}

async function readClosed({ client }: Transaction, { siteId, playerId }: Key): Promise<boolean> {
  const { rows } = await client.query<{ closed: boolean }>('select account_is_closed($1, $2) as closed', [
    siteId,
    playerId,
  ]);
  return rows[0]?.closed === true;
}

async function readTurnover(
  { brand, clock }: PlayerContext,
  { client }: Transaction,
  { siteId, playerId }: Key,
): Promise<bigint> {
  const times = brand.traits['money.depositTurnover'];
  if (times === 0) return 0n;
  const { rows } = await client.query<{ deposited: string }>(
    'select ceil(stake_left($1, $2, $3, $4) / $3::numeric)::bigint as deposited',
    [siteId, playerId, times, clock.now()],
  );
  return BigInt(rows[0]?.deposited ?? 0);
}

async function readHolds(
  { withdrawalHolds }: PlayerContext,
  transaction: Transaction,
  { siteId, playerId, ...state }: Key & { isClosed: boolean; mainMinor: bigint },
): Promise<HeldMoney[]> {
  const held: HeldMoney[] = [];
  for (const hold of withdrawalHolds) {
    const one = await hold(transaction, { siteId, playerId }, state);
    if (one) held.push(one);
  }
  return held;
}

function isWithdrawalOf({ siteId, playerId }: Key) {
  return and(
    eq(paymentTransaction.siteId, siteId),
    eq(paymentTransaction.playerId, playerId),
    eq(paymentTransaction.kind, transactionKind.withdraw),
  );
}

const { pending, processing, approved } = transactionStatus;

async function hasOpenWithdrawal({ sql: db }: Transaction, key: Key): Promise<boolean> {
  const isOpen = inArray(paymentTransaction.status, [pending, processing]);
  const rows = await db
    .select({ id: paymentTransaction.id })
    .from(paymentTransaction)
    .where(and(isWithdrawalOf(key), isOpen))
    .limit(1);
  return rows.length > 0;
}

async function readToday({ client }: Transaction, { siteId, playerId }: Key, now: Date) {
  const { rows } = await client.query<{ count: number; total: string }>(
    'select count, total from withdrawals_of_day($1, $2, $3)',
    [siteId, playerId, now],
  );
  return { count: rows[0]?.count ?? 0, totalMinor: BigInt(rows[0]?.total ?? 0) };
}

async function readRequested({ sql: db }: Transaction, key: Key): Promise<bigint> {
  const [row] = await db
    .select({ total: sql<string>`coalesce(sum(${paymentTransaction.amountMinor}), 0)` })
    .from(paymentTransaction)
    .where(and(isWithdrawalOf(key), inArray(paymentTransaction.status, [pending, processing, approved])));
  return BigInt(row?.total ?? 0);
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
