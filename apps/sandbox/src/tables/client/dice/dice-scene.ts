import { make } from '../../../shell/client/page-data.ts';
import type { FinishedRound, StateMessage } from '../../table-messages.ts';
import type { Scene, SceneParts } from '../scene.ts';
import type { BoardLayout, Placement } from '../spot-board.ts';
import { nameOfSpot } from '../spot-names.ts';
import { animateFrom, drawing, svg } from '../svg.ts';

const SHAKE_MS = 4_200;
const FACES = [1, 2, 3, 4, 5, 6];
const TOTALS = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17];
/** Positions of the pips of each face, in thirds. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

function drawDie(face: number): SVGSVGElement {
  const pips = (PIPS[face] ?? []).map(([x, y]) =>
    svg('circle', {
      cx: x * 13,
      cy: y * 13,
      r: face === 1 ? 8 : 5.4,
      fill: face === 1 || face === 4 ? '#b31b2a' : '#191c20',
    }),
  );
  return drawing(
    '-30 -30 60 60',
    'die',
    svg('rect', { x: -27, y: -25, width: 54, height: 54, rx: 11, fill: '#b9ae97' }),
    svg('rect', { x: -27, y: -28, width: 54, height: 54, rx: 11, fill: '#fffdf5', stroke: '#d9cfb9' }),
    svg('g', { transform: 'translate(0 -1)' }, ...pips),
  );
}

const pairs = FACES.flatMap((low) => FACES.filter((high) => high > low).map((high) => `pair-${low}-${high}`));

type Cell = readonly [spot: string, units: number];

/** Rows of boxes on a wide table and on a narrow one; each row is as wide as the table. */
const WIDE: readonly (readonly Cell[])[] = [
  [
    ['small', 3],
    ['odd', 3],
    ['any-triple', 4],
    ['even', 3],
    ['big', 3],
  ],
  [...FACES.map((face): Cell => [`double-${face}`, 1]), ...FACES.map((face): Cell => [`triple-${face}`, 1])],
  TOTALS.map((total): Cell => [`total-${total}`, 1]),
  pairs.map((pair): Cell => [pair, 1]),
  FACES.map((face): Cell => [`single-${face}`, 1]),
];
const NARROW: readonly (readonly Cell[])[] = [
  [
    ['small', 1],
    ['big', 1],
  ],
  [
    ['odd', 1],
    ['any-triple', 1],
    ['even', 1],
  ],
  TOTALS.slice(0, 7).map((total): Cell => [`total-${total}`, 1]),
  TOTALS.slice(7).map((total): Cell => [`total-${total}`, 1]),
  FACES.map((face): Cell => [`single-${face}`, 1]),
  FACES.map((face): Cell => [`double-${face}`, 1]),
  FACES.map((face): Cell => [`triple-${face}`, 1]),
  pairs.slice(0, 5).map((pair): Cell => [pair, 1]),
  pairs.slice(5, 10).map((pair): Cell => [pair, 1]),
  pairs.slice(10).map((pair): Cell => [pair, 1]),
];
const COLUMNS = 16;

export class DiceScene implements Scene {
  readonly sound = 'dice';
  readonly element = make('div', 'scene dice-scene');
  readonly #parts: SceneParts;
  readonly #dice = make('div', 'dice');
  readonly #sum = make('span', 'dice-sum');
  #shown = '';

  constructor(parts: SceneParts) {
    this.#parts = parts;
    const dome = make('div', 'dome');
    dome.append(this.#dice);
    this.element.append(dome, this.#sum);
    this.#dice.replaceChildren(...[3, 5, 1].map(drawDie));
  }

  layout(isNarrow: boolean): BoardLayout {
    const rows = isNarrow ? NARROW : WIDE;
    const placements = rows.flatMap((row, y): Placement[] => {
      const units = row.reduce((sum, [, width]) => sum + width, 0);
      let at = 0;
      return row.map(([spot, wide]) => {
        const [x, width] = [(at / units) * COLUMNS, (wide / units) * COLUMNS];
        at += wide;
        return {
          spot,
          x,
          y,
          width,
          height: 1,
          look: `felt-box ${spot.split('-')[0] ?? ''}`,
          face: () => this.#face(spot),
        };
      });
    });
    return { columns: COLUMNS, rows: rows.length, placements };
  }

  show({ phase, round, view }: StateMessage, elapsedMs: number): void {
    if (!isDice(view) || (phase !== 'playing' && phase !== 'result')) {
      this.#shown = '';
      this.#sum.textContent = '';
      return;
    }
    if (this.#shown !== round) this.#throw(view, phase === 'result' ? SHAKE_MS : elapsedMs);
    this.#shown = round;
    this.#sum.textContent = phase === 'result' ? String(view.reduce((sum, die) => sum + die, 0)) : '';
  }

  describe({ phase, view }: StateMessage): string | null {
    if (phase !== 'result' || !isDice(view)) return null;
    const sum = view.reduce((total, die) => total + die, 0);
    return `${view.join(' · ')} (${sum})`;
  }

  pip({ totalSum = 0, result = '' }: FinishedRound): HTMLElement {
    const isTriple = new Set(result.split('-')).size === 1;
    return make('span', `pip ${isTriple ? 'green' : totalSum >= 11 ? 'red' : 'black'}`, String(totalSum));
  }

  #throw(dice: readonly number[], elapsedMs: number): void {
    const drawn = dice.map(drawDie);
    this.#dice.replaceChildren(...drawn);
    for (const [index, die] of drawn.entries()) {
      const steps = Array.from({ length: 9 }, (_, step) => {
        const size = 1 - step / 9;
        const [x, y] = [
          Math.sin(step * 2.1 + index * 2) * 60 * size,
          -Math.abs(Math.cos(step * 1.7 + index)) * 70 * size,
        ];
        return {
          transform: `translate(${x}%, ${y}%) rotate(${(step + index) * 97 * size}deg)`,
          filter: step < 5 ? 'blur(1px)' : 'none',
        };
      });
      animateFrom(die, [...steps, { transform: 'none', filter: 'none' }], {
        durationMs: SHAKE_MS,
        elapsedMs,
        easing: 'ease-out',
      });
    }
  }

  #face(spot: string): HTMLElement {
    const { texts, spots } = this.#parts.data;
    const { kind = '', pays = 0 } = spots.find(({ id }) => id === spot) ?? {};
    const face = make('span', 'face');
    const [head = '', ...faces] = spot.split('-');
    const isDrawn = ['pair', 'double', 'triple', 'single'].includes(head) && faces.length > 0;
    if (isDrawn) {
      const shown =
        head === 'double' ? [faces[0], faces[0]] : head === 'triple' ? [faces[0], faces[0], faces[0]] : faces;
      const dice = make('span', 'face-dice');
      dice.append(...shown.map((die) => drawDie(Number(die))));
      face.append(dice);
    } else
      face.append(make('b', '', head === 'total' ? (faces[0] ?? '') : nameOfSpot({ id: spot, kind }, texts)));
    face.append(make('small', '', `${pays}:1`));
    return face;
  }
}

function isDice(view: unknown): view is readonly number[] {
  return Array.isArray(view) && view.length === 3;
}
