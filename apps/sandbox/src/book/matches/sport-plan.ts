import type { Draw } from '@baize/games';
import type { Score, Sport } from '@baize/games/sports';

import type { LeagueStyle } from '../world/league-plan.ts';
import type { Strength } from '../world/strengths.ts';
import type { Course, ForcedIncident } from './course.ts';

/** Who plays, and how strong they are at the moment. */
export interface Meeting {
  readonly home: Strength;
  readonly away: Strength;
  readonly style: LeagueStyle;
}

export interface CourseParts<Terms> {
  readonly terms: Terms;
  readonly draw: Draw;
  readonly forced: readonly ForcedIncident[];
}

/** What a tracker shows of a state by itself. */
export interface ShownState {
  readonly score: Score;
  readonly parts: readonly Score[];
  readonly points: Score | null;
  readonly server: 'home' | 'away' | null;
  readonly counts: Readonly<Record<string, Score>>;
}

/** How matches of a sport are played and sold. */
export interface SportPlan<Terms, State> {
  /** No match is longer, breaks included. */
  readonly longestMs: number;
  readonly sport: Sport<Terms, State>;
  /** Before anything has happened. */
  readonly start: State;
  /** Kinds of incidents that can be forced. */
  readonly forcible: readonly string[];
  terms(meeting: Meeting): Terms;
  /** Draws a whole match: the same for the same draw. */
  play(parts: CourseParts<Terms>): Course<State>;
  show(state: State): ShownState;
  /** The same with the sides exchanged. */
  mirror(state: State): State;
}
