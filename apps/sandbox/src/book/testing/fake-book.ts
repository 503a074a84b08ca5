import type { Clock } from '@baize/clock';
import { basketball, football, type Offer, type Score, startSets, tennis } from '@baize/games/sports';

import type { Book, BookChange, BookEvent, EventFilter, EventStatus, SportId, Tracker } from '../book.ts';
import { FAKE_LEAGUES } from './fake-leagues.ts';

const DAY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;
const MINUTE_MS = 60_000;

interface FakeEvent {
  readonly event: BookEvent;
  status: EventStatus;
  version: number;
  /** Shifts all prices a little. */
  drift: number;
}

export interface FakeBook extends Book {
  /** Changes what can be seen of a match. */
  setStatus(eventId: number, status: Partial<EventStatus>): void;
  /** Moves the prices of a match. */
  move(eventId: number): void;
  publish(changes: readonly BookChange[]): void;
}

/** A book for tests and for drawing pages: fixed fixtures, prices of the models, changes on demand. */
export function createFakeBook(clock: Clock): FakeBook {
  const events = makeEvents(clock);
  const listeners = new Set<(changes: readonly BookChange[]) => void>();
  const find = (id: number): FakeEvent => {
    const found = events.get(id);
    if (found === undefined) throw new RangeError(`there is no event ${id}`);
    return found;
  };
  const publish = (changes: readonly BookChange[]): void => {
    for (const listener of listeners) listener(changes);
  };
  return {
    leagues: (sport) =>
      FAKE_LEAGUES.map(({ league }) => league).filter((one) => sport === undefined || one.sport === sport),
    list: (filter = {}) =>
      [...events.values()]
        .filter((one) => isListed(one, filter))
        .map(({ event }) => event)
        .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.id - b.id),
    find: (id) => events.get(id)?.event ?? null,
    status: (id) => find(id).status,
    snapshot: (id) => {
      const one = find(id);
      return {
        version: one.version,
        offers: one.status.isSuspended ? suspended(offersOf(one)) : offersOf(one),
      };
    },
    value: (id, market, pick) => {
      const one = find(id);
      const offers = one.status.isSuspended ? [] : offersOf(one);
      return (
        offers.find((offer) => offer.id === market)?.picks.find((offered) => offered.pick === pick) ?? null
      );
    },
    judge: () => null,
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setStatus: (id, status) => {
      const one = find(id);
      one.status = { ...one.status, ...status };
      one.version += 1;
      publish([{ event: one.event, kinds: new Set(['prices', 'status']) }]);
    },
    move: (id) => {
      const one = find(id);
      one.drift += 0.05;
      one.version += 1;
      publish([{ event: one.event, kinds: new Set(['prices']) }]);
    },
    publish,
  };
}

function isListed({ event, status }: FakeEvent, filter: EventFilter): boolean {
  const { sport, league, phase, from, until } = filter;
  if (status.phase !== 'upcoming' && status.phase !== 'live') return false;
  if (sport !== undefined && event.league.sport !== sport) return false;
  if (league !== undefined && event.league.id !== league) return false;
  if (phase !== undefined && status.phase !== phase) return false;
  return (from === undefined || event.startsAt >= from) && (until === undefined || event.startsAt < until);
}

function makeEvents(clock: Clock): Map<number, FakeEvent> {
  const now = clock.now().getTime();
  const hour = now - (now % HOUR_MS);
  const events = new Map<number, FakeEvent>();
  let id = 1_000;
  for (let day = 0; day < 5; day += 1) {
    for (const { league, sides } of FAKE_LEAGUES) {
      for (let pair = 0; pair + 1 < sides.length; pair += 2) {
        const [home, away] = [sides[(pair + day) % sides.length], sides[(pair + day + 1) % sides.length]];
        if (home === undefined || away === undefined) continue;
        id += 1;
        const isLive = day === 0 && pair === 0;
        const startsAt = new Date(
          isLive ? now - 68 * MINUTE_MS : hour + day * DAY_MS + (1 + pair / 4) * HOUR_MS,
        );
        events.set(id, {
          event: { id, league, home, away, startsAt },
          status: {
            phase: isLive ? 'live' : 'upcoming',
            isSuspended: false,
            tracker: isLive ? trackerOf(league.sport) : null,
          },
          version: 1,
          drift: (id % 7) / 10,
        });
      }
    }
  }
  return events;
}

const score = (home: number, away: number): Score => ({ home, away });

export function trackerOf(sport: SportId): Tracker {
  if (sport === 'football')
    return {
      minute: 68,
      part: 2,
      score: score(2, 1),
      parts: [score(1, 0), score(1, 1)],
      points: null,
      server: null,
      counts: { corners: score(7, 4), yellowCards: score(1, 3), redCards: score(0, 1) },
      incidents: [
        { at: "12'", kind: 'corner', side: 'home', score: score(0, 0) },
        { at: "23'", kind: 'goal', side: 'home', score: score(1, 0) },
        { at: "38'", kind: 'card', side: 'away', score: score(1, 0) },
        { at: "51'", kind: 'goal', side: 'away', score: score(1, 1) },
        { at: "64'", kind: 'goal', side: 'home', score: score(2, 1) },
        { at: "67'", kind: 'corner', side: 'home', score: score(2, 1) },
      ],
    };
  if (sport === 'basketball')
    return {
      minute: 27,
      part: 3,
      score: score(61, 58),
      parts: [score(22, 18), score(20, 25), score(19, 15)],
      points: null,
      server: null,
      counts: {},
      incidents: [
        { at: "25'", kind: 'point', side: 'home', score: score(59, 58) },
        { at: "26'", kind: 'point', side: 'home', score: score(61, 58) },
      ],
    };
  return {
    minute: null,
    part: 2,
    score: score(1, 0),
    parts: [score(6, 4), score(3, 2)],
    points: score(2, 1),
    server: 'home',
    counts: {},
    incidents: [{ at: '2', kind: 'point', side: 'home', score: score(1, 0) }],
  };
}

function suspended(offers: readonly Offer[]): Offer[] {
  return offers.map(({ id, picks }) => ({ id, picks: picks.map((pick) => ({ ...pick, price: null })) }));
}

/** Chances of 0 to 3 points of an attack. */
const attack = (two: number): number[] => [1 - 0.05 - two - 0.12, 0.05, two, 0.12];
const nil = score(0, 0);

function offersOf({ event, status, drift }: FakeEvent): Offer[] {
  const live = status.phase === 'live' ? status.tracker : null;
  switch (event.league.sport) {
    case 'football':
      return football.offers(
        {
          goals: { home: 1.2 + drift, away: 1.3 },
          corners: { home: 5.2, away: 4.6 },
          cards: { home: 1.9, away: 2.2 },
        },
        {
          minute: live?.minute ?? 0,
          isHalfOver: (live?.part ?? 0) > 1,
          isOver: false,
          goals: live === null ? [] : ['home', 'away', 'home'],
          half: live === null ? nil : score(1, 0),
          corners: live?.counts['corners'] ?? nil,
          cards: live?.counts['yellowCards'] ?? nil,
          sentOff: [],
        },
      );
    case 'basketball':
      return basketball.offers(
        { home: attack(0.38 + drift / 50), away: attack(0.38), parts: 4, attacks: 20, overtime: 5 },
        {
          parts: live === null ? [] : [score(22, 18), score(20, 25)],
          current: live === null ? nil : score(19, 15),
          played: live === null ? nil : score(9, 9),
          isOver: false,
        },
      );
    default:
      return tennis.offers({ serve: { home: 0.63 + drift / 50, away: 0.64 }, toWin: 2 }, startSets('home'));
  }
}
