import type { Draw } from '@baize/games';
import {
  type AttackMatch,
  type AttackTerms,
  drawAttack,
  playAttack,
  type Score,
  type Sport,
  startAttacks,
} from '@baize/games/sports';

import { MINUTE_MS } from '../world/site-time.ts';
import type { Course, Pause, ShownTime, Step } from './course.ts';
import { drawBetween } from './draw-times.ts';
import type { CourseParts, Meeting, ShownState, SportPlan } from './sport-plan.ts';

export interface AttackPlanOptions {
  readonly sport: Sport<AttackTerms, AttackMatch>;
  terms(meeting: Meeting): AttackTerms;
  /** Minutes of a part, on its clock and in fact, and of the same of an overtime. */
  readonly part: { readonly clock: number; readonly real: number };
  readonly overtime: { readonly clock: number; readonly real: number };
  /** Minutes of a break, and of the one in the middle of a match of four parts. */
  readonly breaks: { readonly short: number; readonly long: number };
  /** From how many points an attack stops bets for a moment. */
  readonly pauseFrom: number;
  readonly pause: Pause;
  /** Points of an attack that is forced. */
  readonly forcedPoints: number;
  readonly longestMs: number;
}

const BREAK_PAUSE: Pause = { beforeMs: 3_000, afterMs: 10_000 };

/** How matches of a sport of attacks are played. */
export function createAttackPlan(options: AttackPlanOptions): SportPlan<AttackTerms, AttackMatch> {
  return {
    longestMs: options.longestMs,
    sport: options.sport,
    start: startAttacks,
    forcible: ['point'],
    terms: (meeting) => options.terms(meeting),
    play: (parts) => playAttacks(options, parts),
    show: showAttacks,
    mirror: ({ parts, current, played, isOver }) => ({
      parts: parts.map(exchange),
      current: exchange(current),
      played: exchange(played),
      isOver,
    }),
  };
}

const exchange = ({ home, away }: Score): Score => ({ home: away, away: home });

const totalOf = ({ parts, current }: AttackMatch): Score => ({
  home: parts.reduce((sum, { home }) => sum + home, current.home),
  away: parts.reduce((sum, { away }) => sum + away, current.away),
});

/** When attacks of a part take place: evenly, each within its share of the time. */
interface PartTimes {
  readonly startMs: number;
  readonly realMs: number;
  readonly attacks: number;
}

const timeOfAttack = ({ startMs, realMs, attacks }: PartTimes, number: number, draw: Draw): number =>
  Math.round(startMs + (realMs * (number + drawBetween(draw, 0.2, 1))) / attacks);

function playAttacks(
  options: AttackPlanOptions,
  { terms, draw, forced }: CourseParts<AttackTerms>,
): Course<AttackMatch> {
  const waiting = [...forced];
  const steps = [startStep(0, startAttacks, showPart(options, startAttacks, terms))];
  let match = startAttacks;
  let times = partTimes(options, terms, match, 0);
  for (let number = 0; !match.isOver; number += 1) {
    const atMs = timeOfAttack(times, number, draw);
    const drawn = drawAttack(terms, match, draw);
    const at = waiting.findIndex(({ afterMs, side }) => afterMs < atMs && side === drawn.side);
    const attack = at === -1 ? drawn : { side: drawn.side, points: options.forcedPoints };
    if (at !== -1) waiting.splice(at, 1);
    const before = match;
    match = playAttack(terms, match, attack);
    steps.push(stepOf(options, { terms, before, match, attack, atMs }));
    if (match.parts.length === before.parts.length || match.isOver) continue;
    const startMs = times.startMs + times.realMs + breakMs(options, terms, match);
    steps.push(startStep(startMs, match, showPart(options, match, terms)));
    times = partTimes(options, terms, match, startMs);
    number = -1;
  }
  return steps;
}

function partTimes(
  { part, overtime }: AttackPlanOptions,
  terms: AttackTerms,
  { parts }: AttackMatch,
  startMs: number,
): PartTimes {
  const isRegular = parts.length < terms.parts;
  const attacks = isRegular ? terms.attacks : typeof terms.overtime === 'number' ? terms.overtime : 0.5;
  return { startMs, realMs: (isRegular ? part : overtime).real * MINUTE_MS, attacks: 2 * attacks };
}

function breakMs({ breaks }: AttackPlanOptions, terms: AttackTerms, { parts }: AttackMatch): number {
  const isMiddle = 2 * parts.length === terms.parts;
  return (isMiddle || terms.parts === 3 ? breaks.long : breaks.short) * MINUTE_MS;
}

const startStep = (atMs: number, state: AttackMatch, shown: ShownTime): Step<AttackMatch> => ({
  atMs,
  state,
  shown,
  incident: null,
  pause: null,
});

interface Played {
  readonly terms: AttackTerms;
  readonly before: AttackMatch;
  readonly match: AttackMatch;
  readonly attack: { readonly side: 'home' | 'away'; readonly points: number };
  readonly atMs: number;
}

function stepOf(
  options: AttackPlanOptions,
  { terms, before, match, attack, atMs }: Played,
): Step<AttackMatch> {
  const score = totalOf(match);
  const isPartOver = match.parts.length > before.parts.length;
  const shown = isPartOver ? endOfPart(options, match, terms) : showPart(options, match, terms);
  const at = String(shown.minute ?? shown.part);
  const scored = attack.points > 0 ? { at, kind: 'point', side: attack.side, score } : null;
  const ended = isPartOver ? { at, kind: 'part', side: null, score } : null;
  const pause = attack.points >= options.pauseFrom ? options.pause : isPartOver ? BREAK_PAUSE : null;
  return { atMs, state: match, shown, incident: ended ?? scored, pause };
}

function showPart({ part, overtime }: AttackPlanOptions, match: AttackMatch, terms: AttackTerms): ShownTime {
  const { parts, played } = match;
  const ended = Math.min(parts.length, terms.parts) * part.clock;
  const overtimes = Math.max(0, parts.length - terms.parts) * overtime.clock;
  const isRegular = parts.length < terms.parts;
  const all = isRegular ? terms.attacks : typeof terms.overtime === 'number' ? terms.overtime : 1;
  const share = (played.home + played.away) / (2 * all);
  const minute = ended + overtimes + Math.floor(share * (isRegular ? part : overtime).clock);
  return { minute, part: parts.length + 1, isBreak: false };
}

function endOfPart(options: AttackPlanOptions, match: AttackMatch, terms: AttackTerms): ShownTime {
  const next = showPart(options, match, terms);
  return { minute: next.minute, part: match.parts.length, isBreak: !match.isOver };
}

function showAttacks(match: AttackMatch): ShownState {
  const { parts, current, played, isOver } = match;
  const isBetween = played.home + played.away === 0 && parts.length > 0;
  return {
    score: totalOf(match),
    parts: isOver || isBetween ? parts : [...parts, current],
    points: null,
    server: null,
    counts: {},
  };
}
