import type { BookEvent, Competitor } from '../book.ts';
import { Recent } from '../matches/recent.ts';
import type { LeaguePlan } from './league-plan.ts';
import { pairRound, roundsInSeason } from './pair-round.ts';
import type { SeedTree } from './seed-tree.ts';
import { instantOf, weekdayOf, weekOf } from './site-time.ts';

/** A fixture with the league that it belongs to. */
export interface Fixture {
  readonly event: BookEvent;
  readonly plan: LeaguePlan;
}

const LEAGUE_SPAN = 1_000;
const DAY_SPAN = 100;
/** In the year 4707. */
const LAST_DAY = 1_000_000;
/** More than pages and their followers look at: two weeks to come, and thirty days that are over. */
const MOST_DAYS = 64;

/** Matches by day: a pure function of the leagues, the day and the seed. */
export class Fixtures {
  readonly #plans: readonly LeaguePlan[];
  readonly #seeds: SeedTree;
  readonly #days = new Recent<number, readonly Fixture[]>(MOST_DAYS);
  readonly #orders = new Map<string, readonly Competitor[]>();

  constructor(plans: readonly LeaguePlan[], seeds: SeedTree) {
    this.#plans = plans;
    this.#seeds = seeds;
  }

  get plans(): readonly LeaguePlan[] {
    return this.#plans;
  }

  /** All that begin on a day in Istanbul, by their start. */
  on(day: number): readonly Fixture[] {
    return this.#days.getOrMake(day, () =>
      this.#plans
        .flatMap((plan) => this.#fixturesOf(plan, day))
        .toSorted(
          (a, b) => a.event.startsAt.getTime() - b.event.startsAt.getTime() || a.event.id - b.event.id,
        ),
    );
  }

  find(eventId: number): Fixture | undefined {
    if (!Number.isSafeInteger(eventId) || eventId < 0) return undefined;
    const day = Math.floor(eventId / DAY_SPAN / LEAGUE_SPAN);
    // Days beyond those of a date have no matches either.
    if (day > LAST_DAY) return undefined;
    return this.on(day).find(({ event }) => event.id === eventId);
  }

  #fixturesOf(plan: LeaguePlan, day: number): Fixture[] {
    const weekday = weekdayOf(day);
    let number = 0;
    return plan.rounds.flatMap((round, index) => {
      if (!round.some((slot) => slot.weekday === weekday)) return [];
      const pairs = this.#pairsOf(plan, weekOf(day) * plan.rounds.length + index);
      return round.flatMap((slot, at): Fixture[] => {
        const pair = pairs[at];
        if (slot.weekday !== weekday || !pair) return [];
        const [home, away] = pair;
        const id = (day * LEAGUE_SPAN + plan.number) * DAY_SPAN + number;
        number += 1;
        const startsAt = instantOf(day, slot.minute);
        return [{ event: { id, league: plan.league, home, away, startsAt }, plan }];
      });
    });
  }

  /** @param number of the round since 1970 */
  #pairsOf(plan: LeaguePlan, number: number): (readonly [Competitor, Competitor])[] {
    const size = plan.competitors.length;
    const inSeason = roundsInSeason(size);
    const order = this.#orderOf(plan, Math.floor(number / inSeason));
    const pairs = pairRound(size, number % inSeason).flatMap(([home, away]) => {
      const [first, second] = [order[home], order[away]];
      return first && second ? [[first, second] as const] : [];
    });
    // Every round has other matches in its best slots.
    const turn = number % pairs.length;
    return [...pairs.slice(turn), ...pairs.slice(0, turn)];
  }

  /** Competitors are numbered anew for every season. */
  #orderOf({ league, competitors }: LeaguePlan, season: number): readonly Competitor[] {
    const key = `${league.id} ${season}`;
    const known = this.#orders.get(key);
    if (known) return known;
    const places = competitors.map((competitor) => ({
      competitor,
      at: this.#seeds.number(`order ${key} ${competitor.id}`),
    }));
    const order = places.toSorted((a, b) => a.at - b.at).map(({ competitor }) => competitor);
    this.#orders.set(key, order);
    return order;
  }
}
