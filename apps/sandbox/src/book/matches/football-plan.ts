import type { Draw } from '@baize/games';
import {
  drawCancelledGoals,
  drawFootballMatch,
  drawRedCards,
  football,
  footballAt,
  type FootballIncident,
  type FootballState,
  type FootballTerms,
  playRedCards,
  type Score,
  type Side,
} from '@baize/games/sports';

import { MINUTE_MS } from '../world/site-time.ts';
import type { Course, ForcedIncident, Pause, ShownTime, Step } from './course.ts';
import { drawBetween } from './draw-times.ts';
import type { CourseParts, Meeting, ShownState, SportPlan } from './sport-plan.ts';

const HALF = 45;
const FULL = 90;
const BREAK_MINUTES = 15;
const MOST_STOPPAGE = { first: 4, second: 7 } as const;

const PAUSES: Readonly<Record<FootballIncident['kind'], Pause>> = {
  goal: { beforeMs: 8_000, afterMs: 20_000 },
  // For as long as it is looked at.
  cancelled: { beforeMs: 8_000, afterMs: 75_000 },
  card: { beforeMs: 3_000, afterMs: 8_000 },
  red: { beforeMs: 5_000, afterMs: 25_000 },
  corner: { beforeMs: 2_000, afterMs: 5_000 },
};
const WHISTLE: Pause = { beforeMs: 5_000, afterMs: 10_000 };

/** Where the minutes of the model, in which stoppage belongs to 45 and 90, are on the clock of a match. */
class FootballClock {
  readonly #first: number;
  readonly #second: number;

  constructor(draw: Draw) {
    this.#first = HALF + 1 + Math.floor(drawBetween(draw, 0, MOST_STOPPAGE.first));
    this.#second = HALF + 2 + Math.floor(drawBetween(draw, 0, MOST_STOPPAGE.second - 1));
  }

  /** Lengths of both halves with their stoppage. */
  get halves(): readonly [number, number] {
    return [this.#first, this.#second];
  }

  get secondHalfMs(): number {
    return (this.#first + BREAK_MINUTES) * MINUTE_MS;
  }

  get endMs(): number {
    return this.secondHalfMs + this.#second * MINUTE_MS;
  }

  msOf(minute: number): number {
    const ms =
      minute < HALF
        ? (minute * this.#first) / HALF
        : this.#first + BREAK_MINUTES + ((minute - HALF) * this.#second) / HALF;
    return Math.round(ms * MINUTE_MS);
  }

  minuteOf(ms: number): number {
    const passed = ms / MINUTE_MS;
    if (passed < this.#first) return (passed * HALF) / this.#first;
    const second = Math.max(0, passed - this.#first - BREAK_MINUTES);
    return Math.min(FULL, HALF + (second * HALF) / this.#second);
  }

  shownAt(ms: number): ShownTime {
    const passed = Math.floor(ms / MINUTE_MS);
    if (passed < this.#first) return { minute: Math.min(passed + 1, HALF), part: 1, isBreak: false };
    const second = passed - this.#first - BREAK_MINUTES;
    if (second < 0) return { minute: HALF, part: 1, isBreak: true };
    return { minute: Math.min(HALF + second + 1, FULL), part: 2, isBreak: false };
  }

  /** Such as `23'` or `45+2'`. */
  labelAt(ms: number): string {
    const { minute, part } = this.shownAt(ms);
    const startMs = part === 1 ? 0 : this.secondHalfMs;
    const passed = Math.floor((ms - startMs) / MINUTE_MS) + 1;
    const added = passed - HALF;
    return added > 0 ? `${minute}+${added}'` : `${minute}'`;
  }
}

const AVERAGE_GOALS = 2.77;
/** Measured in eight leagues: 1.551 to 1.243. */
const HOME_SHARE = 0.555;
const LEAST_GOALS = 0.2;
const MOST_GOALS = 4.5;
/** How much more the stronger side attacks, and the weaker one fouls. */
const CORNER_BOND = 0.5;
const CARD_BOND = 0.2;

/** In 20,370 matches of European leagues there were 3,731 (github.com/sahilbharti123/red-card-impact-analysis). */
const RED_CARDS = 0.183;
/** As of yellow cards. */
const HOME_REDS = 1.9 / 4.1;

const within = (goals: number): number => Math.min(MOST_GOALS, Math.max(LEAST_GOALS, goals));

function footballTerms({ home, away, style }: Meeting): FootballTerms {
  const goals = style.goals ?? AVERAGE_GOALS;
  const edge = home.level - away.level;
  const [homeFouls, awayFouls] = [Math.exp(-CARD_BOND * edge), Math.exp(CARD_BOND * edge)];
  return {
    goals: {
      reds: { home: RED_CARDS * HOME_REDS * homeFouls, away: RED_CARDS * (1 - HOME_REDS) * awayFouls },
      home: within(goals * HOME_SHARE * Math.exp(home.attack - away.defence)),
      away: within(goals * (1 - HOME_SHARE) * Math.exp(away.attack - home.defence)),
    },
    corners: { home: 5.4 * Math.exp(CORNER_BOND * edge), away: 4.6 * Math.exp(-CORNER_BOND * edge) },
    cards: { home: 1.9 * homeFouls, away: 2.2 * awayFouls },
  };
}

const isKind = (kind: string): kind is FootballIncident['kind'] => Object.hasOwn(PAUSES, kind);

/** After the time at which an engineer adds an incident, so that its pause comes first. */
const FORCED_AFTER_MS = 10_000;

function forcedIncidents(forced: readonly ForcedIncident[], clock: FootballClock): FootballIncident[] {
  return forced.flatMap(({ afterMs, kind, side }): FootballIncident[] => {
    if (!isKind(kind)) return [];
    const minute = clock.minuteOf(afterMs + FORCED_AFTER_MS);
    return minute >= FULL ? [] : [{ kind, side, minute }];
  });
}

const byMinute = (a: { minute: number }, b: { minute: number }): number => a.minute - b.minute;

const scoreOf = ({ goals }: FootballState): Score => ({
  home: goals.filter((side) => side === 'home').length,
  away: goals.filter((side) => side === 'away').length,
});

function playFootball({ terms, draw, forced }: CourseParts<FootballTerms>): Course<FootballState> {
  const drawn = drawFootballMatch(terms, draw);
  const clock = new FootballClock(draw);
  const cancelled = drawCancelledGoals(draw);
  const added = forcedIncidents(forced, clock);
  // Drawn last, so that a match is the same up to its first one, and to the first that is forced.
  const reds = [...drawRedCards(terms.goals, draw), ...added.filter(({ kind }) => kind === 'red')];
  const played = playRedCards(terms, drawn, reds.toSorted(byMinute), draw);
  const others = added.filter(({ kind }) => kind !== 'red');
  const incidents = [...played, ...cancelled, ...others].toSorted(byMinute);
  const stepAt = (atMs: number, minute: number): Step<FootballState> => ({
    atMs,
    state: footballAt(incidents, minute),
    shown: clock.shownAt(atMs),
    incident: null,
    pause: null,
  });
  const happened = incidents.map(({ minute, kind, side }): Step<FootballState> => {
    const step = stepAt(clock.msOf(minute), minute + Number.EPSILON * FULL);
    const at = clock.labelAt(step.atMs);
    return { ...step, incident: { at, kind, side, score: scoreOf(step.state) }, pause: PAUSES[kind] };
  });
  return [...whistles(clock, stepAt), ...ticks(clock, stepAt), ...happened].toSorted(
    (a, b) => a.atMs - b.atMs || a.state.minute - b.state.minute,
  );
}

type StepAt = (atMs: number, minute: number) => Step<FootballState>;

/** Half-time, the second half and the end. */
function whistles(clock: FootballClock, stepAt: StepAt): Step<FootballState>[] {
  const [first] = clock.halves;
  const half = stepAt(first * MINUTE_MS, HALF);
  const end = stepAt(clock.endMs, FULL);
  const partOf = (step: Step<FootballState>, at: string) => ({
    at,
    kind: 'part',
    side: null,
    score: scoreOf(step.state),
  });
  return [
    { ...half, incident: partOf(half, `${HALF}'`), pause: WHISTLE },
    stepAt(clock.secondHalfMs, HALF),
    {
      ...end,
      shown: { minute: FULL, part: 2, isBreak: false },
      incident: partOf(end, `${FULL}'`),
      pause: { beforeMs: WHISTLE.beforeMs, afterMs: 0 },
    },
  ];
}

/** A step a minute, since chances change with the time that is left. */
function ticks(clock: FootballClock, stepAt: StepAt): Step<FootballState>[] {
  const [first, second] = clock.halves;
  const minutesFrom = (startMs: number, from: number, minutes: number) =>
    Array.from({ length: minutes - from }, (_, at) => startMs + (from + at) * MINUTE_MS);
  return [...minutesFrom(0, 0, first), ...minutesFrom(clock.secondHalfMs, 1, second)].map((ms) =>
    stepAt(ms, clock.minuteOf(ms)),
  );
}

function showFootball(state: FootballState): ShownState {
  const { half, isHalfOver, corners, cards, sentOff } = state;
  const score = scoreOf(state);
  const second = { home: score.home - half.home, away: score.away - half.away };
  const redsOf = (side: Side) => sentOff.filter((red) => red.side === side).length;
  return {
    score,
    parts: isHalfOver ? [half, second] : [score],
    points: null,
    server: null,
    counts: { corners, yellowCards: cards, redCards: { home: redsOf('home'), away: redsOf('away') } },
  };
}

const exchange = ({ home, away }: Score): Score => ({ home: away, away: home });
const otherThan = (side: Side): Side => (side === 'home' ? 'away' : 'home');

export const footballPlan: SportPlan<FootballTerms, FootballState> = {
  longestMs: 2.2 * 60 * MINUTE_MS,
  sport: football,
  start: footballAt([], 0),
  forcible: ['goal', 'corner', 'card', 'red', 'cancelled'],
  terms: footballTerms,
  play: playFootball,
  show: showFootball,
  mirror: (state) => ({
    ...state,
    goals: state.goals.map(otherThan),
    half: exchange(state.half),
    corners: exchange(state.corners),
    cards: exchange(state.cards),
    sentOff: state.sentOff.map((red) => ({ ...red, ...exchange(red), side: otherThan(red.side) })),
  }),
};
