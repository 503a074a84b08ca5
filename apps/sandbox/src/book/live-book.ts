import type { Clock } from '@baize/clock';
import type { Offer, OfferedPick, PickResult } from '@baize/games/sports';

import type {
  Book,
  BookChange,
  BookEvent,
  EventFilter,
  EventStatus,
  League,
  Phase,
  Snapshot,
  SportId,
} from './book.ts';
import { Agenda } from './matches/agenda.ts';
import type { Match } from './matches/match.ts';
import type { MatchMaker } from './matches/match-maker.ts';
import type { OverrideStore } from './matches/override-store.ts';
import type { EventOverride } from './matches/overrides.ts';
import { Recent } from './matches/recent.ts';
import { MovingPrices } from './odds/moving-prices.ts';
import type { Fixture, Fixtures } from './world/fixtures.ts';
import { DAY_MS, dayOf } from './world/site-time.ts';

export const DAYS_AHEAD = 14;
const DAYS_KEPT = 30;
/** More than all that is listed, without their courses. */
const MOST_MATCHES = 5_000;
/** Prices of so many events move fast, if at all. */
const MOST_MOVING = 250;
/** Prices of so many events are in memory. */
const MOST_SALES = 600;

type ChangeKind = BookChange['kinds'] extends ReadonlySet<infer Kind> ? Kind : never;

/** What an action changes, from the match as it is. */
export type OverrideChange = (match: Match, nowMs: number) => Partial<EventOverride>;

export interface LiveBookParts {
  readonly clock: Clock;
  readonly fixtures: Fixtures;
  readonly matches: MatchMaker;
  readonly overrides: OverrideStore;
}

/**
 * The book. What it says of an event is a pure function of the time, the seed and the actions on the console, computed when it
 * is asked for; only changes need `tick`.
 */
export class LiveBook implements Book {
  readonly #parts: LiveBookParts;
  readonly #matches = new Recent<number, Match>(MOST_MATCHES);
  readonly #sales = new Recent<number, { readonly key: string; readonly offers: readonly Offer[] }>(
    MOST_SALES,
  );
  readonly #agenda = new Agenda();
  readonly #moving = new MovingPrices();
  readonly #listeners = new Set<(changes: readonly BookChange[]) => void>();
  #enteredDay: number | null = null;
  readonly #unentered: { readonly eventId: number; readonly sinceMs: number }[] = [];
  #changing: Promise<unknown> = Promise.resolve();

  constructor(parts: LiveBookParts) {
    this.#parts = parts;
  }

  leagues(sport?: SportId): readonly League[] {
    const all = this.#parts.fixtures.plans.map(({ league }) => league);
    return sport === undefined ? all : all.filter((league) => league.sport === sport);
  }

  list(filter: EventFilter = {}): readonly BookEvent[] {
    const nowMs = this.#nowMs;
    const fromMs = filter.from?.getTime() ?? -Infinity;
    const untilMs = filter.until?.getTime() ?? nowMs + DAYS_AHEAD * DAY_MS;
    return this.#candidates(nowMs).filter((event) => {
      const { league, startsAt, id } = event;
      const startMs = startsAt.getTime();
      if (filter.sport !== undefined && league.sport !== filter.sport) return false;
      if (filter.league !== undefined && league.id !== filter.league) return false;
      if (startMs < fromMs || startMs >= untilMs) return false;
      const phase: Phase = startMs > nowMs ? 'upcoming' : this.match(id).phaseAt(nowMs);
      return filter.phase === undefined ? phase === 'upcoming' || phase === 'live' : phase === filter.phase;
    });
  }

  find(eventId: number): BookEvent | null {
    const fixture = this.#fixtureOf(eventId);
    return fixture ? this.match(eventId).event : null;
  }

  status(eventId: number): EventStatus {
    return this.match(eventId).statusAt(this.#nowMs);
  }

  snapshot(eventId: number): Snapshot {
    const nowMs = this.#nowMs;
    const match = this.match(eventId);
    const version = match.versionAt(nowMs) + this.#moving.countOf(eventId);
    const offers = this.#offersOf(match, nowMs);
    if (match.isSuspendedAt(nowMs)) return { version, offers: offers.map(withoutPrices) };
    return { version, offers: this.#moving.move(eventId, offers) };
  }

  value(eventId: number, marketId: string, pick: string): OfferedPick | null {
    const nowMs = this.#nowMs;
    const match = this.match(eventId);
    if (match.isSuspendedAt(nowMs)) return null;
    const market =
      this.#offersOf(match, nowMs).find(({ id }) => id === marketId) ?? match.marketAt(nowMs, marketId);
    return market?.picks.find((offered) => offered.pick === pick) ?? null;
  }

  judge(eventId: number, marketId: string, pick: string): PickResult | null {
    return this.match(eventId).judgeAt(this.#nowMs, marketId, pick);
  }

  watch(listener: (changes: readonly BookChange[]) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /**
   * Reports what has changed since the last tick.
   *
   * @param mostEntries how many events it may begin to follow, which takes a while for all of them; all by default
   */
  tick(mostEntries = Infinity): void {
    if (this.#listeners.size === 0) return;
    const nowMs = this.#nowMs;
    this.#enterDays(nowMs, mostEntries);
    const changes = this.#agenda.due(nowMs).map((eventId): BookChange => {
      const match = this.match(eventId);
      this.#agenda.enter(eventId, match.nextChangeAfter(nowMs));
      return { event: match.event, kinds: kindsOf(match.phaseAt(nowMs)) };
    });
    const moved = this.#moving.tick(
      nowMs,
      () => this.list().slice(0, MOST_MOVING),
      (id) => this.#picksOf(id),
    );
    this.#report([...changes, ...moved.map((event) => ({ event, kinds: upcomingKinds }))]);
  }

  /**
   * Moves prices faster than markets do, for measurements: each pick is sometimes a step or two below its price. Ends with the
   * process.
   *
   * @param rate prices a second; 0 for what the model says
   */
  movePrices(rate: number): void {
    this.#moving.rate = rate;
  }

  get movingRate(): number {
    return this.#moving.rate;
  }

  /** @throws RangeError for an unknown event */
  match(eventId: number): Match {
    const fixture = this.#fixtureOf(eventId);
    if (!fixture) throw new RangeError(`there is no event ${eventId}`);
    const known = this.#matches.get(eventId);
    if (known) return known;
    const match = this.#parts.matches.make(fixture, this.#parts.overrides.of(eventId));
    this.#matches.set(eventId, match);
    return match;
  }

  /**
   * Changes an event by an action on the console, one action after the other. What is not returned stays as it is.
   *
   * @throws RangeError for an unknown event, and what `change` throws
   */
  override(eventId: number, change: OverrideChange): Promise<void> {
    const changed = this.#changing.then(() => this.#override(eventId, change));
    // A refused action is its caller's.
    this.#changing = changed.catch(() => undefined);
    return changed;
  }

  async #override(eventId: number, change: OverrideChange): Promise<void> {
    const nowMs = this.#nowMs;
    const before = this.match(eventId);
    const fixture = this.#fixtureOf(eventId);
    if (!fixture) throw new RangeError(`there is no event ${eventId}`);
    const changed = { ...before.override, ...change(before, nowMs) };
    const plain = this.#parts.matches.make(fixture, changed);
    const grown = before.versionAt(nowMs) + 1 - plain.versionAt(nowMs);
    const override = { ...changed, versionShift: changed.versionShift + grown };
    await this.#parts.overrides.save(override);
    const match = this.#parts.matches.make(fixture, override);
    this.#matches.set(eventId, match);
    this.#sales.delete(eventId);
    this.#agenda.enter(eventId, match.nextChangeAfter(nowMs));
    const wasOver = isOver(before.phaseAt(nowMs));
    const kinds = wasOver ? correctedKinds : kindsOf(match.phaseAt(nowMs));
    this.#report([{ event: match.event, kinds }]);
  }

  /** Events that actions on the console have changed, newest action last. */
  overridden(): readonly BookEvent[] {
    return this.#parts.overrides.all().flatMap(({ eventId }) => this.find(eventId) ?? []);
  }

  get #nowMs(): number {
    return this.#parts.clock.now().getTime();
  }

  #report(changes: readonly BookChange[]): void {
    if (changes.length > 0) for (const listener of this.#listeners) listener(changes);
  }

  #fixtureOf(eventId: number): Fixture | undefined {
    const fixture = this.#parts.fixtures.find(eventId);
    if (!fixture) return undefined;
    const daysAgo = dayOf(this.#parts.clock.now()) - dayOf(fixture.event.startsAt);
    return daysAgo <= DAYS_KEPT && daysAgo >= -DAYS_AHEAD - 1 ? fixture : undefined;
  }

  /** Events that can be listed, by their start; some of them are over. */
  #candidates(nowMs: number): readonly BookEvent[] {
    const today = dayOf(new Date(nowMs));
    const days = Array.from({ length: DAYS_AHEAD + 2 }, (_, at) => today - 1 + at);
    const events = days.flatMap((day) => this.#parts.fixtures.on(day).map(({ event }) => event));
    const moved = this.#parts.overrides.all().filter(({ startsAt }) => startsAt !== null);
    if (moved.length === 0) return events;
    const movedIds = new Set(moved.map(({ eventId }) => eventId));
    return [
      ...events.filter(({ id }) => !movedIds.has(id)),
      ...moved.flatMap(({ eventId }) => this.find(eventId) ?? []),
    ].toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.id - b.id);
  }

  #offersOf(match: Match, nowMs: number): readonly Offer[] {
    const { id } = match.event;
    const sale = match.saleAt(nowMs);
    const known = this.#sales.get(id);
    if (known?.key === sale.key) return known.offers;
    const offers = sale.offers();
    this.#sales.set(id, { key: sale.key, offers });
    return offers;
  }

  /** How many picks of an event can be bet on. */
  #picksOf(eventId: number): number {
    const { offers } = this.snapshot(eventId);
    return offers.reduce((sum, { picks }) => sum + picks.filter(({ price }) => price !== null).length, 0);
  }

  /** Enters events of days that have come into sight, those of the nearest days first. */
  #enterDays(nowMs: number, mostEntries: number): void {
    const today = dayOf(new Date(nowMs));
    const last = today + DAYS_AHEAD;
    if (this.#enteredDay !== last) {
      const overridden = this.#enteredDay === null ? this.#parts.overrides.all() : [];
      const first = this.#enteredDay === null ? today - 1 : this.#enteredDay + 1;
      const days = Array.from({ length: last - first + 1 }, (_, at) => first + at);
      const ids = [
        ...overridden.filter(({ eventId }) => this.find(eventId)).map(({ eventId }) => eventId),
        ...days.flatMap((day) => this.#parts.fixtures.on(day).map(({ event }) => event.id)),
      ];
      this.#unentered.push(...ids.map((eventId) => ({ eventId, sinceMs: nowMs })));
      this.#enteredDay = last;
    }
    // What changes before an event is entered is due at once.
    for (const { eventId, sinceMs } of this.#unentered.splice(0, mostEntries))
      this.#agenda.enter(eventId, this.match(eventId).nextChangeAfter(sinceMs));
  }
}

const isOver = (phase: Phase): boolean => phase === 'ended' || phase === 'abandoned';

const upcomingKinds: ReadonlySet<ChangeKind> = new Set(['prices']);
const liveKinds: ReadonlySet<ChangeKind> = new Set(['prices', 'status']);
const endedKinds: ReadonlySet<ChangeKind> = new Set(['prices', 'status', 'ended']);
const correctedKinds: ReadonlySet<ChangeKind> = new Set(['status', 'corrected']);

/** An event is only due as long as it changes, so one that is over has just ended. */
function kindsOf(phase: Phase): ReadonlySet<ChangeKind> {
  if (phase === 'upcoming') return upcomingKinds;
  return phase === 'live' ? liveKinds : endedKinds;
}

const withoutPrices = ({ id, picks }: Offer): Offer => ({
  id,
  picks: picks.map(({ pick, chance }) => ({ pick, price: null, chance })),
});
