import { escapeHtml } from '../../../consoles/html.ts';
import type { BookEvent, Incident, SportId, Tracker } from '../../book.ts';
import type { PageParts } from '../book-page.ts';
import { PART_NAMES } from '../clock-text.ts';
import { CARD_COLORS, SIDE_COLORS } from './ground-picture.ts';
import { gains } from './match-counts.ts';

const WIDTH = 480;
const HEIGHT = 60;
const MIDDLE = HEIGHT / 2;

/** The course of a match: its incidents by minute, or who was ahead. */
export function matchFlow(event: BookEvent, tracker: Tracker, parts: PageParts): string {
  const { sport } = event.league;
  const drawn = sport === 'football' ? timeline(tracker, parts) : leads(sport, tracker);
  if (drawn === '') return '';
  const key = (['home', 'away'] as const).map(
    (side) =>
      `<span><svg width="8" height="8" aria-hidden="true"><rect width="8" height="8" rx="2" fill="${SIDE_COLORS[side]}"/></svg>${escapeHtml(event[side].name)}</span>`,
  );
  return `<div class="flow"><div class="fh"><h2>${parts.texts.flow}</h2>${key.join('')}</div>${drawn}</div>`;
}

const MINUTES = 90;

/** The minute of an incident such as `45+2'`, with its stoppage. */
function minuteOf({ at }: Incident): number {
  const [minute = 0, stoppage = 0] = at.split('+').map((part) => Number.parseInt(part, 10) || 0);
  return Math.min(MINUTES, minute + stoppage / 4);
}

function timeline({ incidents, minute, part }: Tracker, { texts }: PageParts): string {
  const now = Math.min(minute ?? 0, MINUTES);
  const x = (at: number) => ((at / MINUTES) * (WIDTH - 24) + 12).toFixed(1);
  const marks = incidents.flatMap((incident) => {
    const { side, kind } = incident;
    if (side === null) return [];
    const [at, isHome] = [x(minuteOf(incident)), side === 'home'];
    if (kind === 'corner') {
      return [
        `<path fill="${SIDE_COLORS[side]}" opacity=".75" d="M${at} ${MIDDLE}${isHome ? 'v-10' : 'v10'}h-3v${isHome ? 10 : -10}z"/>`,
      ];
    }
    const y = isHome ? 11 : HEIGHT - 11;
    const card = CARD_COLORS[kind];
    if (card !== undefined)
      return [
        `<rect x="${Number(at) - 3}" y="${y - 5}" width="6.500" height="10" rx="1.500" fill="${card}"/>`,
      ];
    if (kind !== 'goal') return [];
    return [
      `<path stroke="${SIDE_COLORS[side]}" stroke-width="2" d="M${at} ${MIDDLE}V${y}"/><circle cx="${at}" cy="${y}" r="7.500" fill="${SIDE_COLORS[side]}"/><circle cx="${at}" cy="${y}" r="4.200" fill="#fff"/><circle cx="${at}" cy="${y}" r="1.600" fill="#14181a"/>`,
    ];
  });
  const done = part === 0 ? 12 : Number(x(now));
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true"><path class="axis" d="M12 ${MIDDLE}h${WIDTH - 24}"/><path class="half" d="M${x(45)} 4v${HEIGHT - 8}"/>${marks.join('')}<path class="now" d="M12 ${MIDDLE}H${done}M${done} ${MIDDLE - 12}v24"/></svg><p class="scale" aria-hidden="true"><span>0′</span><span>${texts.halfTime}</span><span>90′</span></p>`;
}

/** How far a side was ahead after each change of the score; sports of sets count their units. */
export function margins(sport: SportId, { incidents }: Tracker): number[] {
  const name = PART_NAMES[sport];
  const isSets = name === 'set' || name === 'map' || name === 'leg';
  const steps = isSets
    ? incidents.flatMap(({ side }) => (side === null ? [] : [{ side, points: 1 }]))
    : gains(incidents);
  let margin = 0;
  return steps.map(({ side, points }) => (margin += side === 'home' ? points : -points));
}

const FEWEST = 2;
/** A lead by one is not drawn as high as the picture. */
const SMALLEST_LEAD = 3;

function leads(sport: SportId, tracker: Tracker): string {
  const values = [0, ...margins(sport, tracker)];
  if (values.length <= FEWEST) return '';
  const [top, bottom] = [Math.max(SMALLEST_LEAD, ...values), Math.min(-SMALLEST_LEAD, ...values)];
  const yOf = (value: number) => 5 + ((top - value) / (top - bottom)) * (HEIGHT - 10);
  const step = (WIDTH - 24) / (values.length - 1);
  const point = (value: number, at: number) => `${(12 + at * step).toFixed(1)} ${yOf(value).toFixed(1)}`;
  const zero = yOf(0).toFixed(1);
  const side = (sign: 1 | -1) => {
    const points = values.map((value, at) => `L${point(sign * Math.max(0, sign * value), at)}`);
    return `<path fill="${SIDE_COLORS[sign === 1 ? 'home' : 'away']}" opacity=".55" d="M12 ${zero}${points.join('')}L${WIDTH - 12} ${zero}z"/>`;
  };
  const line = `M${values.map((value, at) => point(value, at)).join('L')}`;
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">${side(1)}${side(-1)}<path class="axis" d="M12 ${zero}h${WIDTH - 24}"/><path class="course" d="${line}"/></svg>`;
}
