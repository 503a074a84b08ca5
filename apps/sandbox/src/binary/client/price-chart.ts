import type { OptionSeconds } from '@baize/games/binary-option';

import { isStill } from '../../shell/client/motion.ts';
import type { OwnOption } from '../binary-messages.ts';
import { type ChartSpan, chartSpan } from './chart-span.ts';
import type { MarketState } from './market-state.ts';

export interface ChartParts {
  readonly canvas: HTMLCanvasElement;
  readonly ticksPerSecond: number;
  readonly priceText: (level: number) => string;
}

/** Levels that the axis shows at least, so that a quiet minute does not look wild. */
const LEAST_SPAN = 240;
const MARGIN = { right: 76, top: 14, bottom: 18 };
const GRID_LINES = 4;
const COLORS = { up: '#4fd6a0', down: '#ff9b86', line: '#8fc0ff', grid: '#ffffff1c', text: '#b9c6de' };

interface Frame {
  readonly context: CanvasRenderingContext2D;
  readonly span: ChartSpan;
  readonly range: Range;
  readonly width: number;
  readonly height: number;
  x(tick: number): number;
  y(level: number): number;
}

interface Range {
  readonly low: number;
  readonly high: number;
}

/** The price as a line that moves to the left, with the entries of open bets. */
export class PriceChart {
  readonly #parts: ChartParts;
  #drawnTick = -2;
  #drawnSeconds = 0;

  constructor(parts: ChartParts) {
    this.#parts = parts;
  }

  /** Without motion it is drawn once a second. @param chosen the time of the bet that would be placed now */
  draw(state: MarketState, chosen: OptionSeconds, now: number): void {
    const { ticksPerSecond } = this.#parts;
    const isDue =
      !isStill() ||
      chosen !== this.#drawnSeconds ||
      Math.abs(state.lastTick - this.#drawnTick) >= ticksPerSecond;
    if (!isDue && !this.#hasResized()) return;
    this.#drawnTick = state.lastTick;
    this.#drawnSeconds = chosen;
    const frame = this.#frame(state, chosen, now);
    if (frame === null) return;
    this.#drawGrid(frame);
    for (const bet of state.open) this.#drawBet(frame, state, bet);
    this.#drawLine(frame, state);
  }

  #hasResized(): boolean {
    const { canvas } = this.#parts;
    return Math.abs(canvas.width - canvas.clientWidth * scaleOf()) > 1;
  }

  #frame(state: MarketState, chosen: OptionSeconds, now: number): Frame | null {
    const { canvas, ticksPerSecond } = this.#parts;
    const { clientWidth: width, clientHeight: height } = canvas;
    const context = canvas.getContext('2d');
    if (context === null || width === 0) return null;
    const scale = scaleOf();
    if (canvas.width !== Math.round(width * scale) || canvas.height !== Math.round(height * scale)) {
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(height * scale);
    }
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.clearRect(0, 0, width, height);
    const sinceMs = isStill() ? 0 : Math.min(now - state.cameAt, 1_000 / ticksPerSecond);
    const head = state.lastTick + (sinceMs * ticksPerSecond) / 1_000;
    const span = chartSpan({ head, chosen, ticksPerSecond }, state.open);
    const range = rangeOf(state, span.from);
    const { low, high } = range;
    const inner = { width: width - MARGIN.right, height: height - MARGIN.top - MARGIN.bottom };
    return {
      context,
      span,
      range,
      width,
      height,
      x: (tick) => ((tick - span.from) / (span.to - span.from)) * inner.width,
      y: (level) => MARGIN.top + ((high - level) / (high - low)) * inner.height,
    };
  }

  #drawGrid({ context, range: { low, high }, width, y }: Frame): void {
    context.font = '12px Onest, sans-serif';
    context.textBaseline = 'middle';
    context.lineWidth = 1;
    for (let line = 0; line <= GRID_LINES; line++) {
      const level = low + ((high - low) * line) / GRID_LINES;
      context.strokeStyle = COLORS.grid;
      stroke(context, [0, y(level)], [width - MARGIN.right, y(level)]);
      context.fillStyle = COLORS.text;
      context.fillText(this.#parts.priceText(Math.round(level)), width - MARGIN.right + 8, y(level));
    }
  }

  /** Its entry as a line over the whole width, its expiry, and on which side of the entry the price has to be there. */
  #drawBet({ context, width, height, x, y }: Frame, state: MarketState, bet: OwnOption): void {
    const level = state.levelAt(bet.entryTick);
    if (level === null) return;
    const isUp = bet.direction === 'up';
    const entry = Math.max(0, x(bet.entryTick));
    const expiry = x(bet.expiryTick);
    const bottom = height - MARGIN.bottom;
    context.strokeStyle = COLORS[bet.direction];
    context.fillStyle = COLORS[bet.direction];
    context.setLineDash([5, 4]);
    stroke(context, [0, y(level)], [width - MARGIN.right, y(level)]);
    context.setLineDash([]);
    stroke(context, [expiry, MARGIN.top], [expiry, bottom]);
    context.globalAlpha = 0.12;
    context.fillRect(
      entry,
      isUp ? MARGIN.top : y(level),
      expiry - entry,
      isUp ? y(level) - MARGIN.top : bottom - y(level),
    );
    context.globalAlpha = 1;
    context.beginPath();
    context.arc(entry, y(level), 3, 0, 2 * Math.PI);
    context.fill();
    context.fillText(isUp ? '▲' : '▼', entry + 4, y(level) + (isUp ? -9 : 9));
  }

  #drawLine({ context, span, x, y }: Frame, state: MarketState): void {
    const first = firstShown(state, span.from);
    const last = state.levels.at(-1);
    if (last === undefined) return;
    context.beginPath();
    for (let index = first; index < state.levels.length; index++)
      context.lineTo(x(state.firstTick + index), y(state.levels[index] ?? 0));
    context.strokeStyle = COLORS.line;
    context.lineWidth = 2;
    context.lineJoin = 'round';
    context.stroke();
    context.beginPath();
    context.arc(x(state.lastTick), y(last), 4, 0, 2 * Math.PI);
    context.fillStyle = COLORS.line;
    context.fill();
  }
}

const scaleOf = () => Math.min(devicePixelRatio, 2);

function stroke(context: CanvasRenderingContext2D, from: [number, number], to: [number, number]): void {
  context.beginPath();
  context.moveTo(...from);
  context.lineTo(...to);
  context.stroke();
}

/** Place of the first level that is shown; it may be at the edge. */
const firstShown = (state: MarketState, from: number): number =>
  Math.max(0, Math.floor(from) - state.firstTick);

/** All that is shown, with the entries of open bets, and some room. */
function rangeOf(state: MarketState, from: number): Range {
  const entries = state.open.flatMap(({ entryTick }) => state.levelAt(entryTick) ?? []);
  const levels = [...state.levels.slice(firstShown(state, from)), ...entries];
  if (levels.length === 0) return { low: -LEAST_SPAN / 2, high: LEAST_SPAN / 2 };
  const low = Math.min(...levels);
  const high = Math.max(...levels);
  const room = Math.max((LEAST_SPAN - (high - low)) / 2, (high - low) * 0.1);
  return { low: low - room, high: high + room };
}
