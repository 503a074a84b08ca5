const DAY_MS = 24 * 60 * 60_000;
const DAYS_OF_MONTH = 30;
const DAYS_OF_YEAR = 365;

/** How long ago something was, in the largest unit that is whole; all 0 on the first day. */
export interface Age {
  readonly years: number;
  readonly months: number;
  readonly days: number;
}

export function ageSince(instant: string, nowMs: number): Age {
  const days = Math.max(0, Math.floor((nowMs - Date.parse(instant)) / DAY_MS));
  const years = Math.floor(days / DAYS_OF_YEAR);
  if (years > 0) return { years, months: 0, days: 0 };
  const months = Math.floor(days / DAYS_OF_MONTH);
  return months > 0 ? { years: 0, months, days: 0 } : { years: 0, months: 0, days };
}
