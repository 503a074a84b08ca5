import { type SportsbookView, sportsbookViews } from '@baize/providers';

import { type SportId, sportIds } from '../book.ts';

/** What a page shows. It is the fragment of its address, so that Back and Forward are the browser's own. */
export interface Place {
  readonly view: SportsbookView;
  readonly sport: SportId | null;
  /** In the book's time zone, such as `2026-11-27`. */
  readonly day: string | null;
  readonly league: string | null;
  readonly event: number | null;
  /** What is searched for. */
  readonly search: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LEAGUE = /^[a-z0-9-]{1,60}$/;
const LONGEST_SEARCH = 60;

/**
 * Reads an address's fragment, such as `sport=tennis&day=2026-11-27`. What it cannot read is left out.
 *
 * @param view of a place that names none
 */
export function readPlace(text: string, view: SportsbookView): Place {
  const values = new URLSearchParams(text);
  const day = values.get('day') ?? '';
  const league = values.get('league') ?? '';
  const event = Number(values.get('event') ?? '');
  return {
    view: sportsbookViews.find((one) => one === values.get('view')) ?? view,
    sport: sportIds.find((one) => one === values.get('sport')) ?? null,
    day: DAY.test(day) ? day : null,
    league: LEAGUE.test(league) ? league : null,
    event: Number.isSafeInteger(event) && event > 0 ? event : null,
    search: (values.get('search') ?? '').trim().slice(0, LONGEST_SEARCH),
  };
}

/** The fragment with which a page of a view shows a place. */
export function hrefOf(place: Partial<Place>): string {
  const values = new URLSearchParams();
  for (const name of ['view', 'sport', 'day', 'league', 'event', 'search'] as const) {
    const value = place[name];
    if (value !== undefined && value !== null && value !== '') values.set(name, String(value));
  }
  return `#${values.toString()}`;
}
