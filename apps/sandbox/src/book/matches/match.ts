import type { Offer, PickResult } from '@baize/games/sports';

import type { BookEvent, EventStatus, Phase } from '../book.ts';
import type { Contest, OpenContest } from './contest.ts';
import { countUntil } from './count-until.ts';
import { type EventOverride, type Pace, ruledResult } from './overrides.ts';
import type { Recent } from './recent.ts';

export interface MatchParts {
  readonly event: BookEvent;
  readonly override: EventOverride;
  readonly sport: OpenContest;
  /** Opens the course, which costs some milliseconds, when it is needed. */
  openCourse(): Contest;
  /** Courses are large, so only those of recent use are in memory. */
  readonly courses: Recent<Match, MatchCourse>;
  /** The share of the course after which the match is abandoned; null for nearly all. */
  readonly abandonedShare: number | null;
  /** How prices move before the match. */
  readonly drift: Drift;
}

/** Prices before a match, which move by steps of time. */
export interface Drift {
  stepAt(nowMs: number): number;
  /** When the step after this one begins. */
  nextAt(nowMs: number): number;
  offers(step: number): Offer[];
  market(step: number, id: string): Offer | null;
}

/** What becomes of a match, with the actions on the console applied. */
export interface MatchCourse {
  readonly contest: Contest;
  /** All steps and edges of pauses, ascending: when something changes. */
  readonly changes: readonly number[];
  readonly endMs: number;
  readonly isAbandoned: boolean;
}

/** The greatest number of prices before a match. */
const DRIFT_SPAN = 100_000;

/** A match as it is at any instant. All its methods are pure functions of the instant. */
export class Match {
  readonly event: BookEvent;
  readonly override: EventOverride;
  readonly #parts: MatchParts;

  constructor(parts: MatchParts) {
    this.#parts = parts;
    this.event = parts.event;
    this.override = parts.override;
  }

  phaseAt(nowMs: number): Phase {
    const elapsedMs = this.elapsedAt(nowMs);
    if (elapsedMs < 0) return 'upcoming';
    if (elapsedMs >= this.#parts.sport.longestMs && !this.#mayBeAbandoned) return 'ended';
    const { endMs, isAbandoned } = this.#opened();
    if (elapsedMs < endMs) return 'live';
    return isAbandoned ? 'abandoned' : 'ended';
  }

  statusAt(nowMs: number): EventStatus {
    const phase = this.phaseAt(nowMs);
    const isSuspended = this.isSuspendedAt(nowMs);
    if (phase === 'upcoming') return { phase, isSuspended, tracker: null };
    return { phase, isSuspended, tracker: this.#opened().contest.track(this.#stepAt(nowMs)) };
  }

  isSuspendedAt(nowMs: number): boolean {
    const phase = this.phaseAt(nowMs);
    if (phase !== 'upcoming' && phase !== 'live') return false;
    if (this.override.isSuspended) return true;
    if (phase === 'upcoming') return false;
    const elapsedMs = this.elapsedAt(nowMs);
    const { pauses } = this.#opened().contest;
    return pauses.some(({ fromMs, untilMs }) => fromMs <= elapsedMs && elapsedMs < untilMs);
  }

  /** Grows by one with each change of prices, status or tracker. */
  versionAt(nowMs: number): number {
    const { drift } = this.#parts;
    const { versionShift } = this.override;
    const startMs = this.event.startsAt.getTime();
    const phase = this.phaseAt(nowMs);
    if (phase === 'upcoming')
      return versionShift + DRIFT_SPAN - (drift.stepAt(startMs) - drift.stepAt(nowMs));
    const { changes, endMs } = this.#opened();
    const elapsedMs = Math.min(endMs, this.elapsedAt(nowMs));
    return versionShift + DRIFT_SPAN + countUntil(changes, elapsedMs);
  }

  /** What is on sale apart from suspensions; prices are the same as long as the key is. */
  saleAt(nowMs: number): { readonly key: string; offers(): Offer[] } {
    const { drift } = this.#parts;
    const phase = this.phaseAt(nowMs);
    if (phase === 'upcoming') {
      const step = drift.stepAt(nowMs);
      return { key: `drift ${step}`, offers: () => drift.offers(step) };
    }
    if (phase !== 'live') return { key: 'over', offers: () => [] };
    const step = this.#stepAt(nowMs);
    return { key: `step ${step}`, offers: () => this.#opened().contest.offers(step) };
  }

  /** A market that is open, also one that has left the sale. */
  marketAt(nowMs: number, id: string): Offer | null {
    const { drift } = this.#parts;
    const phase = this.phaseAt(nowMs);
    if (phase === 'upcoming') return drift.market(drift.stepAt(nowMs), id);
    return phase === 'live' ? this.#opened().contest.market(this.#stepAt(nowMs), id) : null;
  }

  /** When prices, status or tracker change next; Infinity if never. */
  nextChangeAfter(nowMs: number): number {
    const startMs = this.event.startsAt.getTime();
    const phase = this.phaseAt(nowMs);
    if (phase === 'upcoming') return Math.min(startMs, this.#parts.drift.nextAt(nowMs));
    if (phase !== 'live') return Infinity;
    const { changes } = this.#opened();
    const elapsedMs = this.elapsedAt(nowMs);
    const next = changes[countUntil(changes, elapsedMs)];
    const { rate } = this.#paceAt(nowMs);
    if (next === undefined || rate === 0) return Infinity;
    return nowMs + Math.max(1, Math.ceil((next - elapsedMs) / rate));
  }

  /**
   * How a pick has ended; null while it is open.
   *
   * @throws RangeError for a market or a pick that the sport does not have
   */
  judgeAt(nowMs: number, marketId: string, pick: string): PickResult | null {
    const phase = this.phaseAt(nowMs);
    if (phase === 'upcoming') return this.#parts.sport.judgeBefore(marketId, pick);
    const { contest, isAbandoned } = this.#opened();
    const result = contest.judge(this.#stepAt(nowMs), marketId, pick);
    if (phase === 'live') return result;
    const ruled = ruledResult(this.override, marketId, pick);
    return ruled ?? (isAbandoned ? (result ?? 'void') : result);
  }

  /** Of the match, from its start; negative before it. */
  elapsedAt(nowMs: number): number {
    const { at, elapsedMs, rate } = this.#paceAt(nowMs);
    return elapsedMs + Math.floor((nowMs - at) * rate);
  }

  /** What an engineer can make happen in it. */
  get forcible(): readonly string[] {
    return this.#parts.sport.forcible;
  }

  /** How long it lasts. */
  get endMs(): number {
    return this.#opened().endMs;
  }

  #paceAt(nowMs: number): Pace {
    const startMs = this.event.startsAt.getTime();
    return this.override.paces.findLast(({ at }) => at <= nowMs) ?? { at: startMs, elapsedMs: 0, rate: 1 };
  }

  get #mayBeAbandoned(): boolean {
    return this.#parts.abandonedShare !== null || this.override.abandonedMs !== null;
  }

  #stepAt(nowMs: number): number {
    const { contest, endMs } = this.#opened();
    return Math.max(0, countUntil(contest.stepTimes, Math.min(endMs, this.elapsedAt(nowMs))) - 1);
  }

  #opened(): MatchCourse {
    return this.#parts.courses.getOrMake(this, () => this.#openCourse());
  }

  #openCourse(): MatchCourse {
    const contest = this.#parts.openCourse();
    const { stepTimes, pauses } = contest;
    const lengthMs = stepTimes.at(-1) ?? 0;
    const drawnMs =
      this.#parts.abandonedShare === null ? lengthMs : Math.floor(this.#parts.abandonedShare * lengthMs);
    const endMs = Math.min(lengthMs, drawnMs, this.override.abandonedMs ?? Infinity);
    const edges = [...stepTimes, ...pauses.flatMap(({ fromMs, untilMs }) => [fromMs, untilMs]), endMs];
    const changes = [...new Set(edges)].filter((atMs) => atMs <= endMs).toSorted((a, b) => a - b);
    return { contest, changes, endMs, isAbandoned: endMs < lengthMs };
  }
}
