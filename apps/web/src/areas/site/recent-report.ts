const DAYS = 14;
const DAY_MS = 86_400_000;

/** The days of a report up to today, as the API writes them (`Y-m-d H:i:s` in Istanbul). */
export function recentReport(now: Date): { start_date: string; end_date: string } {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' });
  return {
    start_date: `${day.format(new Date(now.getTime() - DAYS * DAY_MS))} 00:00:00`,
    end_date: `${day.format(now)} 23:59:59`,
  };
}
