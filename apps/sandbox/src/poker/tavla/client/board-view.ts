import { BAR, type Dice, OFF, otherSide, type Position, type Side, SIDES } from '@baize/games/tavla';

import { allow } from '../../../shell/client/allow.ts';
import { make } from '../../../shell/client/page-data.ts';
import { svg } from '../../../tables/client/svg.ts';
import {
  areaOf,
  checkerSpot,
  diceSpot,
  fieldsOf,
  nextPoint,
  numberSpot,
  type Orientation,
  sizeOf,
  traysOf,
  triangleOf,
} from './board-geometry.ts';
import { movedCheckers } from './checker-moves.ts';
import { drawDice } from './dice-drawing.ts';

export interface ShownDice {
  readonly side: Side;
  readonly dice: Dice;
  /** Those of them that were played. */
  readonly played: readonly number[];
  /** The roll, so that a new one is seen as such. */
  readonly key: string;
}

export interface ShownBoard {
  readonly position: Position;
  /** Who looks at it from below. */
  readonly side: Side;
  readonly dice: ShownDice | null;
  /** Points that can be chosen. */
  readonly origins: ReadonlySet<number>;
  readonly chosen: number | null;
  readonly targets: ReadonlySet<number>;
}

export interface BoardParts {
  readonly root: HTMLElement;
  readonly label: string;
  /** What a screen reader says of a point. */
  readonly wordsOf: (shown: ShownBoard, point: number) => string;
  readonly onPoint: (point: number) => void;
}

const POINTS = Array.from({ length: BAR + 1 }, (_, point) => point);
const MOST_VISIBLE = 5;
const FIRST_FOCUS = 6;

/** The board: a drawing with a button over each point, the bar and the own tray. */
export class BoardView {
  readonly #parts: BoardParts;
  readonly #frame = make('div', 'tavla-frame');
  readonly #ground = svg('g');
  readonly #checkers: Readonly<Record<Side, readonly SVGGElement[]>>;
  readonly #points: Record<Side, number[]> = { white: [], black: [] };
  readonly #counts = svg('g', { class: 'counts' });
  readonly #dice = svg('g');
  readonly #drawing = svg('svg', { 'aria-hidden': 'true' });
  readonly #buttons: readonly HTMLButtonElement[];
  #orientation: Orientation | null = null;
  #shown: ShownBoard | null = null;
  #rolled = '';
  #focus = FIRST_FOCUS;

  constructor(parts: BoardParts) {
    this.#parts = parts;
    const { root, label } = parts;
    this.#checkers = { white: drawCheckers('white'), black: drawCheckers('black') };
    const layer = svg('g', {}, ...this.#checkers.white, ...this.#checkers.black);
    this.#drawing.append(this.#ground, layer, this.#counts, this.#dice);
    this.#buttons = POINTS.map((point) => this.#pointButton(point));
    this.#frame.append(this.#drawing, ...this.#buttons);
    this.#frame.setAttribute('role', 'group');
    this.#frame.setAttribute('aria-label', label);
    root.replaceChildren(this.#frame);
    this.#frame.addEventListener('keydown', (event) => this.#onKey(event));
    new ResizeObserver(() => this.#fit()).observe(root);
    this.#fit();
  }

  show(shown: ShownBoard): void {
    this.#shown = shown;
    this.#draw();
  }

  #fit(): void {
    const { clientWidth, clientHeight } = this.#parts.root;
    const orientation: Orientation = clientHeight > clientWidth * 0.95 ? 'tall' : 'wide';
    if (orientation === this.#orientation) return;
    this.#orientation = orientation;
    const { width, height } = sizeOf(orientation);
    this.#frame.dataset['orientation'] = orientation;
    this.#drawing.setAttribute('viewBox', `0 0 ${width} ${height}`);
    this.#drawGround(orientation);
    for (const [point, control] of this.#buttons.entries()) {
      const area = areaOf(orientation, point);
      control.style.left = `${(area.x / width) * 100}%`;
      control.style.top = `${(area.y / height) * 100}%`;
      control.style.width = `${(area.width / width) * 100}%`;
      control.style.height = `${(area.height / height) * 100}%`;
    }
    this.#rolled = '';
    this.#draw();
  }

  #drawGround(orientation: Orientation): void {
    const { width, height } = sizeOf(orientation);
    const box = (area: { x: number; y: number; width: number; height: number }, name: string) =>
      svg('rect', { ...area, class: name, rx: 0.12 });
    this.#ground.replaceChildren(
      svg('rect', {
        x: 0.04,
        y: 0.04,
        width: width - 0.08,
        height: height - 0.08,
        rx: 0.5,
        class: 'wood',
      }),
      ...fieldsOf(orientation).map((area) => box(area, 'field')),
      ...traysOf(orientation).map((area) => box(area, 'tray')),
      ...POINTS.slice(1, BAR).map((point) =>
        svg('polygon', {
          points: triangleOf(orientation, point),
          class: point % 2 === 0 ? 'triangle even' : 'triangle',
        }),
      ),
      ...POINTS.slice(1, BAR).map((point) => {
        const { x, y } = numberSpot(orientation, point);
        return svg('text', { x, y, class: 'number' }, String(point));
      }),
    );
  }

  #draw(): void {
    const shown = this.#shown;
    const orientation = this.#orientation;
    if (shown === null || orientation === null) return;
    this.#counts.replaceChildren();
    for (const side of SIDES) this.#placeSide(shown, orientation, side);
    this.#showDice(shown, orientation);
    for (const [point, control] of this.#buttons.entries()) {
      const isFrom = shown.origins.has(point);
      const isTo = shown.targets.has(point);
      const isChosen = shown.chosen === point;
      control.dataset['state'] = isChosen
        ? 'chosen'
        : isTo
          ? 'to'
          : isFrom && shown.chosen === null
            ? 'from'
            : '';
      control.setAttribute('aria-label', this.#parts.wordsOf(shown, point));
      control.setAttribute('aria-pressed', String(isChosen));
      allow(control, isFrom || isTo || isChosen);
      control.tabIndex = point === this.#focus ? 0 : -1;
    }
  }

  #placeSide({ position, side: viewer }: ShownBoard, orientation: Orientation, side: Side): void {
    const owner = side === viewer ? 'own' : 'rival';
    const wanted = position[side];
    this.#points[side] = movedCheckers(
      this.#points[side].length === 0 ? allOff() : this.#points[side],
      wanted,
    );
    const placed = new Map<number, number>();
    for (const [index, point] of this.#points[side].entries()) {
      const at = placed.get(point) ?? 0;
      placed.set(point, at + 1);
      const { x, y } = checkerSpot(orientation, owner, point, { index: at, count: wanted[point] ?? 0 });
      const checker = this.#checkers[side][index];
      if (checker) checker.style.transform = `translate(${x.toFixed(3)}px, ${y.toFixed(3)}px)`;
    }
    for (const [point, count] of placed) {
      if (count <= (point === OFF ? 0 : MOST_VISIBLE)) continue;
      const { x, y } = checkerSpot(orientation, owner, point, { index: count - 1, count });
      this.#counts.append(svg('text', { x, y, class: `count ${side}` }, String(count)));
    }
  }

  #showDice({ dice, side }: ShownBoard, orientation: Orientation): void {
    if (dice === null) return this.#dice.replaceChildren();
    const { x, y } = diceSpot(orientation, dice.side === side ? 'own' : 'rival');
    const drawn = drawDice(dice.dice, dice.played, false);
    drawn.classList.toggle('new', dice.key !== this.#rolled);
    drawn.classList.add(dice.side);
    this.#rolled = dice.key;
    drawn.setAttribute('transform', `translate(${x} ${y})`);
    this.#dice.replaceChildren(drawn);
  }

  #pointButton(point: number): HTMLButtonElement {
    const control = make('button', 'point');
    control.type = 'button';
    control.dataset['point'] = String(point);
    control.addEventListener('click', () => {
      this.#focus = point;
      this.#parts.onPoint(point);
    });
    return control;
  }

  #onKey(event: KeyboardEvent): void {
    if (this.#orientation === null || !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    this.#focus = nextPoint(this.#orientation, this.#focus, event.key);
    for (const [point, control] of this.#buttons.entries()) control.tabIndex = point === this.#focus ? 0 : -1;
    this.#buttons[this.#focus]?.focus();
  }
}

function drawCheckers(side: Side): SVGGElement[] {
  return Array.from({ length: 15 }, () =>
    svg(
      'g',
      { class: `checker ${side}` },
      svg('circle', { r: 0.46, class: 'rim' }),
      svg('circle', { r: 0.3, class: 'inner' }),
    ),
  );
}

const allOff = (): number[] => Array.from({ length: 15 }, () => OFF);

/** How many checkers of a side, and of the other one, are on a point by the numbering of the side. */
export function checkersAt(
  position: Position,
  side: Side,
  point: number,
): readonly [own: number, rival: number] {
  const own = position[side][point] ?? 0;
  const isField = point > OFF && point < BAR;
  return [own, isField ? (position[otherSide(side)][BAR - point] ?? 0) : 0];
}
