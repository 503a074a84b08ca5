import type { Incident, SportId, Tracker } from '../../book.ts';
import { SPORT_LOOKS } from '../sport-looks.ts';
import { dartBoard } from './dart-board.ts';
import { groundOf } from './grounds.ts';
import { pathOf, type Point, PICTURE, project } from './perspective.ts';

type Side = 'home' | 'away';

/** Colours of the sides in pictures and bars; shirts of two clubs may look alike. */
export const SIDE_COLORS = { home: '#5b9bea', away: '#ff8a7a' } as const;

/** The home side attacks to the right. */
const mirrored = (side: Side, [x, y]: Point): Point => (side === 'home' ? [x, y] : [1 - x, y]);

/** Where what has just happened is shown, for a side that attacks to the right. */
const PLACES: Readonly<Record<string, Point>> = {
  goal: [0.985, 0.5],
  corner: [0.99, 0.03],
  card: [0.42, 0.55],
  red: [0.42, 0.55],
};
/** Of cards, by incident. */
export const CARD_COLORS: Readonly<Record<string, string>> = { card: '#f2c14e', red: '#e0362c' };
const NEAR_GOAL: Point = [0.88, 0.5];
/** Where a player serves from, on the left. */
const SERVING: Point = [0.04, 0.68];

/** The ground with what is known of the moment: who scored last and who serves. */
export function groundPicture(sport: SportId, tracker: Tracker): string {
  const { ground } = SPORT_LOOKS[sport];
  const { width, height } = PICTURE;
  const inside = ground === 'board' ? dartBoard(tracker) : flatGround(ground, sport, tracker);
  return `<svg class="ground" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${inside}</svg>`;
}

function flatGround(
  name: Exclude<(typeof SPORT_LOOKS)[SportId]['ground'], 'board'>,
  sport: SportId,
  tracker: Tracker,
): string {
  const { outside, inside, stroke, areas, field, lines } = groundOf(name);
  const fills = areas.map(({ path, fill }) => `<path fill="${fill}" d="${path}"/>`).join('');
  return `<path fill="${outside}" d="M0 0h480v246H0z"/><path fill="#fff" opacity=".05" d="M0 0h480v18H0z"/><path fill="${inside}" d="${field}"/>${fills}${moment(sport, tracker)}<path fill="none" stroke="${stroke}" stroke-width="1.500" stroke-linejoin="round" d="${lines}"/>${marks(sport, tracker)}`;
}

export function lastIncident({ incidents }: Tracker): Incident | null {
  return incidents.findLast(({ side }) => side !== null) ?? null;
}

/** The part of the ground in which the last thing happened. */
function moment(sport: SportId, tracker: Tracker): string {
  const last = lastIncident(tracker);
  if (last?.side == null || CARD_COLORS[last.kind] !== undefined) return '';
  const { side } = last;
  const isFacing = tracker.server !== null || !SPORT_LOOKS[sport].hasCrests;
  const zone: readonly Point[] = isFacing
    ? [
        [0, 0],
        [0.5, 0],
        [0.5, 1],
        [0, 1],
      ].map(([x = 0, y = 0]): Point => (side === 'home' ? [x, y] : [1 - x, y]))
    : [
        [0.62, 0.12],
        [0.8, 0.12],
        [0.97, 0.5],
        [0.8, 0.88],
        [0.62, 0.88],
      ].map(([x = 0, y = 0]): Point => mirrored(side, [x, y]));
  return `<path class="zone" fill="${SIDE_COLORS[side]}" opacity=".3" d="${pathOf(zone, true)}"/>`;
}

function marks(sport: SportId, tracker: Tracker): string {
  const last = lastIncident(tracker);
  const served =
    tracker.server === null
      ? ''
      : ball(tracker.server === 'home' ? SERVING : [1 - SERVING[0], 1 - SERVING[1]]);
  if (last?.side == null || tracker.server !== null) return served;
  const place = mirrored(last.side, PLACES[last.kind] ?? NEAR_GOAL);
  const card = CARD_COLORS[last.kind];
  if (card !== undefined) return `${served}${cardAt(place, card)}`;
  if (last.kind === 'corner') return `${served}${flagAt(place, SIDE_COLORS[last.side])}`;
  return SPORT_LOOKS[sport].isEsport ? served : `${served}${ball(place)}`;
}

function ball(place: Point): string {
  const [x, y] = project(place);
  return `<g class="ball" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><circle r="10" fill="#fff" opacity=".16"/><circle r="5.500" fill="#fff" stroke="#0008"/></g>`;
}

function cardAt(place: Point, color: string): string {
  const [x, y] = project(place);
  return `<rect x="${(x - 5).toFixed(1)}" y="${(y - 7).toFixed(1)}" width="10" height="14" rx="2" fill="${color}" stroke="#0006"/>`;
}

function flagAt(place: Point, color: string): string {
  const [x, y] = project(place);
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><circle r="12" fill="${color}" opacity=".3"/><path stroke="#fff" stroke-width="1.500" d="M0 0v-18"/><path fill="${color}" d="M0-18l11 4-11 4z"/></g>`;
}
