import type { StatementPeriod } from '@baize/contract';

const DAY_MS = 24 * 60 * 60_000;

/** Periods of one statement: as many bars as a phone shows. */
const SHOWN = { day: 31, week: 12, month: 12 } as const satisfies Record<StatementPeriod, number>;

// Days are texts such as 2026-03-01, and the calendar of their zone is that of UTC.
const instantOf = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOf = (at: Date | number) => new Date(at).toISOString().slice(0, 10);

export function addDays(day: string, days: number): string {
  return dayOf(instantOf(day).getTime() + days * DAY_MS);
}

/** The first day of the period that a day is in; weeks begin on Monday. */
export function periodStart(by: StatementPeriod, day: string): string {
  if (by === 'day') return day;
  if (by === 'month') return `${day.slice(0, 7)}-01`;
  return addDays(day, -((instantOf(day).getUTCDay() + 6) % 7));
}

/** The first day of the period that is some periods after the one that begins on a day. */
export function addPeriods(by: StatementPeriod, start: string, periods: number): string {
  if (by !== 'month') return addDays(start, by === 'week' ? periods * 7 : periods);
  const at = instantOf(start);
  return dayOf(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + periods));
}

export interface StatementWindow {
  /** The first days of its periods, oldest first. */
  readonly starts: readonly string[];
  readonly from: string;
  /** The day after the last one. */
  readonly until: string;
  /** A day of the last period of the window before and after this one. */
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/**
 * The periods up to the one of a day, within the player's time at the brand.
 *
 * @param first the player's first day
 */
export function statementWindow(
  by: StatementPeriod,
  end: string,
  { first, today }: { readonly first: string; readonly today: string },
): StatementWindow {
  const shown = SHOWN[by];
  const last = periodStart(by, end > today ? today : end < first ? first : end);
  const starts = Array.from({ length: shown }, (_, index) => addPeriods(by, last, index + 1 - shown));
  const from = starts[0] ?? last;
  const until = addPeriods(by, last, 1);
  const later = addDays(addPeriods(by, last, shown + 1), -1);
  return {
    starts,
    from,
    until,
    previous: from > first ? addDays(from, -1) : undefined,
    next: until > today ? undefined : later < today ? later : today,
  };
}
