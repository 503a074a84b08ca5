import type { SlotWindow } from '../math/evaluate-window.ts';
import type { FrameData } from '../frame/frame-page.ts';
import { type SlotSymbol, SYMBOLS } from '../math/slot-model.ts';

const LOOP_CELLS = 12;
const LOOP_MS = 620;
const SHORTEST_TURN_MS = 850;
const BETWEEN_REELS_MS = 240;
const STOP_MS = 690;

const isStill = matchMedia('(prefers-reduced-motion: reduce)');

/** The spinning reels. The caller decides where they stop. */
export class ReelView {
  readonly #strips: FrameData['model']['strips'];
  readonly #rows: number;
  readonly #columns: HTMLElement[];
  #shown: SlotWindow = [];
  #loops: Animation[] = [];
  #startedAt = 0;

  constructor(host: HTMLElement, model: FrameData['model']) {
    this.#strips = model.strips;
    this.#rows = model.rows;
    this.#columns = model.strips.map(() => {
      const reel = document.createElement('div');
      reel.className = 'reel';
      const column = document.createElement('div');
      column.className = 'column';
      reel.append(column);
      host.append(reel);
      return column;
    });
  }

  /** Shows a window at once. */
  show(window: SlotWindow): void {
    this.#shown = window;
    this.#loops.forEach((loop) => loop.cancel());
    this.#loops = [];
    this.#columns.forEach((column, reel) => column.replaceChildren(...(window[reel] ?? []).map(drawCell)));
  }

  /** Shows the first stop of the strips, before the first game. */
  showOpening(): void {
    this.show(this.#strips.map((strip, reel) => take(strip, reel * 3, this.#rows)));
  }

  /** Shows the window from before the spin, because the game was not played. */
  restore(): void {
    this.#columns.forEach((column) => column.classList.remove('waiting'));
    this.show(this.#shown);
  }

  /** Spins the reels until `stop`. */
  start(): void {
    this.#startedAt = performance.now();
    if (isStill.matches) {
      this.#columns.forEach((column) => column.classList.add('waiting'));
      return;
    }
    this.#loops = this.#columns.map((column, reel) => {
      const passing = take(this.#strips[reel] ?? [], reel * 5, LOOP_CELLS);
      column.replaceChildren(...[...passing, ...passing.slice(0, this.#rows)].map(drawCell));
      const share = (LOOP_CELLS / (LOOP_CELLS + this.#rows)) * 100;
      return column.animate([{ transform: `translateY(-${share}%)` }, { transform: 'none' }], {
        duration: LOOP_MS + reel * 30,
        iterations: Number.POSITIVE_INFINITY,
      });
    });
  }

  /** Stops the reels one by one at this window. */
  async stop(window: SlotWindow): Promise<void> {
    await pause(Math.max(0, SHORTEST_TURN_MS - (performance.now() - this.#startedAt)));
    await Promise.all(this.#columns.map((column, reel) => this.#stopReel(column, reel, window[reel] ?? [])));
    this.#shown = window;
  }

  /** Highlights the cells of a win and dims the others; without cells, resets all. */
  mark(cells: readonly (readonly [reel: number, row: number])[]): void {
    this.#columns.forEach((column, reel) =>
      [...column.children].forEach((cell, row) => {
        const isMarked = cells.some(([markedReel, markedRow]) => markedReel === reel && markedRow === row);
        cell.classList.toggle('lit', isMarked);
        cell.classList.toggle('dim', cells.length > 0 && !isMarked);
      }),
    );
  }

  async #stopReel(column: HTMLElement, reel: number, symbols: readonly SlotSymbol[]): Promise<void> {
    await pause(reel * BETWEEN_REELS_MS);
    if (isStill.matches) {
      column.classList.remove('waiting');
      column.replaceChildren(...symbols.map(drawCell));
      await pause(STOP_MS);
      return;
    }
    const passing = take(this.#strips[reel] ?? [], reel * 7, LOOP_CELLS - this.#rows);
    this.#loops[reel]?.cancel();
    column.replaceChildren(...[...symbols, ...passing].map(drawCell));
    const share = (passing.length / (passing.length + this.#rows)) * 100;
    await column.animate(
      [
        { transform: `translateY(-${share}%)`, easing: 'cubic-bezier(.2,.7,.35,1)' },
        { transform: 'translateY(1.6%)', offset: 0.82, easing: 'ease-in-out' },
        { transform: 'none' },
      ],
      { duration: STOP_MS },
    ).finished;
    column.replaceChildren(...symbols.map(drawCell));
  }
}

/** A picture from the theme's atlas, also for the paytable. */
export function drawSymbol(symbol: SlotSymbol): HTMLElement {
  const picture = document.createElement('i');
  picture.className = `symbol s${SYMBOLS.indexOf(symbol)}`;
  return picture;
}

function drawCell(symbol: SlotSymbol): HTMLElement {
  const cell = document.createElement('div');
  cell.className = `cell ${symbol}`;
  cell.append(drawSymbol(symbol));
  return cell;
}

function take(strip: readonly SlotSymbol[], start: number, count: number): SlotSymbol[] {
  return Array.from({ length: count }, (_, index) => strip[(start + index) % strip.length] ?? 'low4');
}

export function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}
