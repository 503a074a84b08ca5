import type { Clock } from '@baize/clock';
import type { PickResult } from '@baize/games/sports';

import type { Log } from '../../log.ts';
import type { Book, BookChange } from '../book.ts';
import { applyResults, canBeJudged, type Results } from './apply-results.ts';
import type { BetPayer } from './bet-payer.ts';
import type { BetRecord, RecordPick } from './bet-record.ts';
import { DAY_MS } from './bet-rules.ts';
import type { BetStore } from './bet-store.ts';
import { withFinals } from './final-scores.ts';

export interface BetJudgeDeps {
  readonly book: Book;
  readonly store: BetStore;
  readonly payer: BetPayer;
  readonly clock: Clock;
  readonly log: Log;
}

/** Within which a new process looks for corrections that it missed. */
const MISSED_MS = 2 * DAY_MS;

/** Settles bets when their picks are decided, and again when results are corrected. */
export class BetJudge {
  readonly #deps: BetJudgeDeps;
  readonly #working = new Set<Promise<void>>();
  /** Bets whose new results could not be stored. */
  readonly #missed = new Set<string>();

  constructor(deps: BetJudgeDeps) {
    this.#deps = deps;
  }

  /** What changed of the book. Prices decide nothing. */
  read(changes: readonly BookChange[]): void {
    for (const { event, kinds } of changes)
      if (kinds.has('corrected') || kinds.has('ended') || kinds.has('status'))
        this.#judgeEvent(event.id, kinds);
  }

  /** One bet, by all of its picks. */
  look(record: BetRecord): void {
    if (canBeJudged(record)) this.#judge(record);
  }

  /** Judges what was decided while nobody listened, and what could not be stored. */
  sweep(): void {
    const { store, clock } = this.#deps;
    const now = clock.now().getTime();
    const isDecided = this.#decidedPicks();
    const isMissed = (pick: RecordPick) => Date.parse(pick.startsAt) <= now && isDecided(pick);
    for (const record of store.shelf.all())
      if (canBeJudged(record) && (this.#missed.has(record.id) || record.picks.some(isMissed)))
        this.#judge(record);
  }

  /** After a start: also corrections of what was settled before, and final scores of what was decided before the end. */
  resume(): void {
    const { store, clock } = this.#deps;
    const since = clock.now().getTime() - MISSED_MS;
    this.sweep();
    for (const record of store.shelf.all())
      if (record.settledAt === null || Date.parse(record.settledAt) > since) this.look(record);
  }

  /** Waits until all that was read is stored. */
  async settled(): Promise<void> {
    while (this.#working.size > 0) await Promise.all(this.#working);
  }

  #judgeEvent(eventId: number, kinds: BookChange['kinds']): void {
    // A match that is over has a final score, also for bets that were decided before.
    const isForAll = kinds.has('corrected') || kinds.has('ended');
    const isDecided = isForAll ? () => true : this.#decidedPicks();
    for (const record of this.#deps.store.shelf.ofEvent(eventId)) {
      const picks = record.picks.filter((pick) => pick.eventId === eventId);
      if (canBeJudged(record) && picks.some(isDecided)) this.#judge(record);
    }
  }

  /**
   * Whether a pick that is open in a bet has ended. Looks at each pick once, however many bets have it: a live match changes
   * often, and decides little.
   */
  #decidedPicks(): (pick: RecordPick) => boolean {
    const known = new Map<string, boolean>();
    return (open) => {
      if (open.result !== null) return false;
      const key = `${open.eventId} ${open.marketId} ${open.pick}`;
      const isDecided = known.get(key) ?? this.#resultOf(open) !== null;
      known.set(key, isDecided);
      return isDecided;
    };
  }

  #judge({ id }: BetRecord): void {
    const { book, store, payer, clock, log } = this.#deps;
    const work = store
      .change(id, (record) => {
        const judged = applyResults(record, this.#resultsOf(record), clock.now());
        return withFinals(book, judged ?? record) ?? judged;
      })
      .then(
        (changed) => {
          this.#missed.delete(id);
          if (changed) payer.start(id);
        },
        (error: unknown) => {
          log.error({ err: error, bet: id }, 'results of a bet are not stored, trying again later');
          this.#missed.add(id);
        },
      )
      .then(() => void this.#working.delete(work));
    this.#working.add(work);
  }

  #resultsOf({ picks }: BetRecord): Results {
    return picks.map((pick) => this.#resultOf(pick));
  }

  /** What the book does not know any more stays as it was. */
  #resultOf({ eventId, marketId, pick, result, isRuled }: RecordPick): PickResult | null {
    const { book, log } = this.#deps;
    if (isRuled || book.find(eventId) === null) return result;
    try {
      return book.judge(eventId, marketId, pick);
    } catch (error) {
      log.error({ err: error, eventId, marketId, pick }, 'a pick cannot be judged');
      return result;
    }
  }
}
