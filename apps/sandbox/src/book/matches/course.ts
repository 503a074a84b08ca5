import type { Side } from '@baize/games/sports';

import type { Incident } from '../book.ts';

/** For how long no bet is taken around a step. */
export interface Pause {
  readonly beforeMs: number;
  readonly afterMs: number;
}

/** What a clock on the page shows. */
export interface ShownTime {
  /** Null for sports without a clock. */
  readonly minute: number | null;
  /** The running part, from 1. */
  readonly part: number;
  readonly isBreak: boolean;
}

/** A change of what can be seen of a match. */
export interface Step<State> {
  /** Of the match, from its start. */
  readonly atMs: number;
  /** From now on. */
  readonly state: State;
  readonly shown: ShownTime;
  readonly incident: Incident | null;
  readonly pause: Pause | null;
}

/** All that will happen in a match, in order of time. The first step is its start and the last one its end. */
export type Course<State> = readonly Step<State>[];

/** An incident that an engineer adds to what was drawn: the next one of its kind after a time. */
export interface ForcedIncident {
  /** Of the match, from its start. */
  readonly afterMs: number;
  readonly kind: string;
  readonly side: Side;
}

/**
 * A course that is over within a time. Sports without a clock can last for any time, however unlikely; the book relies on
 * their end.
 */
export function fitWithin<State>(course: Course<State>, longestMs: number): Course<State> {
  const lengthMs = course.at(-1)?.atMs ?? 0;
  if (lengthMs <= longestMs) return course;
  return course.map((step) => ({ ...step, atMs: Math.floor((step.atMs * longestMs) / lengthMs) }));
}
