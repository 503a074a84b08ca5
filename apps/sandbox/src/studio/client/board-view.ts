import type { Cell, Coin, Frame } from '@baize/games/slots/script';

import { animateElement, isStill, pause } from '../../shell/client/motion.ts';
import { gameSounds } from '../../shell/client/sound/game-sounds.ts';
import { element, make } from '../../shell/client/page-data.ts';
import type { PageModel } from '../slots/page-model.ts';
import { fitCells } from './board-layout.ts';
import { type CoinText, drawCell, showCoin } from './cells.ts';
import { fallsOf, rowsOn } from './tumble.ts';

const LOOP_CELLS = 12;
const LOOP_MS = 620;
const SHORTEST_TURN_MS = 850;
const BETWEEN_REELS_MS = 240;
const STOP_MS = 690;
const CLEAR_MS = 320;
const BETWEEN_DROPS_MS = 90;
const FALL_MS = 420;
const VANISH_MS = 300;
/** Frame around the reels, on both sides together. */
const FRAME_PX = 24;

type Content = Pick<Frame, 'grid' | 'coins'>;

/** The reels: they turn and stop, or their symbols fall. The caller decides where. */
export class BoardView {
  readonly #model: PageModel;
  readonly #coinText: CoinText;
  readonly #columns: readonly HTMLElement[];
  readonly #tumbles: boolean;
  #shown: Content = { grid: [], coins: [] };
  #loops: Animation[] = [];
  #startedAt = 0;

  constructor(model: PageModel, coinText: CoinText) {
    this.#model = model;
    this.#coinText = coinText;
    this.#tumbles = ['cluster', 'changing', 'climbing'].includes(model.mechanic);
    this.#columns = model.strips.map(() => {
      const reel = make('div', 'reel');
      const column = make('div', 'column');
      reel.append(column);
      element('reels').append(reel);
      return column;
    });
    new ResizeObserver(() => this.#fit()).observe(element('space'));
    this.#fit();
  }

  /** Shows a board at once. */
  show(content: Content): void {
    this.#shown = content;
    this.#endLoops();
    this.#columns.forEach((_, reel) => this.#fill(reel, content));
  }

  /** Shows the board from before the game, because it was not played. */
  restore(): void {
    this.show(this.#shown);
  }

  /** Turns the reels, or lets their symbols fall out, until `stop`. */
  start(): void {
    this.#startedAt = performance.now();
    this.mark([]);
    if (isStill()) {
      for (const column of this.#columns) column.classList.add('waiting');
      return;
    }
    this.#loops = this.#columns.map((column, reel) =>
      this.#tumbles ? fallOut(column, reel) : this.#turn(column, reel),
    );
  }

  /** Stops the reels one by one at this board. */
  async stop(content: Content): Promise<void> {
    await pause(Math.max(0, SHORTEST_TURN_MS - (performance.now() - this.#startedAt)));
    await Promise.all(
      this.#columns.map((column, reel) =>
        this.#tumbles ? this.#dropIn(column, reel, content) : this.#stopReel(column, reel, content),
      ),
    );
    this.#shown = content;
  }

  /** Lets cells vanish, those above them sink, and others fall in. */
  async tumble(gone: readonly Cell[], content: Content): Promise<void> {
    this.mark([]);
    gameSounds.play('tumble');
    await Promise.all(
      gone.map((at) =>
        animateElement(
          this.#cellAt(at),
          [
            { transform: 'none', opacity: 1 },
            { transform: 'scale(0.2)', opacity: 0 },
          ],
          { duration: VANISH_MS, fill: 'forwards', easing: 'ease-in' },
        ),
      ),
    );
    await Promise.all(
      this.#columns.map((column, reel) => {
        const falls = fallsOf((content.grid[reel] ?? '').length, rowsOn(gone, reel));
        this.#fill(reel, content);
        return fallIn(column, falls, 0);
      }),
    );
    gameSounds.play('symbolLand');
    this.#shown = content;
  }

  /** Respins every cell that has no coin, then shows the coins of the frame. */
  async respin({ grid, coins }: Content, added: readonly Coin[]): Promise<void> {
    const locked = new Set(coins.filter((coin) => !added.includes(coin)).map(({ cell }) => String(cell)));
    const others = this.#columns.flatMap((column, reel) =>
      [...column.children].filter((_, row) => !locked.has(`${reel},${row}`)),
    );
    for (const cell of others) cell.classList.add('respinning');
    await pause(SHORTEST_TURN_MS);
    for (const cell of others) cell.classList.remove('respinning');
    this.#shown = { grid, coins };
    await Promise.all(added.map((coin) => this.#land(coin)));
  }

  /** Marks cells and dims the others; without cells, resets all. */
  mark(cells: readonly Cell[]): void {
    const marked = new Set(cells.map(String));
    this.#columns.forEach((column, reel) =>
      [...column.children].forEach((cell, row) => {
        const isMarked = marked.has(`${reel},${row}`);
        cell.classList.toggle('lit', isMarked);
        cell.classList.toggle('dim', marked.size > 0 && !isMarked);
      }),
    );
  }

  #fit(): void {
    const { width, height } = element('space').getBoundingClientRect();
    const cell = fitCells(this.#model, { width: width - FRAME_PX, height: height - FRAME_PX });
    const { style } = element('board');
    style.setProperty('--cell-width', `${cell.width}px`);
    style.setProperty('--reel-height', `${cell.height * this.#model.rows.to}px`);
  }

  #cellAt([reel, row]: Cell): Element {
    const cell = this.#columns[reel]?.children[row];
    if (cell === undefined) throw new RangeError(`there is no cell ${reel}, ${row}`);
    return cell;
  }

  #fill(reel: number, { grid, coins }: Content): void {
    const column = this.#columns[reel];
    const letters = grid[reel] ?? '';
    if (column === undefined) return;
    column.classList.remove('waiting');
    setRows(column, letters.length);
    const cells = Array.from(letters, drawCell);
    column.replaceChildren(...cells);
    for (const coin of coins) {
      const cell = coin.cell[0] === reel ? cells[coin.cell[1]] : undefined;
      if (cell) showCoin(cell, coin, this.#coinText(coin));
    }
  }

  async #land(coin: Coin): Promise<void> {
    const cell = this.#cellAt(coin.cell);
    if (!(cell instanceof HTMLElement)) return;
    showCoin(cell, coin, this.#coinText(coin));
    cell.classList.add('lit');
    gameSounds.play('coinLock');
    await animateElement(
      cell,
      [
        { transform: 'scale(1.5)', opacity: 0 },
        { transform: 'scale(0.94)', offset: 0.7 },
        { transform: 'none' },
      ],
      { duration: FALL_MS, easing: 'ease-out' },
    );
  }

  #turn(column: HTMLElement, reel: number): Animation {
    const rows = this.#model.rows.to;
    const passing = take(this.#model.strips[reel] ?? '', reel * 5, LOOP_CELLS);
    setRows(column, rows);
    column.replaceChildren(...Array.from(passing + passing.slice(0, rows), drawCell));
    return column.animate([{ transform: shift(-LOOP_CELLS) }, { transform: 'none' }], {
      duration: LOOP_MS + reel * 30,
      iterations: Number.POSITIVE_INFINITY,
    });
  }

  async #stopReel(column: HTMLElement, reel: number, content: Content): Promise<void> {
    await pause(reel * BETWEEN_REELS_MS);
    this.#loops[reel]?.cancel();
    this.#fill(reel, content);
    const passing = take(this.#model.strips[reel] ?? '', reel * 7, LOOP_CELLS - this.#model.rows.to);
    const extra = isStill() ? [] : Array.from(passing, drawCell);
    column.append(...extra);
    await animateElement(
      column,
      [
        { transform: shift(-extra.length), easing: 'cubic-bezier(.2,.7,.35,1)' },
        { transform: 'translateY(calc(var(--cell-height) * 0.05))', offset: 0.82, easing: 'ease-in-out' },
        { transform: 'none' },
      ],
      { duration: STOP_MS },
    );
    for (const cell of extra) cell.remove();
    gameSounds.play('reelStop');
  }

  async #dropIn(column: HTMLElement, reel: number, content: Content): Promise<void> {
    this.#loops[reel]?.cancel();
    this.#fill(reel, content);
    const rows = (content.grid[reel] ?? '').length;
    await fallIn(
      column,
      Array.from({ length: rows }, () => rows + 1),
      reel * BETWEEN_DROPS_MS,
    );
    gameSounds.play('symbolLand');
  }

  #endLoops(): void {
    for (const loop of this.#loops) loop.cancel();
    this.#loops = [];
  }
}

/** Lets a reel's cells fall out at the bottom. */
function fallOut(column: HTMLElement, reel: number): Animation {
  return column.animate([{ transform: 'none' }, { transform: 'translateY(110%)' }], {
    duration: CLEAR_MS,
    delay: reel * 40,
    fill: 'forwards',
    easing: 'ease-in',
  });
}

/** Lets cells fall from so many rows above. */
async function fallIn(column: HTMLElement, falls: readonly number[], delay: number): Promise<void> {
  await Promise.all(
    falls.map((rows, index) =>
      rows === 0
        ? Promise.resolve()
        : animateElement(
            column.children[index] ?? column,
            [
              { transform: shift(-rows), easing: 'cubic-bezier(.5,0,.8,.5)' },
              { transform: 'translateY(3%)', offset: 0.8, easing: 'ease-in-out' },
              { transform: 'none' },
            ],
            { duration: FALL_MS, delay: delay + (falls.length - 1 - index) * 24, fill: 'backwards' },
          ),
    ),
  );
}

const shift = (rows: number): string => `translateY(calc(var(--cell-height) * ${rows}))`;

function setRows(column: HTMLElement, rows: number): void {
  column.style.setProperty('--rows', String(Math.max(1, rows)));
}

function take(strip: string, start: number, count: number): string {
  return Array.from({ length: count }, (_, index) => strip[(start + index) % strip.length] ?? '').join('');
}
