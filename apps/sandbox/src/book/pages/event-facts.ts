import type { BookEvent, EventStatus } from '../book.ts';
import type { EventFacts } from '../client/event-facts.ts';
import type { PageParts } from './book-page.ts';
import { clockText, redCardsText, scoreText } from './clock-text.ts';

/** A match as the scripts of a page know it. */
export function describeEvent(
  { id, home, away, league, startsAt }: BookEvent,
  status: EventStatus,
  parts: PageParts,
): EventFacts {
  return {
    id,
    home: home.name,
    away: away.name,
    sport: league.sport,
    league: league.id,
    startsAt: startsAt.toISOString(),
    phase: status.phase,
    isSuspended: status.isSuspended,
    clock: clockText(league.sport, status, parts),
    score: scoreText(status.tracker),
    redCards: redCardsText(status.tracker),
  };
}
