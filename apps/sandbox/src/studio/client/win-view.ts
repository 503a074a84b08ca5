import type { GameStep } from '../math/draw-game.ts';
import type { FrameData } from '../frame/frame-page.ts';
import { element, fillText } from './frame-data.ts';
import type { ReelView } from './reel-view.ts';

type Cell = readonly [reel: number, row: number];

const LINE_COLOURS = ['#ffd76a', '#7ff0c0', '#ff9a8a', '#8fd0ff', '#e6a8ff'];
const LINE_MS = 1_300;

/** Shows the wins of a window: first all together, then line by line until stopped. */
export class WinView {
  readonly #reels: ReelView;
  readonly #model: FrameData['model'];
  readonly #texts: FrameData['texts'];
  readonly #lines = element('lines');
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(reels: ReelView, { model, texts }: FrameData) {
    this.#reels = reels;
    this.#model = model;
    this.#texts = texts;
    this.#lines.setAttribute('viewBox', `0 0 ${model.strips.length * 100} ${model.rows * 100}`);
    this.#lines.setAttribute('preserveAspectRatio', 'none');
  }

  /**
   * @param say shows the text that explains the current line
   * @param money formats an amount in twentieths of the stake
   */
  show(step: GameStep, say: (text: string) => void, money: (units: number) => string): void {
    this.clear();
    if (step.lineWins.length === 0 && step.scatters < 3) return;
    const scatterCells = step.scatters >= 3 ? cellsOf(step, 'scatter') : [];
    const wins = step.lineWins.map((win) => ({
      line: win.line,
      cells: this.#cellsOnLine(win.line, win.count),
      text: fillText(this.#texts.lineWin, { line: win.line + 1, count: win.count, amount: money(win.units) }),
    }));
    this.#reels.mark([...wins.flatMap(({ cells }) => cells), ...scatterCells]);
    this.#draw(wins.map(({ line }) => line));

    const scenes = [
      ...wins,
      ...(scatterCells.length > 0
        ? [
            {
              line: null,
              cells: scatterCells,
              text: fillText(this.#texts.scatterWin, { count: step.scatters }),
            },
          ]
        : []),
    ];
    let next = 0;
    this.#timer = setInterval(() => {
      const scene = scenes[next % scenes.length];
      next += 1;
      if (scene === undefined) return;
      this.#reels.mark(scene.cells);
      this.#draw(scene.line === null ? [] : [scene.line]);
      // Each is announced once; a screen reader would otherwise never stop.
      if (next <= scenes.length) say(scene.text);
    }, LINE_MS);
  }

  clear(): void {
    clearInterval(this.#timer);
    this.#lines.replaceChildren();
    this.#reels.mark([]);
  }

  #cellsOnLine(line: number, count: number): Cell[] {
    const rows = this.#model.lines[line] ?? [];
    return rows.slice(0, count).map((row, reel) => [reel, row]);
  }

  #draw(lines: readonly number[]): void {
    this.#lines.replaceChildren(
      ...lines.map((line) => {
        const path = document.createElementNS('http://www.w3.org/2000/svg', 'polyline');
        const rows = this.#model.lines[line] ?? [];
        path.setAttribute(
          'points',
          rows.map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`).join(' '),
        );
        path.setAttribute('stroke', LINE_COLOURS[line % LINE_COLOURS.length] ?? '#fff');
        return path;
      }),
    );
  }
}

function cellsOf(step: GameStep, symbol: string): Cell[] {
  return step.window.flatMap((column, reel) =>
    column.flatMap((shown, row): Cell[] => (shown === symbol ? [[reel, row]] : [])),
  );
}
