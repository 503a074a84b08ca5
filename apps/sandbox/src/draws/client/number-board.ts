import { make } from '../../shell/client/page-data.ts';

interface NumberBoardOptions {
  readonly numbers: number;
  readonly mostPicks: number;
  readonly onChange: () => void;
}

/** Numbers to pick from, with arrow keys too; the drawn ones are marked. */
export class NumberBoard {
  readonly #options: NumberBoardOptions;
  readonly #buttons: readonly HTMLButtonElement[];
  readonly #picks = new Set<number>();

  constructor(box: HTMLElement, options: NumberBoardOptions) {
    this.#options = options;
    this.#buttons = Array.from({ length: options.numbers }, (_, index) => {
      const number = make('button', 'number', String(index + 1));
      number.type = 'button';
      number.tabIndex = index === 0 ? 0 : -1;
      number.addEventListener('click', () => this.#toggle(index + 1));
      return number;
    });
    box.append(...this.#buttons);
    box.addEventListener('keydown', (event) => this.#walk(box, event));
  }

  /** In the order in which they were picked. */
  get picks(): number[] {
    return [...this.#picks];
  }

  clear(): void {
    this.#picks.clear();
  }

  show(drawn: readonly number[]): void {
    this.#buttons.forEach((number, index) => {
      number.setAttribute('aria-pressed', String(this.#picks.has(index + 1)));
      number.toggleAttribute('data-drawn', drawn.includes(index + 1));
    });
  }

  /** Only which numbers a player starts from: the draw is the server's. */
  pickAtRandom(usual: number): void {
    const count = this.#picks.size || usual;
    this.#picks.clear();
    while (this.#picks.size < count) {
      const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
      this.#picks.add((random % this.#options.numbers) + 1);
    }
    this.#options.onChange();
  }

  #toggle(number: number): void {
    if (!this.#picks.delete(number) && this.#picks.size < this.#options.mostPicks) this.#picks.add(number);
    this.#options.onChange();
  }

  #walk(box: HTMLElement, event: KeyboardEvent): void {
    const at = this.#buttons.findIndex((number) => number === document.activeElement);
    const perRow = getComputedStyle(box).gridTemplateColumns.split(' ').length;
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -perRow, ArrowDown: perRow }[event.key];
    const next = step === undefined ? undefined : this.#buttons[at + step];
    if (at === -1 || !next) return;
    event.preventDefault();
    for (const number of this.#buttons) number.tabIndex = number === next ? 0 : -1;
    next.focus();
  }
}
