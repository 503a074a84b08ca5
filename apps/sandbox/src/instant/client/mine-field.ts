import { fillText, make } from '../../shell/client/page-data.ts';
import type { StepView } from '../step-rounds.ts';
import type { MinesTexts } from '../texts/mines-texts.ts';

export type MinesView = StepView<{ readonly mines: number }, readonly number[]>;

const SIDE = 5;
const GEM =
  '<svg viewBox="0 0 64 64" aria-hidden="true"><path fill="#0b6d59" d="M18 10h28l12 16-26 30L6 26z"/><path fill="#19b892" d="M18 10h28l-6 16H24z"/><path fill="#6ff0cd" d="M18 10l6 16H6z"/><path fill="#128a70" d="M46 10l-6 16h18z"/><path fill="#1fd3a6" d="M24 26h16l-8 30z"/><path fill="#0f7d66" d="M6 26h18l8 30z"/><path fill="#fff" fill-opacity=".75" d="M20 13h9l-3 7z"/></svg>';
const MINE =
  '<svg viewBox="0 0 64 64" aria-hidden="true"><g stroke="#3a2b2b" stroke-width="6" stroke-linecap="round"><path d="M32 6v52M6 32h52M14 14l36 36M50 14L14 50"/></g><circle cx="32" cy="32" r="19" fill="#2a1d22"/><circle cx="32" cy="32" r="19" fill="none" stroke="#6b4a4a" stroke-width="2"/><circle cx="32" cy="32" r="7" fill="#ff5a3c"/><circle cx="32" cy="32" r="3" fill="#ffe0a0"/><circle cx="25" cy="24" r="4" fill="#fff" fill-opacity=".5"/></svg>';

interface FieldParts {
  readonly root: HTMLElement;
  readonly texts: MinesTexts;
  /** Address of what is under a safe tile; null for a gem. */
  readonly emblem: string | null;
}

/** The tiles, which are walked with the arrow keys. */
export class MineField {
  readonly #tiles: readonly HTMLButtonElement[];
  readonly #texts: MinesTexts;
  readonly #safe: string;

  constructor({ root, texts, emblem }: FieldParts, onOpen: (tile: number) => void) {
    this.#texts = texts;
    this.#safe = emblem === null ? GEM : `<img src="${emblem}" alt="">`;
    this.#tiles = Array.from({ length: SIDE * SIDE }, (_, tile) => {
      const made = make('button', 'tile');
      made.type = 'button';
      made.tabIndex = tile === 0 ? 0 : -1;
      made.addEventListener('click', () => {
        if (made.getAttribute('aria-disabled') !== 'true') onOpen(tile);
      });
      return made;
    });
    root.append(...this.#tiles);
    root.addEventListener('keydown', (event) => {
      const at = this.#tiles.findIndex((tile) => tile === document.activeElement);
      const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -SIDE, ArrowDown: SIDE }[event.key];
      if (step === undefined || at === -1) return;
      const crossesRow = Math.abs(step) === 1 && Math.floor((at + step) / SIDE) !== Math.floor(at / SIDE);
      const next = crossesRow ? undefined : this.#tiles[at + step];
      event.preventDefault();
      if (!next) return;
      for (const tile of this.#tiles) tile.tabIndex = tile === next ? 0 : -1;
      next.focus();
    });
  }

  /** @param round the round to show; null shows a closed field */
  show(round: MinesView | null, canOpen: boolean): void {
    this.#tiles.forEach((tile, index) => {
      const isOpened = round?.steps.includes(index) ?? false;
      const isMine = round?.hidden?.includes(index) ?? false;
      const isEnded = round?.hidden != null;
      const state = isMine ? 'mine' : isOpened ? 'safe' : isEnded ? 'rest' : 'closed';
      tile.setAttribute('aria-disabled', String(!canOpen || isOpened));
      if (tile.dataset['state'] === state && tile.hasAttribute('data-opened') === isOpened) return;
      tile.dataset['state'] = state;
      tile.toggleAttribute('data-opened', isOpened);
      tile.innerHTML = isMine ? MINE : isOpened || isEnded ? this.#safe : '';
      const [row, column] = [Math.floor(index / SIDE) + 1, (index % SIDE) + 1];
      const word = isMine ? this.#texts.mine : isOpened || isEnded ? this.#texts.safe : this.#texts.closed;
      tile.setAttribute('aria-label', fillText(this.#texts.tile, { row, column, state: word }));
    });
  }

  /** The tile that is being opened. */
  press(tile: number): void {
    this.#tiles[tile]?.setAttribute('data-pressed', '');
  }

  release(): void {
    for (const tile of this.#tiles) tile.removeAttribute('data-pressed');
  }
}
