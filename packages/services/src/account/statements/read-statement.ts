import { CallError, type Query, type Reply } from '@baize/contract';
import { and, eq, player as playerTable } from '@baize/db';
import type { PlayPeriod } from '@baize/ledger';

import type { PlayerContext } from '../../context.ts';
import { dayIn } from '../../site-time.ts';
import { sumAllPayments } from './payment-months.ts';
import { addDays, addPeriods, periodStart, statementWindow } from './periods.ts';
import { minutesOf, sumCategories, sumPlay } from './play-sums.ts';

/** How long a request may add up what no job has added up yet. */
export const ADD_UP_MS = 3_000;

/**
 * @throws CallError `unauthenticated` if the player does not exist any more, `unavailable` if so much has to be added up
 * that it takes several requests
 */
export async function readStatement(
  context: PlayerContext,
  { by, end }: Query<'GET /account/statement'>,
): Promise<Reply<'GET /account/statement'>> {
  const { brand, clock } = context;
  const timeZone = brand.traits['site.timeZone'];
  const registeredAt = await readRegisteredAt(context);
  const first = dayIn(timeZone, registeredAt);
  const today = dayIn(timeZone, clock.now());
  const window = statementWindow(by, end ?? today, { first, today });
  const [play, payments] = await Promise.all([
    readPlay(context, { from: window.from, to: window.until, by }),
    sumAllPayments(context),
  ]);
  return {
    success: true,
    data: {
      by,
      today,
      from: window.from,
      to: addDays(window.until, -1),
      periods: window.starts.map((start) => {
        const rows = play.filter(({ startsOn }) => startsOn === start);
        return {
          from: start,
          to: addDays(addPeriods(by, start, 1), -1),
          ...sumPlay(rows),
          minutes: minutesOf(rows),
        };
      }),
      totals: { ...sumPlay(play), minutes: minutesOf(play) },
      categories: sumCategories(play),
      previous: window.previous ?? null,
      next: window.next ?? null,
      lifetime: { since: registeredAt, ...payments },
      years: yearsBetween(first, today),
    },
  };
}

/** The years from one day to another, the latest first. */
function yearsBetween(first: string, last: string): number[] {
  const [from, to] = [Number(first.slice(0, 4)), Number(last.slice(0, 4))];
  return Array.from({ length: Math.max(to - from, 0) + 1 }, (_, index) => to - index);
}

/** @throws CallError `unauthenticated` if the player does not exist any more */
export async function readRegisteredAt({ database, player }: PlayerContext): Promise<Date> {
  const [row] = await database.sql
    .select({ createdAt: playerTable.createdAt })
    .from(playerTable)
    .where(and(eq(playerTable.siteId, player.siteId), eq(playerTable.id, player.id)));
  if (!row) throw new CallError('unauthenticated');
  return row.createdAt;
}

/** @throws CallError `unavailable` if so much has to be added up that it takes several requests */
export async function readPlay(
  { ledger, player }: PlayerContext,
  span: { readonly from: string; readonly to: string; readonly by: 'day' | 'week' | 'month' },
): Promise<PlayPeriod[]> {
  // A period that begins before the span has only the part within it.
  if (periodStart(span.by, span.from) !== span.from) throw new Error(`${span.from} is no first day`);
  const play = await ledger.play({
    siteId: player.siteId,
    playerId: player.id,
    withinMs: ADD_UP_MS,
    ...span,
  });
  if (!play) throw new CallError('unavailable');
  return play;
}
