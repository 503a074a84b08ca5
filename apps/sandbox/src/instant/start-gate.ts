import { PlayRefused } from '../shell/play-errors.ts';
import { placeOnce } from '../visits/visit.ts';
import type { GamePace } from '../wire/game-pace.ts';

/** An open page that starts games. @typeParam Game what a start becomes */
interface StartingPage<Game> {
  readonly seat: string;
  readonly wagerByRequest: Map<string, Promise<Game>>;
}

/** Starts the games of one player at the pace of fair play, each request once. */
export class StartGate {
  readonly #pace: GamePace;
  /** Games whose stake is on its way, by their seats. */
  readonly #starting = new Map<string, Promise<unknown>>();

  constructor(pace: GamePace) {
    this.#pace = pace;
  }

  /** @throws PlayRefused `BUSY` or `TOO_FAST` */
  start<Game>(page: StartingPage<Game>, requestId: string, place: () => Promise<Game>): Promise<Game> {
    return placeOnce(page, requestId, async () => {
      const { seat } = page;
      if (this.#starting.has(seat)) throw new PlayRefused('BUSY');
      if (this.#pace.waitMs(seat) > 0) throw new PlayRefused('TOO_FAST');
      this.#pace.start(seat);
      const game = place();
      this.#starting.set(seat, game);
      try {
        return await game;
      } finally {
        this.#starting.delete(seat);
      }
    });
  }

  /** Waits for the game of a seat that is on its way. @returns whether there was one */
  async settled(seat: string): Promise<boolean> {
    const game = this.#starting.get(seat);
    await game?.catch(() => undefined);
    return game !== undefined;
  }
}
