import type { Offer } from '@baize/games/sports';

import type { Drift } from '../matches/match.ts';
import type { Meeting } from '../matches/sport-plan.ts';
import type { Strength } from '../world/strengths.ts';
import { WALK_STEP_MS, walkAt } from './random-walk.ts';

/** The same strength with another level. */
const shifted = ({ level, attack, defence }: Strength, by: number): Strength => ({
  level: level + by,
  attack: attack + by,
  defence: defence + by,
});

export interface DriftParts {
  readonly meeting: Meeting;
  readonly seeds: { readonly home: number; readonly away: number };
  offers(meeting: Meeting): Offer[];
  market(meeting: Meeting, id: string): Offer | null;
}

/** What is known of a meeting at a step: its strengths move a little until it starts. */
export function meetingAt({ meeting, seeds }: Pick<DriftParts, 'meeting' | 'seeds'>, step: number): Meeting {
  return {
    home: shifted(meeting.home, walkAt(seeds.home, step)),
    away: shifted(meeting.away, walkAt(seeds.away, step)),
    style: meeting.style,
  };
}

/** Steps begin at another time for each event, so that prices do not all move at once. */
export const driftStepAt = (seed: number, nowMs: number): number =>
  Math.floor((nowMs + (seed % WALK_STEP_MS)) / WALK_STEP_MS);

export function createDrift(parts: DriftParts): Drift {
  const shiftMs = parts.seeds.home % WALK_STEP_MS;
  return {
    stepAt: (nowMs) => driftStepAt(parts.seeds.home, nowMs),
    nextAt: (nowMs) => (driftStepAt(parts.seeds.home, nowMs) + 1) * WALK_STEP_MS - shiftMs,
    offers: (step) => parts.offers(meetingAt(parts, step)),
    market: (step, id) => parts.market(meetingAt(parts, step), id),
  };
}
