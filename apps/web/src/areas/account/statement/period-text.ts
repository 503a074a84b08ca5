import type { Language, StatementPeriod } from '@baize/contract';

/** Days of the brand, both included. */
interface Span {
  readonly from: string;
  readonly to: string;
}

const at = (day: string) => new Date(`${day}T00:00:00Z`);
// British English has the day first, as players in Turkey read dates.
const localeOf = (language: Language) => (language === 'tr' ? 'tr-TR' : 'en-GB');

function formatOf(language: Language, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(localeOf(language), { ...parts, timeZone: 'UTC' });
}

/** Dates in a sentence or a table: "20 Kasım 2026", "16–22 Kasım 2026", and by month "Aralık 2025 – Kasım 2026". */
export function periodText({ from, to }: Span, by: StatementPeriod, language: Language): string {
  const parts: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric' };
  if (by !== 'month') parts.day = 'numeric';
  // Browsers differ in the width of the spaces around the dash.
  return formatOf(language, parts).formatRange(at(from), at(to)).replaceAll(/\s/g, ' ');
}

/** A period below its bar: "20 Kas" for a day and for the Monday of a week, "Kas" for a month. */
export function periodMark({ from }: Pick<Span, 'from'>, by: StatementPeriod, language: Language): string {
  return formatOf(language, by === 'month' ? { month: 'short' } : { day: 'numeric', month: 'short' }).format(
    at(from),
  );
}

/** "14 Mart": a day of a year that is known. */
export function dayMark(day: string, language: Language): string {
  return formatOf(language, { day: 'numeric', month: 'long' }).format(at(day));
}
