import type { Fraction } from '../exact/fraction.ts';
import type { Draw } from '../random/draw.ts';

export type CourtSide = 'home' | 'away';

export interface CourtScore {
  readonly home: number;
  readonly away: number;
}

/** A point, an attack, a throw or a kick. */
export interface CourtEvent {
  /** Who won the point, or whose turn it was. */
  readonly side: CourtSide;
  /** What happened, such as `three` or `ace`. */
  readonly call: string;
  /** What it added to the innermost score. */
  readonly points: number;
  /** The period, set, leg or frame, from 0; a decider comes after the last period. */
  readonly part: number;
  /** After it, from the outermost: sets, games and points in tennis. */
  readonly scores: readonly CourtScore[];
}

/** How a contest ended, as far as bets need it: sets, legs, frames, points or goals, before any decider. */
export interface CourtEnd extends CourtScore {
  /** After the decider, if there was one. */
  readonly winner: CourtSide;
  /** Who won the first set, leg or frame; null in sports without them. */
  readonly first: CourtSide | null;
}

/** An end with its share in the sum of the weights. */
export interface EndChance extends CourtEnd {
  readonly weight: bigint;
}

export interface PlayedCourt {
  readonly end: CourtEnd;
  readonly events: readonly CourtEvent[];
}

/** Gets the events of a contest one by one. */
export type CourtRecorder = (event: CourtEvent) => void;

/**
 * A part of a contest that has a winner, such as a game, a set or a leg. An advantage is how much stronger the home side is, from
 * −16 to 16.
 */
export interface CourtUnit {
  /** The exact chance of the home side. */
  chance(advantage: number): Fraction;
  /** @param record absent if nobody watches, which is faster */
  play(advantage: number, draw: Draw, record?: CourtRecorder): CourtEnd;
}

export interface CourtContest extends CourtUnit {
  /** Quarters or other periods before a decider; null if the number of sets or legs is open. */
  readonly parts: number | null;
  /** Every end that is possible, exactly. */
  ends(advantage: number): readonly EndChance[];
}

export const otherSide = (side: CourtSide): CourtSide => (side === 'home' ? 'away' : 'home');

export const addTo = (score: CourtScore, side: CourtSide, points = 1): CourtScore => ({
  ...score,
  [side]: score[side] + points,
});

export const NO_SCORE: CourtScore = { home: 0, away: 0 };

/** A contest, fixed before it is shown. JSON as it is. */
export function playCourt(contest: CourtContest, advantage: number, draw: Draw): PlayedCourt {
  const events: CourtEvent[] = [];
  const end = contest.play(advantage, draw, (event) => events.push(event));
  return { end, events };
}
