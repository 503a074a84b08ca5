import type { EventStatus, SportId, Tracker } from '../book.ts';
import { SPORT_LOOKS } from './sport-looks.ts';
import { fillText, type PageParts } from './book-page.ts';

/** What the parts of a sport are called, as keys of texts. */
export const PART_NAMES: Readonly<Record<SportId, 'half' | 'quarter' | 'period' | 'set' | 'map' | 'leg'>> = {
  football: 'half',
  basketball: 'quarter',
  tennis: 'set',
  volleyball: 'set',
  'table-tennis': 'set',
  handball: 'half',
  'ice-hockey': 'period',
  'american-football': 'quarter',
  badminton: 'set',
  darts: 'leg',
  rounds: 'map',
  arena: 'map',
};

/** In regular time; what follows is overtime. */
const PART_COUNTS = { half: 2, quarter: 4, period: 3, set: 9, map: 9, leg: 9 } as const;

export function partText(sport: SportId, part: number, { texts }: PageParts): string {
  const name = PART_NAMES[sport];
  const text = part > PART_COUNTS[name] ? texts.parts['overtime'] : texts.parts[name];
  // `2. set` stays together in a narrow place.
  return fillText(text ?? '', { n: part }).replaceAll(' ', '\u00a0');
}

/** Between two parts. */
const breakText = (sport: SportId, { texts }: PageParts): string =>
  PART_NAMES[sport] === 'half' ? texts.breaks.half : texts.breaks.other;

/** The time of a live match in its sport's own terms: `68'`, or `2. set`; empty before the start. */
export function clockText(sport: SportId, { phase, tracker }: EventStatus, parts: PageParts): string {
  if (phase === 'ended') return parts.texts.ended;
  if (phase === 'abandoned') return parts.texts.abandoned;
  if (phase === 'upcoming' || tracker === null) return '';
  if (tracker.part === 0) return parts.texts.starting;
  if (SPORT_LOOKS[sport].ground === 'pitch' && tracker.minute !== null) return `${tracker.minute}′`;
  if (tracker.isBreak === true) return breakText(sport, parts);
  const part = partText(sport, tracker.part, parts);
  return tracker.minute === null ? part : `${part} ${tracker.minute}′`;
}

export const scoreText = (tracker: Tracker | null): string =>
  tracker === null ? '' : `${tracker.score.home}–${tracker.score.away}`;

export function redCardsText(tracker: Tracker | null): string {
  const { home = 0, away = 0 } = tracker?.counts['redCards'] ?? {};
  return home + away === 0 ? '' : `${home}–${away}`;
}
