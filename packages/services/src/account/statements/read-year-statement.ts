import { CallError, type PlayCategory } from '@baize/contract';
import { and, eq, player as playerTable } from '@baize/db';
import type { LimitSetting } from '@baize/ledger';

import type { PlayerContext } from '../../context.ts';
import { dayIn } from '../../site-time.ts';
import { type PaymentSums, readPaymentMonths, sumPayments } from './payment-months.ts';
import { addDays, addPeriods } from './periods.ts';
import { minutesOf, type PlaySums, sumCategories, sumPlay } from './play-sums.ts';
import { readPlay } from './read-statement.ts';

export interface YearStatement {
  readonly year: number;
  /** The first and the last day that the player had an account in the year, at most today. */
  readonly from: string;
  readonly to: string;
  /** Whether the year is not over. */
  readonly isProvisional: boolean;
  readonly owner: { readonly name: string; readonly username: string; readonly currency: number };
  /** From January, up to the current month. */
  readonly months: readonly (PlaySums & {
    readonly month: string;
    readonly minutes: number;
    readonly payments: PaymentSums;
  })[];
  readonly totals: PlaySums & { readonly minutes: number; readonly payments: PaymentSums };
  readonly categories: readonly (PlaySums & { readonly category: PlayCategory })[];
  /** In force now. */
  readonly limits: readonly (LimitSetting & { readonly amount: bigint })[];
}

/**
 * @throws CallError `data_not_found` for a year without an account, `unavailable` if so much has to be added up that it
 * takes several requests
 */
export async function readYearStatement(context: PlayerContext, year: number): Promise<YearStatement> {
  const { brand, clock, ledger, player } = context;
  const timeZone = brand.traits['site.timeZone'];
  const owner = await readOwner(context);
  const first = dayIn(timeZone, owner.createdAt);
  const today = dayIn(timeZone, clock.now());
  const starts = `${String(year).padStart(4, '0')}-01-01`;
  const ends = addPeriods('month', starts, 12);
  if (ends <= first || starts > today) throw new CallError('data_not_found');

  const [play, payments, limits] = await Promise.all([
    readPlay(context, { from: starts, to: ends, by: 'month' }),
    readPaymentMonths(context, { from: starts, to: ends }),
    ledger.limits(player.siteId, player.id),
  ]);
  const months = Array.from({ length: 12 }, (_, index) => addPeriods('month', starts, index)).filter(
    (month) => month <= today,
  );
  return {
    year,
    from: first > starts ? first : starts,
    to: ends > today ? today : addDays(ends, -1),
    isProvisional: ends > today,
    owner: {
      name: `${owner.name} ${owner.surname}`,
      username: owner.username,
      currency: owner.currency,
    },
    months: months.map((month) => {
      const rows = play.filter(({ startsOn }) => startsOn === month);
      const paid = payments.filter((payment) => payment.month === month);
      return { month, ...sumPlay(rows), minutes: minutesOf(rows), payments: sumPayments(paid) };
    }),
    totals: { ...sumPlay(play), minutes: minutesOf(play), payments: sumPayments(payments) },
    categories: sumCategories(play),
    limits: limits.flatMap((limit) =>
      limit.amount === undefined ? [] : [{ ...limit, amount: limit.amount }],
    ),
  };
}

/** @throws CallError `unauthenticated` if the player does not exist any more */
async function readOwner({ database, player }: PlayerContext) {
  const [row] = await database.sql
    .select()
    .from(playerTable)
    .where(and(eq(playerTable.siteId, player.siteId), eq(playerTable.id, player.id)));
  if (!row) throw new CallError('unauthenticated');
  return row;
}
