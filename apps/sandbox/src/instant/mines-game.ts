import {
  type Draw,
  drawMines,
  minesStateOf,
  type MinesTerms,
  readMinesBet,
  readMinesTile,
  settleMines,
} from '@baize/games';

import { PlayRefused } from '../shell/play-errors.ts';
import { viewOf, type WagerView } from '../shell/play-calls.ts';
import { stakeLimitsOf } from '../visits/stake-limits.ts';
import { ownsWager, type Visit } from '../visits/visit.ts';
import type { Wager } from '../wagers/wager.ts';
import type { WagerBook } from '../wagers/wager-book.ts';
import type { StartGate } from './start-gate.ts';

/** A round as it is stored: its mines are drawn with the stake and leave the server only at its end. */
interface MinesRound {
  readonly game: 'mines';
  readonly mines: number;
  readonly hidden: readonly number[];
  /** In the order in which they were opened, the last one perhaps with a mine. */
  readonly opened: readonly number[];
}

export interface MinesView extends WagerView {
  readonly mines: number;
  readonly opened: readonly number[];
  /** Null until the round has ended. */
  readonly hidden: readonly number[] | null;
}

interface MinesDeps {
  readonly book: WagerBook;
  readonly gate: StartGate;
  readonly draw: Draw;
  readonly terms: MinesTerms;
}

/** Whether an open wager is a round of mines, which a later process continues. */
export function isMinesWager(wager: Wager): wager is Wager<MinesRound> {
  const { bet } = wager;
  return typeof bet === 'object' && bet !== null && 'game' in bet && bet.game === 'mines';
}

/** Rounds of mines. The steps of one round follow each other, so that two at once cannot both count. */
export class MinesGame {
  readonly #deps: MinesDeps;
  /** The last step of each round that has one under way. */
  readonly #steps = new Map<string, Promise<unknown>>();

  constructor(deps: MinesDeps) {
    this.#deps = deps;
  }

  /** @throws InvalidBet, PlayRefused */
  async place(visit: Visit, requestId: string, json: unknown): Promise<MinesView> {
    const { book, gate, draw, terms } = this.#deps;
    const { mines, stakeMinor } = readMinesBet(json, stakeLimitsOf(visit), terms);
    const wager = await gate.start(visit, requestId, async () => {
      if (this.#openOf(visit)) throw new PlayRefused('BUSY');
      const bet: MinesRound = { game: 'mines', mines, hidden: drawMines(mines, draw).mines, opened: [] };
      return book.place({ visit, betMinor: Number(stakeMinor), bet });
    });
    return this.#viewOf(this.#own(visit, wager.id));
  }

  /** The round that can be continued, if there is one. */
  current(visit: Visit): MinesView | null {
    const wager = this.#openOf(visit);
    return wager ? this.#viewOf(wager) : null;
  }

  /**
   * Opens a tile, once: a repeated request changes nothing, nor does one after the end.
   *
   * @throws InvalidBet, PlayRefused
   */
  async open(visit: Visit, id: string, json: unknown): Promise<MinesView> {
    const tile = readMinesTile(json, []);
    return this.#step(visit, id, async (wager) => {
      const { bet } = wager;
      if (bet.opened.includes(tile)) return;
      const opened = [...bet.opened, tile];
      const isOpen = minesStateOf({ mines: bet.hidden }, opened, this.#deps.terms) === 'open';
      if (isOpen) await this.#deps.book.update(wager, { ...bet, opened });
      else await this.#end(wager, opened);
    });
  }

  /** Ends the round with what its tiles pay, or with the stake if none is open. @throws PlayRefused */
  cashOut(visit: Visit, id: string): Promise<MinesView> {
    return this.#step(visit, id, (wager) => this.#end(wager, wager.bet.opened));
  }

  async #step(
    visit: Visit,
    id: string,
    work: (wager: Wager<MinesRound>) => Promise<void>,
  ): Promise<MinesView> {
    const wager = this.#own(visit, id);
    const step = (this.#steps.get(id) ?? Promise.resolve()).then(async () => {
      if (wager.state === 'open') await work(wager);
    });
    // A failed step is its own caller's, not that of the next.
    const done = step.catch(() => undefined);
    this.#steps.set(id, done);
    await step.finally(() => this.#steps.get(id) === done && this.#steps.delete(id));
    return this.#viewOf(wager);
  }

  /** The open tiles are stored with the result, so that both are there or neither is. */
  async #end(wager: Wager<MinesRound>, opened: readonly number[]): Promise<void> {
    const { mines, hidden } = wager.bet;
    const stake = { mines, stakeMinor: BigInt(wager.betMinor) };
    const winMinor = settleMines(stake, { mines: hidden }, opened, this.#deps.terms);
    await this.#deps.book.settle({ wager, result: { opened, hidden }, winMinor: Number(winMinor) });
  }

  #openOf(visit: Visit): Wager<MinesRound> | undefined {
    return this.#deps.book.openOf(visit).find(isMinesWager);
  }

  #own(visit: Visit, id: string): Wager<MinesRound> {
    const wager = this.#deps.book.find(id);
    if (!wager || !ownsWager(visit, wager) || !isMinesWager(wager)) throw new PlayRefused('INVALID');
    return wager;
  }

  #viewOf(wager: Wager<MinesRound>): MinesView {
    const { mines, opened, hidden } = wager.bet;
    const result = wager.result as { readonly opened: readonly number[] } | null;
    return {
      ...viewOf(wager),
      mines,
      opened: result?.opened ?? opened,
      hidden: result === null ? null : hidden,
    };
  }
}
