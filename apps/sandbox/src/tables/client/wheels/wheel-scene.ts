import { MONEY_WHEEL, SWEET_WHEEL } from '@baize/games/tables/layouts';

import { fillText, make } from '../../../shell/client/page-data.ts';
import type { FinishedRound, StateMessage } from '../../table-messages.ts';
import type { Scene, SceneParts } from '../scene.ts';
import type { BoardLayout } from '../spot-board.ts';
import { nameOfSpot } from '../spot-names.ts';
import { drawSegmentWheel, type SegmentWheel } from './segment-wheel.ts';
import { SweetBonusView, type SweetBonusData } from './sweet-bonus-view.ts';

const SPIN_MS = 7_000;
/** The sugar falls before the wheel turns. */
const SUGAR_MS = 2_500;
/** The wheel stands still for the rest of its time. */
const TURN_SHARE = 0.86;

const COLORS: Readonly<Record<string, readonly [fill: string, ink: string]>> = {
  '1': ['#d9a441', '#2a1206'],
  '2': ['#1f62c4', '#fff'],
  '5': ['#7a2fb0', '#fff'],
  '10': ['#17835a', '#fff'],
  '20': ['#c8202f', '#fff'],
  '40': ['#0f1720', '#ffe39a'],
  '2x': ['#fff1c9', '#8a1020'],
  '7x': ['#fff1c9', '#8a1020'],
  BUBBLE: ['#1ba3b8', '#fff'],
  CANDY: ['#e0457f', '#fff'],
  SWEET: ['#ff8a2a', '#3a1500'],
};
const colorOf = (segment: string) => COLORS[segment] ?? (['#666', '#fff'] as const);

/** What was drawn, of either wheel. */
interface WheelView {
  readonly stops: readonly number[];
  readonly sprinkle: { readonly segment: string; readonly multiplier: number } | null;
  readonly bonus: SweetBonusData | null;
}

export class WheelScene implements Scene {
  readonly sound = 'wheelTick';
  readonly element = make('div', 'scene wheel-scene');
  readonly #parts: SceneParts;
  readonly #segments: readonly string[];
  readonly #wheel: SegmentWheel;
  readonly #caption = make('p', 'wheel-caption');
  readonly #bonus: SweetBonusView;
  #shown = '';
  #timers: number[] = [];

  constructor(parts: SceneParts) {
    this.#parts = parts;
    this.#segments = parts.data.play === 'tables/sweet-wheel' ? SWEET_WHEEL : MONEY_WHEEL;
    this.#wheel = drawSegmentWheel(this.#segments, colorOf, (segment) => this.#label(segment));
    this.#bonus = new SweetBonusView(parts.data.texts);
    const stand = make('div', 'wheel-stand');
    stand.append(this.#wheel.element, this.#bonus.element);
    this.element.append(stand, this.#caption);
  }

  layout(): BoardLayout {
    const { spots } = this.#parts.data;
    const placements = spots.map(({ id, kind, pays }, index) => {
      const face = () => {
        const box = make('span', 'face');
        const isNumber = /^\d+$/.test(id);
        box.append(make('b', '', nameOfSpot({ id, kind }, this.#parts.data.texts)));
        if (isNumber) box.append(make('small', '', `${pays}:1`));
        return box;
      };
      return {
        spot: id,
        x: index % 3,
        y: Math.floor(index / 3),
        width: 1,
        height: 1,
        look: `felt-box wheel-${id}`,
        face,
      };
    });
    return { columns: 3, rows: 2, placements };
  }

  show({ phase, round, view }: StateMessage, elapsedMs: number): void {
    const result = readView(view);
    if (result === null || (phase !== 'playing' && phase !== 'result')) return this.#clear();
    if (this.#shown === round) return;
    this.#clear();
    this.#shown = round;
    this.#play(result, phase === 'result' ? Number.POSITIVE_INFINITY : elapsedMs);
  }

  describe({ phase, view }: StateMessage): string | null {
    const result = readView(view);
    if (phase !== 'result' || result === null) return null;
    const labels = result.stops.map((stop) => this.#label(this.#segments[stop] ?? ''));
    return labels.join(' → ');
  }

  pip({ result = '' }: FinishedRound): HTMLElement {
    const pip = make('span', `pip segment-${result.toLowerCase()}`, this.#label(result).slice(0, 3));
    return pip;
  }

  #label(segment: string): string {
    if (segment === '2x' || segment === '7x') return segment.replace('x', '×');
    if (/^\d/.test(segment)) return segment;
    return { BUBBLE: '●', CANDY: '◆', SWEET: '★' }[segment] ?? segment;
  }

  /** @param elapsedMs since the round is shown */
  #play({ stops, sprinkle, bonus }: WheelView, elapsedMs: number): void {
    const { texts } = this.#parts.data;
    const beforeMs = sprinkle === null ? 0 : SUGAR_MS;
    if (sprinkle !== null) {
      const segment = nameOfSpot({ id: sprinkle.segment.toLowerCase(), kind: 'number' }, texts);
      this.#caption.textContent = fillText(texts.wheel.sugar, { segment, multiplier: sprinkle.multiplier });
    }
    for (const [index, stop] of stops.entries()) {
      const startMs = beforeMs + index * SPIN_MS;
      this.#at(startMs - elapsedMs, (lateMs) =>
        this.#wheel.spin(stop, { durationMs: SPIN_MS * TURN_SHARE, elapsedMs: lateMs }),
      );
      if (index === stops.length - 1) continue;
      const segment = this.#label(this.#segments[stop] ?? '');
      this.#at(startMs + SPIN_MS * TURN_SHARE - elapsedMs, () => {
        this.#caption.textContent = fillText(texts.wheel.again, { segment });
      });
    }
    if (bonus !== null)
      this.#at(beforeMs + SPIN_MS - elapsedMs, (lateMs) => {
        this.#caption.textContent = this.#bonus.play(bonus, lateMs);
      });
  }

  #at(dueMs: number, run: (lateMs: number) => void): void {
    if (dueMs <= 0) run(-dueMs);
    else this.#timers.push(window.setTimeout(() => run(0), dueMs));
  }

  #clear(): void {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
    this.#shown = '';
    this.#caption.textContent = '';
    this.#bonus.clear();
  }
}

function readView(view: unknown): WheelView | null {
  if (typeof view !== 'object' || view === null) return null;
  const { stops, stop, sprinkle = null, bonus = null } = view as Partial<WheelView> & { stop?: number };
  return { stops: stops ?? [stop ?? 0], sprinkle, bonus };
}
