import { plinkoPays, type PlinkoRisk, type PlinkoRows } from '@baize/games/plinko/table';

import { animate, isStill, shape } from '../../shell/client/motion.ts';
import { gameSounds } from '../../shell/client/sound/game-sounds.ts';

const WIDTH = 720;
const TOP = 50;
const FLOOR = 560;
const BIN_HEIGHT = 50;
const FALL_MS = 3_400;

/** Colours of the bins, from the centre to the edge. */
const COLOURS = [
  '#3f4fb8',
  '#5b49b5',
  '#8a44ad',
  '#b9418f',
  '#d9485f',
  '#ec6a3a',
  '#f59a2f',
  '#ffc844',
  '#ffe27a',
];

interface Shape {
  readonly rows: PlinkoRows;
  readonly gap: number;
  readonly rise: number;
}

const shapeOf = (rows: PlinkoRows): Shape => ({
  rows,
  gap: (WIDTH - 40) / (rows + 1),
  rise: (FLOOR - TOP) / rows,
});

/** The board of pegs over the bins. */
export class PegBoard {
  readonly #svg: SVGElement;
  readonly #times: (hundredths: number) => string;
  readonly #emblem: string | null;
  #shape = shapeOf(12);
  #bins: SVGGElement[] = [];

  /** @param emblem address of a picture on the ball; null for none */
  constructor(svg: SVGElement, times: (hundredths: number) => string, emblem: string | null) {
    this.#svg = svg;
    this.#times = times;
    this.#emblem = emblem;
  }

  draw(rows: PlinkoRows, risk: PlinkoRisk): void {
    this.#shape = shapeOf(rows);
    const { gap, rise } = this.#shape;
    const pegs = Array.from({ length: rows }, (_, row) =>
      Array.from({ length: row + 3 }, (_peg, peg) =>
        shape('circle', {
          cx: WIDTH / 2 + (peg - (row + 2) / 2) * gap,
          cy: TOP + row * rise,
          r: Math.max(4, gap * 0.11),
          class: 'peg',
        }),
      ),
    ).flat();
    this.#bins = Array.from({ length: rows + 1 }, (_, bin) =>
      this.#drawBin(bin, plinkoPays(rows, risk, bin)),
    );
    this.#svg.replaceChildren(...pegs, ...this.#bins);
  }

  /** Lets a ball fall along its way. */
  async drop(steps: readonly number[]): Promise<void> {
    const ball = this.#drawBall(Math.max(7, this.#shape.gap * 0.24));
    this.#svg.append(ball);
    let hit = -1;
    await animate(FALL_MS, (share) => {
      const [x, y] = this.#positionAt(share * (steps.length + 1), steps);
      ball.setAttribute('transform', `translate(${x} ${y})`);
      const row = Math.floor(share * (steps.length + 1));
      if (row === hit || isStill()) return;
      hit = row;
      gameSounds.play('wheelTick');
    });
    ball.remove();
  }

  /** The bin in which a ball came to rest. */
  mark(bin: number): void {
    for (const [index, box] of this.#bins.entries()) box.classList.toggle('hit', index === bin);
  }

  clear(): void {
    for (const bin of this.#bins) bin.classList.remove('hit');
  }

  /** Between two pegs a ball rises a little and falls. @param at rows passed, with the part of the next */
  #positionAt(at: number, steps: readonly number[]): [x: number, y: number] {
    const { gap, rise, rows } = this.#shape;
    const row = Math.min(Math.floor(at), steps.length);
    const part = at - row;
    const right = steps.slice(0, row).reduce((sum, step) => sum + step, 0);
    const from = WIDTH / 2 + (right - row / 2) * gap;
    if (row === 0 && part < 1) {
      const first = WIDTH / 2 + ((steps[0] ?? 0) - 0.5) * gap * Math.max(0, part - 0.5) * 2;
      return [first, 12 + (TOP + rise * 0.35 - 12) * part ** 2];
    }
    if (row >= rows)
      return [from, Math.min(FLOOR + 24, FLOOR - rise * 0.65 + (rise * 0.65 + 24) * part ** 1.6)];
    const to = WIDTH / 2 + (right + (steps[row] ?? 0) - (row + 1) / 2) * gap;
    const height = TOP + (row - 1) * rise + rise * 0.35;
    return [from + (to - from) * part, height + rise * (1.6 * part ** 2 - 0.6 * part)];
  }

  #drawBall(r: number): SVGGElement {
    const ball = shape('g', { class: 'ball' });
    ball.append(shape('circle', { r }));
    const side = r * 1.7;
    if (this.#emblem !== null)
      ball.append(
        shape('image', { href: this.#emblem, x: -side / 2, y: -side / 2, width: side, height: side }),
      );
    return ball;
  }

  #drawBin(bin: number, pays: number): SVGGElement {
    const { rows, gap } = this.#shape;
    const fromCentre = Math.abs(bin - rows / 2) / (rows / 2);
    const colour = COLOURS[Math.round(fromCentre * (COLOURS.length - 1))] ?? '#3f4fb8';
    const left = WIDTH / 2 + (bin - (rows + 1) / 2) * gap + 2;
    const group = shape('g', { class: 'bin' });
    const text = this.#times(pays).replace('×', rows === 16 ? '' : '×');
    group.append(
      shape('rect', { x: left, y: FLOOR + 24, width: gap - 4, height: BIN_HEIGHT, rx: 8, fill: colour }),
      shape(
        'text',
        {
          x: left + gap / 2 - 2,
          y: FLOOR + 55,
          class: fromCentre > 0.8 ? 'pay dark' : 'pay',
          'font-size': Math.min(20, gap * (text.length > 4 ? 0.33 : 0.4)),
        },
        text,
      ),
    );
    return group;
  }
}
