import { escapeHtml } from '../../consoles/html.ts';
import { type BookEvent, type SportId, sportIds } from '../book.ts';
import type { LiveBook } from '../live-book.ts';
import { MOST_CHANGES } from './book-controls.ts';

const MOST_UPCOMING = 40;
const MOST_OVER = 20;

/** Live matches, those that come next, and those that were changed and are over. */
export function drawBook(book: LiveBook, sport: SportId | null, said: string | null): string {
  const filter = sport === null ? {} : { sport };
  const over = book
    .overridden()
    .filter((event) => (sport === null || event.league.sport === sport) && isOver(book, event))
    .slice(0, MOST_OVER);
  return [
    said === null ? '' : `<p class="quiet" role="status">${escapeHtml(said)}</p>`,
    drawSports(sport),
    drawMoving(book.movingRate),
    drawEvents('Live', book, book.list({ ...filter, phase: 'live' })),
    drawEvents('Next', book, book.list({ ...filter, phase: 'upcoming' }).slice(0, MOST_UPCOMING)),
    drawEvents('Changed and over', book, over),
  ].join('');
}

const isOver = (book: LiveBook, { id }: BookEvent): boolean => {
  const { phase } = book.status(id);
  return phase === 'ended' || phase === 'abandoned';
};

function drawSports(current: SportId | null): string {
  const links = sportIds.map((id) =>
    id === current ? `<strong>${id}</strong>` : `<a href="/book-console?sport=${id}">${id}</a>`,
  );
  return `<p><a href="/book-console">all sports</a> · ${links.join(' · ')} · <a href="/book-console/bets">bets</a></p>`;
}

function drawMoving(rate: number): string {
  return `<h2>Prices that move fast</h2>
<form class="row" method="post" action="/book-console/moving">
<label>Changes a second (0: as the model says)<input name="changes" type="number" min="0" max="${MOST_CHANGES}" value="${rate}" required></label>
<button>Set</button></form>`;
}

function drawEvents(title: string, book: LiveBook, events: readonly BookEvent[]): string {
  if (events.length === 0) return `<h2>${title}</h2><p class="empty">No match.</p>`;
  const rows = events.map((event) => drawRow(book, event));
  const head = ['Sport', 'League', 'Match', 'Start', 'Part', 'Score', 'Phase'];
  return `<h2>${title}</h2><div class="scroll"><table><tr>${head.map((name) => `<th>${name}</th>`).join('')}</tr>${rows.join('')}</table></div>`;
}

function drawRow(book: LiveBook, event: BookEvent): string {
  const { phase, isSuspended, tracker } = book.status(event.id);
  const time = tracker?.minute === null ? `part ${tracker.part}` : `${tracker?.minute ?? ''}`;
  const cells = [
    event.league.sport,
    event.league.name.en,
    null,
    event.startsAt.toISOString().slice(0, 16).replace('T', ' '),
    tracker === null ? '' : time,
    tracker === null ? '' : `${tracker.score.home}–${tracker.score.away}`,
    isSuspended ? `${phase}, suspended` : phase,
  ].map((cell) =>
    cell === null
      ? `<td><a href="/book-console/events/${event.id}">${escapeHtml(`${event.home.name} – ${event.away.name}`)}</a></td>`
      : `<td>${escapeHtml(cell)}</td>`,
  );
  return `<tr>${cells.join('')}</tr>`;
}
