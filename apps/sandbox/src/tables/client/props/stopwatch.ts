import { make } from '../../../shell/client/page-data.ts';
import { nameOfSpot } from '../spot-names.ts';
import { evenRow, numberedRow } from '../spot-rows.ts';
import { animateFrom, drawing, onCircle, prefersStillness, svg } from '../svg.ts';
import type { Prop } from './prop.ts';

/** Before the hand starts. */
const START_MS = 600;
const SECONDS = 10;
const MS_PER_HUNDREDTH = 10;

/** A stopwatch whose hand goes round once in ten seconds, in real time, and stops at the result. */
export function createStopwatch(lang: 'tr' | 'en'): Prop {
  const format = new Intl.NumberFormat(lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const text = (hundredths: number) => format.format(hundredths / 100);
  const hand = svg(
    'g',
    { class: 'rotor' },
    svg('path', { d: 'M-2.2 18L-1.2 -74H1.2L2.2 18Z', fill: '#c8202f' }),
    svg('circle', { r: 7, fill: '#c8202f' }),
    svg('circle', { r: 2.6, fill: '#fff' }),
  );
  const element = make('div', 'stopwatch');
  const reading = make('output', 'stopwatch-reading', text(0));
  reading.setAttribute('aria-hidden', 'true');
  element.append(drawing('-110 -134 220 248', 'stopwatch-dial', ...body(), ...marks(), hand), reading);
  let frame = 0;

  /** Counts along with the hand. */
  const count = (hundredths: number, lateMs: number): void => {
    const start = performance.now() - lateMs;
    const step = (): void => {
      const now = Math.min(hundredths, (performance.now() - start) / MS_PER_HUNDREDTH);
      const isOver = prefersStillness() || now >= hundredths;
      reading.textContent = text(isOver ? hundredths : Math.floor(now));
      if (!isOver) frame = requestAnimationFrame(step);
    };
    step();
  };

  return {
    element,
    sound: 'wheelTick',
    rows: [
      evenRow('early', 'odd', 'even', 'late'),
      numberedRow('second', [0, 1, 2, 3, 4]),
      numberedRow('second', [5, 6, 7, 8, 9]),
      evenRow('twins'),
    ],
    face: (spot) => {
      const [head, second] = spot.split('-');
      if (head !== 'second' || second === undefined) return undefined;
      return make('b', '', `${second}${text(0).charAt(1)}xx`);
    },
    play: (view, elapsedMs, script) => {
      const hundredths = view as number;
      script.at(START_MS, elapsedMs, (lateMs) => {
        const to = hundredths / (SECONDS * 100);
        const turns = [0, to].map((turn) => ({ transform: `rotate(${turn * 360}deg)` }));
        const timing = { durationMs: Math.max(1, hundredths * MS_PER_HUNDREDTH), elapsedMs: lateMs };
        animateFrom(hand, turns, timing);
        count(hundredths, lateMs);
      });
    },
    clear: () => {
      cancelAnimationFrame(frame);
      for (const animation of hand.getAnimations()) animation.cancel();
      reading.textContent = text(0);
    },
    describe: (view, texts) => nameOfSpot({ id: `time-${text(view as number)}`, kind: 'time' }, texts),
    pip: ({ result = '', color = '' }) => make('span', `pip ${color}`, text(Number(result) * 100)),
  };
}

function body(): SVGElement[] {
  return [
    svg('rect', { x: -12, y: -132, width: 24, height: 22, rx: 5, fill: '#c9953f' }),
    svg('circle', { r: 108, fill: '#2a1a0a' }),
    svg('circle', { r: 105, fill: '#d9a441' }),
    svg('circle', { r: 96, fill: '#fffdf5', stroke: '#7c4d12', 'stroke-width': 1.5 }),
  ];
}

/** Ten seconds around the dial, in tenths. */
function marks(): SVGElement[] {
  return Array.from({ length: SECONDS * 10 }, (_, tenth) => {
    const turn = tenth / (SECONDS * 10);
    const isSecond = tenth % 10 === 0;
    const [x1, y1] = onCircle(isSecond ? 80 : 88, turn);
    const [x2, y2] = onCircle(93, turn);
    const line = svg('path', {
      d: `M${x1} ${y1}L${x2} ${y2}`,
      stroke: '#14181b',
      'stroke-width': isSecond ? 2.6 : 0.9,
    });
    if (!isSecond) return line;
    const [x, y] = onCircle(66, turn);
    const number = svg(
      'text',
      {
        x,
        y,
        'text-anchor': 'middle',
        'dominant-baseline': 'central',
        'font-size': 19,
        'font-weight': 800,
        fill: '#14181b',
      },
      String(tenth / 10),
    );
    return svg('g', {}, line, number);
  });
}
