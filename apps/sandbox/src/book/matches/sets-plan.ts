import {
  drawPoint,
  type PlayedSetsRules,
  playPoint,
  type Score,
  type SetsMatch,
  type Side,
  type Sport,
  startSets,
} from '@baize/games/sports';

import type { Course, ForcedIncident, Pause, Step } from './course.ts';
import { drawBetween } from './draw-times.ts';
import type { CourseParts, Meeting, ShownState, SportPlan } from './sport-plan.ts';

export interface SetsPlanOptions<Terms> {
  readonly sport: Sport<Terms, SetsMatch>;
  rules(terms: Terms): PlayedSetsRules;
  terms(meeting: Meeting): Terms;
  /** Of a point with what precedes it, from the shortest to the longest. */
  readonly pointMs: readonly [number, number];
  /** What is added after a unit and after a set. */
  readonly unitBreakMs: number;
  readonly setBreakMs: number;
  /** What a unit and a set are called in incidents. */
  readonly unit: 'point' | 'game' | 'leg' | 'round' | 'objective';
  readonly set: 'set' | 'map';
  /** Whose serve is shown: as the rules have it, of the winner of the last point, or nobody's. */
  readonly serve: 'rules' | 'winner' | 'pairs' | 'none';
  /** After each unit, where units are few; else only after sets. */
  readonly unitPause: Pause | null;
  readonly longestMs: number;
}

const SET_PAUSE: Pause = { beforeMs: 3_000, afterMs: 8_000 };

/** How matches of sets, maps or legs are played. */
export function createSetsPlan<Terms>(options: SetsPlanOptions<Terms>): SportPlan<Terms, SetsMatch> {
  return {
    longestMs: options.longestMs,
    sport: options.sport,
    start: startSets('home'),
    forcible: ['point', 'set'],
    terms: (meeting) => options.terms(meeting),
    play: (parts) => playSets(options, parts),
    show: (match) => showSets(options, match),
    mirror: mirrorSets,
  };
}

function playSets<Terms>(
  options: SetsPlanOptions<Terms>,
  { terms, draw, forced }: CourseParts<Terms>,
): Course<SetsMatch> {
  const rules = options.rules(terms);
  const force = createForce(forced);
  // The home side serves first in every match, so that prices before it are exact.
  let match = startSets('home');
  const steps: Step<SetsMatch>[] = [
    { atMs: 0, state: match, shown: { minute: null, part: 1, isBreak: false }, incident: null, pause: null },
  ];
  let breakMs = 0;
  for (let atMs = 0; !match.isOver;) {
    atMs += breakMs + Math.round(drawBetween(draw, ...options.pointMs));
    const drawn = drawPoint(rules, match, draw);
    const before = match;
    match = playPoint(rules, match, force(atMs, match) ?? drawn);
    const step = stepOf(options, before, match, atMs);
    steps.push(step);
    breakMs = breakAfter(options, before, match);
    if (!step.shown.isBreak) continue;
    const shown = { minute: null, part: match.sets.length + 1, isBreak: false };
    steps.push({ atMs: atMs + breakMs, state: match, shown, incident: null, pause: null });
  }
  return steps;
}

/** Which side wins a point against the draw: one point, or all of them until a set is over. */
function createForce(forced: readonly ForcedIncident[]) {
  const waiting = [...forced];
  let running: { side: Side; sets: number } | null = null;
  return (atMs: number, match: SetsMatch): Side | null => {
    if (running && running.sets === match.sets.length) return running.side;
    running = null;
    const at = waiting.findIndex(({ afterMs }) => afterMs < atMs);
    const next = waiting[at];
    if (!next) return null;
    waiting.splice(at, 1);
    if (next.kind === 'set') running = { side: next.side, sets: match.sets.length };
    return next.side;
  };
}

const unitsOf = ({ winners }: SetsMatch): number => winners.reduce((sum, { length }) => sum + length, 0);

function breakAfter<Terms>(options: SetsPlanOptions<Terms>, before: SetsMatch, match: SetsMatch): number {
  if (match.sets.length > before.sets.length) return options.setBreakMs;
  return unitsOf(match) > unitsOf(before) ? options.unitBreakMs : 0;
}

function stepOf<Terms>(
  options: SetsPlanOptions<Terms>,
  before: SetsMatch,
  match: SetsMatch,
  atMs: number,
): Step<SetsMatch> {
  const isSetOver = match.sets.length > before.sets.length;
  const part = before.sets.length + 1;
  const shown = { minute: null, part, isBreak: isSetOver && !match.isOver };
  const side = match.winners[before.sets.length]?.at(-1) ?? null;
  const at = String(part);
  if (isSetOver) {
    const incident = { at, kind: options.set, side, score: match.sets.at(-1) ?? match.current };
    return { atMs, state: match, shown, incident, pause: SET_PAUSE };
  }
  if (unitsOf(match) === unitsOf(before)) return { atMs, state: match, shown, incident: null, pause: null };
  const incident = { at, kind: options.unit, side, score: match.current };
  return { atMs, state: match, shown, incident, pause: options.unitPause };
}

function showSets<Terms>(options: SetsPlanOptions<Terms>, match: SetsMatch): ShownState {
  const { sets, current, points, isOver } = match;
  const home = sets.filter((set) => set.home > set.away).length;
  const isOneSet = options.unit === 'leg';
  return {
    score: isOneSet ? (sets[0] ?? current) : { home, away: sets.length - home },
    parts: isOver ? sets : [...sets, current],
    points: options.unit === 'game' && !isOver ? points : null,
    server: isOver ? null : serverOf(options.serve, match),
    counts: {},
  };
}

function serverOf(serve: 'rules' | 'winner' | 'pairs' | 'none', match: SetsMatch): Side | null {
  const { pointServer, winners } = match;
  if (serve === 'none') return null;
  if (serve === 'rules') return pointServer;
  const first = otherIf(pointServer, winners.length % 2 === 0);
  const played = winners.at(-1) ?? [];
  if (serve === 'winner') return played.at(-1) ?? first;
  // Two serves each, and one each from ten all on.
  const turns = played.length >= DEUCE ? played.length : Math.floor(played.length / 2);
  return otherIf(first, turns % 2 === 1);
}

const DEUCE = 20;

const otherIf = (side: Side, isOther: boolean): Side =>
  isOther ? (side === 'home' ? 'away' : 'home') : side;

const exchange = ({ home, away }: Score): Score => ({ home: away, away: home });

const mirrorSets = (match: SetsMatch): SetsMatch => ({
  sets: match.sets.map(exchange),
  current: exchange(match.current),
  points: exchange(match.points),
  winners: match.winners.map((set) => set.map((side) => otherIf(side, true))),
  server: otherIf(match.server, true),
  pointServer: otherIf(match.pointServer, true),
  isOver: match.isOver,
});
