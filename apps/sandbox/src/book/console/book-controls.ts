import type { PickResult, Side } from '@baize/games/sports';

import type { LiveBook } from '../live-book.ts';
import type { Match } from '../matches/match.ts';

/** The event is in a phase in which this cannot be done. */
export class ActionRefused extends Error {
  override readonly name = 'ActionRefused';
}

export const HIGHEST_RATE = 3_600;
export const MOST_CHANGES = 20_000;

/**
 * What an engineer or a test can do with events. Each action is stored before it shows, so a restart changes nothing, and it
 * changes its own event only. Unknown events, markets and picks throw a RangeError.
 */
export class BookControls {
  readonly #book: LiveBook;

  constructor(book: LiveBook) {
    this.#book = book;
  }

  /** Starts a match now. */
  start(eventId: number): Promise<void> {
    return this.#book.override(eventId, (match, nowMs) => {
      expectPhase(match, nowMs, ['upcoming']);
      return { startsAt: nowMs, paces: [{ at: nowMs, elapsedMs: 0, rate: 1 }] };
    });
  }

  /** Plays all that is left of a match at once; one that has not begun is started first. */
  async finish(eventId: number): Promise<void> {
    if (this.#book.status(eventId).phase === 'upcoming') await this.start(eventId);
    await this.#book.override(eventId, (match, nowMs) => {
      expectPhase(match, nowMs, ['live']);
      return withPace(match, { at: nowMs, elapsedMs: match.endMs, rate: 1 });
    });
  }

  /** @param rate how many times as fast as real time; 0 halts a match */
  async pace(eventId: number, rate: number): Promise<void> {
    if (!(rate >= 0 && rate <= HIGHEST_RATE)) throw new RangeError(`no pace of ${rate}`);
    await this.#book.override(eventId, (match, nowMs) => {
      expectPhase(match, nowMs, ['live']);
      return withPace(match, { at: nowMs, elapsedMs: match.elapsedAt(nowMs), rate });
    });
  }

  suspend(eventId: number, isSuspended: boolean): Promise<void> {
    return this.#book.override(eventId, (match, nowMs) => {
      expectPhase(match, nowMs, ['upcoming', 'live']);
      return { isSuspended };
    });
  }

  /** Adds a goal, or makes the next attack or point be won by a side; its danger suspends bets first, as always. */
  force(eventId: number, kind: string, side: Side): Promise<void> {
    return this.#book.override(eventId, (match, nowMs) => {
      expectPhase(match, nowMs, ['live']);
      if (!match.forcible.includes(kind))
        throw new RangeError(`there is no ${kind} in it, only: ${match.forcible.join(', ')}`);
      const { forced } = match.override;
      return { forced: [...forced, { afterMs: match.elapsedAt(nowMs), kind, side }] };
    });
  }

  /** Ends a match for good: what is decided beyond doubt stands, all else is void. */
  abandon(eventId: number): Promise<void> {
    return this.#book.override(eventId, (match, nowMs) => {
      expectPhase(match, nowMs, ['live']);
      return { abandonedMs: match.elapsedAt(nowMs) };
    });
  }

  /** Corrects a final result: the sides are exchanged in all that was counted. A second time takes it back. */
  exchange(eventId: number): Promise<void> {
    return this.#book.override(eventId, (match, nowMs) => {
      expectPhase(match, nowMs, ['ended', 'abandoned']);
      return { isMirrored: !match.override.isMirrored };
    });
  }

  /**
   * Decides picks of a market by hand, from the end of the match on; one that is over is corrected.
   *
   * @param others of all other picks; null leaves them to the score
   */
  rule(
    eventId: number,
    marketId: string,
    results: Readonly<Record<string, PickResult>>,
    others: PickResult | null = null,
  ): Promise<void> {
    return this.#book.override(eventId, (match, nowMs) => {
      for (const pick of Object.keys(results)) match.judgeAt(nowMs, marketId, pick);
      const kept = match.override.rulings.filter((ruling) => ruling.marketId !== marketId);
      return { rulings: [...kept, { marketId, results, others }] };
    });
  }

  /** Several picks of a market share its one place; all others have lost. */
  async deadHeat(eventId: number, marketId: string, picks: readonly string[]): Promise<void> {
    const winners = new Set(picks);
    if (winners.size < 2) throw new RangeError('a dead heat has two winners or more');
    const shared = { winners: winners.size, places: 1 };
    await this.rule(
      eventId,
      marketId,
      Object.fromEntries(Array.from(winners, (pick) => [pick, shared])),
      'lost',
    );
  }

  /** @param changes of prices in a second over all events; 0 for what the model says */
  movePrices(changes: number): void {
    if (!Number.isInteger(changes) || changes < 0 || changes > MOST_CHANGES)
      throw new RangeError(`no rate of ${changes}`);
    this.#book.movePrices(changes);
  }
}

function expectPhase(match: Match, nowMs: number, phases: readonly string[]): void {
  const phase = match.phaseAt(nowMs);
  if (!phases.includes(phase)) throw new ActionRefused(`the event is ${phase}, not ${phases.join(' or ')}`);
}

const withPace = ({ override }: Match, pace: { at: number; elapsedMs: number; rate: number }) => ({
  paces: [...override.paces, pace],
});
