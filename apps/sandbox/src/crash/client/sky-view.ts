import { element } from '../../shell/client/page-data.ts';
import type { Amounts } from './amounts.ts';
import type { FlightState } from './flight-state.ts';

/** The part of the craft that is at the end of the curve, in shares of its size: the airship's propeller, a symbol's middle. */
const AIRSHIP_PIVOT = { x: 0.29, y: 0.85 };
const EMBLEM_PIVOT = { x: 0.5, y: 0.5 };

/** The share of the sky's width and height at which the craft stays once it is up. */
const CRUISE = { x: 0.66, y: 0.62 };
/** What the axes show at least: so many seconds, and up to this multiple. */
const LEAST = { seconds: 9, multiple: 2.2 };
const GROWTH_PER_SECOND = 0.06;
const POINTS = 64;
const MARKS = 3;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly span: { readonly seconds: number; readonly multiple: number };
  readonly pad: { readonly left: number; readonly bottom: number };
}

/** The sky with the curve, the craft at its end, and where players left. */
export class SkyView {
  readonly #sky = element('sky');
  readonly #craft = element('craft');
  readonly #canvas = element('curve');
  readonly #still = matchMedia('(prefers-reduced-motion: reduce)');
  readonly #amounts: Amounts;
  readonly #pivot = this.#craft.classList.contains('emblem') ? EMBLEM_PIVOT : AIRSHIP_PIVOT;

  constructor(amounts: Amounts) {
    this.#amounts = amounts;
  }

  draw(state: FlightState, now: number): void {
    const { clientWidth: width, clientHeight: height } = this.#sky;
    const canvas = this.#canvas;
    if (!(canvas instanceof HTMLCanvasElement) || width === 0) return;
    const scale = Math.min(devicePixelRatio, 2);
    if (canvas.width !== Math.round(width * scale) || canvas.height !== Math.round(height * scale)) {
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(height * scale);
    }
    const context = canvas.getContext('2d');
    if (context === null) return;
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.clearRect(0, 0, width, height);
    const isUp = state.phase === 'flight' || state.phase === 'pause';
    const seconds = isUp ? Math.log(state.multiplier(now) / 100) / GROWTH_PER_SECOND : 0;
    const frame = frameOf(width, height, this.#still.matches ? 0 : exactSeconds(state, now, seconds));
    drawScale(context, frame, this.#amounts);
    if (this.#still.matches) return this.#place({ x: width * 0.62, y: height * 0.5 }, 0, 0);
    const end = pointAt(frame, frame.seconds);
    if (isUp) drawCurve(context, frame, state.phase === 'pause');
    if (isUp) this.#drawMarks(context, frame, state);
    this.#place(end, isUp ? tiltOf(frame) : 0, state.phase === 'pause' ? 1 : 0);
    this.#drift(frame.seconds);
  }

  #place({ x, y }: Point, tilt: number, gone: number): void {
    const { offsetWidth: width, offsetHeight: height } = this.#craft;
    const left = Math.min(Math.max(x - width * this.#pivot.x, 6), this.#sky.clientWidth - width * 0.98);
    const top = Math.max(y - height * this.#pivot.y, -height * 0.06);
    this.#craft.style.transform = `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px) rotate(${tilt.toFixed(1)}deg)`;
    this.#craft.classList.toggle('gone', gone === 1);
  }

  /** Clouds pass slowly, the nearer ones faster. */
  #drift(seconds: number): void {
    for (const [name, perSecond] of [
      ['far', 5],
      ['near', 13],
    ] as const) {
      const layer = this.#sky.querySelector<SVGElement>(`.${name}`);
      if (layer)
        layer.style.transform = `translate(${-Math.min(seconds * perSecond, 420)}px, ${Math.min(seconds * perSecond * 0.8, 320)}px)`;
    }
  }

  #drawMarks(context: CanvasRenderingContext2D, frame: Frame, state: FlightState): void {
    const left = [...state.list.values()].filter(([, , , , cashOut]) => cashOut > 100).slice(-MARKS);
    context.font = '500 13px Onest, system-ui, sans-serif';
    for (const [, name, , , cashOut] of left) {
      const { x, y } = pointAt(frame, Math.log(cashOut / 100) / GROWTH_PER_SECOND);
      const label = `${name} ${this.#amounts.multiplier(cashOut)}`.trimStart();
      const width = context.measureText(label).width + 20;
      context.fillStyle = '#0c1222e0';
      roundedBox(context, x - width / 2, y + 14, width, 26, 13);
      context.fillStyle = '#c9f7df';
      context.fillText(label, x - width / 2 + 10, y + 31.5);
      context.beginPath();
      context.arc(x, y, 7, 0, Math.PI * 2);
      context.fillStyle = '#fff';
      context.fill();
      context.lineWidth = 3.5;
      context.strokeStyle = '#35c98b';
      context.stroke();
    }
  }
}

/** The multiplier is rounded down to hundredths, which a slow curve would show as steps; the clock is not. */
function exactSeconds(state: FlightState, now: number, seconds: number): number {
  return state.phase === 'flight' ? state.elapsedMs(now) / 1_000 : seconds;
}

const multipleAt = (seconds: number): number => Math.exp(GROWTH_PER_SECOND * seconds);

function frameOf(width: number, height: number, seconds: number): Frame {
  const pad = { left: width < 560 ? 12 : 60, bottom: Math.max(26, height * 0.09) };
  return {
    width,
    height,
    seconds,
    pad,
    span: {
      seconds: Math.max(LEAST.seconds, seconds / CRUISE.x),
      multiple: Math.max(LEAST.multiple, 1 + (multipleAt(seconds) - 1) / CRUISE.y),
    },
  };
}

function pointAt({ width, height, span, pad }: Frame, seconds: number): Point {
  const rise = (multipleAt(seconds) - 1) / (span.multiple - 1);
  return {
    x: pad.left + (seconds / span.seconds) * (width - pad.left),
    y: height - pad.bottom - rise * (height - pad.bottom) * 0.94,
  };
}

function tiltOf(frame: Frame): number {
  const before = pointAt(frame, Math.max(0, frame.seconds - 0.4));
  const end = pointAt(frame, frame.seconds);
  if (end.x - before.x < 1) return -4;
  return Math.max(-16, (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI) * 0.6;
}

function drawCurve(context: CanvasRenderingContext2D, frame: Frame, isOver: boolean): void {
  const { seconds, height, pad } = frame;
  const base = height - pad.bottom;
  const points = Array.from({ length: POINTS + 1 }, (_, index) => pointAt(frame, (seconds * index) / POINTS));
  const end = points.at(-1) ?? { x: 0, y: 0 };
  context.beginPath();
  context.moveTo(pad.left, base);
  for (const { x, y } of points) context.lineTo(x, y);
  context.lineTo(end.x, base);
  context.closePath();
  const fill = context.createLinearGradient(0, end.y, 0, base);
  fill.addColorStop(0, isOver ? '#ff6b6b55' : '#ffcf8080');
  fill.addColorStop(1, '#ff9a5a08');
  context.fillStyle = fill;
  context.fill();
  for (const [width, color] of [
    [13, isOver ? '#ff4d5a4d' : '#ff9b4a59'],
    [4.5, isOver ? '#ff8a8a' : '#ffe0a3'],
  ] as const) {
    context.beginPath();
    for (const { x, y } of points) context.lineTo(x, y);
    context.lineWidth = width;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.strokeStyle = color;
    context.stroke();
  }
}

/** Lines at whole steps of the multiplier, at most six, with their labels where there is room for them. */
function drawScale(context: CanvasRenderingContext2D, frame: Frame, amounts: Amounts): void {
  const { width, height, span, pad } = frame;
  const raw = (span.multiple - 1) / 5;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= raw) ?? raw;
  context.font = '500 13px Onest, system-ui, sans-serif';
  context.textBaseline = 'alphabetic';
  for (let multiple = step * (Math.floor(1 / step) + 1); multiple < span.multiple; multiple += step) {
    const { y } = pointAt(frame, Math.log(multiple) / GROWTH_PER_SECOND);
    context.strokeStyle = '#ffffff24';
    context.lineWidth = 1;
    context.setLineDash([2, 6]);
    context.beginPath();
    context.moveTo(pad.left, y);
    context.lineTo(width, y);
    context.stroke();
    context.setLineDash([]);
    if (width < 560 || y < 150) continue;
    const label = amounts.multiplier(Math.round(multiple * 100));
    context.fillStyle = '#0c122299';
    roundedBox(context, 8, y - 12, context.measureText(label).width + 12, 24, 6);
    context.fillStyle = '#ffffffe6';
    context.fillText(label, 14, y + 4.5);
  }
  context.strokeStyle = '#ffffff66';
  context.beginPath();
  context.moveTo(pad.left, height - pad.bottom);
  context.lineTo(width, height - pad.bottom);
  context.stroke();
}

function roundedBox(
  context: CanvasRenderingContext2D,
  ...[x, y, width, height, radius]: [x: number, y: number, width: number, height: number, radius: number]
): void {
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fill();
}
