import { transactionKind, transactionStatus } from '@baize/contract';
import {
  and,
  asc,
  bonusDeposit,
  bonusTermsRow,
  eq,
  inArray,
  inTransaction,
  lte,
  ne,
  paymentTransaction,
  sql,
  type Transaction,
} from '@baize/db';

import type { Services } from '../context.ts';
import { lockPlayer } from '../lock-player.ts';
import { bonusCause, creditedOf, spinsCause } from '../money/index.ts';
import { dayIn } from '../site-time.ts';
import type { PlayerKey } from '../wakeups.ts';
import { listCurrentTerms, type StoredTerms } from './bonus-terms.ts';
import { offerBonus } from './offer-bonus.ts';
import { Problems } from './problems.ts';
import { keptSince, lookAgainAt } from './waiting.ts';
import { isPassing, whyNoOffers } from './why-no-offers.ts';

type OfferContext = Pick<Services, 'database' | 'clock' | 'ids'>;
type Deposit = typeof paymentTransaction.$inferSelect;

const BATCH_PLAYERS = 200;
const { approved, returned } = transactionStatus;

/**
 * Offers what credited deposits give. A row is written with each credit and deleted with its offer, so that none is missed or
 * given twice. One of a player with a limit or a break in the way waits until that is over, for some weeks. Run by schedule,
 * and for one player when they look.
 *
 * @returns how many players had such deposits
 * @throws AggregateError if a player's could not be offered, after all others; they are tried again
 */
export async function offerForDeposits(context: OfferContext, signal?: AbortSignal): Promise<number> {
  const problems = new Problems(signal);
  const { siteId, playerId, lookAt } = bonusDeposit;
  let after: PlayerKey = { siteId: 0, playerId: 0 };
  let done = 0;
  for (;;) {
    const players = await context.database.sql
      .selectDistinct({ siteId, playerId })
      .from(bonusDeposit)
      .where(
        and(
          lte(lookAt, context.clock.now()),
          sql`(${siteId}, ${playerId}) > (${after.siteId}::integer, ${after.playerId}::bigint)`,
        ),
      )
      .orderBy(asc(siteId), asc(playerId))
      .limit(BATCH_PLAYERS);
    for (const key of players) {
      await problems.attempt(() => offerForDepositsOf(context, key));
      after = key;
      done += 1;
    }
    if (players.length < BATCH_PLAYERS) break;
  }
  problems.throwIfAny('players whose deposits no bonus could be looked for');
  return done;
}

/** The same for one player, one deposit after the other in the order of their credits. */
export async function offerForDepositsOf(context: OfferContext, key: PlayerKey): Promise<void> {
  const isOwn = and(eq(bonusDeposit.siteId, key.siteId), eq(bonusDeposit.playerId, key.playerId));
  const waiting = await context.database.sql.select().from(bonusDeposit).where(isOwn).limit(1);
  if (waiting.length === 0) return;
  const now = context.clock.now();
  await inTransaction(context.database, async (transaction) => {
    await lockPlayer(transaction, key);
    if (isPassing(await whyNoOffers(transaction.client, key, now))) return keepWaiting(transaction, key, now);
    const taken = await transaction.sql
      .delete(bonusDeposit)
      .where(isOwn)
      .returning({ id: bonusDeposit.paymentId });
    if (taken.length === 0) return;
    const deposits = await readDeposits(
      transaction,
      key,
      taken.map(({ id }) => id),
    );
    const terms = (await listCurrentTerms(transaction, key.siteId)).filter(
      ({ isOpen, terms: { audience } }) => isOpen && audience.deposits !== undefined && !audience.byHand,
    );
    const starts = await readStarts(transaction, key.siteId);
    const timeZone = await readTimeZone(transaction, key.siteId);
    for (const deposit of deposits) {
      const at = deposit.decidedAt ?? deposit.createdAt;
      // What the brand did not have then promised nothing for it.
      const known = terms.filter(
        ({ slug, terms: { audience } }) =>
          (starts.get(slug) ?? at) <= at && audience.days?.includes(weekdayOf(dayIn(timeZone, at))) !== false,
      );
      await offerFor(context, transaction, deposit, known);
    }
  });
}

/** Until what is in the way is over; after some weeks a deposit gives nothing any more. */
async function keepWaiting(
  { client }: Transaction,
  { siteId, playerId }: PlayerKey,
  now: Date,
): Promise<void> {
  await client.query(
    `delete from bonus_deposit d using payment_transaction t
       where d.site_id = $1 and d.player_id = $2 and t.site_id = d.site_id and t.player_id = d.player_id and t.id = d.payment_id
         and coalesce(t.decided_at, t.created_at) < $3`,
    [siteId, playerId, keptSince(now)],
  );
  await client.query('update bonus_deposit set look_at = $3 where site_id = $1 and player_id = $2', [
    siteId,
    playerId,
    lookAgainAt(now),
  ]);
}

/** 1 for Monday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

async function readTimeZone({ client }: Transaction, siteId: number): Promise<string> {
  const { rows } = await client.query<{ zone: string }>(
    'select time_zone as zone from site_zone where site_id = $1',
    [siteId],
  );
  return rows[0]?.zone ?? 'UTC';
}

/** When each bonus of a brand had its first terms. */
async function readStarts({ sql: db }: Transaction, siteId: number): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .select({
      slug: bonusTermsRow.slug,
      at: sql<Date>`min(${bonusTermsRow.createdAt})`.mapWith(bonusTermsRow.createdAt),
    })
    .from(bonusTermsRow)
    .where(eq(bonusTermsRow.siteId, siteId))
    .groupBy(bonusTermsRow.slug);
  return new Map(rows.map(({ slug, at }) => [slug, at]));
}

function readDeposits({ sql }: Transaction, key: PlayerKey, ids: readonly number[]): Promise<Deposit[]> {
  return sql
    .select()
    .from(paymentTransaction)
    .where(
      and(
        eq(paymentTransaction.siteId, key.siteId),
        eq(paymentTransaction.playerId, key.playerId),
        inArray(paymentTransaction.id, [...ids]),
        // One that was taken back meanwhile gives nothing.
        eq(paymentTransaction.status, approved),
      ),
    )
    .orderBy(asc(paymentTransaction.decidedAt), asc(paymentTransaction.id));
}

/** At most one bonus and one offer of free rounds: what is for the first deposit comes before what is for each. */
async function offerFor(
  context: OfferContext,
  transaction: Transaction,
  deposit: Deposit,
  terms: readonly StoredTerms[],
): Promise<void> {
  const { siteId, playerId, id } = deposit;
  const baseMinor = creditedOf(deposit) - deposit.returnedMinor;
  const isFirst = !(await hasEarlier(transaction, deposit));
  const fitting = terms
    .filter(
      ({ terms: { audience, minDepositMinor = 0 } }) =>
        (audience.deposits === 'every' || isFirst) && baseMinor >= BigInt(minDepositMinor),
    )
    .toSorted((one, other) => rankOf(one) - rankOf(other));
  const bonuses = fitting.filter(({ terms: { kind } }) => kind !== 'freeSpins');
  const spins = fitting.filter(({ terms: { kind } }) => kind === 'freeSpins');
  const request = { siteId, playerId, baseMinor };
  for (const [cause, list] of [
    [bonusCause(id), bonuses],
    [spinsCause(id), spins],
  ] as const)
    for (const { slug } of list) {
      const made = await offerBonus(context, transaction, { ...request, slug, cause });
      if (typeof made !== 'string') break;
    }
}

const rankOf = ({ terms }: StoredTerms): number => (terms.audience.deposits === 'first' ? 0 : 1);

/** Whether another deposit of the player was credited before. */
async function hasEarlier({ sql: db }: Transaction, deposit: Deposit): Promise<boolean> {
  const { siteId, playerId, kind, status, decidedAt, createdAt, id } = paymentTransaction;
  const at = deposit.decidedAt ?? deposit.createdAt;
  const rows = await db
    .select({ id })
    .from(paymentTransaction)
    .where(
      and(
        eq(siteId, deposit.siteId),
        eq(playerId, deposit.playerId),
        eq(kind, transactionKind.deposit),
        inArray(status, [approved, returned]),
        ne(id, deposit.id),
        sql`(coalesce(${decidedAt}, ${createdAt}), ${id}) < (${at.toISOString()}::timestamptz, ${deposit.id}::bigint)`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}
