import type { ClimbName, ClimbWay } from '@baize/games/climb/table';

import { fillText, make } from '../../shell/client/page-data.ts';
import type { StepView } from '../step-rounds.ts';
import type { ClimbTexts } from '../texts/climb-texts.ts';
import { CLIMB_ART, type TileState } from './climb-art.ts';

export type ClimbView = StepView<
  { readonly risk: 'low' | 'medium' | 'high' },
  readonly (readonly number[])[]
>;

interface Floor {
  readonly row: HTMLElement;
  readonly tiles: readonly HTMLButtonElement[];
}

interface ClimbBoardOptions {
  readonly root: HTMLElement;
  readonly name: ClimbName;
  readonly texts: ClimbTexts;
  readonly onStep: (floor: number, tile: number) => void;
}

/** The way up: floors with tiles, and who climbs them. Only the next floor takes part, walked with the arrow keys. */
export class ClimbBoard {
  readonly #options: ClimbBoardOptions;
  readonly #figure = make('i', 'figure');
  #floors: readonly Floor[] = [];

  constructor(options: ClimbBoardOptions) {
    this.#options = options;
    this.#figure.innerHTML = CLIMB_ART[options.name].figure;
    this.#figure.setAttribute('aria-hidden', 'true');
    options.root.addEventListener('keydown', (event) => this.#walk(event));
  }

  /** Draws another way. @param pays what each floor pays, as texts from the lowest */
  build(way: ClimbWay, pays: readonly string[]): void {
    const { root, texts, onStep } = this.#options;
    this.#floors = pays.map((pay, floor) => {
      const row = make('div', 'floor');
      const tiles = Array.from({ length: way.floors[floor] ?? 0 }, (_, tile) => {
        const button = make('button', 'step');
        button.type = 'button';
        button.addEventListener('click', () => {
          if (button.getAttribute('aria-disabled') !== 'true') onStep(floor, tile);
        });
        return button;
      });
      const group = make('div', 'steps');
      group.setAttribute('role', 'group');
      group.setAttribute('aria-label', `${texts.floor} ${floor + 1}, ${pay}`);
      group.append(...tiles);
      row.append(make('span', 'pays', pay), group);
      return { row, tiles };
    });
    const crest = make('div', 'crest');
    root.replaceChildren(
      crest,
      ...this.#floors.map(({ row }) => row).reverse(),
      make('div', 'ground'),
      this.#figure,
    );
  }

  /** @param round the round to show; null before the first */
  show(round: ClimbView | null, canStep: boolean): void {
    const { root } = this.#options;
    const steps = round?.steps ?? [];
    const next = round?.state === 'open' ? steps.length : -1;
    this.#floors.forEach(({ row, tiles }, floor) => {
      row.dataset['state'] = floor === next ? 'next' : floor < steps.length ? 'past' : 'ahead';
      tiles.forEach((button, tile) => {
        const isBad = round?.hidden?.[floor]?.includes(tile) ?? false;
        const isTaken = steps[floor] === tile;
        const state = isBad ? 'bad' : isTaken || round?.hidden ? 'safe' : 'closed';
        this.#draw(button, { floor, tile, state });
        button.toggleAttribute('data-taken', isTaken);
        button.setAttribute('aria-disabled', String(floor !== next || !canStep));
        button.tabIndex = floor === next && tile === 0 ? 0 : -1;
      });
    });
    const at = steps.length;
    root.style.setProperty('--at', String(at));
    root.style.setProperty('--x', String(this.#across(steps)));
    this.#figure.toggleAttribute('data-fallen', round !== null && round.hidden !== null && round.win === 0);
  }

  /** Focus follows the climb if it was on a tile. */
  focusNext(floor: number): void {
    if (this.#options.root.contains(document.activeElement))
      this.#floors[floor]?.tiles[0]?.focus({ preventScroll: true });
  }

  press(floor: number, tile: number): void {
    this.#floors[floor]?.tiles[tile]?.setAttribute('data-pressed', '');
  }

  release(): void {
    for (const { tiles } of this.#floors) for (const button of tiles) button.removeAttribute('data-pressed');
  }

  /** Where the figure is across the way, 0 to 1. */
  #across(steps: readonly number[]): number {
    const tile = steps.at(-1);
    const count = this.#floors[steps.length - 1]?.tiles.length ?? 1;
    return tile === undefined ? 0.5 : (tile + 0.5) / count;
  }

  #draw(
    button: HTMLButtonElement,
    { floor, tile, state }: { floor: number; tile: number; state: TileState },
  ): void {
    if (button.dataset['state'] === state) return;
    const { name, texts } = this.#options;
    button.dataset['state'] = state;
    button.innerHTML = CLIMB_ART[name].tiles[state];
    button.setAttribute(
      'aria-label',
      fillText(texts.label, {
        floor: texts.floor,
        at: floor + 1,
        tile: texts.tile,
        index: tile + 1,
        state: texts[state],
      }),
    );
  }

  #walk(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const floor = this.#floors.find(({ row }) => row.contains(document.activeElement));
    if (step === undefined || !floor) return;
    event.preventDefault();
    const at = floor.tiles.findIndex((button) => button === document.activeElement);
    floor.tiles[at + step]?.focus({ preventScroll: true });
  }
}
