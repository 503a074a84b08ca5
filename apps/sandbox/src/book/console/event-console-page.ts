import type { Offer } from '@baize/games/sports';

import { escapeHtml } from '../../consoles/html.ts';
import type { BookEvent, EventStatus, Tracker } from '../book.ts';
import type { LiveBook } from '../live-book.ts';
import { plainActions } from './act-on-event.ts';
import { HIGHEST_RATE } from './book-controls.ts';

/** One match: what can be done with it, and what is known of it. */
export function drawEvent(book: LiveBook, event: BookEvent, said: string | null): string {
  const status = book.status(event.id);
  const { version, offers } = book.snapshot(event.id);
  const { override, forcible } = book.match(event.id);
  const path = `/book-console/events/${event.id}`;
  return [
    '<p><a href="/book-console">All matches</a></p>',
    said === null ? '' : `<p class="quiet" role="status">${escapeHtml(said)}</p>`,
    `<p>${escapeHtml(describeStatus(status))} · version ${version}</p>`,
    drawActions(path, status),
    status.phase === 'live' ? drawPlay(path, forcible, override.paces.at(-1)?.rate ?? 1) : '',
    drawRulings(path, offers),
    status.tracker === null ? '' : drawTracker(status.tracker),
    drawOffers(offers),
    `<h2>Changed here</h2><div class="scroll"><pre>${escapeHtml(JSON.stringify(override, null, 2))}</pre></div>`,
  ].join('');
}

function describeStatus({ phase, isSuspended, tracker }: EventStatus): string {
  const score = tracker === null ? '' : ` · ${tracker.score.home}–${tracker.score.away}`;
  return `${phase}${isSuspended ? ', suspended' : ''}${score}`;
}

const allowed: Readonly<Record<keyof typeof plainActions, (status: EventStatus) => boolean>> = {
  start: ({ phase }) => phase === 'upcoming',
  finish: ({ phase }) => phase === 'upcoming' || phase === 'live',
  suspend: ({ phase }) => phase === 'upcoming' || phase === 'live',
  resume: ({ phase }) => phase === 'upcoming' || phase === 'live',
  abandon: ({ phase }) => phase === 'live',
  exchange: ({ phase }) => phase === 'ended' || phase === 'abandoned',
};

const isPlain = (name: string): name is keyof typeof plainActions => Object.hasOwn(plainActions, name);

function drawActions(path: string, status: EventStatus): string {
  const buttons = Object.entries(plainActions)
    .filter(([name]) => isPlain(name) && allowed[name](status))
    .map(([name, label]) => `<form method="post" action="${path}/${name}"><button>${label}</button></form>`);
  return `<div class="row">${buttons.join('')}</div>`;
}

function drawPlay(path: string, forcible: readonly string[], rate: number): string {
  const kinds = forcible.map((kind) => `<option>${kind}</option>`).join('');
  return `<h2>Play</h2>
<form class="row" method="post" action="${path}/pace">
<label>Times as fast (0 halts it)<input name="rate" type="number" min="0" max="${HIGHEST_RATE}" step="any" value="${rate}" required></label>
<button>Set</button></form>
<form class="row" method="post" action="${path}/force">
<label>Next incident<select name="kind">${kinds}</select></label>
<label>Side<select name="side"><option>home</option><option>away</option></select></label>
<button>Force</button></form>`;
}

function drawRulings(path: string, offers: readonly Offer[]): string {
  const markets = offers.map(({ id }) => `<option value="${escapeHtml(id)}">`).join('');
  return `<h2>Results by hand</h2>
<datalist id="markets">${markets}</datalist>
<form class="row" method="post" action="${path}/rule">
<label>Market<input name="market" list="markets" required></label>
<label>Pick<input name="pick" required></label>
<label>Result<select name="result"><option>won</option><option>lost</option><option>push</option><option>void</option><option>halfWon</option><option>halfLost</option></select></label>
<button>Decide</button></form>
<form class="row" method="post" action="${path}/dead-heat">
<label>Market<input name="market" list="markets" required></label>
<label>Picks that share its place<input name="picks" placeholder="1 X" required></label>
<button>Dead heat</button></form>`;
}

function drawTracker({ incidents, ...shown }: Tracker): string {
  const rows = incidents
    .toReversed()
    .map(({ at, kind, side, score }) => {
      const cells = [at, kind, side ?? '', `${score.home}–${score.away}`];
      return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
    })
    .join('');
  const facts = Object.entries(shown)
    .map(([name, value]) => `<tr><th>${name}</th><td>${escapeHtml(JSON.stringify(value))}</td></tr>`)
    .join('');
  return `<h2>Tracker</h2><div class="scroll"><table>${facts}</table></div>
<div class="scroll"><table><tr><th>At</th><th>Incident</th><th>Side</th><th>Score</th></tr>${rows}</table></div>`;
}

function drawOffers(offers: readonly Offer[]): string {
  if (offers.length === 0) return '<h2>Markets</h2><p class="empty">Nothing is on sale.</p>';
  const rows = offers.map(({ id, picks }) => {
    const prices = picks.map(({ pick, price, chance }) => {
      const shown = price === null ? '–' : (price / 1_000).toFixed(2);
      return `${pick} ${shown} (${(100 * chance).toFixed(1)} %)`;
    });
    return `<tr><td>${escapeHtml(id)}</td><td>${escapeHtml(prices.join(' · '))}</td></tr>`;
  });
  return `<h2>Markets</h2><div class="scroll"><table><tr><th>Market</th><th>Prices and chances</th></tr>${rows.join('')}</table></div>`;
}
