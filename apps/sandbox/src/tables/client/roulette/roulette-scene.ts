import { type AnnouncedBet, announcedBets, rouletteColorOf } from '@baize/games/tables/layouts';

import { make } from '../../../shell/client/page-data.ts';
import type { FinishedRound, StateMessage } from '../../table-messages.ts';
import type { Scene, SceneParts } from '../scene.ts';
import type { BoardLayout } from '../spot-board.ts';
import { drawRouletteWheel, type RouletteWheel } from './roulette-wheel.ts';
import {
  rouletteLayout,
  type RouletteTable,
  rouletteTableOf,
  TAP_KINDS,
  type TapKind,
} from './roulette-layout.ts';

/** Announced bets are parts of a wheel of this size. */
const ANNOUNCED_POCKETS = 37;
const ANNOUNCED: readonly AnnouncedBet[] = ['voisins', 'tiers', 'orphelins'];

export class RouletteScene implements Scene {
  readonly sound = 'ball';
  readonly element = make('div', 'scene wheel-scene');
  readonly extras = make('div', 'extras');
  readonly #parts: SceneParts;
  readonly #table: RouletteTable;
  readonly #wheel: RouletteWheel;
  readonly #plate = make('span', 'plate');
  #shown = '';
  /** A finger is too wide for the lines between numbers. */
  #tap: TapKind = matchMedia('(pointer: coarse)').matches ? 'straight' : 'all';

  constructor(parts: SceneParts) {
    this.#parts = parts;
    this.#table = rouletteTableOf(parts.data.play);
    this.#wheel = drawRouletteWheel(this.#table.wheel);
    const stand = make('div', 'roulette-stand');
    stand.append(this.#wheel.element, this.#plate);
    this.element.append(stand);
    this.#plate.setAttribute('aria-hidden', 'true');
    this.#drawExtras();
  }

  layout(isNarrow: boolean): BoardLayout {
    return rouletteLayout(this.#table, isNarrow, this.#tap, this.#parts.data.texts);
  }

  show({ phase, round, view }: StateMessage, elapsedMs: number): void {
    if (phase === 'playing' && typeof view === 'number') {
      if (this.#shown !== round) this.#wheel.spin(this.#table.wheel.indexOf(view), elapsedMs);
      this.#shown = round;
    } else if (phase === 'result' && typeof view === 'number') {
      if (this.#shown !== round) this.#wheel.rest(this.#table.wheel.indexOf(view));
      this.#shown = round;
    }
    const number = phase === 'result' && typeof view === 'number' ? view : null;
    this.#plate.hidden = number === null;
    if (number === null) return;
    this.#plate.textContent = String(number);
    this.#plate.className = `plate ${rouletteColorOf(number)}`;
  }

  describe({ phase, view }: StateMessage): string | null {
    if (phase !== 'result' || typeof view !== 'number') return null;
    const { texts } = this.#parts.data;
    const color = rouletteColorOf(view);
    return color === 'green' ? '0' : `${view}, ${texts.spots[color]}`;
  }

  pip({ result = '', color = 'green' }: FinishedRound): HTMLElement {
    return make('span', `pip ${color}`, result);
  }

  #drawExtras(): void {
    const { texts } = this.#parts.data;
    const kinds = make('div', 'segments');
    kinds.setAttribute('role', 'group');
    kinds.setAttribute('aria-label', texts.kinds.title);
    for (const kind of Object.keys(TAP_KINDS).filter(isTapKind)) {
      // Lines are within reach of a mouse, and of the arrow keys.
      if (kind === 'all' && this.#tap !== 'all') continue;
      const box = make('button', 'segment', kind === 'all' ? '✛' : texts.kinds[kind]);
      if (kind === 'all') box.setAttribute('aria-label', texts.kinds.title);
      box.type = 'button';
      box.setAttribute('aria-pressed', String(kind === this.#tap));
      box.addEventListener('click', () => {
        this.#tap = kind;
        for (const other of kinds.children) other.setAttribute('aria-pressed', String(other === box));
        this.#parts.rearrange();
      });
      kinds.append(box);
    }
    this.extras.append(kinds);
    if (this.#table.wheel.length === ANNOUNCED_POCKETS) this.extras.append(this.#drawAnnounced());
  }

  #drawAnnounced(): HTMLElement {
    const { texts } = this.#parts.data;
    const announced = make('div', 'segments announced');
    announced.setAttribute('role', 'group');
    announced.setAttribute('aria-label', texts.roulette.announced);
    for (const name of ANNOUNCED) {
      const box = make('button', 'segment', texts.roulette[name]);
      box.type = 'button';
      box.addEventListener('click', () =>
        this.#parts.placeAll(
          announcedBets(name, 1n).map(({ spot, stakeMinor }) => [spot, Number(stakeMinor)]),
        ),
      );
      announced.append(box);
    }
    return announced;
  }
}

function isTapKind(name: string): name is TapKind {
  return Object.hasOwn(TAP_KINDS, name);
}
