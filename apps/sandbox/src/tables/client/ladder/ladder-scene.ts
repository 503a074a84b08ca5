import { BOOM_LADDER, leaveLadderAt } from '@baize/games/tables/layouts';

import { fillText, make } from '../../../shell/client/page-data.ts';
import type { FinishedRound, SpotBetWire, StateMessage } from '../../table-messages.ts';
import type { Scene, SceneParts } from '../scene.ts';
import type { BoardLayout, Placement } from '../spot-board.ts';
import { formatMultiplier, multiplierOf } from '../spot-names.ts';

interface LadderView {
  readonly rung: number;
  readonly isOver: boolean;
}

const TOP = BOOM_LADDER.length;

/** The ladder with its fuse, and leaving it at the rung that is reached. */
export class LadderScene implements Scene {
  readonly sound = 'wheelTick';
  readonly element = make('div', 'scene ladder-scene');
  readonly #parts: SceneParts;
  readonly #rungs: HTMLElement[];
  readonly #leave = make('button', 'leave');
  readonly #caption = make('p', 'wheel-caption');
  #view: LadderView | null = null;
  #bets: readonly SpotBetWire[] = [];

  constructor(parts: SceneParts) {
    this.#parts = parts;
    const { texts } = parts.data;
    const ladder = make('ol', 'ladder');
    this.#rungs = BOOM_LADDER.map(({ rung }) => {
      const step = make('li', 'rung');
      step.append(make('span', 'rung-number', String(rung)), make('b', '', `${multiplierOf(rung, texts)}×`));
      return step;
    });
    ladder.append(...[...this.#rungs].reverse());
    this.#leave.type = 'button';
    this.#leave.hidden = true;
    this.#leave.addEventListener('click', () => parts.move('leave'));
    this.element.append(ladder, this.#caption, this.#leave);
  }

  layout(isNarrow: boolean): BoardLayout {
    const { spots } = this.#parts.data;
    const columns = isNarrow ? 4 : 6;
    const climbs = spots.filter(({ kind }) => kind === 'climb');
    const busts = spots.filter(({ kind }) => kind === 'bust');
    const climbRows = Math.ceil(climbs.length / columns);
    const place = (list: typeof spots, top: number, across: number): Placement[] =>
      list.map(({ id, kind }, index) => {
        const width = columns / across;
        return {
          spot: id,
          x: (index % across) * width,
          y: top + Math.floor(index / across),
          width,
          height: 1,
          look: `felt-box ${kind}`,
          face: () => this.#face(id),
        };
      });
    return {
      columns,
      rows: climbRows + 1,
      placements: [...place(climbs, 0, columns), ...place(busts, climbRows, busts.length)],
    };
  }

  show({ phase, view }: StateMessage): void {
    const isShown = phase === 'playing' || phase === 'result';
    this.#view = isShown ? (view as LadderView) : null;
    const { rung = 0, isOver = false } = this.#view ?? {};
    const isTop = rung === TOP;
    for (const [index, step] of this.#rungs.entries()) {
      step.classList.toggle('reached', index < rung);
      step.classList.toggle('spark', isShown && !isOver && index === rung - 1);
      step.classList.toggle('boom', isOver && !isTop && index === rung);
    }
    this.element.classList.toggle('lit', isShown && !isOver);
    this.#caption.textContent = this.#captionOf(isShown, rung, isOver);
    this.#offerLeave();
  }

  showOwn(bets: readonly SpotBetWire[], isTaken: boolean): void {
    this.#bets = isTaken ? bets : [];
    this.#offerLeave();
  }

  describe({ phase, view }: StateMessage): string | null {
    if (phase !== 'result') return null;
    const { rung } = view as LadderView;
    return this.#captionOf(true, rung, true);
  }

  pip({ result = '1.00' }: FinishedRound): HTMLElement {
    const value = Number(result);
    const look = value >= 4.8 ? 'green' : value > 1 ? 'black' : 'red';
    return make('span', `pip wide ${look}`, `${formatMultiplier(value, this.#parts.data.texts)}×`);
  }

  #captionOf(isShown: boolean, rung: number, isOver: boolean): string {
    const { ladder } = this.#parts.data.texts;
    if (!isShown) return '';
    const n = rung === 0 ? '1' : multiplierOf(rung, this.#parts.data.texts);
    if (!isOver) return rung === 0 ? ladder.start : `${n}×`;
    return fillText(rung === TOP ? ladder.top : ladder.bust, { n });
  }

  #offerLeave(): void {
    const { rung = 0, isOver = true } = this.#view ?? {};
    const canLeave = !isOver && this.#bets.some(({ spot }) => leaveLadderAt(spot, rung) !== null);
    this.#leave.hidden = !canLeave;
    const { texts } = this.#parts.data;
    if (canLeave) this.#leave.textContent = fillText(texts.ladder.leave, { n: multiplierOf(rung, texts) });
  }

  #face(spot: string): HTMLElement {
    const { texts, spots } = this.#parts.data;
    const { kind = '', pays = 0 } = spots.find(({ id }) => id === spot) ?? {};
    const [, n = ''] = spot.split('-');
    const face = make('span', 'face');
    const multiplier = `${formatMultiplier(pays + 1, texts)}×`;
    const [name, note] =
      kind === 'climb' ? [multiplier, `#${n}`] : [fillText(texts.spots.bustShort, { n }), multiplier];
    face.append(make('b', '', name), make('small', '', note));
    return face;
  }
}
