import { make } from '../../shell/client/page-data.ts';

/** Where a spot is on its board, in the board's units; without a size it is a point between others. */
export interface Placement {
  readonly spot: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Classes of its box, such as its colour. */
  readonly look?: string;
  /** What is printed on it. */
  readonly face?: () => Node;
}

export interface BoardLayout {
  readonly columns: number;
  readonly rows: number;
  /** Boxes in rows as wide as the board. */
  readonly isInRows?: boolean;
  readonly placements: readonly Placement[];
  /** The spot at a point that is pressed; the box there by default. */
  readonly resolve?: (x: number, y: number) => string | null;
}

interface BoardParts {
  readonly label: string;
  onPlace(spot: string): void;
  onRemove(spot: string): void;
}

/** What lies on a spot. */
export interface SpotMark {
  /** A chip; null for none. */
  readonly chip: Node | null;
  readonly label: string;
  /** What it paid, with a class for how it ended. */
  readonly paid: { readonly text: string; readonly look: string } | null;
}

/** The share of a board's width up to which a chip has no room beside the name of a box, on a wide and a narrow board. */
const SLIM = { wide: 1 / 4, narrow: 1 / 3 };
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The spots of a table: pressed anywhere, or walked over with the arrow keys. */
export class SpotBoard {
  readonly element = make('div', 'board');
  readonly #parts: BoardParts;
  readonly #buttons = new Map<string, HTMLButtonElement>();
  #layout: BoardLayout = { columns: 1, rows: 1, placements: [] };
  #slim = SLIM.wide;
  #current = '';

  constructor(parts: BoardParts) {
    this.#parts = parts;
    this.element.setAttribute('role', 'group');
    this.element.setAttribute('aria-label', parts.label);
    this.element.addEventListener('click', (event) => this.#press(event, (spot) => parts.onPlace(spot)));
    this.element.addEventListener('contextmenu', (event) => {
      event.preventDefault();
      this.#press(event, (spot) => parts.onRemove(spot));
    });
    this.element.addEventListener('keydown', (event) => this.#type(event));
    // Screen readers also focus spots that the Tab key passes over.
    this.element.addEventListener('focusin', ({ target }) => {
      const spot = target instanceof HTMLElement ? target.dataset['spot'] : undefined;
      if (spot !== undefined && spot !== this.#current) this.#focusable(spot, false);
    });
  }

  /** Draws a layout; bets stay where their spots are. */
  arrange(layout: BoardLayout, isNarrow: boolean): void {
    const hadFocus = this.element.contains(document.activeElement);
    this.#layout = layout;
    this.#slim = isNarrow ? SLIM.narrow : SLIM.wide;
    this.#buttons.clear();
    for (const placement of layout.placements) this.#buttons.set(placement.spot, this.#draw(placement));
    this.element.replaceChildren(...this.#buttons.values());
    this.element.classList.toggle('in-rows', layout.isInRows === true);
    this.element.style.setProperty('--columns', String(layout.columns));
    this.element.style.setProperty('--rows', String(layout.rows));
    if (!this.#buttons.has(this.#current)) this.#current = layout.placements[0]?.spot ?? '';
    this.#focusable(this.#current, hadFocus);
  }

  mark(spot: string, { chip, label, paid }: SpotMark): void {
    const box = this.#buttons.get(spot);
    if (box === undefined) return;
    const said = box.querySelector('.said');
    if (said !== null) said.textContent = label;
    for (const earlier of box.querySelectorAll('.on-spot, .paid')) earlier.remove();
    // What is printed makes room for both.
    box.classList.toggle('has-chip', chip !== null);
    box.classList.toggle('has-paid', paid !== null && paid.text !== '');
    if (chip === null && paid === null) return;
    const holder = make('span', `on-spot ${paid?.look ?? ''}`.trim());
    holder.setAttribute('aria-hidden', 'true');
    if (chip !== null) holder.append(chip);
    // In the place of the odds, if they are printed.
    const place = box.querySelector('.face small')?.closest('.face') ?? holder;
    if (paid !== null) place.append(make('span', `paid ${paid.look}`, paid.text));
    box.append(holder);
  }

  highlight(spots: readonly string[]): void {
    for (const [spot, box] of this.#buttons) box.classList.toggle('hit', spots.includes(spot));
  }

  disable(isDisabled: boolean): void {
    this.element.classList.toggle('closed', isDisabled);
    for (const box of this.#buttons.values()) box.setAttribute('aria-disabled', String(isDisabled));
  }

  #draw({ spot, x, y, width, height, look = '', face }: Placement): HTMLButtonElement {
    const { columns, rows } = this.#layout;
    const isPoint = width === 0;
    const box = make('button', `spot ${isPoint ? 'point' : ''} ${look}`.trim());
    box.classList.toggle('slim', !isPoint && width / columns < this.#slim + 0.01);
    box.type = 'button';
    box.dataset.spot = spot;
    box.style.left = `${(x / columns) * 100}%`;
    box.style.top = `${(y / rows) * 100}%`;
    if (!isPoint) {
      box.style.width = `${(width / columns) * 100}%`;
      box.style.height = `${(height / rows) * 100}%`;
    }
    if (face) {
      const printed = make('span', 'printed');
      printed.setAttribute('aria-hidden', 'true');
      printed.append(face());
      box.append(printed);
    }
    // What is printed is said in full, with what is bet on it.
    box.append(make('span', 'said'));
    return box;
  }

  #press(event: MouseEvent, apply: (spot: string) => void): void {
    const own = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-spot]') : null;
    const spot = event.detail === 0 ? (own?.dataset.spot ?? null) : this.#spotAt(event, own);
    if (spot === null) return;
    this.#focusable(spot, false);
    apply(spot);
  }

  #spotAt({ clientX, clientY }: MouseEvent, own: HTMLElement | null): string | null {
    const { resolve, columns, rows } = this.#layout;
    if (resolve === undefined) return own?.dataset.spot ?? null;
    const area = this.element.getBoundingClientRect();
    return resolve(
      ((clientX - area.left) / area.width) * columns,
      ((clientY - area.top) / area.height) * rows,
    );
  }

  #type(event: KeyboardEvent): void {
    const arrow = ARROWS[event.key];
    if (arrow !== undefined) {
      event.preventDefault();
      this.#focusable(this.#nextTo(this.#current, arrow), true);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      this.#parts.onRemove(this.#current);
    }
  }

  /** The nearest spot in a direction, by the middles of the spots. */
  #nextTo(spot: string, [right, down]: readonly [number, number]): string {
    const from = this.#middleOf(spot);
    let best = { spot, distance: Number.POSITIVE_INFINITY };
    for (const other of this.#layout.placements) {
      const [x, y] = this.#middleOf(other.spot);
      const along = (x - from[0]) * right + (y - from[1]) * down;
      const across = Math.abs((x - from[0]) * down) + Math.abs((y - from[1]) * right);
      const distance = along + across * 3;
      if (along > 0.1 && distance < best.distance) best = { spot: other.spot, distance };
    }
    return best.spot;
  }

  #middleOf(spot: string): readonly [number, number] {
    const found = this.#layout.placements.find((placement) => placement.spot === spot);
    return found === undefined ? [0, 0] : [found.x + found.width / 2, found.y + found.height / 2];
  }

  #focusable(spot: string, takesFocus: boolean): void {
    this.#current = spot;
    for (const [id, box] of this.#buttons) box.tabIndex = id === spot ? 0 : -1;
    if (takesFocus) this.#buttons.get(spot)?.focus();
  }
}
