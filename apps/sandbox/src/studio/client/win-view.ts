import type { Cell, Frame, Win } from '@baize/games/slots/script';

import { element } from '../../shell/client/page-data.ts';
import type { PageModel } from '../slots/page-model.ts';
import type { SlotTexts } from '../slots/slot-texts.ts';
import type { BoardView } from './board-view.ts';
import { type UnitsText, wordsOfWin } from './words.ts';

const LINE_COLOURS = ['#ffd76a', '#7ff0c0', '#ff9a8a', '#8fd0ff', '#e6a8ff'];
const EACH_MS = 1_400;
const SVG = 'http://www.w3.org/2000/svg';

/** Marks the wins of a board: all together, then one by one until the next game. */
export class WinView {
  readonly #board: BoardView;
  readonly #model: PageModel;
  readonly #texts: SlotTexts;
  readonly #lines = element('lines');
  readonly #caption = element('caption');
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(board: BoardView, model: PageModel, texts: SlotTexts) {
    this.#board = board;
    this.#model = model;
    this.#texts = texts;
    this.#lines.setAttribute('viewBox', `0 0 ${model.reels * 100} ${model.rows.to * 100}`);
    this.#lines.setAttribute('preserveAspectRatio', 'none');
  }

  /** @param total in words */
  showAll(wins: readonly Win[], total: string): void {
    this.#stop();
    this.#board.mark(cellsOf(wins));
    this.#draw(wins);
    this.#say(total);
  }

  /** The captions are not for screen readers, which would otherwise never stop: the message has the words. */
  showInTurn({ wins }: Frame, money: UnitsText): void {
    this.#stop();
    let next = 0;
    const showNext = (): void => {
      const win = wins[next % wins.length];
      next += 1;
      if (win === undefined) return;
      this.#board.mark(win.cells);
      this.#draw([win]);
      this.#say(wordsOfWin(win, this.#texts, money));
    };
    if (wins.length === 0) return;
    showNext();
    if (wins.length > 1) this.#timer = setInterval(showNext, EACH_MS);
  }

  clear(): void {
    this.#stop();
    this.#board.mark([]);
    this.#lines.replaceChildren();
    this.#say('');
  }

  #stop(): void {
    clearInterval(this.#timer);
  }

  #say(text: string): void {
    this.#caption.textContent = text;
    this.#caption.hidden = text === '';
  }

  #draw(wins: readonly Win[]): void {
    this.#lines.replaceChildren(
      ...wins.flatMap((win) => (win.kind === 'line' ? [this.#path(win.line)] : [])),
    );
  }

  #path(line: number): SVGElement {
    const path = document.createElementNS(SVG, 'polyline');
    const rows = this.#model.lines[line] ?? [];
    path.setAttribute('points', rows.map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`).join(' '));
    path.setAttribute('stroke', LINE_COLOURS[line % LINE_COLOURS.length] ?? '#fff');
    return path;
  }
}

/** All cells of wins, each once. */
export function cellsOf(wins: readonly Win[]): Cell[] {
  return [...new Map(wins.flatMap(({ cells }) => cells).map((cell) => [String(cell), cell])).values()];
}
