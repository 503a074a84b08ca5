import type { Draw } from '@baize/games';
import type { Offer, PickResult } from '@baize/games/sports';

import type { Tracker } from '../book.ts';
import { type Course, fitWithin, type ForcedIncident } from './course.ts';
import { pausesOf, type Span } from './pauses.ts';
import type { Meeting, SportPlan } from './sport-plan.ts';

export interface ContestInput {
  readonly meeting: Meeting;
  readonly draw: Draw;
  readonly forced: readonly ForcedIncident[];
  /** With the sides exchanged, for a result that is corrected. */
  readonly isMirrored: boolean;
}

/** A match whose course is fixed. Steps are numbered from 0; times are of the match, from its start. */
export interface Contest {
  readonly stepTimes: readonly number[];
  /** When no bet is taken: neither overlapping nor touching. */
  readonly pauses: readonly Span[];
  offers(step: number): Offer[];
  /** Null if it is over, has not begun, or does not exist. */
  market(step: number, id: string): Offer | null;
  track(step: number): Tracker;
  /** @throws RangeError for a market or a pick that the sport does not have */
  judge(step: number, marketId: string, pick: string): PickResult | null;
}

/** The matches of a sport, with its types of terms and states bound. */
export interface OpenContest {
  readonly longestMs: number;
  readonly forcible: readonly string[];
  open(input: ContestInput): Contest;
  /** What is on sale before the match, which does not depend on its course. */
  offersBefore(meeting: Meeting): Offer[];
  marketBefore(meeting: Meeting, id: string): Offer | null;
  /** @throws RangeError for a market or a pick that the sport does not have */
  judgeBefore(marketId: string, pick: string): PickResult | null;
}

const MOST_INCIDENTS = 60;

export function openContest<Terms, State>(plan: SportPlan<Terms, State>): OpenContest {
  return {
    longestMs: plan.longestMs,
    forcible: plan.forcible,
    offersBefore: (meeting) => plan.sport.offers(plan.terms(meeting), plan.start),
    marketBefore: (meeting, id) => plan.sport.market(id, plan.terms(meeting), plan.start),
    judgeBefore: (marketId, pick) => plan.sport.judge(marketId, pick, plan.start),
    open({ meeting, draw, forced, isMirrored }) {
      const terms = plan.terms(meeting);
      const drawn = fitWithin(plan.play({ terms, draw, forced }), plan.longestMs);
      const course = isMirrored ? mirrorCourse(plan, drawn) : drawn;
      return {
        stepTimes: course.map(({ atMs }) => atMs),
        pauses: pausesOf(course),
        offers: (step) => plan.sport.offers(terms, stepOf(course, step).state),
        market: (step, id) => plan.sport.market(id, terms, stepOf(course, step).state),
        track: (step) => trackerOf(plan, course, step),
        judge: (step, marketId, pick) => plan.sport.judge(marketId, pick, stepOf(course, step).state),
      };
    },
  };
}

function stepOf<State>(course: Course<State>, step: number) {
  const found = course[step];
  if (!found) throw new RangeError(`the match has no step ${step}`);
  return found;
}

function trackerOf<Terms, State>(
  plan: SportPlan<Terms, State>,
  course: Course<State>,
  step: number,
): Tracker {
  const { state, shown } = stepOf(course, step);
  const incidents = course.slice(0, step + 1).flatMap(({ incident }) => incident ?? []);
  const show = plan.show(state);
  return {
    ...shown,
    ...show,
    parts: show.parts.slice(0, shown.part),
    incidents: incidents.slice(-MOST_INCIDENTS),
  };
}

const opposite = { home: 'away', away: 'home' } as const;

function mirrorCourse<Terms, State>(plan: SportPlan<Terms, State>, course: Course<State>): Course<State> {
  return course.map((step) => ({
    ...step,
    state: plan.mirror(step.state),
    incident: step.incident && {
      ...step.incident,
      side: step.incident.side && opposite[step.incident.side],
      score: { home: step.incident.score.away, away: step.incident.score.home },
    },
  }));
}
