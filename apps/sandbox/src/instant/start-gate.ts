import { PlayRefused } from '../shell/play-errors.ts';
import { placeOnce, type Visit } from '../visits/visit.ts';
import type { Wager } from '../wagers/wager.ts';
import type { GamePace } from '../wire/game-pace.ts';

/** Starts the games of one player at the pace of fair play, each request once. */
export class StartGate {
  readonly #pace: GamePace;
  /** Seats whose stake is on its way. */
  readonly #starting = new Set<string>();

  constructor(pace: GamePace) {
    this.#pace = pace;
  }

  /** @throws PlayRefused `BUSY` or `TOO_FAST` */
  start(visit: Visit, requestId: string, place: () => Promise<Wager>): Promise<Wager> {
    return placeOnce(visit, requestId, async () => {
      const { seat } = visit;
      if (this.#starting.has(seat)) throw new PlayRefused('BUSY');
      if (this.#pace.waitMs(seat) > 0) throw new PlayRefused('TOO_FAST');
      this.#pace.start(seat);
      this.#starting.add(seat);
      try {
        return await place();
      } finally {
        this.#starting.delete(seat);
      }
    });
  }
}
