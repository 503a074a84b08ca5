import type { BookEvent } from '../book.ts';
import { createDrift, driftStepAt, meetingAt } from '../odds/drift.ts';
import type { Fixture } from '../world/fixtures.ts';
import type { SeedTree } from '../world/seed-tree.ts';
import type { Strengths } from '../world/strengths.ts';
import { Match, type MatchCourse } from './match.ts';
import type { EventOverride } from './overrides.ts';
import { Recent } from './recent.ts';
import { contestsBySport } from './sport-plans.ts';

/** More than are live at a time, with those that have just ended. */
const MOST_COURSES = 200;
/** One match in so many is abandoned. */
const ABANDONED_OF = 300;
const UNITS = 2 ** 32;

/** Makes matches of fixtures: their strengths, prices and courses follow from the seed. */
export class MatchMaker {
  readonly #seeds: SeedTree;
  readonly #strengths: Strengths;
  readonly #courses = new Recent<Match, MatchCourse>(MOST_COURSES);

  constructor(seeds: SeedTree, strengths: Strengths) {
    this.#seeds = seeds;
    this.#strengths = strengths;
  }

  make({ event: fixed, plan }: Fixture, override: EventOverride): Match {
    const sport = contestsBySport[plan.league.sport];
    const event: BookEvent =
      override.startsAt === null ? fixed : { ...fixed, startsAt: new Date(override.startsAt) };
    const { home, away } = event;
    const meeting = {
      home: this.#strengths.of(home.id),
      away: this.#strengths.of(away.id),
      style: plan.style,
    };
    const seeds = {
      home: this.#seeds.number(`walk ${event.id} ${home.id}`),
      away: this.#seeds.number(`walk ${event.id} ${away.id}`),
    };
    return new Match({
      event,
      override,
      sport,
      courses: this.#courses,
      abandonedShare: this.#abandonedShare(event.id),
      drift: createDrift({
        meeting,
        seeds,
        offers: (now) => sport.offersBefore(now),
        market: (now, id) => sport.marketBefore(now, id),
      }),
      openCourse: () =>
        sport.open({
          // The strengths at its start hold for all of the match.
          meeting: meetingAt({ meeting, seeds }, driftStepAt(seeds.home, event.startsAt.getTime())),
          draw: this.#seeds.draw(`course ${event.id}`),
          forced: override.forced,
          isMirrored: override.isMirrored,
        }),
    });
  }

  #abandonedShare(eventId: number): number | null {
    const drawn = this.#seeds.number(`abandoned ${eventId}`) / UNITS;
    return drawn * ABANDONED_OF < 1 ? drawn * ABANDONED_OF : null;
  }
}
