import { sideOfName } from './match-words.ts';
import type { MatchView } from '../tavla-messages.ts';

/** Whether a seat is offered now: `ask` needs a second step, since a tap may still be meant for the match. */
export type SeatOffer = 'later' | 'ask' | 'direct';

type EndingMatch = Pick<MatchView, 'id' | 'names'> & {
  readonly state: Pick<MatchView['state'], 'result'>;
};

const REST_MS = 3_000;

/** Follows the matches of a page, so that the end of one does not put a stake under the finger that plays it. */
export class SeatOffers {
  readonly #name: string;
  #running = '';
  #match: EndingMatch | null = null;
  #restsUntilMs = 0;

  /** @param name of the player of the page */
  constructor(name: string) {
    this.#name = name;
  }

  /** Takes note of the match that the table shows. Times are by any one clock. */
  follow(match: EndingMatch | null, nowMs: number): void {
    this.#match = match;
    if (match === null) return;
    if (match.state.result === null) this.#running = match.id;
    else if (match.id === this.#running) {
      this.#running = '';
      this.#restsUntilMs = nowMs + REST_MS;
    }
  }

  /** How long no seat is offered. */
  restMs(nowMs: number): number {
    return this.#hasPlayed ? Math.max(0, this.#restsUntilMs - nowMs) : 0;
  }

  at(nowMs: number): SeatOffer {
    if (!this.#hasPlayed) return 'direct';
    return this.restMs(nowMs) > 0 ? 'later' : 'ask';
  }

  get #hasPlayed(): boolean {
    return this.#match !== null && sideOfName(this.#match, this.#name) !== null;
  }
}
